"""The windows in which layouts are tried."""

from __future__ import annotations

import pytest
from hypothesis import strategies as st

from game.engine.variants import VARIANTS

SIZES = [
    (480, 320),
    (640, 480),
    (720, 720),
    (854, 480),
    (960, 544),
    (1280, 720),
    (1280, 800),
    (800, 1280),
    (480, 854),
    (1080, 1920),
    (1920, 1080),
    (3840, 2160),
]

sizes = st.one_of(
    st.sampled_from(SIZES), st.tuples(st.integers(480, 3840), st.integers(320, 2160))
).filter(lambda size: size[1] >= 480 or size[0] * 1.2 >= size[1])
variants = st.sampled_from(VARIANTS)
columns_held = st.tuples(st.integers(0, 6), st.integers(0, 26))

every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
