"""The half figure of a queen."""

from __future__ import annotations

from dataclasses import dataclass

from .collars import Collar, add_collar
from .face import SIDES, Jaw, add_mask, add_pair, lit, on_side
from .figure import Figure, sided
from .flowers import add_flower
from .geometry import Point, polar, polygon_planes
from .hand import add_hand
from .headdresses import add_headdress
from .palette import GOLD, GOLD_DARK, GOLD_LIGHT, INK_SOFT, LIP, LIP_LINE, SKIN_LINE, SKIN_SHADE
from .path import number

_FLOOR = 240  # below every split
_JAW = Jaw(21, 90, 106, (11, 124), 127)
_HEAD, _CHIN = 0.92, 113.8  # size of the head, y of the chin after scaling
_NECK = "M-8,112 L8,112 L9,130 C5,136 -5,136 -9,130Z"
_NECK_SHADE = "M-8,116 C-2,124 4,124 8,118 L8,112 L-8,112Z"
_BROW = "M18.5,83 C15,77.5 9,77 5,80"
_LIPS = "M-7,112.5 C-4.5,109.5 -2,109.5 0,111 C2,109.5 4.5,109.5 7,112.5 C4,117 -4,117 -7,112.5Z"
_MOUTH = "M-7,112.5 C-3,113.5 3,113.5 7,112.5"

# The right half of the gown; its straight sides stand free of the frame.
_SHOULDER: list[Point] = [(8, 115), (46, 121), (66, 134), (74, 152)]
_GOWN: list[Point] = [(0, 113), *_SHOULDER, (78, _FLOOR), (0, _FLOOR)]


@dataclass(frozen=True, slots=True)
class Coiffure:
    """Right halves as path text."""

    hair: str
    strands: str
    fringe: str = "M0,56 L0,68 C10,72 19,80 20,96 L25,96 L26,60Z"


_COIFFURES = {
    # Long, falling in front of the shoulders.
    "S": Coiffure(
        "M0,44 C26,44 37,58 37,86 C37,112 41,124 50,136 C59,148 58,162 46,172"
        "C46,160 40,156 35,146 C27,132 25,118 22,98 L0,98Z",
        "M26,80 C26,112 30,126 39,140 C46,150 49,156 48,166"
        "M31,74 C31,112 35,124 44,137 C52,148 53,154 50,165",
    ),
    # Rolled up under the hood.
    "H": Coiffure(
        "M0,50 L28,56 C32,74 29,92 33,102 C42,106 43,122 33,127 C25,130 19,124 20,114"
        " L20,98 L0,98Z",
        "M25,106 C33,106 37,116 31,122 M24,112 C29,112 31,117 28,119",
    ),
    # Cut straight at the height of the shoulders.
    "D": Coiffure(
        "M0,46 C22,46 33,54 35,72 L46,138 L22,134 L20,98 L0,98Z",
        "M27,74 L33,134 M31,74 L40,135",
        "M0,56 L0,73 L22,76 L23,100 L29,100 L28,60Z",
    ),
    # A braid on each side.
    "C": Coiffure(
        "M0,46 C20,46 32,54 33,74 C34,88 32,98 33,106 C42,112 42,120 36,126 C45,131 45,140 39,145"
        "C47,150 46,159 40,163 L36,176 L31,162 C24,157 25,149 31,145 C24,140 25,131 30,126"
        "C22,120 22,112 24,106 L20,98 L0,98Z",
        "M24,107 L38,124 M38,109 L28,124 M30,128 L42,143 M42,129 L30,144 M32,147 L43,161",
    ),
}


def add_queen(figure: Figure) -> None:
    """Draw a queen from back to front."""
    x = figure.reach(62)
    for side in SIDES:
        _add_gown(figure, side)
    add_flower(figure, x)
    add_hand(figure, x + 1, 118)
    add_collar(figure, Collar(114, 58, 8, 172, 7))
    size = _HEAD * figure.level.queen
    with figure.group(f"translate(0 {number(_CHIN - _JAW.chin * size)}) scale({size:.3f})"):
        _add_head(figure)
        add_headdress(figure)
        for side in SIDES if figure.suit != "H" else ():
            figure.circle((side * 23, 104), 3.2, GOLD_LIGHT, GOLD_DARK, 0.8)


def _add_gown(figure: Figure, side: int) -> None:
    """A gown of pleats that spread from the neck."""
    robe = figure.robe
    figure.plate(sided(_GOWN, side), robe.dark if side < 0 else robe.deep)
    within = polygon_planes(sided(_GOWN, side))
    colours = (robe.accent_light, robe.main) if side < 0 else (robe.accent, robe.dark)
    neck = (0.0, 92.0)
    for pleat in range(7):
        start = 27 + pleat * 9.4
        end = start + 4.7
        wedge = [neck, polar(neck, 240, start), polar(neck, 240, end)]
        figure.plate(sided(wedge, side), colours[pleat % 2], within=within)
        if figure.level.fine:
            seam = [polar(neck, 46, end), polar(neck, 240, end)]
            figure.thread(sided(seam, side), GOLD, 1, within)
    figure.thread(sided([*_SHOULDER, _GOWN[-2]], side), GOLD, 1.8)


def _add_head(figure: Figure) -> None:
    hair, coiffure = figure.hair, _COIFFURES[figure.suit]
    # A field of hair behind the neck, else the rays of the panel shine through.
    figure.shape([(-25, 66), (25, 66), (24, 128), (-24, 128)], hair.shade)
    add_pair(figure, coiffure.hair, hair.lit, hair.shade)
    if figure.level.fine:
        for side in SIDES:
            figure.shape(on_side(coiffure.strands, side), None, hair.strand, 1)
    figure.shape(_NECK, SKIN_SHADE)
    figure.shape(_NECK_SHADE, SKIN_LINE, opacity=0.6)
    add_mask(figure, _JAW)
    for side in SIDES:
        figure.shape(on_side(_BROW, side), None, INK_SOFT, 1.7, least=0.6)
    figure.shape(_LIPS, LIP)
    figure.shape(_MOUTH, None, LIP_LINE, 0.9)
    for side in SIDES:
        figure.shape(on_side(coiffure.fringe, side), lit(side, hair.lit, hair.shade))
