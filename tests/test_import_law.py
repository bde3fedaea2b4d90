"""The import law: who may import whom, and what no module may do.

The law stands here as data; the tests read the imports out of the source, so that a module
breaks it the moment it is written, not when it is run.
"""

from __future__ import annotations

import ast
import sys
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
GAME = ROOT / "game"

LAYERS: dict[str, frozenset[str]] = {
    "engine": frozenset(),
    "play": frozenset({"engine"}),
    "text": frozenset({"engine", "play"}),
    "store": frozenset({"engine", "play"}),
    "input": frozenset(),
    "ui": frozenset({"input"}),
    "table": frozenset({"engine", "text", "ui", "input"}),
    "scenes": frozenset({"engine", "play", "text", "store", "input", "ui", "table"}),
}
"""Each package with those beneath it that it may import."""
ROOT_MODULES: dict[str, frozenset[str]] = {
    "resources": frozenset(),
    "distinct": frozenset(),
    "startup": frozenset({"play"}),
    "verifier": frozenset({"engine", "play", "text"}),
    "cli": frozenset({"play", "text", "app", "startup", "verifier"}),
}
"""The same for the modules beside the packages; those not named may import anything."""
READS_ASSETS = frozenset({"text", "ui", "store", "table", "scenes"})
"""Packages that may ask ``resources`` where a file lies."""
MAKES_FACTS = frozenset({"store", "input", "ui", "table", "scenes", "startup"})
"""Packages that may use ``distinct`` for their small values."""
WITHOUT_PYGAME = frozenset(
    {"engine", "play", "text", "store", "resources", "distinct", "startup", "verifier", "cli"}
)
WITHOUT_PYGAME_MODULES = frozenset({"table.layout", "input.elements", "input.intents"})
PURE = frozenset({"engine", "play"})
# fmt: off
IMPURE = frozenset({
    "asyncio", "builtins", "ctypes", "datetime", "gettext", "importlib", "io", "locale",
    "logging", "multiprocessing", "os", "pathlib", "platform", "random", "secrets", "shutil",
    "signal", "sqlite3", "subprocess", "sys", "tempfile", "threading", "time", "uuid",
})
# fmt: on
"""Clocks, files, chance, the system: nothing of that in a pure package."""
# fmt: off
NETWORK = frozenset({
    "aiohttp", "asyncio", "ftplib", "http", "httpx", "imaplib", "nntplib", "poplib", "requests",
    "smtplib", "socket", "socketserver", "ssl", "telnetlib", "urllib", "urllib3", "webbrowser",
    "xmlrpc",
})
# fmt: on
HIDDEN_IMPORTS = frozenset({"__import__", "import_module", "exec", "eval", "compile"})
THIRD_PARTY = frozenset({"pygame", "platformdirs"})
LONGEST = 300
"""Lines of a module."""
DIRECTOR = "scenes.director"
"""The one module that knows every scene."""
SCENE_COMMONS = frozenset(
    {
        "scenes.scene",
        "scenes.services",
        "scenes.destinations",
        "scenes.asking",
        "scenes.record_keeping",
    }
)
"""What the director shares with the scenes; the rest of its imports are scenes."""


class Import(NamedTuple):
    """One import statement's target."""

    module: str
    """Dotted, from ``game`` if it is ours, without that name: ``engine.cards``."""
    ours: bool
    line: int


def modules() -> dict[str, Path]:
    """Every module under ``game``, dotted without that name; packages by their own name."""
    found = {}
    for path in sorted(GAME.rglob("*.py")):
        parts = path.relative_to(GAME).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


MODULES = modules()


def imports(name: str) -> list[Import]:
    """What a module imports, at its top or anywhere within."""
    path = MODULES[name]
    package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [Import(alias.name, False, node.lineno) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            if not node.level:
                found.append(Import(str(node.module), False, node.lineno))
                continue
            base = package[: len(package) - node.level + 1]
            base += node.module.split(".") if node.module else []
            for alias in node.names:
                inner = ".".join([*base, alias.name])
                target = inner if inner in MODULES else ".".join(base)
                found.append(Import(target, True, node.lineno))
    return found


def layer(name: str) -> str:
    """The package or root module that a module belongs to."""
    return name.partition(".")[0]


def test_there_is_something_to_judge() -> None:
    assert {"engine.cards", "play.session", "text.catalogue", "cli"} <= set(MODULES)
    packages = {path.parent.name for path in GAME.glob("*/__init__.py")}
    assert packages <= set(LAYERS)


@pytest.mark.parametrize("name", MODULES)
def test_imports_go_downward(name: str) -> None:
    own = layer(name)
    allowed = LAYERS.get(own, ROOT_MODULES.get(own))
    if allowed is None:
        return
    wrong = [
        f"{name}:{found.line} imports {found.module}"
        for found in imports(name)
        if found.ours
        and found.module
        and layer(found.module) not in {own, *allowed}
        and not (found.module == "resources" and own in READS_ASSETS)
        and not (found.module == "distinct" and own in MAKES_FACTS)
    ]
    assert not wrong


@pytest.mark.parametrize("name", MODULES)
def test_imports_of_our_own_are_relative(name: str) -> None:
    assert not [
        f for f in imports(name) if not f.ours and layer(f.module) in {"game", "spiderette"}
    ]


@pytest.mark.parametrize("name", MODULES)
def test_only_what_the_player_installs_comes_from_outside(name: str) -> None:
    known = sys.stdlib_module_names | THIRD_PARTY
    assert not [f for f in imports(name) if not f.ours and layer(f.module) not in known]


@pytest.mark.parametrize("name", MODULES)
def test_pygame_stays_above(name: str) -> None:
    if layer(name) in WITHOUT_PYGAME or name in WITHOUT_PYGAME_MODULES:
        assert "pygame" not in {layer(f.module) for f in imports(name) if not f.ours}


@pytest.mark.parametrize("name", [name for name in MODULES if layer(name) in PURE])
def test_pure_packages_ask_nothing_of_the_world(name: str) -> None:
    assert not {layer(f.module) for f in imports(name) if not f.ours} & IMPURE
    calls = {
        node.func.id
        for node in ast.walk(ast.parse(MODULES[name].read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not calls & {"open", "print", "input"}


@pytest.mark.parametrize("name", MODULES)
def test_nothing_reaches_for_the_network(name: str) -> None:
    assert not {layer(f.module) for f in imports(name) if not f.ours} & NETWORK


@pytest.mark.parametrize("name", MODULES)
def test_no_import_hides(name: str) -> None:
    called = set()
    for node in ast.walk(ast.parse(MODULES[name].read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            called.add(node.func.id)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            called.add(node.func.attr if node.func.attr == "import_module" else "")
    assert not called & HIDDEN_IMPORTS


def test_no_import_goes_in_a_circle() -> None:
    graph = {
        name: {f.module for f in imports(name) if f.ours and f.module not in ("", name)}
        for name in MODULES
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))


def test_scenes_do_not_know_each_other() -> None:
    """A module that defines a page is imported by the director and by nobody else."""
    scenes = {f.module for f in imports(DIRECTOR) if layer(f.module) == "scenes"} - SCENE_COMMONS
    assert len(scenes) > 3
    wrong = [
        f"{name}:{found.line} imports {found.module}"
        for name in MODULES
        if name != DIRECTOR
        for found in imports(name)
        if found.ours and found.module in scenes
    ]
    assert not wrong


@pytest.mark.parametrize(
    "path",
    [*GAME.rglob("*.py"), *(ROOT / "tools").rglob("*.py"), ROOT / "main.py"],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_modules_are_short(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= LONGEST


@pytest.mark.parametrize("name", MODULES)
def test_modules_say_what_they_are(name: str) -> None:
    docstring = ast.get_docstring(ast.parse(MODULES[name].read_text("utf-8")))
    assert docstring
    assert docstring.splitlines()[0].endswith(".")
