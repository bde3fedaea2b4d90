"""The text of a game code while it is being entered."""

from __future__ import annotations

from typing import Final

from ..play.gamecode import CodeError, GameCode

LONGEST: Final = 40
"""Signs that are kept; a code has 14, the rest is room for what is wrong."""


class CodeText:
    """Whatever is typed, with what it means."""

    def __init__(self) -> None:
        self.text = ""
        self.code: GameCode | None = None
        """The deal that the text names, if it does."""
        self.error: CodeError | None = None
        """What is wrong with the text; None also while there is none."""

    def type(self, text: str) -> None:
        """Put a text behind what is there."""
        self._set(self.text + text)

    def erase(self) -> None:
        """Take the last sign away."""
        self._set(self.text[:-1])

    def clear(self) -> None:
        """Take everything away."""
        self._set("")

    def paste(self, text: str) -> None:
        """Put a foreign text behind what is there, or in its place if it is a whole code."""
        pasted = CodeText()
        pasted.type(text)
        self._set(pasted.text if pasted.code else self.text + pasted.text)

    def show(self, code: GameCode) -> None:
        """Spell a code."""
        self._set(str(code))

    def _set(self, text: str) -> None:
        plain = "".join(sign for sign in text if sign.isprintable())
        self.text = plain[:LONGEST]
        self.code = self.error = None
        if not self.text:
            return
        try:
            self.code = GameCode.read(self.text)
        except CodeError as error:
            self.error = error
