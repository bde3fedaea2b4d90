"""Words that several pages share."""

from __future__ import annotations

from .services import Services


def screen_label(services: Services) -> str:
    """What the change between window and full screen leads to."""
    say = services.words.say
    return say("Window") if services.screen.full_screen else say("Full screen")


def duration(seconds: int) -> str:
    """How long something took: minutes and seconds, with hours if there are any."""
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours}:{minutes:02}:{rest:02}"
    return f"{minutes}:{rest:02}"
