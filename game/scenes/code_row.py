"""The plate that shows a game code beside the buttons that go with it."""

from __future__ import annotations

import pygame

from ..text.catalogue import Catalogue
from ..ui.buttons import Button
from ..ui.paint import panel
from ..ui.scale import SMALLEST
from ..ui.style import Style
from .copy_sign import CopySign
from .spacing import button_height, tight

_BESIDE = 14
"""Px from the label to the code, before they grow with the window."""


def _inset(style: Style) -> int:
    return 12 if tight(style) else style.scale.grown(16)


class CodeRow:
    """A code with its copy button; with two ways to another code if it is to be chosen."""

    def __init__(self, rect: pygame.Rect, code: str, sign: CopySign, *, chosen: bool) -> None:
        """``rect`` is in px of the window."""
        self.rect = rect
        self._code = code
        self._copied = sign.shown
        self._chosen = chosen

    @staticmethod
    def width(style: Style, code: str, words: Catalogue, *, chosen: bool) -> int:
        """The px that a row needs to show everything."""
        fonts, scale = style.fonts, style.scale
        buttons = (3 if chosen else 1) * button_height(style)
        labels = words.say("Code"), words.say("Copied")
        longest = max(fonts.width(label, scale.label) for label in labels)
        shown = fonts.width(code, scale.head, bold=True, tracking=1)
        return (
            _inset(style)
            + longest
            + style.scale.grown(_BESIDE)
            + shown
            + style.scale.grown(16)
            + buttons
        )

    def widgets(self) -> list[Button]:
        """The buttons, named ``copy``, ``type`` and ``dice``."""
        side = self.rect.h - 8
        names = [("copy", "check" if self._copied else "copy")]
        if self._chosen:
            names += (("type", "code"), ("dice", "dice"))
        right = self.rect.right - 4
        buttons = []
        for name, sign in reversed(names):
            place = pygame.Rect(right - side, self.rect.y + 4, side, side)
            buttons.append(Button(place, name, icon=sign))
            right = place.x - 8
        return buttons[::-1]

    def draw(self, target: pygame.Surface, style: Style, words: Catalogue) -> None:
        """The plate with the code; the label gives way where there is no room for both."""
        theme, fonts, scale = style.theme, style.fonts, style.scale
        rect = self.rect
        panel(target, style, rect, min(scale.grown(16), rect.h // 3), shadowed=False)
        left = rect.x + _inset(style)
        room = self.widgets()[0].rect.x - 10 - left
        label = words.say("Copied") if self._copied else words.say("Code")
        colour = theme.mint if self._copied else theme.muted
        size = scale.head
        needed = fonts.width(self._code, size, bold=True, tracking=1)
        before = fonts.width(label, scale.label) + scale.grown(_BESIDE)
        if before + needed <= room:
            fonts.draw(target, label, left, rect.centery, scale.label, colour, anchor="middle")
            left, room = left + before, room - before
            colour = theme.text
        elif not self._copied:
            colour = theme.text
        while size > SMALLEST and fonts.width(self._code, size, True, 1) > room:
            size -= 1
        tracking = 1 if fonts.width(self._code, size, True, 1) <= room else 0
        fonts.draw(
            target, self._code, left, rect.centery, size, colour, True, anchor="middle",
            tracking=tracking,
        )  # fmt: skip
