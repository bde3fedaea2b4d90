"""The bench of the hints plays whole games by the hints alone."""

from __future__ import annotations

import json

import pytest

from tools import hint_bench


def test_two_games_are_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--games", "2", "--first", "70000", "--limit", "30", "--json"]
    monkeypatch.setattr("sys.argv", ["hint_bench", *arguments])
    hint_bench.main()
    result = json.loads(capsys.readouterr().out)
    assert result["games"] == 2
    assert result["won"] == 2 - len(result["lost"])
    assert result["won_percent"] == 50 * result["won"]
    assert result["actions_a_game"] > 20
    assert 0 < result["hint_ms_50"] <= result["hint_ms_95"] <= result["hint_ms_max"]


def test_a_share_of_the_hints_is_picked_by_rank() -> None:
    tally = hint_bench.Tally(1, milliseconds=[float(n) for n in range(100, 0, -1)])
    assert [tally.percentile(share) for share in (0, 0.5, 0.95, 1)] == [1, 51, 96, 100]
