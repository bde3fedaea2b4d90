"""Everything on a page that can be chosen."""

from __future__ import annotations

from .buttons import Button, MenuItem
from .controls import Choice, Row, Slider, Toggle, part_rows
from .page_card import PageCard
from .segment import Segment
from .widget import Adjustable, Widget

__all__ = [
    "Adjustable",
    "Button",
    "Choice",
    "MenuItem",
    "PageCard",
    "Row",
    "Segment",
    "Slider",
    "Toggle",
    "Widget",
    "part_rows",
]
