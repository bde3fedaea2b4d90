"""The cursor of keys or a pad as it glides from place to place."""

from __future__ import annotations

from collections.abc import Iterable

from ..engine.position import Position
from ..ui.compositor import Sprite
from . import tempo
from .board_picture import BoardPicture
from .cursor import STOCK, Reach, Spot, ThingSpot
from .cursor_sprites import STAND_OFF, card_cursor, thing_cursor
from .furniture import REACH
from .glide import Glide


class CursorView:
    """Draws the cursor on one picture."""

    def __init__(self, picture: BoardPicture) -> None:
        self._picture = picture
        self._glide = Glide(tempo.GLIDE * min(1.0, picture.stage.speed))

    @property
    def busy(self) -> bool:
        """Whether it is on its way."""
        return self._glide.busy

    def advance(self, now: float) -> None:
        """Let it come to rest when it has arrived."""
        self._glide.advance(now)

    def hide(self) -> None:
        """It is not shown: when it comes again, it is there at once."""
        self._glide.forget()

    def reach(self, position: Position, usable: Iterable[str]) -> Reach:
        """What it can go to; ``usable`` names the buttons that would do something."""
        picture = self._picture
        things = {name: box for name, box in picture.layout.buttons.items() if name in usable}
        code = picture.layout.furniture.numbers.code
        if code is not None:
            things["code"] = code.box.grow(REACH)
        if position.stock:
            things[STOCK] = picture.stock_box()
        return Reach(position, picture.layout, things)

    def sprites(self, spot: Spot, now: float) -> list[Sprite]:
        """The ring, with the pennant of a group."""
        picture = self._picture
        board, layout, style = picture.stage.board, picture.layout, picture.style
        box = self.reach(board, layout.buttons).box(spot)
        if isinstance(spot, ThingSpot):
            return thing_cursor(style, self._glide.seen(box, now))
        column, first = spot
        cards = len(board.columns[column])
        columns = picture.columns
        if columns.stands_off(column, columns.resting(column, frozenset())) is not None:
            box = box.moved(0, STAND_OFF)
        strip = picture.card_strip(column, first).h if cards else box.h
        seen = self._glide.seen(box, now)
        return card_cursor(style, seen, min(strip, seen.w // 2), layout.radius)
