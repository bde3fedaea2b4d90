"""Which keys and which buttons of a pad stand for which action: the one table of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias, TypeVar

import pygame

from .elements import Button, Chord
from .intents import Action


class Push(NamedTuple):
    """A button of a pad, perhaps with another one held."""

    button: Button
    held: Button | None = None


KeyTable: TypeAlias = Mapping[Action, tuple[Chord, ...]]
PadTable: TypeAlias = Mapping[Action, tuple[Push, ...]]
_Input = TypeVar("_Input")

KEYS: Final[KeyTable] = {
    Action.UP: (Chord(pygame.K_UP),),
    Action.DOWN: (Chord(pygame.K_DOWN),),
    Action.LEFT: (Chord(pygame.K_LEFT),),
    Action.RIGHT: (Chord(pygame.K_RIGHT),),
    Action.CONFIRM: (Chord(pygame.K_RETURN), Chord(pygame.K_KP_ENTER)),
    Action.SELECT: (Chord(pygame.K_SPACE),),
    Action.BACK: (Chord(pygame.K_ESCAPE), Chord(pygame.K_AC_BACK)),
    Action.PAUSE: (Chord(pygame.K_p),),
    Action.UNDO: (Chord(pygame.K_z, ctrl=True), Chord(pygame.K_u)),
    Action.REDO: (Chord(pygame.K_y, ctrl=True), Chord(pygame.K_z, ctrl=True, shift=True)),
    Action.DEAL: (Chord(pygame.K_d),),
    Action.HINT: (Chord(pygame.K_h),),
    Action.NEXT: (Chord(pygame.K_TAB),),
    Action.PREVIOUS: (Chord(pygame.K_TAB, shift=True),),
    Action.BEST: (Chord(pygame.K_b),),
    Action.SPREAD: (Chord(pygame.K_s),),
    Action.NEW_GAME: (Chord(pygame.K_n), Chord(pygame.K_n, ctrl=True)),
    Action.RESTART: (Chord(pygame.K_r),),
    Action.COPY: (Chord(pygame.K_c, ctrl=True),),
    Action.COPY_RECORD: (Chord(pygame.K_c, ctrl=True, shift=True),),
    Action.PASTE: (Chord(pygame.K_v, ctrl=True),),
    Action.ERASE: (Chord(pygame.K_BACKSPACE),),
    Action.HELP: (Chord(pygame.K_F1),),
    Action.FULL_SCREEN: (Chord(pygame.K_F11), Chord(pygame.K_RETURN, alt=True)),
    Action.MUTE: (Chord(pygame.K_m),),
    Action.QUIT: (Chord(pygame.K_q, ctrl=True),),
    Action.COLUMN_1: (Chord(pygame.K_1), Chord(pygame.K_KP_1)),
    Action.COLUMN_2: (Chord(pygame.K_2), Chord(pygame.K_KP_2)),
    Action.COLUMN_3: (Chord(pygame.K_3), Chord(pygame.K_KP_3)),
    Action.COLUMN_4: (Chord(pygame.K_4), Chord(pygame.K_KP_4)),
    Action.COLUMN_5: (Chord(pygame.K_5), Chord(pygame.K_KP_5)),
    Action.COLUMN_6: (Chord(pygame.K_6), Chord(pygame.K_KP_6)),
    Action.COLUMN_7: (Chord(pygame.K_7), Chord(pygame.K_KP_7)),
    Action.COLUMN_8: (Chord(pygame.K_8), Chord(pygame.K_KP_8)),
    Action.COLUMN_9: (Chord(pygame.K_9), Chord(pygame.K_KP_9)),
    Action.COLUMN_10: (Chord(pygame.K_0), Chord(pygame.K_KP_0)),
}
PAD: Final[PadTable] = {
    Action.UP: (Push(Button.UP),),
    Action.DOWN: (Push(Button.DOWN),),
    Action.LEFT: (Push(Button.LEFT),),
    Action.RIGHT: (Push(Button.RIGHT),),
    Action.CONFIRM: (Push(Button.A),),
    Action.TAKE_BACK: (Push(Button.B),),
    Action.BEST: (Push(Button.X),),
    Action.DEAL: (Push(Button.Y),),
    Action.PAUSE: (Push(Button.START),),
    Action.HINT: (Push(Button.SELECT),),
    Action.NEXT: (Push(Button.R),),
    Action.PREVIOUS: (Push(Button.L),),
    Action.SPREAD: (Push(Button.R, held=Button.L),),
    Action.REDO: (Push(Button.B, held=Button.L),),
    Action.FULL_SCREEN: (Push(Button.START, held=Button.L),),
    Action.QUIT: (Push(Button.SELECT, held=Button.L),),
}
LASTING: Final = frozenset({Action.SPREAD})
"""Actions whose end is told, too."""
_FACES: Final = {
    Button.A: Button.B,
    Button.B: Button.A,
    Button.X: Button.Y,
    Button.Y: Button.X,
}
"""The four round buttons, each with the one that has its letter on the other kind of pads."""


class Bindings(NamedTuple):
    """One state of the table; the defaults are what the program comes with."""

    keys: KeyTable = KEYS
    pad: PadTable = PAD
    exchanged: bool = False
    """Whether the letters of the pad lie as on a Nintendo, with A at the right."""

    def of_key(self, chord: Chord) -> Action | None:
        """What a key does; Shift counts only where something is bound to it."""
        return owner(self.keys, chord) or owner(self.keys, chord._replace(shift=False))

    def of_button(self, button: Button) -> Action | None:
        """What a button of a pad does by itself."""
        return owner(self.pad, Push(button))

    def together(self, button: Button, held: frozenset[Button]) -> Action | None:
        """What a button of a pad does because others are held; None if that changes nothing."""
        actions = (owner(self.pad, Push(button, other)) for other in held)
        return next((action for action in actions if action is not None), None)

    def lasting(self, button: Button) -> Action | None:
        """What a button of a pad does that is held for long, alone.

        It is what another button does with it, if that lasts as long as it is held.
        """
        return next(
            (
                action
                for action in LASTING
                if any(push.held is button for push in self.pad.get(action, ()))
            ),
            None,
        )

    def is_held(self, button: Button) -> bool:
        """Whether a button of a pad can be held to give others another meaning."""
        return any(push.held is button for pushes in self.pad.values() for push in pushes)

    def lettered(self, button: Button) -> Button:
        """The button by the letter that the player reads on it."""
        return _FACES.get(button, button) if self.exchanged else button

    @property
    def swapped(self) -> bool:
        """Whether A and B do what the other one usually does."""
        return self.pad.get(Action.CONFIRM) == (Push(Button.B),)

    def swap(self) -> Bindings:
        """The bindings with everything on A put on B, and the other way round."""
        faces = {Button.A: Button.B, Button.B: Button.A}
        pad = {
            action: tuple(
                push._replace(button=faces.get(push.button, push.button)) for push in pushes
            )
            for action, pushes in self.pad.items()
        }
        return self._replace(pad=pad)

    def with_key(self, action: Action, chord: Chord) -> Bindings | None:
        """The bindings with a key put first for an action; None if its own action needs it."""
        keys = _given(self.keys, action, chord)
        return None if keys is None else self._replace(keys=keys)

    def with_button(self, action: Action, push: Push) -> Bindings | None:
        """The same for a button of a pad."""
        pad = _given(self.pad, action, push)
        return None if pad is None else self._replace(pad=pad)


def owner(table: Mapping[Action, tuple[_Input, ...]], wanted: _Input) -> Action | None:
    """The action that a key or a button is bound to."""
    return next((action for action, inputs in table.items() if wanted in inputs), None)


def _given(
    table: Mapping[Action, tuple[_Input, ...]], action: Action, wanted: _Input
) -> dict[Action, tuple[_Input, ...]] | None:
    """The table with an input put first for an action.

    The action that it was bound to gets the one that was first here. If there is none to give, and
    that action would be left with nothing, there is no such table.
    """
    mine: tuple[_Input, ...] = table.get(action, ())
    before: Action | None = owner(table, wanted)
    if before is action:
        return {**table, action: (wanted, *(each for each in mine if each != wanted))}
    given = dict(table)
    if before is not None:
        at = table[before].index(wanted)
        theirs = (*table[before][:at], *mine[:1], *table[before][at + 1 :])
        if not theirs:
            return None
        given[before] = theirs
    given[action] = (wanted, *mine[1:])
    return given
