"""The numbers of a formula, and those that were learnt by play."""

from __future__ import annotations

import pytest

import tripot
from tripot.bots import make
from tripot.bots.bot import PolicyBot
from tripot.bots.nostra_city.policy import Weigh
from tripot.bots.nostra_city.weights import Weights
from tripot.bots.numbers import learnt_by_play, numbers_of, put

GAME = "nostra-city"
BY_HAND = numbers_of(Weights())


def reckoned_with(name: str, players: int) -> dict[str, float]:
    bot = make(name, tripot.load(GAME, players=players), 0, 1)
    assert isinstance(bot, PolicyBot)
    assert isinstance(bot.policy, Weigh)
    return numbers_of(bot.policy.weights)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_search_plays_by_what_was_learnt_and_all_others_as_ever(players: int) -> None:
    assert reckoned_with("search", players) == {**BY_HAND, **learnt_by_play(GAME, players)}
    assert reckoned_with("master", players) == reckoned_with("search", players)
    assert reckoned_with("search-0.1", players) == reckoned_with("heuristic", players) == BY_HAND


def test_what_was_learnt_is_played_where_it_is_good_company() -> None:
    """At three players nobody would bribe enough, so all would lose."""
    assert [reckoned_with("search", players) == BY_HAND for players in (3, 4, 5)] == [True, False, False]


def test_a_game_that_has_learnt_nothing_has_no_numbers() -> None:
    assert learnt_by_play("gangster", 3) == {}


def test_a_number_that_nobody_reckons_with_is_refused() -> None:
    with pytest.raises(AttributeError):
        put(Weights(), {"cosh": 1.0})
