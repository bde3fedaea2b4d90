from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.store.settings import Animation, Settings, checked, read_settings, write_value
from game.store.settings_store import SettingsStore
from game.store.store import Store

CHANGED: dict[str, Any] = {
    "double_click": False,
    "single_tap": True,
    "automatic_placement": True,
    "placement_guide": False,
    "interactive_rules": False,
    "animation": Animation.FAST,
    "reduced_motion": True,
    "language": "hu",
    "volume_effects": 0,
    "volume_interface": 10,
    "muted": True,
    "full_screen": True,
    "window_maximised": True,
    "window_size": (640, 480),
    "window_place": (-20, 15),
    "show_score": False,
    "show_clock": True,
    "left_handed": True,
    "four_colours": True,
    "large_index": True,
    "theme": "contrast",
    "card_back": "plain",
    "safe_margin": 5,
    "last_variant": "SP",
    "last_suits": 4,
    "bindings": '{"undo": ["u"]}',
}
WRONG: list[tuple[str, Any]] = [
    ("double_click", 1),
    ("double_click", None),
    ("animation", "warp"),
    ("animation", 3),
    ("reduced_motion", "yes"),
    ("language", 7),
    ("language", ""),
    ("language", "../../etc"),
    ("volume_effects", 11),
    ("volume_effects", -1),
    ("volume_effects", True),
    ("volume_effects", 5.0),
    ("window_size", [640]),
    ("window_size", [640, 0]),
    ("window_size", [640, "480"]),
    ("window_size", 640),
    ("window_place", [3]),
    ("window_place", (3, "4")),
    ("window_place", (3, 40000)),
    ("theme", []),
    ("last_variant", "XX"),
    ("last_suits", 3),
    ("last_suits", True),
    ("last_suits", 1.0),
    ("bindings", {}),
]


def test_the_defaults_of_the_rules_page() -> None:
    now = Settings()
    assert now.double_click
    assert not now.automatic_placement
    assert now.placement_guide
    assert now.interactive_rules
    assert (now.single_tap, now.animation, now.language) == (False, "normal", None)


def test_every_setting_is_tried_here() -> None:
    assert set(CHANGED) == set(Settings._fields)
    assert all(value != getattr(Settings(), name) for name, value in CHANGED.items())


@pytest.mark.parametrize("name", CHANGED)
def test_a_changed_setting_comes_back(name: str, store: Store) -> None:
    store.settings.set(name, CHANGED[name])
    assert getattr(store.settings.now, name) == CHANGED[name]
    text = write_value(CHANGED[name])
    again = read_settings({name: text})
    assert getattr(again, name) == CHANGED[name]
    assert type(getattr(again, name)) is type(CHANGED[name])


@pytest.mark.parametrize(("name", "value"), WRONG)
def test_a_wrong_value_leaves_the_default_and_the_rest(name: str, value: object) -> None:
    other = "muted" if name != "muted" else "full_screen"
    now = read_settings({name: json.dumps(value), other: "true"})
    assert getattr(now, name) == getattr(Settings(), name)
    assert getattr(now, other) is True
    with pytest.raises(ValueError, match="is not"):
        checked(name, value)


@pytest.mark.parametrize("text", ["", "{", "\x00", "nul", "[" * 100_000, 7, None, b"\xff"])
def test_a_value_that_is_no_json_leaves_the_default(text: object) -> None:
    assert read_settings({"muted": text, "language": '"ja"'}) == Settings(language="ja")


@given(st.dictionaries(st.sampled_from(sorted(CHANGED)), st.text(max_size=20)))
def test_no_text_is_an_error(stored: dict[str, str]) -> None:
    assert isinstance(read_settings(dict(stored)), Settings)


def test_listeners_are_told_each_change_once(store: Store) -> None:
    told: list[Settings] = []
    store.settings.watch(told.append)
    store.settings.set("muted", True)
    store.settings.set("muted", True)
    store.settings.reset()
    assert told == [Settings(muted=True), Settings()]


def test_there_is_no_other_setting(store: Store) -> None:
    with pytest.raises(KeyError):
        store.settings.set("cheat", True)
    with pytest.raises(ValueError, match="true or false"):
        store.settings.set("muted", "no")
    assert store.settings.now == Settings()


def test_a_setting_of_a_newer_version_is_kept() -> None:
    from game.store.opening import in_memory
    from game.store.trouble import Troubles

    database = in_memory(Troubles())
    database.execute("INSERT INTO settings (name, value) VALUES ('hologram', '3')")
    database.execute("INSERT INTO settings (name, value) VALUES ('muted', 'true')")
    settings = SettingsStore(database)
    assert settings.now == Settings(muted=True)
    settings.set("theme", "walnut")
    settings.reset()
    assert database.rows("SELECT name, value FROM settings") == [("hologram", "3")]
    database.close()
