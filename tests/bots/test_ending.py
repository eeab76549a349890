"""Sealed endings that are worked out: mixed choices that nobody gains by leaving."""

from __future__ import annotations

import pytest

import tripot
from tests.conformance.tables import gangsters
from tripot.bots import Clock, make
from tripot.bots.bot import Mixed
from tripot.bots.contest import Contest
from tripot.bots.ending import Ending
from tripot.games.registry import box
from tripot.games.twelve_gangsters.state import State
from tripot.kernel.bits import mask_of

BOX = box("twelve-gangsters")
GAME = BOX.load(2, BOX.read_edition(gangsters(p2=12)), {"first_boss": 0})


def contest(sizes: list[int], worths: list[list[float]]) -> Contest:
    found = Contest(sizes)
    for way, worth in enumerate(worths):
        found.fill(way, worth)
    found.settle()
    return found


def test_whoever_could_be_foreseen_mixes() -> None:
    """Two against zero, zero against one: the first seat takes its better prize once in three times."""
    found = contest([2, 2], [[2, -2], [0, 0], [0, 0], [1, -1]])
    assert found.choices(0) == pytest.approx([1 / 3, 2 / 3], abs=0.02)
    assert found.choices(1) == pytest.approx([1 / 3, 2 / 3], abs=0.02)
    assert found.worth() == pytest.approx([2 / 3, -2 / 3], abs=0.02)


def test_what_is_always_better_is_always_taken() -> None:
    """Three seats; the second of its choices brings each of them one more, whatever the others do."""
    ways = [[float(way >> 2 & 1), float(way >> 1 & 1), float(way & 1)] for way in range(8)]
    found = contest([2, 2, 2], ways)
    for seat in range(3):
        assert found.choices(seat)[1] > 0.99
    assert found.worth() == pytest.approx([1, 1, 1], abs=0.02)


def left(*hands: tuple[int, ...]) -> State:
    """The end of a game in which these cards are left, and the first seat is Boss."""
    s: State = GAME.start()
    s.hands[:] = [mask_of(list(hand)) for hand in hands]
    return s


def test_a_forced_end_is_known() -> None:
    ending, s = Ending(GAME), left((5,), (3,))
    assert ending.ways(s) == 1
    assert ending.worth(s) == [1.0, 0.0]


def test_nobody_gains_by_another_choice() -> None:
    """Of what each card would bring against the other's mixture, none is worth more than the mixture itself."""
    ending, s = Ending(GAME), left((1, 5, 9), (2, 4, 12))
    assert ending.ways(s) == 36
    settled = ending.settled(s)
    worth = settled.worth()
    for seat in range(2):
        for place in range(3):
            assert settled.gains[settled.first[seat] + place] <= worth[seat] + 0.01


def test_a_search_works_out_a_short_end_and_no_long_one() -> None:
    game = tripot.load("twelve-gangsters", players=3)
    bot = make("search", game, 0, 1)
    assert isinstance(bot, Mixed)
    match = tripot.Match(game, seed=4)
    view, legal = match.view(0), match.legal(0)
    odds = bot.odds(view, legal, Clock(iterations=50))
    assert len(odds) == 12
    assert sum(odds) == pytest.approx(1)
    assert odds != bot.odds(view, legal, Clock(iterations=50))  # learnt anew, by other chances
    while len(match.legal(0)) != 3:
        match.act(match.waiting[0], match.legal(match.waiting[0])[0])
    view, legal = match.view(0), match.legal(0)
    assert bot.odds(view, legal, Clock(iterations=1)) == bot.odds(view, legal, Clock(iterations=1))
