from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.store.store import Store


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder that is not there yet, with a name that a path may have."""
    return tmp_path / "Ä data" / "spiderette"


@pytest.fixture
def store() -> Iterator[Store]:
    """A store in memory."""
    made = Store.in_memory()
    yield made
    made.close()
