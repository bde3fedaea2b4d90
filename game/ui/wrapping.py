"""Breaking a text into lines, whether it is Latin or Japanese."""

from __future__ import annotations

from collections.abc import Callable

NEVER_FIRST = frozenset(
    "、。，．・：；？！ー々゛゜ヽヾゝゞ」』）］｝〉》】〕〟”’…‥％"
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ"
    ",.:;?!)]}%»"
)
"""Signs that stay with the character before them."""

NEVER_LAST = frozenset("「『（［｛〈《【〔〝“‘([{«„")
"""Signs that stay with the character after them."""


def _is_east_asian(char: str) -> bool:
    """Whether a line may be broken on both sides of the character."""
    code = ord(char)
    return 0x2E80 <= code <= 0x9FFF or 0xF900 <= code <= 0xFAFF or 0xFF00 <= code <= 0xFFEF


def _pieces(text: str) -> list[str]:
    """The text cut at every place where a line may end; the pieces joined give it back."""
    pieces: list[str] = []
    for char in text:
        if not pieces:
            pieces.append(char)
            continue
        last = pieces[-1][-1]
        if char == " " or char in NEVER_FIRST or last in NEVER_LAST:
            glued = True
        elif last == " ":
            glued = False
        else:
            glued = not (_is_east_asian(char) or _is_east_asian(last))
        if glued:
            pieces[-1] += char
        else:
            pieces.append(char)
    return pieces


def _broken(piece: str, measure: Callable[[str], int], width: int) -> list[str]:
    """A piece that is too wide for a line, cut between characters; one character at least."""
    parts = [""]
    for char in piece:
        if parts[-1] and measure((parts[-1] + char).rstrip()) > width:
            parts.append(char)
        else:
            parts[-1] += char
    return parts


def break_lines(text: str, measure: Callable[[str], int], width: int) -> list[str]:
    """The lines of ``text``, each at most ``width`` wide by ``measure`` where that can be.

    Lines end at spaces, between Japanese characters (never before closing punctuation or
    small kana, never after an opening bracket) and at line feeds; a word wider than a line is
    cut. A single character wider than ``width`` stands on its own line. There is one line at
    least.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for piece in _pieces(paragraph):
            if measure((line + piece).rstrip()) <= width:
                line += piece
                continue
            if line:
                lines.append(line.rstrip())
            *whole, line = _broken(piece, measure, width)
            lines.extend(part.rstrip() for part in whole)
        lines.append(line.rstrip())
    return lines
