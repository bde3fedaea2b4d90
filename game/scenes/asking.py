"""Steps that are taken only after a yes, if they would give up a game."""

from __future__ import annotations

from .destinations import Loss, Push, QuestionPage, Quit, Step
from .services import Services


def unless_lost(in_progress: bool, loss: Loss, then: Step) -> Step:
    """The step itself, or the question before it where a game in progress would be lost."""
    return Push(QuestionPage(loss, then)) if in_progress else then


def quitting(services: Services) -> Step:
    """The end of the program; a game that could not be saved would be lost by it."""
    return unless_lost(services.in_progress and not services.store.saved, Loss.QUIT, Quit())
