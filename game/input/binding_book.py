"""The bindings that hold now, for whoever reads devices or shows the player what they do."""

from __future__ import annotations

import json
from collections.abc import Callable

from .binding_text import read_bindings, read_object, write_bindings
from .bindings import Bindings
from .plain_pad import PlainMap, read_maps, write_maps


def _forget(text: str) -> None:
    """Keep nothing."""


class BindingBook:
    """Reads the bindings once, writes them down with every change."""

    def __init__(
        self, load: Callable[[], str] = lambda: "", save: Callable[[str], None] = _forget
    ) -> None:
        """``load`` gives the text that ``save`` was given last, or an empty one."""
        self._save = save
        self._text = ""
        """What was read or written last."""
        self._now = Bindings()
        self._maps: dict[str, PlainMap] = {}
        self._introduced: set[str] = set()
        self.follow(load())

    def follow(self, text: str) -> None:
        """Read the bindings anew if they were changed where they are kept."""
        if text != self._text:
            self._text = text
            kept = read_object(text)
            self._now = read_bindings(kept)
            self._maps = read_maps(kept.get("plain"))

    @property
    def now(self) -> Bindings:
        """The bindings that hold now."""
        return self._now

    def change(self, bindings: Bindings) -> None:
        """Use other bindings from now on."""
        self._now = bindings
        self._write()

    def map_of(self, guid: str) -> PlainMap | None:
        """What the parts of a kind of plain joystick stand for, if the player has said it."""
        return self._maps.get(guid)

    def knows(self, guid: str) -> bool:
        """Whether a kind of plain joystick can be used without asking what its buttons are."""
        return guid in self._maps or guid in self._introduced

    def introduce(self, guid: str) -> None:
        """Take a kind of plain joystick as it is until the player says more, or the next start."""
        self._introduced.add(guid)

    def learn(self, guid: str, parts: PlainMap) -> None:
        """Use what the player has said of a kind of plain joystick."""
        self._maps = {**self._maps, guid: parts}
        self._write()

    def _write(self) -> None:
        kept = {**write_bindings(self._now), "plain": write_maps(self._maps)}
        self._text = json.dumps(kept)
        self._save(self._text)
