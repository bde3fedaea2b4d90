from __future__ import annotations

from itertools import pairwise

import pytest

from game.engine.shuffle import SplitMix64, shuffled


def test_published_outputs_of_splitmix64() -> None:
    """The first outputs for seed 1234567, as printed by the reference implementation."""
    generator = SplitMix64(1234567)
    assert [generator.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_seed_counts_modulo_two_to_the_64() -> None:
    assert SplitMix64(1 << 64).next() == SplitMix64(0).next()


def test_below_draws_again_in_the_incomplete_block(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = (1 << 64) - (1 << 64) % 52
    outputs = iter([limit, (1 << 64) - 1, limit - 1])
    generator = SplitMix64(0)
    monkeypatch.setattr(SplitMix64, "next", lambda self: next(outputs))
    assert generator.below(52) == 51


def test_below_takes_every_number_of_a_whole_block(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SplitMix64, "next", lambda self: (1 << 64) - 1)
    assert SplitMix64(0).below(2) == 1


@pytest.mark.parametrize("size", [1, 2, 52, 104])
def test_shuffle_keeps_every_card(size: int) -> None:
    assert sorted(shuffled(size, 29)) == list(range(size))


def test_neighbouring_numbers_deal_differently() -> None:
    deals = [tuple(shuffled(52, seed)) for seed in range(200)]
    assert len(set(deals)) == len(deals)
    assert all(sum(x == y for x, y in zip(a, b, strict=True)) < 12 for a, b in pairwise(deals))
