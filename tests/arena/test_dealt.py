"""The same deal for every line-up: the same need meets the same draw, and luck adds up to nothing."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tripot
from tests.bridges.tables import small
from tripot.arena.crew import crew
from tripot.arena.dealt import Dealt, drawn, promise
from tripot.arena.plan import Plan
from tripot.arena.played import play, play_match
from tripot.arena.simulate import simulate
from tripot.kernel.dice import Dice
from tripot.kernel.match import odds
from tripot.kernel.seats import CLOCK, NATURE
from tripot.kernel.state import State

FORESEEN = [name for name in tripot.games() if promise(small(name)) is not None]


def chance_states(name: str, most: int) -> list[State]:
    """Moments of random games at which Nature has a choice."""
    game, dice = small(name), Dice(3)
    found: list[State] = []
    while len(found) < most:
        s = game.start()
        while (waiting := game.waiting(s)) and len(found) < most:
            seat = NATURE if waiting >> NATURE & 1 else next(n for n in range(CLOCK + 1) if waiting >> n & 1)
            if seat == NATURE and len(odds(game, s)[0]) > 1 and dice.below(10) == 0:
                found.append(s.clone())
            game.play(s, seat, int(dice.member(game.legal(s, seat))))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", FORESEEN)
def test_luck_is_nothing_on_average_at_every_draw(name: str) -> None:
    game = small(name)
    promised = promise(game)
    assert promised is not None
    felt = 0.0
    for s in chance_states(name, 12):
        outcomes, weights = odds(game, s)
        gains = [promised.windfall(s, outcomes, weights, outcome, 1) for outcome in outcomes]
        for seat in range(game.players):
            mean = sum(weight * gain[seat] for weight, gain in zip(weights, gains, strict=True)) / sum(weights)
            assert mean == pytest.approx(0, abs=1e-12)
        felt = max(felt, *(abs(gain[0]) for gain in gains))
    assert felt > 0


def test_every_outcome_is_as_likely_as_its_weight() -> None:
    counts = Counter(drawn(b"secret", f"die {number}", [4, 7, 9], [1, 2, 5]) for number in range(8000))
    assert counts[4] == pytest.approx(1000, abs=150)
    assert counts[7] == pytest.approx(2000, abs=200)
    assert counts[9] == pytest.approx(5000, abs=250)


def test_what_comes_first_comes_first_among_fewer_too() -> None:
    for number in range(200):
        first = drawn(b"secret", f"card {number}", [1, 2, 3, 4], [1, 1, 1, 1])
        assert drawn(b"secret", f"card {number}", sorted({first, 2, 3}), [1] * len({first, 2, 3})) == first


def plan(*bots: str, games: int = 8, name: str = "reglement-de-comptes", seed: int = 3) -> Plan:
    return Plan(name, 3, bots, games, seed, paired=True)


def test_a_deal_is_played_by_every_lineup_from_every_chair() -> None:
    wide = Plan("twelve-gangsters", 3, ("heuristic", "brute", "random", "search:5"), 24, 1, paired=True)
    assert [wide.deal(number) for number in (0, 11, 12, 23, 24)] == [0, 0, 1, 1, 2]
    first = [tuple(wide.lineup(number)) for number in range(12)]
    assert len(set(first)) == 12
    for bot in wide.bots:
        assert all(Counter(chair)[bot] == 3 for chair in zip(*first, strict=True))
    assert Plan("twelve-gangsters", 3, ("random",), 4, 1).deal(3) == 3


@pytest.mark.slow
@pytest.mark.parametrize("name", tripot.games())
def test_alike_bots_play_a_deal_alike_from_every_chair(name: str) -> None:
    """A bot and its twin: whoever sits where, the deal ends the same."""
    twins = Plan(name, 3, ("heuristic", "heuristic"), 2, 5, paired=True)
    one, other = (play(twins, number) for number in (0, 1))
    assert (one.scores, one.luck, one.deal) == (other.scores, other.luck, 0)
    assert play(twins, 2).scores != one.scores


def test_hands_are_dealt_alike_whoever_plays() -> None:
    matches = [play_match(plan("heuristic", "random"), number) for number in (0, 1, 2)]
    hands = [[step.actions for step in match.steps if step.seat == NATURE][:15] for match in matches]
    assert hands[0] == hands[1] != hands[2]
    assert all(isinstance(match, Dealt) for match in matches)


@pytest.mark.slow
def test_the_same_seed_gives_the_same_luck_whatever_the_workers() -> None:
    paired = plan("heuristic", "random", games=6)
    alone = sorted(simulate(paired), key=lambda game: game.number)
    with crew(2) as hands:
        together = sorted(simulate(paired, hands), key=lambda game: game.number)
    assert alone == together
    assert any(any(game.luck) for game in alone)


def test_a_game_that_nobody_foresees_has_no_luck() -> None:
    game: Any = play(Plan("twelve-gangsters", 3, ("random", "brute"), 2, 1, paired=True), 0)
    assert game.luck == (0.0, 0.0, 0.0)
