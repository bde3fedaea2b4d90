from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game.store.paths import data_folder


def test_a_chosen_folder_is_taken() -> None:
    assert data_folder(Path("here")) == Path("here")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems name no variable")
def test_the_platform_says_where(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "Ä b"))
    assert data_folder() == tmp_path / "Ä b" / "spiderette"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "spiderette"
