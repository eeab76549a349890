"""Five levels of opponents."""

from __future__ import annotations

import pytest

import tripot
from tripot.bots.bot import Clock
from tripot.bots.brain import brain
from tripot.bots.level import LEVELS
from tripot.bots.registry import make
from tripot.kernel.match import Match


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", tripot.games())
def test_every_level_answers_in_every_game(game: str, level: str) -> None:
    match = Match(tripot.load(game, players=3), seed=1)
    seat = match.waiting[0]
    bot = make(level, match.game, seat, 1)
    assert bot.decide(match.view(seat), match.legal(seat), Clock(iterations=5)) in match.legal(seat)


@pytest.mark.parametrize("game", tripot.games())
def test_levels_go_wrong_less_and_think_more(game: str) -> None:
    rungs = [brain(tripot.load(game, players=3)).rungs()[level] for level in LEVELS]
    assert len(set(rungs)) == len(LEVELS)
    assert [rung.slip for rung in rungs] == sorted((rung.slip for rung in rungs), reverse=True)
    thoughts = [10**9 if rung.thoughts is None else rung.thoughts for rung in rungs]
    assert thoughts == sorted(thoughts)
    assert rungs[-1].thoughts is None, "a master takes the time it is given"


def test_who_is_hasty_stops_early() -> None:
    """As many thoughts as its level has, whatever the clock allows: so few that the answer is that of a short clock."""
    game = tripot.load("reglement-de-comptes", players=4)
    thoughts = brain(game).rungs()["strong"].thoughts
    match = Match(game, seed=3)
    seat = match.waiting[0]
    view, legal = match.view(seat), match.legal(seat)
    short = make("search", game, seat, 5).decide(view, legal, Clock(iterations=thoughts))
    assert make("strong", game, seat, 5).decide(view, legal, Clock(iterations=10**6)) == short
    assert make("strong", game, seat, 5).decide(view, legal, Clock(seconds=600)) == short
