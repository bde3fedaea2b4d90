from __future__ import annotations

import json

import pygame
import pytest

from game.input.binding_book import BindingBook
from game.input.binding_text import read_bindings, write_bindings
from game.input.bindings import KEYS, PAD, Bindings
from game.input.elements import Button, Chord, Element
from game.input.intents import Action


@pytest.mark.parametrize("table", [KEYS, PAD], ids=["keys", "pad"])
def test_no_key_has_two_meanings(table: dict[Action, tuple[object, ...]]) -> None:
    inputs = [each for several in table.values() for each in several]
    assert len(set(inputs)) == len(inputs)


def test_every_action_has_a_key_or_a_button() -> None:
    assert {*KEYS, *PAD} == set(Action)


def test_a_pad_needs_no_more_than_every_pad_has() -> None:
    assert {push.button for pushes in PAD.values() for push in pushes} == set(Button)


def test_shift_counts_only_where_something_is_bound_to_it() -> None:
    bindings = Bindings()
    assert bindings.of_key(Chord(pygame.K_d, shift=True)) is Action.DEAL
    assert bindings.of_key(Chord(pygame.K_z, ctrl=True, shift=True)) is Action.REDO
    assert bindings.of_key(Chord(pygame.K_z, ctrl=True)) is Action.UNDO


def test_a_held_button_changes_the_meaning_of_another() -> None:
    bindings = Bindings()
    assert bindings.of_button(Button.B) is Action.TAKE_BACK
    assert bindings.together(Button.B, frozenset({Button.B})) is None
    assert bindings.together(Button.B, frozenset({Button.L, Button.B})) is Action.REDO
    assert bindings.together(Button.A, frozenset({Button.L, Button.A})) is None
    assert [button for button in Button if bindings.is_held(button)] == [Button.L]


def test_a_free_key_takes_the_place_of_the_first_one() -> None:
    changed = Bindings().with_key(Action.UNDO, Chord(pygame.K_F5))
    assert changed is not None
    assert changed.keys[Action.UNDO] == (Chord(pygame.K_F5), Chord(pygame.K_u))
    assert changed.of_key(Chord(pygame.K_z, ctrl=True)) is None


def test_two_actions_swap_their_keys() -> None:
    changed = Bindings().with_key(Action.DEAL, Chord(pygame.K_RETURN))
    assert changed is not None
    assert changed.of_key(Chord(pygame.K_RETURN)) is Action.DEAL
    assert changed.of_key(Chord(pygame.K_d)) is Action.CONFIRM
    assert changed.of_key(Chord(pygame.K_KP_ENTER)) is Action.CONFIRM


def test_a_key_of_the_same_action_comes_first() -> None:
    changed = Bindings().with_key(Action.UNDO, Chord(pygame.K_u))
    assert changed is not None
    assert changed.keys[Action.UNDO] == (Chord(pygame.K_u), Chord(pygame.K_z, ctrl=True))


def test_the_last_key_is_not_taken_for_nothing() -> None:
    bindings = Bindings()
    assert Action.TAKE_BACK not in bindings.keys
    assert bindings.with_key(Action.TAKE_BACK, Chord(pygame.K_LEFT)) is None
    taken = bindings.with_key(Action.TAKE_BACK, Chord(pygame.K_u))
    assert taken is not None
    assert taken.of_key(Chord(pygame.K_u)) is Action.TAKE_BACK


def test_a_and_b_are_swapped_with_all_that_hangs_on_them() -> None:
    swapped = Bindings().swap()
    assert swapped.swapped
    assert swapped.of_button(Button.B) is Action.CONFIRM
    assert swapped.together(Button.A, frozenset({Button.L})) is Action.REDO
    assert swapped.swap() == Bindings()


def test_letters_can_lie_elsewhere() -> None:
    bindings = Bindings(exchanged=True)
    lettered = [bindings.lettered(button) for button in (Button.A, Button.X, Button.L)]
    assert lettered == [Button.B, Button.Y, Button.L]


def test_bindings_are_kept() -> None:
    texts: list[str] = []
    book = BindingBook(save=texts.append)
    changed = book.now.swap().with_key(Action.HELP, Chord(pygame.K_d, alt=True))
    assert changed is not None
    book.change(changed._replace(exchanged=True))
    book.learn("guid", {Element("across", 0, -1): Button.LEFT, Element("button", 9): Button.A})
    again = BindingBook(lambda: texts[-1])
    assert again.now == book.now
    assert again.map_of("guid") == book.map_of("guid")
    assert again.map_of("other") is None


def test_what_is_usual_is_not_kept() -> None:
    assert write_bindings(Bindings()) == {"keys": {}, "pad": {}, "exchanged": False}


@pytest.mark.parametrize(
    "kept",
    [
        {"keys": {"deal": ["13"]}},
        {"keys": {"deal": []}},
        {"keys": {"deal": "100"}},
        {"keys": {"deal": ["ctrl"]}},
        {"keys": {"deal": ["-4"]}},
        {"keys": {"fly": ["100"]}},
        {"keys": [1]},
        {"pad": {"deal": ["a"]}},
        {"pad": {"deal": ["turbo"]}},
        {"exchanged": "yes"},
    ],
)
def test_what_is_wrong_is_as_usual(kept: dict[str, object]) -> None:
    assert read_bindings(kept) == Bindings()


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "[" * 9999, '{"plain": {"g": [[1]]}}'])
def test_any_text_can_be_read(text: str) -> None:
    assert BindingBook(lambda: text).now == Bindings()


def test_a_map_with_a_fault_is_left_out() -> None:
    entry = ["button", 0, 0, "a"]
    kept = {"good": [entry], "bad": [entry, ["button", 0, 5, "a"]], "odd": 3}
    book = BindingBook(lambda: json.dumps({"plain": kept}))
    assert book.map_of("good") == {Element("button", 0): Button.A}
    assert book.map_of("bad") is None
    assert book.map_of("odd") is None
