from __future__ import annotations

from pathlib import Path as FilePath
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.resources import resource
from game.ui import card_colours
from tools.deck import palette
from tools.deck.geometry import (
    clip,
    clip_line,
    polygon_planes,
    ray_length,
    rectangle_planes,
    sagging,
)
from tools.deck.path import Path, number
from tools.deck.pips import OUTLINE, RIGHT_HALF, SUITS, placed

if TYPE_CHECKING:
    from tools.deck.ranks import RankLetters

SQUARE = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
FONT = FilePath("/usr/share/fonts/opentype/mplus/Mplus1-Bold.otf")


@pytest.fixture(scope="module")
def letters() -> RankLetters:
    pytest.importorskip("fontTools", reason="fontTools is needed to read rank letters")
    if not FONT.exists():
        pytest.skip("the font of the rank letters is not installed (Debian: fonts-mplus)")
    from tools.deck.ranks import RankLetters

    return RankLetters(FONT)


@pytest.fixture(scope="module")
def made(letters: RankLetters) -> dict[str, str]:
    """Every file of the deck by its name."""
    from tools.deck.files import deck_files

    files = list(deck_files(letters))
    assert len(files) == len(dict(files))
    return dict(files)


def test_the_committed_cards_are_what_the_program_makes(made: dict[str, str]) -> None:
    folder = resource("cards")
    committed = {
        str(path.relative_to(folder).as_posix()): path.read_bytes()
        for path in folder.rglob("*.svg")
    }
    assert sorted(committed) == sorted(made)
    for name, text in made.items():
        assert committed[name] == text.encode(), name


def test_there_are_four_levels_of_a_whole_deck(made: dict[str, str]) -> None:
    assert len(made) == 4 * 52 + 3 * 5 + 4 + 13
    for level, count in (("large", 57), ("small", 57), ("full", 57), ("full_large", 52)):
        assert sum(name.startswith(f"{level}/") for name in made) == count


def test_the_deck_is_small(made: dict[str, str]) -> None:
    assert sum(map(len, made.values())) < 1_500_000


def test_a_court_holds_its_half_only_once(made: dict[str, str]) -> None:
    king = made["full/SK.svg"]
    assert king.count('<g id="half">') == 1
    assert king.count('<use href="#half"') == 2


def test_the_game_recolours_the_colours_of_the_deck() -> None:
    grounds = {
        colour
        for name, colour in vars(palette).items()
        if name.startswith("BACK_") and name not in ("BACK_BLUE", "BACK_BLUE_DARK", "BACK_THREAD")
    }
    assert card_colours.DECK_INK == palette.INK
    assert card_colours.DECK_RED == palette.RED
    assert card_colours.DECK_CARD == palette.IVORY
    assert card_colours.DECK_EDGE == palette.EDGE
    assert set(card_colours.DECK_RED_SHADES) == {
        palette.RED_LIGHT,
        palette.RED_DARK,
        palette.RED_DEEP,
    }
    assert set(card_colours.DECK_BACK_SHADES) == grounds
    assert set(card_colours.DECK_WEB_SHADES) == {palette.BACK_BLUE, palette.BACK_BLUE_DARK}
    assert card_colours.DECK_WEB_THREAD == palette.BACK_THREAD
    assert set(card_colours.DECK_GOLD_SHADES) == {
        palette.GOLD,
        palette.GOLD_LIGHT,
        palette.GOLD_DARK,
    }


def test_the_command_writes_the_deck(
    made: dict[str, str],
    tmp_path: FilePath,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    from tools.deck.__main__ import main

    monkeypatch.setattr("sys.argv", ["deck", "--font", str(FONT), "--out", str(tmp_path)])
    main()
    written = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.svg")}
    assert written == set(made)
    assert "240 files" in capsys.readouterr().out


def test_the_command_refuses_a_missing_font(
    tmp_path: FilePath, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("fontTools", reason="fontTools is needed to read rank letters")
    from tools.deck.__main__ import main

    missing = tmp_path / "missing.otf"
    monkeypatch.setattr("sys.argv", ["deck", "--font", str(missing), "--out", str(tmp_path)])
    with pytest.raises(SystemExit):
        main()
    assert str(missing) in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_rank_letters_stand_on_the_baseline_from_zero(letters: RankLetters) -> None:
    for rank in ("A", "7", "10", "K"):
        outline, width = letters.outline(rank, 100)
        corners = outline.flattened()
        assert min(x for x, _ in corners) == pytest.approx(0, abs=0.5)
        assert max(x for x, _ in corners) == pytest.approx(width, abs=0.5)
        assert min(y for _, y in corners) == pytest.approx(-100, abs=2)
        assert max(y for _, y in corners) == pytest.approx(0, abs=2)


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "0"), (-0.04, "0"), (0.5, ".5"), (-0.5, "-.5"), (10, "10"), (10.25, "10.2"), (-3, "-3")],
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert number(value) == text


def test_path_text_is_relative_without_needless_separators() -> None:
    path = Path.parse("M10,10 L20,10 L20,5.5 C21,5 22,4 22.5,-3Z M1,1 L2,2")
    assert str(path) == "M10 10l10 0 0-4.5c1-.5 2-1.5 2.5-8.5zM1 1l1 1"


coordinate = st.floats(-400, 400)


@given(st.lists(st.tuples(coordinate, coordinate), min_size=2, max_size=30))
def test_rounding_errors_of_path_text_do_not_add_up(points: list[tuple[float, float]]) -> None:
    text = str(Path.polyline(points))
    assert text.startswith("M")
    start, *rest = text[1:].split("l")
    values = [float(word) for word in " ".join(rest).replace("-", " -").split()]
    x, y = (float(word) for word in start.replace("-", " -").split())
    assert (x, y) == pytest.approx(points[0], abs=0.06)
    for index, point in enumerate(points[1:]):
        x, y = x + values[2 * index], y + values[2 * index + 1]
        assert (x, y) == pytest.approx(point, abs=0.06)


def test_a_pip_is_as_wide_on_both_sides() -> None:
    for suit in SUITS:
        xs = [x for x, _ in OUTLINE[suit].flattened()]
        assert min(xs) == pytest.approx(-max(xs), abs=0.01)
        assert min(x for x, _ in RIGHT_HALF[suit].flattened()) == pytest.approx(0, abs=0.01)


def test_a_pip_turns_upside_down_about_its_centre() -> None:
    upright = placed(OUTLINE["S"], 50, 60, 40).flattened()
    turned = placed(OUTLINE["S"], 50, 60, 40, upside_down=True).flattened()
    for (x, y), (u, v) in zip(upright, turned, strict=True):
        assert (x + u, y + v) == pytest.approx((100, 120))


def test_a_polygon_is_cut_by_half_planes() -> None:
    assert set(clip(SQUARE, rectangle_planes(2, 3, 20, 20))) == {
        (2, 3),
        (10, 3),
        (10, 10),
        (2, 10),
    }
    assert clip(SQUARE, rectangle_planes(20, 20, 30, 30)) == []
    for polygon in (SQUARE, SQUARE[::-1]):
        assert set(clip(SQUARE, polygon_planes(polygon))) == set(SQUARE)


def test_a_line_falls_into_the_pieces_inside() -> None:
    zigzag = [(-5.0, 5.0), (5.0, 5.0), (15.0, 5.0), (15.0, 8.0), (5.0, 8.0)]
    planes = rectangle_planes(0, 0, 10, 10)
    assert clip_line(zigzag, planes) == [
        [(0.0, 5.0), (5.0, 5.0), (10.0, 5.0)],
        [(10.0, 8.0), (5.0, 8.0)],
    ]
    assert clip_line(zigzag, []) == [zigzag]
    assert clip_line([(20.0, 0.0), (30.0, 5.0)], planes) == []


def test_a_ray_ends_at_the_nearest_side() -> None:
    assert ray_length(SQUARE, (4, 5), 0) == pytest.approx(6)
    assert ray_length(SQUARE, (4, 5), -90) == pytest.approx(5)
    assert ray_length(SQUARE, (20, 5), 0) == 0


def test_a_thread_hangs_toward_the_centre() -> None:
    straight = sagging((0, 0), (0, 10), (90, 10), 1)
    hanging = sagging((0, 0), (0, 10), (90, 10), 0.8)
    assert straight[3] == pytest.approx((5, 5))
    assert hanging[3] == pytest.approx((4, 4))
    assert hanging[0] == pytest.approx((10, 0))
    assert hanging[-1] == pytest.approx((0, 10))
