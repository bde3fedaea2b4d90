"""The gallery shows what it says, the same each time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pygame
import pytest

from game.scenes.destinations import Destination, TakenPage
from game.scenes.director import Director
from game.text.catalogue import LANGUAGES
from game.ui.card_art import BACKS
from game.ui.fonts import Fonts
from game.ui.theme import THEMES
from tools.gallery.exhibition import exhibit
from tools.gallery.look import PLAIN
from tools.gallery.plan import SIZES, shots
from tools.gallery.sheet import ON_A_SHEET, save_sheet, thumbnail
from tools.gallery.sight import SIGHTS, seen
from tools.gallery.studio import Studio

SMALL = (480, 320)


@pytest.fixture
def display() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode(SMALL)
    yield
    pygame.display.quit()


def test_no_two_pictures_have_one_name() -> None:
    names = [shot.name for shot in shots()]
    assert len(set(names)) == len(names)


def test_every_language_theme_and_back_is_shown() -> None:
    looks = [shot.look for shot in shots()]
    assert {look.language for look in looks} == set(LANGUAGES)
    for name, values in (("theme", set(THEMES) - {"felt"}), ("card_back", set(BACKS) - {"web"})):
        assert {look.settings[name] for look in looks if name in look.settings} == values


def test_every_language_has_every_view() -> None:
    views = [
        {shot.view.name for shot in shots(language=language) if shot.look.name == language}
        for language in LANGUAGES
    ]
    assert views[0] == views[1] == views[2]


def test_a_word_chooses_some() -> None:
    assert {shot.name for shot in shots("menu_fresh")} == {
        f"menu_fresh-{language}" for language in LANGUAGES
    }
    assert shots("no such picture") == ()


def test_every_page_of_the_program_is_opened(
    display: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: set[type] = set()
    push = Director._push

    def noting(director: Director, page: Destination) -> None:
        opened.add(type(page))
        push(director, page)

    monkeypatch.setattr(Director, "_push", noting)
    studio = Studio(SMALL, PLAIN, Fonts())
    for shot in shots(language="en"):
        if shot.look is PLAIN:
            shot.view.show(studio)
    looks_like_any_table = {TakenPage}
    assert set(get_args(Destination)) - opened == looks_like_any_table


def test_a_subset_is_rendered_with_its_sheet(tmp_path: Path) -> None:
    assert exhibit(tmp_path, "menu_fresh", "ja", [SMALL], "png") == 1
    picture = pygame.image.load(tmp_path / "480x320" / "menu_fresh-ja.png")
    assert picture.get_size() == SMALL
    assert len(set(picture.get_view("0").raw)) > 50
    sheet = pygame.image.load(tmp_path / "480x320-ja-1.png")
    assert sheet.get_width() > thumbnail(picture).get_width()


def test_the_same_picture_comes_out_again(tmp_path: Path) -> None:
    made = []
    for run in ("one", "two"):
        exhibit(tmp_path / run, "opening-en", "en", [SMALL], "png")
        made.append((tmp_path / run / "480x320" / "opening-en.png").read_bytes())
    assert made[0] == made[1]


def test_a_sheet_holds_all_its_pictures(tmp_path: Path, display: None) -> None:
    white = pygame.Surface((60, 40))
    white.fill((255, 255, 255))
    save_sheet(tmp_path / "sheet.png", [(str(i), white) for i in range(ON_A_SHEET + 1)])
    sheet = pygame.image.load(tmp_path / "sheet.png")
    mask = pygame.mask.from_threshold(sheet, (255, 255, 255), (1, 1, 1, 255))
    large = mask.connected_components(minimum=60 * 40)
    assert len(large) == ON_A_SHEET + 1


def test_a_sheet_of_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="picture"):
        save_sheet(tmp_path / "sheet.png", [])


def test_the_windows_are_those_of_the_plan() -> None:
    landscape = {(480, 320), (640, 480), (1280, 720), (1920, 1080)}
    assert set(SIZES) == landscape | {(720, 720), (1080, 1920)}


def test_other_eyes_see_lightness_but_not_every_hue() -> None:
    picture = pygame.Surface((2, 1))
    picture.set_at((0, 0), (200, 60, 40))
    picture.set_at((1, 0), (120, 120, 120))
    assert seen(picture, "full") is picture
    red, green, blue, _ = seen(picture, "grey").get_at((0, 0))
    assert red == green == blue
    assert 60 < red < 200
    deutan = seen(picture, "deutan")
    assert abs(deutan.get_at((0, 0)).r - deutan.get_at((0, 0)).g) < 50
    for sight in SIGHTS:
        gray = seen(picture, sight).get_at((1, 0))
        assert max(abs(channel - 120) for channel in gray[:3]) <= 1
