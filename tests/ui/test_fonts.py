"""Words on surfaces."""

from __future__ import annotations

import unicodedata

import pygame
import pytest

from game.resources import resource
from game.ui.fonts import CAP, ELLIPSIS, Fonts, printable

WHITE = (255, 255, 255)
UNASSIGNED = "\u0378"
"""No font draws it: its picture is the one of every missing character."""

ALPHABETS = (
    "".join(map(chr, range(0x21, 0x7F)))
    + "".join(map(chr, (*range(0xA1, 0xAD), *range(0xAE, 0x100))))
    + "őŐűŰáÁéÉíÍóÓöÖúÚüÜ"
    + "“”„‘’–—…×−·"
    + "".join(map(chr, range(0x3041, 0x3095)))
    + "".join(map(chr, range(0x30A1, 0x30FB)))
    + "・ー、。「」『』！？（）："
)


def catalogue_characters() -> str:
    texts = [path.read_text(encoding="utf-8") for path in resource("locale").rglob("*.po")]
    return "".join(sorted(set("".join(texts))))


@pytest.fixture(scope="module")
def fonts() -> Fonts:
    return Fonts()


def picture(fonts: Fonts, char: str, bold: bool) -> tuple[tuple[int, int], bytes]:
    surface = fonts.render(char, 20, WHITE, bold)
    return surface.get_size(), pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("bold", [False, True])
def test_the_font_has_every_character_in_use(fonts: Fonts, bold: bool) -> None:
    pygame.font.init()
    name = "Mplus1-Bold.otf" if bold else "Mplus1-Medium.otf"
    tofu_surface = pygame.font.Font(resource("fonts", name), 20).render(UNASSIGNED, True, WHITE)
    tofu = tofu_surface.get_size(), pygame.image.tobytes(tofu_surface, "RGBA")
    wanted = [c for c in ALPHABETS + catalogue_characters() if not c.isspace()]
    missing = [c for c in wanted if picture(fonts, c, bold) == tofu]
    assert not missing, [f"U+{ord(c):04X} {unicodedata.name(c, '?')}" for c in missing]


def test_the_licence_lies_beside_the_fonts() -> None:
    text = resource("fonts", "OFL.txt").read_text(encoding="utf-8")
    assert "The M+ FONTS Project Authors" in text
    assert "SIL OPEN FONT LICENSE Version 1.1" in text


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("size", [14, 18, 36])
def test_all_digits_have_one_width(fonts: Fonts, size: int, bold: bool) -> None:
    assert len({fonts.width(digit, size, bold) for digit in "0123456789"}) == 1


def test_control_characters_have_no_picture(fonts: Fonts) -> None:
    assert printable("a\x00b\x1b\ud800\u200bc") == "abc"
    assert printable("árvíztűrő 札\u3000を\u00a0x") == "árvíztűrő 札\u3000を\u00a0x"
    assert fonts.width("a\x00b", 18) == fonts.width("ab", 18)
    assert fonts.render("\x00", 18, WHITE).get_width() == 0


def test_the_same_words_are_drawn_once(fonts: Fonts) -> None:
    assert fonts.render("Deal", 18, WHITE) is fonts.render("Deal", 18, WHITE)


def test_tracking_widens_every_letter_but_the_last(fonts: Fonts) -> None:
    letters = sum(fonts.width(c, 18) for c in "E2-4M7K")
    assert fonts.width("E2-4M7K", 18, tracking=3) == letters + 6 * 3
    assert fonts.render("E2-4M7K", 18, WHITE, tracking=3).get_width() == letters + 6 * 3


def test_fit_gives_the_largest_size_that_fits(fonts: Fonts) -> None:
    text = "Napi feladvány"
    width = fonts.width(text, 19)
    assert fonts.fit(text, 24, width) == 19
    assert fonts.fit(text, 18, width) == 18
    assert fonts.fit(text, 24, 10) == 14


def test_fitted_ends_with_an_ellipsis_where_no_size_fits(fonts: Fonts) -> None:
    words, size = fonts.fitted("Statisztika és eredmények", 20, 80)
    assert size == 14
    assert words.endswith(ELLIPSIS)
    assert words.startswith("Stat")
    assert fonts.width(words, size) <= 80


def test_fitted_leaves_words_that_fit(fonts: Fonts) -> None:
    assert fonts.fitted("Deal", 20, 200) == ("Deal", 20)


def test_wrapped_lines_fit_the_column(fonts: Fonts) -> None:
    text = "同じマークで続いている札は、まとめて動かせます。空の列にも置けます。"
    lines = fonts.wrap(text, 18, 150)
    assert len(lines) > 2
    assert "".join(lines) == text
    assert all(fonts.width(line, 18) <= 150 for line in lines)


def ink(surface: pygame.Surface) -> pygame.Rect:
    return surface.get_bounding_rect()


@pytest.mark.parametrize(
    ("anchor", "middle"), [("top", 50 + 0.5 * CAP * 40), ("middle", 50), ("baseline", 50 - 14.6)]
)
def test_words_stand_by_the_height_of_their_capitals(
    fonts: Fonts, anchor: str, middle: float
) -> None:
    target = pygame.Surface((200, 120), pygame.SRCALPHA)
    if anchor == "top":
        rect = fonts.draw(target, "HEH", 10, 50, 40, WHITE, anchor="top")
    elif anchor == "middle":
        rect = fonts.draw(target, "HEH", 10, 50, 40, WHITE, anchor="middle")
    else:
        rect = fonts.draw(target, "HEH", 10, 50, 40, WHITE, anchor="baseline")
    drawn = ink(target)
    assert abs(drawn.centery - middle) <= 1.5
    assert abs(drawn.top - rect.top) <= 1
    assert abs(drawn.bottom - rect.bottom) <= 1


def test_words_are_aligned(fonts: Fonts) -> None:
    target = pygame.Surface((400, 60), pygame.SRCALPHA)
    width = fonts.width("Deal", 20)
    assert fonts.draw(target, "Deal", 200, 20, 20, WHITE, align="left").left == 200
    assert fonts.draw(target, "Deal", 200, 20, 20, WHITE, align="right").right == 200
    centred = fonts.draw(target, "Deal", 200, 20, 20, WHITE, align="centre")
    assert abs(centred.left - (200 - width / 2)) <= 1


def test_a_paragraph_tells_where_it_ends(fonts: Fonts) -> None:
    target = pygame.Surface((300, 300), pygame.SRCALPHA)
    text = "They may land on any card one higher, of any suit."
    count = len(fonts.wrap(text, 18, 200))
    below = fonts.paragraph(target, text, 20, 30, 200, 18, WHITE, leading=1.5)
    assert below == 30 + count * 27
    ascenders = 2
    assert pygame.Rect(20, 30 - ascenders, 200, below - 30 + ascenders).contains(ink(target))
