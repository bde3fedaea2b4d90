"""The code that names a deal, for example ``SD1-S1-AAAAABD``.

Variant with shuffle version, suits, then seven letters: a number in base 26, most significant
first (game code document). Reading forgives the form, never the content.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from ..engine.cards import SUIT_COUNTS
from ..engine.variants import VARIANTS, Variant

VERSION: Final = "1"
LETTERS: Final = 7
CODES: Final = 26**LETTERS
"""How many deals there are for each game and suit count."""

_ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_TO_UPPER: Final = str.maketrans("abcdefghijklmnopqrstuvwxyz", _ALPHABET)
# The minus sign, the swung dash and the Japanese long mark serve as dashes, but are not in
# Unicode's category of dashes.
_MORE_DASHES: Final = "\u2212\u2053\u30fc"


class CodePart(Enum):
    """The part of a code that can be wrong."""

    EMPTY = auto()
    VARIANT = auto()
    VERSION = auto()
    SUITS = auto()
    LENGTH = auto()
    LETTER = auto()


class CodeError(ValueError):
    """A text that is no game code."""

    def __init__(self, part: CodePart, found: str, place: int = 0) -> None:
        """
        Args:
            part: which part is wrong.
            found: what stands there.
            place: for LETTER the place among the seven letters, 1-based; for LENGTH how many
                letters there are.
        """
        super().__init__(f"{part.name.lower()}: {found!r} at {place}")
        self.part = part
        self.found = found
        self.place = place


@dataclass(frozen=True, slots=True)
class GameCode:
    """One deal of one game: ``str()`` gives the canonical text."""

    variant: Variant
    suits: int
    number: int

    def __post_init__(self) -> None:
        if self.suits not in SUIT_COUNTS:
            raise ValueError(f"a deal has 1, 2 or 4 suits, not {self.suits}")
        if not 0 <= self.number < CODES:
            raise ValueError(f"a code's number is 0 to {CODES - 1}, not {self.number}")

    def __str__(self) -> str:
        letters = []
        number = self.number
        for _ in range(LETTERS):
            number, digit = divmod(number, len(_ALPHABET))
            letters.append(_ALPHABET[digit])
        return f"{self.variant.key}{VERSION}-S{self.suits}-{''.join(reversed(letters))}"

    @classmethod
    def read(cls, text: str) -> GameCode:
        """The code that a text spells.

        Surrounding space, lower case, full-width signs and any Unicode dash are forgiven.

        Raises:
            CodeError: naming the part that is wrong.
        """
        plain = normalised(text)
        if not plain:
            raise CodeError(CodePart.EMPTY, "")
        head, _, rest = plain.partition("-")
        suits, _, letters = rest.partition("-")
        return cls(_variant(head), _suits(suits), _number(letters))


def normalised(text: str) -> str:
    """The text in canonical form as far as form goes: ASCII capitals and hyphens."""
    if not text.isascii():
        text = _plain_signs(text)
    return text.strip().translate(_TO_UPPER)


def _plain_signs(text: str) -> str:
    """The text without full-width forms, each dash a hyphen."""
    import unicodedata  # large, and not wanted for what is usually typed

    text = unicodedata.normalize("NFKC", text)
    return "".join(
        "-" if unicodedata.category(sign) == "Pd" or sign in _MORE_DASHES else sign for sign in text
    )


def _variant(head: str) -> Variant:
    for variant in VARIANTS:
        if head == variant.key + VERSION:
            return variant
        if head.startswith(variant.key):
            raise CodeError(CodePart.VERSION, head.removeprefix(variant.key))
    raise CodeError(CodePart.VARIANT, head)


def _suits(text: str) -> int:
    for suits in SUIT_COUNTS:
        if text == f"S{suits}":
            return suits
    raise CodeError(CodePart.SUITS, text)


def _number(letters: str) -> int:
    for place, letter in enumerate(letters, start=1):
        if letter not in _ALPHABET:
            raise CodeError(CodePart.LETTER, letter, place)
    if len(letters) != LETTERS:
        raise CodeError(CodePart.LENGTH, letters, len(letters))
    number = 0
    for letter in letters:
        number = number * len(_ALPHABET) + _ALPHABET.index(letter)
    return number
