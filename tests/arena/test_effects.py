"""What goes along with winning, and how numbers are spread."""

from __future__ import annotations

import pytest

from tripot.arena.effects import effects
from tripot.arena.played import Played
from tripot.arena.report import ends
from tripot.arena.spread import Bin, spread


def game(number: int, winner: int, *traits: tuple[str, ...]) -> Played:
    ranks = tuple(1 if seat == winner else 2 for seat in range(len(traits)))
    return Played(number, ("a",) * len(traits), ranks, (0,) * len(traits), 9, traits=traits)


def test_wins_with_a_card_against_wins_without_it() -> None:
    games = [
        game(0, 0, ("dealt:ace",), ()),
        game(1, 0, ("dealt:ace",), ()),
        game(2, 0, (), ("dealt:ace",)),
        game(3, 1, (), ()),
    ]
    (ace,) = effects(games)
    assert (ace.group, ace.member, ace.chairs) == ("dealt", "ace", 3)
    assert ace.rate == pytest.approx(2 / 3)
    assert ace.without == pytest.approx(2 / 5)
    assert ace.more == pytest.approx(2 / 3 - 2 / 5)
    assert ace.low < ace.more < ace.high


def test_the_interval_is_newcombes() -> None:
    """The published example: 56 of 70 against 48 of 80 differ by 20 points, 5.2 to 33.4."""
    games = [game(number, 0 if number < 56 else 1, ("x:y",)) for number in range(70)]
    games += [game(number, 0 if number < 118 else 1, ()) for number in range(70, 150)]
    (found,) = effects(games)
    assert found.more == pytest.approx(0.2)
    assert (found.low, found.high) == pytest.approx((0.0524, 0.3339), abs=1e-4)


def test_what_everybody_had_shows_nothing() -> None:
    assert effects([game(0, 0, ("x:y",), ("x:y",))]) == []


def test_the_order_of_the_games_changes_nothing() -> None:
    games = [game(n, n % 3, ("a:b",), ("a:c",) if n % 2 else (), ("a:b", "a:c")) for n in range(20)]
    assert effects(games) == effects(games[::-1])


def test_a_histogram_has_round_bins_without_gaps() -> None:
    found = spread([0, 3, 250, 999])
    assert {one.stop - one.start for one in found.bins} == {50}
    assert [found.bins[0], found.bins[1], found.bins[-1]] == [Bin(0, 50, 2), Bin(50, 100, 0), Bin(950, 1000, 1)]
    assert spread([-7, 5], width=10).bins == [Bin(-10, 0, 1), Bin(0, 10, 1)]


def test_most_values_lie_between_low_and_high() -> None:
    found = spread(range(101))
    assert (found.low, found.quarter, found.median, found.three_quarters, found.high) == (5, 25, 50, 75, 95)
    alone = spread([7])
    assert (alone.low, alone.median, alone.high, alone.bins) == (7, 7, 7, [Bin(7, 8, 1)])


def test_ends_are_counted() -> None:
    games = [Played(n, ("a",), (1,), (0,), 9, end="short" if n else "long") for n in range(4)]
    assert [(one.end, one.games, one.rate) for one in ends(games)] == [("short", 3, 0.75), ("long", 1, 0.25)]
