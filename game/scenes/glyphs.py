"""The pictures of the keys and buttons that stand for an action."""

from __future__ import annotations

from typing import Final

import pygame

from ..input.bindings import Bindings, Push
from ..input.elements import Button, Chord
from ..input.intents import Action, Device
from ..text.catalogue import Catalogue
from ..ui.prompts import Glyph

_PLACES: Final = {Button.A: "south", Button.B: "east", Button.X: "west", Button.Y: "north"}
"""Where the letters lie on a pad that is no Nintendo."""
_ARROWS: Final = {
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
}
_NAMES: Final = {
    pygame.K_RETURN: "Enter",
    pygame.K_KP_ENTER: "Enter",
    pygame.K_ESCAPE: "Esc",
    pygame.K_BACKSPACE: "Backspace",
    pygame.K_TAB: "Tab",
    pygame.K_DELETE: "Del",
    pygame.K_INSERT: "Ins",
    pygame.K_PAGEUP: "PgUp",
    pygame.K_PAGEDOWN: "PgDn",
}
"""What is engraved on keys, in every language."""
_DIRECTIONS: Final = {
    Button.UP: "up",
    Button.DOWN: "down",
    Button.LEFT: "left",
    Button.RIGHT: "right",
}


def action_glyphs(
    words: Catalogue, bindings: Bindings, device: Device, action: Action
) -> tuple[Glyph, ...]:
    """What a player with that device presses for an action; nothing if there is nothing."""
    if device is Device.PAD:
        pushes = bindings.pad.get(action, ())
        return push_glyphs(bindings, pushes[0]) if pushes else ()
    chords = bindings.keys.get(action, ())
    return chord_glyphs(words, chords[0]) if chords else ()


def chord_glyphs(words: Catalogue, chord: Chord) -> tuple[Glyph, ...]:
    """A key, after the modifiers that are held with it."""
    held = [
        name
        for name, wanted in (("Ctrl", chord.ctrl), ("Shift", chord.shift), ("Alt", chord.alt))
        if wanted
    ]
    return (*(Glyph.key(name) for name in held), _key(words, chord.key))


def push_glyphs(bindings: Bindings, push: Push) -> tuple[Glyph, ...]:
    """A button of a pad, after the one that is held with it."""
    held = () if push.held is None else (button_glyph(bindings, push.held),)
    return (*held, button_glyph(bindings, push.button))


def button_glyph(bindings: Bindings, button: Button) -> Glyph:
    """A button of a pad; its colour follows its place, not its letter."""
    if button in _PLACES:
        return Glyph.coin(button.value.upper(), _PLACES[bindings.lettered(button)])
    if button in _DIRECTIONS:
        return Glyph.arrow(_DIRECTIONS[button])
    return Glyph.cap(button.value.title())


def _key(words: Catalogue, key: int) -> Glyph:
    if key in _ARROWS:
        return Glyph.arrow(_ARROWS[key])
    if key == pygame.K_SPACE:
        return Glyph.key(words.say("Space"))
    return Glyph.key(_NAMES.get(key) or pygame.key.name(key).title() or "?")
