"""An analysis adds up, comes out the same again, and of a seat's own view knows nothing that the seat could not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import tripot
from tests.kernel.saying import problem
from tripot.analysis.budget import FEWEST, MOST, Budget
from tripot.analysis.report import Analysis
from tripot.analysis.reviewer import openings
from tripot.analysis.study import Study
from tripot.bots import Clock, choose, make
from tripot.games.registry import box
from tripot.kernel.replayed import Replayed


def played(name: str, players: int, bots: Sequence[str] = ("heuristic", "random"), **options: Any) -> Replayed:
    match = tripot.Match(tripot.load(name, players, **options), seed=3)
    chairs = [make(bots[seat % len(bots)], match.game, seat, seat) for seat in range(players)]
    while not match.over:
        seat = match.waiting[-1]
        match.act(seat, *choose(chairs[seat], match.ask(seat), Clock(iterations=1)))
    return Replayed(match)


def analysed(replayed: Replayed, playouts: int, seed: int = 0) -> Analysis:
    study = Study(replayed, [""] * replayed.game.players, seed)
    done = list(study.work(Budget(playouts=playouts)))
    assert done == sorted(done)
    assert done[-1] == 1
    return study.report()


@pytest.mark.slow
@pytest.mark.parametrize("name", tripot.games())
def test_the_parts_add_up_to_the_result(name: str) -> None:
    replayed = played(name, min(box(name).players(box(name).edition)))
    found = analysed(replayed, playouts=2)
    result = replayed.game.result(replayed.states[-1])
    assert result is not None
    winners = result.winners
    for account in found.accounts:
        parts = (account.luck, account.others, account.choices, account.intuition)
        assert sum(part.value for part in parts) == pytest.approx(account.beyond)
        assert account.result == (1 / len(winners) if account.seat in winners else 0)
        assert account.beyond == account.result - 1 / replayed.game.players
    for curve in found.curves:
        assert [point.step for point in curve.points] == sorted({point.step for point in curve.points})
        assert all(sum(point.chances) <= 1.001 for point in curve.points)
        assert curve.points[-1].chances == tuple(account.result for account in found.accounts)


@pytest.mark.slow
def test_the_same_seed_gives_the_same_analysis() -> None:
    replayed = played("twelve-gangsters", 3)
    assert analysed(replayed, 4) == analysed(replayed, 4)
    assert analysed(replayed, 4).curves != analysed(replayed, 4, seed=1).curves


def duel(first: list[int], second: list[int], third: list[int]) -> Replayed:
    """Three seats of 12 Gangsters; each plays these cards, then the lowest ones. A is the first Boss."""
    match = tripot.Match(tripot.load("twelve-gangsters", 3, first_boss=0), seed=1)
    for cards in zip(first, second, third, strict=True):
        for seat, card in enumerate(cards):
            match.act(seat, card)
    while not match.over:
        match.act(match.waiting[0], match.legal(match.waiting[0])[0])
    return Replayed(match)


@pytest.mark.slow
def test_what_a_seat_could_not_know_changes_nothing_in_its_view() -> None:
    """In the second round B seals another card before C chooses: C cannot tell, and thinks the same."""
    left, right = analysed(duel([1, 9], [2, 3], [3, 5]), 6), analysed(duel([1, 9], [2, 12], [3, 5]), 6)
    chosen = 6
    for one, other in zip(left.curves[3].points, right.curves[3].points, strict=True):
        if one.step <= chosen:
            assert one == other
    assert left.curves[0] != right.curves[0]


def test_whoever_answers_last_is_looked_at_as_if_nobody_had_answered() -> None:
    replayed = duel([1], [2], [3])
    assert openings(replayed)[:6] == [0, 0, 0, 3, 3, 3]


@pytest.mark.slow
def test_a_blunder_is_found_with_what_is_better_and_what_it_cost() -> None:
    """B leads and holds 9 and 10. C, with 5 and 12, loses the 12 (TG-3.4); after the 5 it would lead with the 12."""
    replayed = duel(
        [5, 12, 7, 6, 2, 10, 11, 1, 9, 4, 3], [4, 6, 11, 3, 2, 8, 7, 1, 12, 5, 9], [3, 4, 10, 2, 11, 6, 8, 1, 7, 9, 12]
    )
    found = analysed(replayed, playouts=10)
    blunder = found.choices[-1]
    assert (blunder.step, blunder.seat, blunder.chosen, blunder.found) == (33, 2, "12", "5")
    assert blunder.gain > 0.9
    assert found.accounts[2].missed >= blunder.gain


def test_a_game_that_goes_on_is_not_analysed() -> None:
    match = tripot.Match(tripot.load("twelve-gangsters", 3), seed=1)
    with problem("analyse-unfinished"):
        Study(Replayed(match), ["A", "B", "C"])


def test_a_budget_of_seconds_asks_for_enough_rounds_and_not_for_too_many() -> None:
    budget = Budget(seconds=10)
    assert budget.spent(rounds=FEWEST / 2, seconds=100) == 0.5
    assert budget.spent(rounds=FEWEST, seconds=5) == 0.5
    assert budget.spent(rounds=MOST, seconds=1) == 1
    assert Budget(playouts=4).spent(rounds=1, seconds=1e9) == 0.25
