"""Bindings as the text that is kept between two runs of the program."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeVar

from .bindings import KEYS, PAD, Bindings, Push
from .elements import Button, Chord
from .intents import Action

_Input = TypeVar("_Input")
_MODIFIERS: Final = ("ctrl", "shift", "alt")
_LARGEST_KEY: Final = 0x7FFFFFFF


def write_bindings(bindings: Bindings) -> dict[str, Any]:
    """What JSON can hold of the bindings: only what differs from the program's own."""
    return {
        "keys": _differing(bindings.keys, KEYS, _write_chord),
        "pad": _differing(bindings.pad, PAD, _write_push),
        "exchanged": bindings.exchanged,
    }


def read_bindings(kept: Mapping[str, Any]) -> Bindings:
    """Bindings from what JSON held; whatever is wrong is as the program comes with it."""
    return Bindings(
        keys=_read(kept.get("keys"), KEYS, _read_chord),
        pad=_read(kept.get("pad"), PAD, _read_push),
        exchanged=kept.get("exchanged") is True,
    )


def read_object(text: str) -> dict[str, Any]:
    """The JSON object in a text; an empty one if the text holds none."""
    try:
        kept = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return kept if isinstance(kept, dict) else {}


def _differing(
    table: Mapping[Action, tuple[_Input, ...]],
    usual: Mapping[Action, tuple[_Input, ...]],
    write: Callable[[_Input], str],
) -> dict[str, list[str]]:
    return {
        action.name.lower(): [write(each) for each in inputs]
        for action, inputs in table.items()
        if inputs != usual.get(action, ())
    }


def _read(
    kept: object,
    usual: Mapping[Action, tuple[_Input, ...]],
    read: Callable[[str], _Input],
) -> Mapping[Action, tuple[_Input, ...]]:
    """The usual table with what was kept of it; all usual if two actions ask for one input."""
    if not isinstance(kept, dict):
        return usual
    table = dict(usual)
    for name, texts in kept.items():
        try:
            action = Action[str(name).upper()]
            table[action] = tuple(read(text) for text in _texts(texts))
        except (KeyError, ValueError):
            return usual
    inputs = [each for several in table.values() for each in several]
    needed = all(table[action] for action in usual)
    return table if needed and len(set(inputs)) == len(inputs) else usual


def _texts(texts: object) -> Iterable[str]:
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise ValueError("no list of texts")
    return texts


def _write_chord(chord: Chord) -> str:
    held = [name for name in _MODIFIERS if getattr(chord, name)]
    return "+".join([*held, str(chord.key)])


def _read_chord(text: str) -> Chord:
    *held, key = text.split("+")
    code = int(key)
    if not 0 < code <= _LARGEST_KEY or not set(held) <= set(_MODIFIERS):
        raise ValueError(f"{text!r} is no key")
    return Chord(code, *(name in held for name in _MODIFIERS))


def _write_push(push: Push) -> str:
    return push.button.value if push.held is None else f"{push.held.value}+{push.button.value}"


def _read_push(text: str) -> Push:
    *held, button = text.split("+")
    return Push(Button(button), *(Button(name) for name in held[:1]))
