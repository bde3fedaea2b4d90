"""What is heard at the table."""

from __future__ import annotations

from typing import Final

from ..engine.events import Dealt, Moved, RunRemoved, Turned
from ..engine.rules import Rule
from ..play.commands import Command, Redo, Undo
from ..play.session import Accepted, Outcome
from ..table.choreography import Choreography
from ..table.hand import Hold
from ..ui.sounds import Sound, Sounds

_LOUD_TAPS: Final = 3
"""How many cards of a deal are heard before it grows softer."""
_SOFTER: Final = -3.0
_SOFTEST: Final = -18.0
"""By how many decibels a tap is softer than the one before it, then than the first."""
_BLOCKING: Final = frozenset({Rule.FACE_DOWN, Rule.MIXED_SUITS, Rule.NOT_IN_SEQUENCE})
"""Rules that keep a card from being lifted."""


class TableSounds:
    """Lets each event be heard at the moment in which it is seen."""

    def __init__(self, sounds: Sounds, stage: Choreography) -> None:
        self._sounds = sounds
        self._stage = stage

    def hear(self, command: Command, outcome: Outcome, hold: Hold | None, now: float) -> None:
        """Follow a command that the stage has been told before."""
        if not isinstance(outcome, Accepted):
            return
        match command:
            case Undo():
                self._sounds.drop()
                self._sounds.play(Sound.UNDO)
            case Redo():
                self._sounds.drop()
                self._sounds.play(Sound.REDO)
            case _:
                self.accompany(now)

    def accompany(self, now: float) -> None:
        """Play along with what the stage shows from now on."""
        play, beats = self._sounds.play, self._stage.beats
        removed = sum(isinstance(beat.event, RunRemoved) for beat in beats)
        run = len(self._stage.board.runs) - removed
        taps = 0
        for event, start, end in beats:
            match event:
                case Moved():
                    play(Sound.PLACE if event.count == 1 else Sound.PLACE_GROUP, end - now)
                case Turned():
                    play(Sound.FLIP, start - now)
                case Dealt():
                    taps += 1
                    softer = max(_SOFTEST, _SOFTER * max(0, taps - _LOUD_TAPS))
                    play(Sound.DEAL, end - now, softer)
                case RunRemoved():
                    run += 1
                    play(Sound.GATHER, start - now)
                    play(Sound.run(run), end - now)


def refusal_sound(rule: Rule) -> Sound:
    """What is heard when a rule refuses something."""
    return Sound.BLOCKED if rule in _BLOCKING else Sound.REFUSE
