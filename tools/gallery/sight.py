"""Pictures as people see them who do not tell all colours apart."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

SIGHTS: Final = ("full", "grey", "deutan")
"""Every colour, lightness alone, and what is left without the cones for green."""

# Machado, Oliveira, Fernandes 2009: how a full deuteranope sees linear red, green, blue.
_DEUTERANOPE: Final = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
_LUMINANCE: Final = ((0.2126, 0.7152, 0.0722),) * 3
_MATRICES: Final = {"grey": _LUMINANCE, "deutan": _DEUTERANOPE}


def seen(picture: pygame.Surface, sight: str) -> pygame.Surface:
    """The picture in one of ``SIGHTS``; KeyError is raised for another. It takes a second."""
    if sight == "full":
        return picture
    matrix = _MATRICES[sight]
    data = pygame.image.tobytes(picture, "RGB")
    pixels = (_pixel(data[at : at + 3], matrix) for at in range(0, len(data), 3))
    return pygame.image.frombytes(b"".join(pixels), picture.get_size(), "RGB")


@lru_cache(maxsize=1 << 16)
def _pixel(colour: bytes, matrix: tuple[tuple[float, ...], ...]) -> bytes:
    light = [_linear(channel) for channel in colour]
    mixed = (sum(part * value for part, value in zip(row, light, strict=True)) for row in matrix)
    return bytes(_channel(value) for value in mixed)


def _linear(channel: int) -> float:
    part = channel / 255
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _channel(light: float) -> int:
    light = min(1.0, max(0.0, light))
    part = light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(255 * part)
