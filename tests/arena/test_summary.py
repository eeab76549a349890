"""Shares of wins, and how far they can be trusted."""

from __future__ import annotations

import pytest

from tripot.arena.played import Played
from tripot.arena.summary import summarise, wilson


def game(number: int, ranks: tuple[int, ...], lineup: tuple[str, ...] = ("a", "b", "a")) -> Played:
    return Played(number, lineup, ranks, (5, 3, 1), 37, None)


def test_a_shared_victory_counts_in_parts() -> None:
    summary = summarise([game(0, (1, 1, 3)), game(1, (1, 2, 3))])
    assert [share.wins for share in summary.seats] == [1.5, 0.5, 0]
    assert {share.who: (share.games, share.wins) for share in summary.bots} == {"a": (4, 1.5), "b": (2, 0.5)}


def test_the_order_of_the_games_changes_nothing() -> None:
    games = [game(number, (1, 2, 3) if number % 3 else (1, 1, 1)) for number in range(30)]
    assert summarise(games) == summarise(games[::-1])


def test_the_interval_is_wilsons() -> None:
    """Checked against the published example of 20 in 100: 13.3 % to 28.9 %."""
    assert wilson(20, 100) == pytest.approx((0.1334, 0.2888), abs=1e-4)
    low, high = wilson(0, 10)
    assert low == 0
    assert 0.2 < high < 0.35
