from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest

from game import __version__
from game.cli import main
from game.play.gamecode import GameCode
from game.startup import Options
from tests.data_files import EXPECTED, RECORDS

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = str(RECORDS / "example-53.txt")
KEYS = ["code", "moves", "score", "won", "stuck", "stock", "runs", "columns"]


def program(*arguments: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """The program as a process of its own."""
    return subprocess.run(
        [sys.executable, str(ROOT / "main.py"), *arguments],
        input=stdin,
        capture_output=True,
        check=False,
        timeout=60,
    )


def usage_error(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    return err


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Options]:
    """What the game would be started with."""
    options: list[Options] = []

    def run(wanted: Options) -> int:
        options.append(wanted)
        return 7

    app = ModuleType("game.app")
    app.run = run  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "game.app", app)
    return options


@pytest.mark.parametrize("name", EXPECTED)
def test_every_published_record(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--verify", str(RECORDS / name), "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert json.loads(out) == EXPECTED[name]
    assert list(json.loads(out)) == KEYS
    assert out.count("\n") == 1


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("example-53.txt", "SD1-S1-AAAAABD: won, 53 moves, 847 points\n"),
        (
            "sd1-s1-aaaaaea-half.txt",
            "SD1-S1-AAAAAEA: not finished, 24 moves, 576 points, "
            "1 of 4 runs removed, 2 deals left\n",
        ),
    ],
)
def test_the_end_in_words(name: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--verify", str(RECORDS / name)]) == 0
    assert capsys.readouterr() == (words, "")


def test_one_is_singular(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "one.txt"
    path.write_text("SD1-S1-AAAAABD D D D", "utf-8")
    assert main(["--verify", str(path)]) == 0
    assert capsys.readouterr().out.endswith(
        "3 moves, 497 points, 0 of 4 runs removed, 1 deal left\n"
    )


def test_a_refused_token(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "refused.txt"
    path.write_text("SD1-S1-AAAAABD\n6-3 6-2\n2-6x2 1-2\nD 7-1\n", "utf-8")
    assert main(["--verify", str(path), "--json"]) == 1
    out, err = capsys.readouterr()
    assert json.loads(out)["moves"] == 4
    assert err == (
        "Line 4, token 5 “D”: Column 1 is empty. "
        "Put a card there first: a deal needs one in every column.\n"
    )


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "The record is empty"),
        (b"# nothing\n", "The record is empty"),
        (b"hello", "Line 1: The game “HELLO” is unknown"),
        (b"\nSD1-S1-AAAAAB", "Line 2: The last part of the code has 6 letters instead of 7."),
        (b"SD1-S1-AAAAABD 6-3 x", "Line 1, token 2 “x”"),
        (b"SD1-S1-AAAAABD 9-1", "There is no such column."),
        (b"SD1-S1-AAAAABD\xff", "not UTF-8 text: byte 15"),
        ("SD1-S1-AAAAABD".encode("utf-16"), "not UTF-8 text: byte 1"),
        (bytes(range(256)) * 9, "not UTF-8 text"),
        (b"\x00" * 5000, "Line 1"),
    ],
)
def test_a_malformed_record(
    content: bytes, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "record.txt"
    path.write_bytes(content)
    assert main(["--verify", str(path)]) == 1
    err = capsys.readouterr().err
    assert words in err
    assert err.count("\n") == 1


def test_a_byte_order_mark_and_windows_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "Ä ű 譜.txt"
    path.write_bytes(b"\xef\xbb\xbfSD1-S1-AAAAABD\r\n6-3\r\n")
    assert main(["--verify", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["moves"] == 1


@pytest.mark.parametrize("name", ["missing.txt", ".", "", "a\x00b", "example/none.txt"])
def test_no_such_file(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["--verify", name]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"The record {name!r} cannot be read: ")
    assert err.count("\n") == 1


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="needs a file that is forbidden")
def test_a_forbidden_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "secret.txt"
    path.touch(mode=0)
    assert main(["--verify", str(path)]) == 2
    assert "Permission denied" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        ["--json"],
        ["--verify"],
        ["--verify", EXAMPLE, "extra"],
        ["--verify", EXAMPLE, "--jso"],
        ["--nonsense"],
        ["record.txt"],
        ["--lang", "de"],
        ["--size", "big"],
        ["--size", "640"],
        ["--size", "640x"],
        ["--size", "-640x480"],
        ["--size", "640x480x2"],
        ["--size", "0x0"],
        ["--size", "99999x480"],
        ["--size", "6" * 5000 + "x480"],
        ["--code", ""],
        ["--replay"],
        ["--replay", EXAMPLE, "--code", "SD1-S1-AAAAABD"],
    ],
)
def test_wrong_usage(
    arguments: Sequence[str], capsys: pytest.CaptureFixture[str], started: list[Options]
) -> None:
    assert "usage: spiderette" in usage_error(capsys, *arguments)
    assert not started


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("SD1-S3-AAAAABD", "The suits “S3” are unknown: they are S1, S2 or S4."),
        ("SD1-S1-AAAAAB7", "“7” in place 7 of the last part is no letter from A to Z."),
        ("SX1-S1-AAAAABD", "The game “SX1” is unknown"),
    ],
)
def test_a_wrong_code_is_told_in_words(
    code: str, words: str, capsys: pytest.CaptureFixture[str], started: list[Options]
) -> None:
    assert words in usage_error(capsys, "--code", code)
    assert not started


def test_without_arguments_the_settings_decide(started: list[Options]) -> None:
    assert main([]) == 7
    assert started == [Options()]


def test_options_reach_the_game(started: list[Options]) -> None:
    arguments = ["--code", "ｓｐ１ーｓ４ーａａａａａｂｄ", "--fullscreen", "--lang", "ja"]
    assert main([*arguments, "--size", "854x480"]) == 7
    code = GameCode.read("SP1-S4-AAAAABD")
    assert started == [Options(code=code, fullscreen=True, language="ja", size=(854, 480))]


def test_a_window_can_be_asked_for(started: list[Options]) -> None:
    assert main(["--windowed", "--verbose"]) == 7
    assert started == [Options(fullscreen=False, verbose=True)]
    with pytest.raises(SystemExit):
        main(["--windowed", "--fullscreen"])


def test_a_record_to_watch_reaches_the_game(started: list[Options]) -> None:
    assert main(["--replay", EXAMPLE, "--size", "640x480"]) == 7
    assert started == [Options(replay=Path(EXAMPLE).read_text("utf-8"), size=(640, 480))]


def test_a_record_with_a_late_fault_can_be_watched(
    tmp_path: Path, started: list[Options], capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "refused.txt"
    path.write_text("SD1-S1-AAAAABD 6-3 1-1", "utf-8")
    assert main(["--replay", str(path)]) == 7
    assert started == [Options(replay="SD1-S1-AAAAABD 6-3 1-1")]
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("content", "status", "words"),
    [
        (None, 2, "cannot be read"),
        (b"", 1, "The record is empty"),
        (b"SD1-S3-AAAAABD 6-3", 1, "Line 1: The suits “S3” are unknown"),
        (b"\xff\xfe", 1, "not UTF-8 text"),
    ],
)
def test_what_cannot_be_watched(
    content: bytes | None,
    status: int,
    words: str,
    tmp_path: Path,
    started: list[Options],
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "record.txt"
    if content is not None:
        path.write_bytes(content)
    assert main(["--replay", str(path)]) == status
    assert not started
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err
    assert err.count("\n") == 1


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--version"])
    assert caught.value.code == 0
    assert capsys.readouterr().out == f"spiderette {__version__}\n"


def test_standard_input_in_a_process_of_its_own() -> None:
    done = program("--verify", "-", "--json", stdin=Path(EXAMPLE).read_bytes())
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout) == EXPECTED["example-53.txt"]
    done = program("--verify", "-", stdin=b"SD1-S1-AAAAABD 1-1")
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr


def test_verifying_imports_only_what_it_needs() -> None:
    """No pygame, nothing of the window, none of the slow modules of the standard library."""
    script = (
        "import sys; from game.cli import main; "
        f"main(['--verify', {EXAMPLE!r}, '--json']); "
        "print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, check=False, timeout=60
    )
    assert done.returncode == 0
    modules = set(done.stderr.decode().split())
    assert "game.verifier" in modules
    assert not modules & {"pygame", "game.app", "game.startup", "game.text", "sqlite3", "textwrap"}


@pytest.mark.skipif(os.name == "nt", reason="closes streams as a shell does")
@pytest.mark.parametrize(
    ("redirection", "status"),
    [(">&-", 0), ("<&-", 0), ("2>&-", 0), ("<&- >&- 2>&-", 0), ("> /dev/full", 2)],
)
def test_closed_and_full_streams(redirection: str, status: int) -> None:
    if "/dev/full" in redirection and not Path("/dev/full").exists():
        pytest.skip("no full device here")
    command = f'"$0" "$1" --verify "$2" {redirection}'
    done = subprocess.run(
        ["/bin/sh", "-c", command, sys.executable, str(ROOT / "main.py"), EXAMPLE],
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == status
    assert b"Traceback" not in done.stderr
    assert b"Exception" not in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="closes streams as a shell does")
def test_closed_standard_input_as_the_record() -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", '"$0" "$1" --verify - <&-', sys.executable, str(ROOT / "main.py")],
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 2
    assert done.stderr.startswith(b"The record '-' cannot be read: ")


@pytest.mark.skipif(os.name == "nt", reason="needs a pipe whose reader is gone")
def test_a_reader_that_went_away() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, str(ROOT / "main.py"), "--verify", EXAMPLE],
        stdout=writer,
        stderr=subprocess.PIPE,
        check=False,
        timeout=60,
    )
    os.close(writer)
    assert done.returncode == 2
    assert done.stderr == b"The result cannot be written: Broken pipe.\n"
