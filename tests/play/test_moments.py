from __future__ import annotations

from game.play.moments import Moment, moments
from game.play.replay import Replay
from tests.data_files import record


def test_the_moments_of_the_example() -> None:
    replay = Replay.read(record("example-53.txt"))
    assert replay is not None
    found = moments(replay)
    where = {moment: [n for n, told in found.items() if moment in told] for moment in Moment}
    assert where[Moment.OPENING] == [0]
    assert where[Moment.FIRST_TURNED] == where[Moment.TURNED][:1] == [1]
    assert where[Moment.FIRST_EMPTY] == where[Moment.EMPTY][:1] == [4]
    assert where[Moment.ALL_TURNED] == where[Moment.TURNED][-1:] == [28]
    assert where[Moment.DEAL] == [24, 33, 40, 42]
    assert (where[Moment.FIRST_DEAL], where[Moment.LAST_DEAL]) == ([24], [42])
    assert where[Moment.RUN] == [19, 39, 51, 53]
    assert where[Moment.FIRST_RUN] == [19]
    assert where[Moment.WIN] == [53]
    assert replay.at_start


def test_nothing_happens_in_an_empty_record() -> None:
    replay = Replay.read("SP1-S4-AAAAABD")
    assert replay is not None
    assert moments(replay) == {0: {Moment.OPENING}}
