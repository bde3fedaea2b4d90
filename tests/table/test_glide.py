from __future__ import annotations

from game.table.box import Box
from game.table.glide import Glide

HERE, THERE, BEYOND = Box(0, 0, 10, 20), Box(100, 50, 10, 40), Box(200, 50, 10, 40)


def test_the_first_box_is_there_at_once() -> None:
    glide = Glide(1.0)
    assert glide.seen(HERE, 5.0) == HERE
    assert not glide.busy


def test_a_box_follows_without_a_jump() -> None:
    glide = Glide(1.0)
    glide.seen(HERE, 0.0)
    assert glide.seen(THERE, 5.0) == HERE
    assert glide.busy
    between = glide.seen(THERE, 5.5)
    assert HERE < between < THERE
    assert glide.seen(BEYOND, 5.5) == between
    assert glide.seen(BEYOND, 6.5) == BEYOND


def test_it_comes_to_rest() -> None:
    glide = Glide(1.0)
    glide.seen(HERE, 0.0)
    glide.seen(THERE, 5.0)
    glide.advance(5.9)
    assert glide.busy
    glide.advance(6.0)
    assert not glide.busy
    assert glide.seen(THERE, 6.0) == THERE


def test_after_a_break_it_begins_anew() -> None:
    glide = Glide(1.0)
    glide.seen(HERE, 0.0)
    glide.seen(THERE, 5.0)
    glide.forget()
    assert not glide.busy
    assert glide.seen(BEYOND, 5.1) == BEYOND


def test_without_time_it_is_there_at_once() -> None:
    glide = Glide(0.0)
    glide.seen(HERE, 0.0)
    assert glide.seen(THERE, 5.0) == THERE
    assert not glide.busy
