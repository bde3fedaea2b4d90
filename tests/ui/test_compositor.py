from __future__ import annotations

from itertools import combinations

import pygame
from hypothesis import given
from hypothesis import strategies as st

from game.ui.compositor import Compositor, Sprite

SIZE = (80, 60)
WINDOW = pygame.Rect((0, 0), SIZE)
BLACK = (0, 0, 0)


class Wall:
    """A resting picture of stripes, that notes what was asked of it."""

    def __init__(self) -> None:
        self.shade = 0
        self.asked: list[pygame.Rect] = []

    def paint(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        self.asked.append(rect.copy())
        assert target.get_clip() == rect
        for x in range(SIZE[0]):
            colour = (3 * x, self.shade, 255 - x)
            pygame.draw.line(target, colour, (x, 0), (x, SIZE[1]))


def sheet(size: tuple[int, int], alpha: int) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((200, 30, 90, alpha))
    return surface


SHEETS = [sheet((10, 14), 255), sheet((10, 14), 255), sheet((25, 9), 120), sheet((3, 40), 60)]

sprites = st.lists(
    st.builds(
        lambda picture, x, y: Sprite(SHEETS[picture], x, y),
        st.integers(0, len(SHEETS) - 1),
        st.integers(-30, 90),
        st.integers(-45, 70),
    )
    | st.sampled_from([Sprite(SHEETS[2], 20, 20), Sprite(SHEETS[0], 25, 22)]),
    max_size=7,
)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def fresh(wall: Wall, seen: list[Sprite]) -> pygame.Surface:
    surface = pygame.Surface(SIZE)
    Compositor(surface).frame(wall.paint, seen)
    return surface


def test_the_first_frame_is_whole() -> None:
    wall = Wall()
    assert Compositor(pygame.Surface(SIZE)).frame(wall.paint) == [WINDOW]


def test_a_frame_without_change_draws_nothing() -> None:
    wall, canvas = Wall(), Compositor(pygame.Surface(SIZE))
    seen = [Sprite(SHEETS[0], 5, 5)]
    canvas.frame(wall.paint, seen)
    wall.asked.clear()
    assert canvas.frame(wall.paint, list(seen)) == []
    assert wall.asked == []


def test_only_what_changed_is_drawn() -> None:
    surface = pygame.Surface(SIZE)
    wall, canvas = Wall(), Compositor(surface)
    canvas.frame(wall.paint, [Sprite(SHEETS[0], 5, 5), Sprite(SHEETS[2], 50, 40)])
    before = surface.copy()
    wall.shade = 77  # the picture is another one, but nobody said so
    changed = canvas.frame(wall.paint, [Sprite(SHEETS[0], 7, 5), Sprite(SHEETS[2], 50, 40)])
    assert changed == [pygame.Rect(5, 5, 12, 14)]
    assert wall.asked[1:] == changed
    for rect in changed:
        before.fill(0, rect)
        surface.fill(0, rect)
    assert pixels(before) == pixels(surface)


def test_an_invalid_part_is_painted_again() -> None:
    surface = pygame.Surface(SIZE)
    wall, canvas = Wall(), Compositor(surface)
    canvas.frame(wall.paint)
    part = pygame.Rect(70, 50, 40, 40)
    canvas.invalidate(part)
    assert canvas.frame(wall.paint) == [part.clip(WINDOW)]
    canvas.invalidate()
    canvas.invalidate(pygame.Rect(-50, -50, 10, 10))
    assert canvas.frame(wall.paint) == [WINDOW]
    assert canvas.frame(wall.paint) == []


def test_another_order_shows() -> None:
    surface = pygame.Surface(SIZE)
    wall, canvas = Wall(), Compositor(surface)
    one, other = Sprite(SHEETS[0], 5, 5), Sprite(SHEETS[2], 8, 8)
    canvas.frame(wall.paint, [one, other])
    canvas.frame(wall.paint, [other, one])
    assert pixels(surface) == pixels(fresh(wall, [other, one]))


@given(st.lists(sprites, min_size=2, max_size=6))
def test_frames_leave_no_traces(frames: list[list[Sprite]]) -> None:
    surface = pygame.Surface(SIZE)
    wall, canvas = Wall(), Compositor(surface)
    for seen in frames:
        before = surface.copy()
        changed = canvas.frame(wall.paint, seen)
        assert pixels(surface) == pixels(fresh(wall, seen))
        assert not any(one.colliderect(other) for one, other in combinations(changed, 2))
        assert all(WINDOW.contains(rect) for rect in changed)
        after = surface.copy()
        for rect in changed:
            before.fill(0, rect)
            after.fill(0, rect)
        assert pixels(before) == pixels(after)


def test_it_belongs_to_one_surface_at_one_size() -> None:
    surface = pygame.Surface(SIZE)
    canvas = Compositor(surface)
    assert canvas.shows(surface, WINDOW, BLACK)
    assert canvas.size == SIZE
    assert not canvas.shows(pygame.Surface(SIZE), WINDOW, BLACK)
    assert not canvas.shows(surface, WINDOW.inflate(-8, -8), BLACK)
    assert not canvas.shows(surface, WINDOW, (1, 2, 3))


def test_a_margin_is_painted_once_around_the_picture() -> None:
    wall, surface = Wall(), pygame.Surface(SIZE)
    area = WINDOW.inflate(-20, -12)
    canvas = Compositor(surface, area, (9, 8, 7))
    sprite = Sprite(SHEETS[0], 5, 5)
    assert canvas.frame(wall.paint, [sprite]) == [WINDOW]
    inner = pygame.Surface(area.size)
    Compositor(inner).frame(wall.paint, [sprite])
    assert pixels(surface.subsurface(area)) == pixels(inner)
    outside = surface.copy()
    outside.fill((9, 8, 7), area)
    bare = pygame.Surface(SIZE)
    bare.fill((9, 8, 7))
    assert pixels(outside) == pixels(bare)
    (changed,) = canvas.frame(wall.paint)
    assert changed == sprite.rect.move(area.topleft)
    canvas.invalidate()
    assert canvas.frame(wall.paint) == [WINDOW]
