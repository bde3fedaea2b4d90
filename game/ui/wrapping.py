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

_STEMS = frozenset("りきみいえけべげせめれちび")
"""Kana that alone end the first half of a compound, as in 取り除く or 空き列."""
_PAUSES = frozenset(" 、。，．：；？！」』）")
"""Signs that end a phrase."""

JOINTS = ("/\\", "-_.")
"""Signs after which a word that is too wide for a line is cut, the best ones first."""
_LEAST_KEPT = 0.3
"""The part of such a line that is filled at the least."""
_LEAST_PHRASED = 0.45
"""The part of a line that is filled at the least where it ends before a whole phrase."""
_SHORT = 0.25
"""The part of the width below which the last line of a paragraph is a short rest."""


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


def _is_hiragana(char: str) -> bool:
    return 0x3041 <= ord(char) <= 0x309F


def _is_kanji(char: str) -> bool:
    return 0x4E00 <= ord(char) <= 0x9FFF


def _ends_word(before: str) -> bool:
    """Whether a text ends with kana that no kanji continues."""
    stem = before[-1] in _STEMS and len(before) > 1 and _is_kanji(before[-2])
    return _is_hiragana(before[-1]) and not stem


def _phrases(text: str) -> list[list[str]]:
    """The pieces of the text by phrases: a Japanese word with its particles, or a Latin word."""
    phrases: list[list[str]] = []
    before = ""
    for piece in _pieces(text):
        begins = not before or before[-1] in _PAUSES or piece[0] in NEVER_LAST
        if begins or (_ends_word(before) and not _is_hiragana(piece[0])):
            phrases.append([])
        phrases[-1].append(piece)
        before = (before + piece)[-2:]
    return phrases


def _broken(piece: str, measure: Callable[[str], int], width: int) -> list[str]:
    """A piece that is too wide for a line, cut between characters; one character at least.

    It is cut after the last part of a path, else after a joint, where there is one.
    """
    parts = [""]
    for char in piece:
        if parts[-1] and measure((parts[-1] + char).rstrip()) > width:
            end = _joint(parts[-1])
            rest = parts[-1][end:]
            parts[-1] = parts[-1][:end]
            parts.append(rest + char)
        else:
            parts[-1] += char
    return parts


def _joint(part: str) -> int:
    """How many characters of a part of a word stay on its line."""
    for joints in JOINTS:
        end = max(part.rfind(joint) for joint in joints) + 1
        if end > len(part) * _LEAST_KEPT:
            return end
    return len(part)


def break_lines(text: str, measure: Callable[[str], int], width: int) -> list[str]:
    """The lines of ``text``, each at most ``width`` wide by ``measure`` where that can be.

    Lines end at spaces, between Japanese phrases or, where too little would stand on the line,
    between Japanese characters (never before closing punctuation or small kana, never after an
    opening bracket), and at line feeds; a word wider than a line is cut. A single character wider
    than ``width`` stands on its own line. The last line of a paragraph is no short rest if the one
    above has something to give. There is one line at least.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        broken: list[list[str]] = [[]]
        for pieces in _phrases(paragraph):
            phrase, line = "".join(pieces), "".join(broken[-1])
            if measure((line + phrase).rstrip()) <= width:
                broken[-1].append(phrase)
                continue
            full = measure(line.rstrip()) >= _LEAST_PHRASED * width
            if full and measure(phrase.rstrip()) <= width:
                broken.append([phrase])
                continue
            for piece in pieces:
                _add(piece, broken, measure, width)
        if len(broken) > 1:
            _fill_last(broken[-2], broken[-1], measure, width)
        lines.extend("".join(line).rstrip() for line in broken)
    return lines


def _add(piece: str, broken: list[list[str]], measure: Callable[[str], int], width: int) -> None:
    """Set a piece on the last of the lines, or on new ones where it has no room there."""
    if measure(("".join(broken[-1]) + piece).rstrip()) <= width:
        broken[-1].append(piece)
        return
    if broken[-1]:
        broken.append([])
    *whole, rest = _broken(piece, measure, width)
    broken[-1:] = [*([part] for part in whole), [rest]]


def _fill_last(
    above: list[str], last: list[str], measure: Callable[[str], int], width: int
) -> None:
    """Move pieces to the last line while it is a short rest and the one above stays longer."""
    while len(above) > 1 and measure("".join(last).rstrip()) < _SHORT * width:
        filled = measure((above[-1] + "".join(last)).rstrip())
        if filled > min(width, measure("".join(above[:-1]).rstrip())):
            return
        last.insert(0, above.pop())
