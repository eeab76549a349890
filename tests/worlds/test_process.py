"""Two worlds in one process, with deadlines and alarms running; `make soak` has a hundred thousand for each game."""

from __future__ import annotations

import pytest

from tests.worlds.process import grow
from tripot.games.registry import games
from tripot.server import coach
from tripot.server.clock import Clock
from tripot.server.coach import asked
from tripot.server.play import Play
from tripot.server.wire import encode
from tripot.server.workers import Question


@pytest.mark.parametrize("name", games())
def test_no_byte_depends_on_what_its_reader_may_not_know(name: str) -> None:
    found = grow(name, branches=150, seed=1)
    assert found.alike > 100


def test_a_deadline_that_moves_with_a_silent_step_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    ask = Clock.ask

    def leaky(
        self: Clock,
        waiting: list[int],
        at: int,
        actor: int | None = None,
        undo: bool = False,
        public: bool = True,
        quiet: bool = False,
    ) -> None:
        ask(self, waiting, at, actor, undo, public, quiet)
        if not public:
            self._last = [at if deadline is not None else None for deadline in self._last]

    monkeypatch.setattr(Clock, "ask", leaky)
    with pytest.raises(AssertionError, match="may not know"):
        grow("twelve-gangsters", branches=2000, seed=1)


def test_a_coach_who_peeks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """He would think of the table as it is."""

    def peeking(play: Play, seat: int) -> tuple[Question, bytes]:
        question, view = asked(play, seat)
        return question, view + encode(play.game.position(play.match.state))

    monkeypatch.setattr(coach, "asked", peeking)
    with pytest.raises(AssertionError, match="the coach tells"):
        grow("twelve-gangsters", branches=200, seed=1)
