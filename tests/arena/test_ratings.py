"""Ratings and duels."""

from __future__ import annotations

import pytest

from tripot.arena.duels import duels
from tripot.arena.played import Played
from tripot.arena.ratings import rated


def games(*ranks: tuple[int, ...], lineup: tuple[str, ...] = ("a", "b", "c")) -> list[Played]:
    return [Played(number, lineup, rank, (0,) * len(rank), 9) for number, rank in enumerate(ranks)]


def test_who_wins_more_is_rated_higher() -> None:
    ratings = rated(games(*[(1, 2, 3)] * 8, (2, 1, 3)))
    assert [rating.bot for rating in ratings] == ["a", "b", "c"]
    assert ratings[0].low < ratings[0].mu < ratings[0].high
    assert ratings[0].high - ratings[0].mu == pytest.approx(1.96 * ratings[0].sigma, rel=1e-3)


def test_what_the_winner_gains_the_loser_loses() -> None:
    winner, loser = rated(games((1, 2), lineup=("a", "b")))
    assert winner.mu - 25 == pytest.approx(25 - loser.mu)
    assert winner.mu > 27
    assert winner.sigma == pytest.approx(loser.sigma)


def test_the_order_in_which_games_finish_changes_nothing() -> None:
    played = games((1, 2, 3), (3, 1, 2), (1, 1, 3), (2, 3, 1))
    assert rated(played) == rated(played[::-1])


def test_a_bot_alone_stays_where_it_was() -> None:
    (only,) = rated(games((1, 2, 3), lineup=("a", "a", "a")))
    assert (only.mu, only.sigma) == pytest.approx((25, 25 / 3))


def test_two_chairs_of_a_bot_are_one_piece_of_evidence() -> None:
    """They move it no further, and make it no surer, than one of two bots that fared the same."""
    both = {rating.bot: rating for rating in rated(games((1, 2, 2), lineup=("b", "a", "a")))}
    apart = {rating.bot: rating for rating in rated(games((1, 2, 2), lineup=("b", "c", "d")))}
    assert (both["a"].mu, both["a"].sigma) == pytest.approx((apart["c"].mu, apart["c"].sigma))
    assert both["b"] == apart["b"]


def test_ties_count_half() -> None:
    found = {(duel.bot, duel.rival): duel for duel in duels(games((1, 2, 3), (1, 1, 3), (2, 1, 2)))}
    assert found["a", "b"].ahead == 1.5
    assert found["b", "a"].ahead == 1.5
    assert found["a", "c"].ahead == 2.5
    assert found["a", "c"].rate == pytest.approx(2.5 / 3)
    assert len(found) == 6


def test_all_pairs_of_chairs_meet() -> None:
    one, other = duels(games((1, 2, 3), lineup=("a", "b", "a")))
    assert (one.bot, one.rival, one.games, one.ahead) == ("a", "b", 2, 1)
    assert (other.bot, other.rival, other.games, other.ahead) == ("b", "a", 2, 1)
