"""Advice and its reason come from the terms of the forecast, and from nothing that the seat may not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import tripot
from tripot.analysis.counsel import END, Counsellor
from tripot.bots.brain import brain
from tripot.bots.foresight import foresight
from tripot.bots.judge import Judge
from tripot.bots.terms import Terms, gains
from tripot.bots.twelve_gangsters.forecast import Forecast
from tripot.kernel.choice import Draft
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.match import Match

GAMES = tripot.games()


def questions(game: Game[Any], seed: int, every: int, most: int) -> Iterator[tuple[Match, int]]:
    """Moments of a game by dice at which somebody has a choice."""
    match, dice, met = tripot.Match(game, seed=seed), Dice(seed), 0
    while not match.over and met < most * every:
        seat = match.waiting[0]
        if len(match.legal(seat)) > 1 and seat < game.players:
            met += 1
            if met % every == 0:
                yield match, seat
        draft = Draft(game, match.state, seat)
        while not draft.whole:
            draft.add(int(dice.member(game.legal(draft.state, seat))))
        match.act(seat, *draft.actions)


@pytest.mark.parametrize("name", GAMES)
def test_the_terms_add_up_to_the_forecast(name: str) -> None:
    game = tripot.load(name, players=3)
    judge: Judge[Any] = Forecast()
    guides = brain(game).guides()
    for match, seat in questions(game, seed=1, every=1, most=60):
        terms = brain(game).terms(match.state, seat)
        assert terms is not None
        names = {term for found in (*terms.seats, terms.common) for term in found}
        assert names <= set(brain(game).reasons)
        guide = judge if foresight(game) is None else guides[seat % len(guides)]
        assert terms.share(seat) == pytest.approx(guide.worth(match.state)[seat])


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_advice_can_be_followed_and_its_reason_has_a_name(name: str) -> None:
    game = tripot.load(name, players=3)
    reasons = set()
    for match, seat in questions(game, seed=2, every=5, most=6):
        counsel = Counsellor(game, match.view(seat), seat, 7).counsel()
        assert Draft(game, match.state, seat).add(*counsel.actions).whole
        if counsel.grounds is not None:
            reasons.add(counsel.grounds.term)
    assert reasons
    assert reasons <= {END, *brain(game).reasons}


def test_what_helps_and_what_harms_others_are_told_apart() -> None:
    poor = Terms([{"money": 0.0, "men": 1.0}, {"money": 1.0, "men": 1.0}])
    rich = Terms([{"money": 2.0, "men": 1.0}, {"money": 1.0, "men": 1.0}])
    ruin = Terms([{"money": 0.0, "men": 1.0}, {"money": 1.0, "men": -3.0}])
    best = gains(rich, poor, 0)
    assert max(best, key=best.__getitem__) == ("money", False)
    assert best["men", False] == best["men", True] == 0
    harm = gains(ruin, poor, 0)
    assert max(harm, key=harm.__getitem__) == ("men", True)
    assert sum(best.values()) == pytest.approx(rich.share(0) - poor.share(0), abs=0.05)


def test_a_camp_shares_its_chance() -> None:
    sure, doubtful = (Terms([{"respect": 1.0}, {}], {"verdict": chance}) for chance in (-0.1, -2.0))
    assert sure.share(0) > doubtful.share(0)
    assert gains(sure, doubtful, 0)["verdict", False] > 0.3


@pytest.mark.slow
def test_some_choices_are_dear_and_the_best_ones_never() -> None:
    game = tripot.load("twelve-gangsters", players=3)
    found = []
    for match, seat in questions(game, seed=3, every=3, most=8):
        counsellor = Counsellor(game, match.view(seat), seat, 3)
        found += [counsellor.judge((action,)) for action in match.legal(seat)[:2]]
        best = counsellor.judge(counsellor.counsel().actions)
        assert (best.loss, best.dear) == (0, False)
    assert any(judged.dear and judged.loss > 0.1 for judged in found)
    assert not all(judged.dear for judged in found)
