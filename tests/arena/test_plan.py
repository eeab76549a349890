"""Who plays whom, in which chair, and how long each thinks."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tripot.arena.plan import Plan
from tripot.bots import Clock
from tripot.bots.thought import ITERATIONS, thought

BOTS = ("a", "b", "c", "d", "e")


def plan(players: int, *bots: str) -> Plan:
    return Plan("twelve-gangsters", players, bots, 1, 0)


def test_more_bots_than_chairs_play_a_tournament() -> None:
    """Every three of five meet equally often, and sit in every chair equally often."""
    lineups = [plan(3, *BOTS).lineup(number) for number in range(10 * 6)]
    assert Counter(frozenset(lineup) for lineup in lineups) == {frozenset(table): 6 for table in combinations(BOTS, 3)}
    assert Counter((seat, bot) for lineup in lineups for seat, bot in enumerate(lineup)) == {
        (seat, bot): 12 for seat in range(3) for bot in BOTS
    }


def test_fewer_bots_than_chairs_are_repeated() -> None:
    assert [plan(3, "a", "b").lineup(number) for number in range(4)] == [
        ["a", "b", "a"],
        ["b", "a", "b"],
        ["a", "b", "a"],
        ["b", "a", "b"],
    ]


@pytest.mark.parametrize(
    ("name", "kind", "clock"),
    [
        ("search", "search", Clock(iterations=ITERATIONS)),
        ("search:4000", "search", Clock(iterations=4000)),
        ("search:0.3s", "search", Clock(seconds=0.3)),
        ("search:2s", "search", Clock(seconds=2)),
        ("./my_bot.py:MyBot", "./my_bot.py:MyBot", Clock(iterations=ITERATIONS)),
        ("./my_bot.py:MyBot:50", "./my_bot.py:MyBot", Clock(iterations=50)),
        ("./my_bot.py:MyBot:1.5s", "./my_bot.py:MyBot", Clock(seconds=1.5)),
    ],
)
def test_how_long_a_bot_thinks(name: str, kind: str, clock: Clock) -> None:
    assert thought(name) == (kind, clock)
    assert plan(3, name, "random").timed == name.endswith("s")
