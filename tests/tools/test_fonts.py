"""The cut-down fonts hold what the game writes."""

from __future__ import annotations

import pytest

from game.resources import resource

pytest.importorskip("fontTools")

from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from tools.fonts import WEIGHTS, required


def test_the_catalogues_are_part_of_what_is_required() -> None:
    points = required()
    assert {ord("A"), ord("ű"), ord("…")} <= points
    for catalogue in resource("locale").rglob("*.po"):
        text = catalogue.read_text(encoding="utf-8")
        assert {ord(char) for char in text if not char.isspace()} <= points


@pytest.mark.parametrize("weight", WEIGHTS)
def test_the_fonts_hold_all_that_is_required(weight: str) -> None:
    font = TTFont(resource("fonts", f"Mplus1-{weight}.otf"))
    missing = required() - set(font.getBestCmap())
    assert not missing, "run python -m tools.fonts: " + "".join(map(chr, sorted(missing)))
