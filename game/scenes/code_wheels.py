"""The wheels from which a game code can be dialled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from ..engine.cards import SUIT_COUNTS
from ..engine.variants import VARIANTS
from ..play.gamecode import LETTERS, VERSION, GameCode
from ..text.catalogue import Catalogue
from .wheel import Wheel

ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
NAMES: Final = ("game", "suits", *(f"letter {place}" for place in range(1, LETTERS + 1)))
"""The wheels from the left."""


def wheels(code: GameCode, places: Sequence[pygame.Rect], words: Catalogue) -> list[Wheel]:
    """The wheels at their places, turned to a code."""
    letters = str(code).rpartition("-")[2]
    suits = [words.count("{n} suit", "{n} suits", count) for count in SUIT_COUNTS]
    faces: list[tuple[Sequence[str], int]] = [
        ([variant.name for variant in VARIANTS], VARIANTS.index(code.variant)),
        (suits, SUIT_COUNTS.index(code.suits)),
        *((ALPHABET, ALPHABET.index(letter)) for letter in letters),
    ]
    return [
        Wheel(place, name, options, index)
        for place, name, (options, index) in zip(places, NAMES, faces, strict=True)
    ]


def dialled(turned: Sequence[Wheel]) -> GameCode:
    """The code to which the wheels are turned."""
    game, suits, *letters = (wheel.index for wheel in turned)
    spelled = "".join(ALPHABET[index] for index in letters)
    return GameCode.read(f"{VARIANTS[game].key}{VERSION}-S{SUIT_COUNTS[suits]}-{spelled}")
