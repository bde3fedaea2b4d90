"""What every scene may use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from typing import Protocol

from ..engine.variants import Variant
from ..input.binding_book import BindingBook
from ..input.intents import Device
from ..play.gamecode import GameCode
from ..play.session import Session
from ..store.record_folder import RecordFolder
from ..store.settings import Settings
from ..store.store import Store
from ..text.catalogue import SOURCE, Catalogue
from ..ui.card_art import BACKS, CardArt
from ..ui.card_look import CardLook
from ..ui.card_shelf import CardShelf
from ..ui.clock import Clock
from ..ui.fonts import Fonts
from ..ui.ground import Ground
from ..ui.sounds import Sound, Sounds
from ..ui.style import Style
from ..ui.theme import THEMES, Theme


class Clipboard(Protocol):
    """The system's clipboard."""

    def get(self) -> str:
        """The text on it, empty if there is none."""
        ...

    def put(self, text: str) -> None:
        """Lay a text on it."""
        ...


class Screen(Protocol):
    """What a scene may ask of the window."""

    @property
    def full_screen(self) -> bool:
        """Whether the whole screen is used."""
        ...

    def toggle_full_screen(self) -> None:
        """Change between window and full screen."""
        ...


@dataclass(eq=False, repr=False)
class KeptGame:
    """A game that can be gone on with."""

    session: Session
    seconds: float = 0.0
    """How long it was in front of the player."""
    counted: bool = True
    """Whether it counts in the statistics; an example that was taken over does not."""
    day: date | None = None
    """The day whose deal it is."""


@dataclass(eq=False, repr=False)
class Services:
    """Made once by the program; a test makes its own."""

    clock: Clock
    words: Catalogue
    screen: Screen
    clipboard: Clipboard
    draw_number: Callable[[], int]
    """Draws the number of a new deal, each as likely as any other."""
    fonts: Fonts = field(default_factory=Fonts)
    ground: Ground = field(default_factory=Ground)
    sounds: Sounds = field(default_factory=Sounds)
    store: Store = field(default_factory=Store.in_memory)
    records: RecordFolder = field(default_factory=RecordFolder)
    today: Callable[[], date] = date.today
    """Which day it is where the player is."""
    system_language: str = SOURCE
    """The language for a player who has chosen none."""
    bindings: BindingBook = field(default_factory=BindingBook)
    device: Device = Device.MOUSE
    """What the player used last."""
    system_asks_for_calm: Callable[[], bool] = bool
    """Tells whether the player asked the system for less motion."""
    kept: KeptGame | None = None
    """The game in progress, if there is one."""
    cards: CardShelf = field(default_factory=CardShelf)

    def __post_init__(self) -> None:
        self._set_volumes(self.settings)
        self.store.settings.watch(self._set_volumes)

    def toggle_mute(self) -> None:
        """Turn the sound off or on; that it is on is heard."""
        self.store.settings.set("muted", not self.settings.muted)
        self.sounds.play(Sound.CHOOSE)

    def _set_volumes(self, settings: Settings) -> None:
        self.sounds.set_volumes(settings.volume_effects, settings.volume_interface, settings.muted)

    @property
    def settings(self) -> Settings:
        """The settings that hold now."""
        return self.store.settings.now

    @property
    def theme(self) -> Theme:
        """The colours that the player chose."""
        return THEMES.get(self.settings.theme, THEMES["felt"])

    @property
    def reduced_motion(self) -> bool:
        """Whether nothing is to move that need not."""
        wish = self.settings.reduced_motion
        return self.system_asks_for_calm() if wish is None else wish

    def speak(self) -> None:
        """Say everything in the language of the settings from now on."""
        language = self.settings.language or self.system_language
        if self.words.language != language:
            self.words = Catalogue.load(language)

    def resume(self) -> None:
        """Bring back the game that was in progress when the program ended last."""
        resumed = self.store.current.resume()
        self.kept = None if resumed is None else KeptGame(resumed.session, resumed.seconds)

    def keep(self, game: KeptGame) -> None:
        """Make a game the one in progress, in place of any other."""
        self.kept = game
        code = game.session.code
        self.store.settings.set("last_variant", code.variant.key)
        self.store.settings.set("last_suits", code.suits)
        self.store.current.begin(
            game.session, seconds=game.seconds, counted=game.counted, day=game.day
        )

    def style(self, size: tuple[int, int]) -> Style:
        """The look for a window of that size in pixels."""
        return Style.of(self.theme, self.fonts, size)

    @property
    def card_look(self) -> CardLook:
        """The look of the cards that the player chose."""
        settings = self.settings
        back = settings.card_back if settings.card_back in BACKS else BACKS[0]
        return CardLook(self.theme, settings.four_colours, back, settings.large_index)

    def art(self, width: int) -> CardArt:
        """The cards of a width in pixels; those of the last few widths are kept."""
        return self.cards.art(width, self.card_look)

    @property
    def rough(self) -> bool:
        """Whether pictures are made quickly instead of well, as the window is being resized."""
        return self.cards.rough

    def draw_roughly(self) -> None:
        """Make what is drawn anew from now on quickly instead of well."""
        self.cards.rough = self.ground.rough = True

    def sharpen(self) -> None:
        """Make everything well again; what was made quickly is forgotten."""
        self.cards.sharpen()
        self.ground.sharpen()

    def new_code(self, variant: Variant, suits: int) -> GameCode:
        """The code of a deal drawn by lot."""
        return GameCode(variant, suits, self.draw_number())

    @property
    def in_progress(self) -> bool:
        """Whether a game would be given up by starting another."""
        return self.kept is not None and self.kept.session.in_progress
