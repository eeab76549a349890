"""Options of a table: a mistake names the option."""

from __future__ import annotations

from typing import Any

import pytest

import tripot
from tests.kernel.saying import problem

NAME = "twelve-gangsters"


def test_options_have_defaults() -> None:
    assert tripot.load(NAME, players=3).options == tripot.load(NAME, 3, first_boss="random", memory_aid=True).options


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    with problem("option-unknown", option="first_bos", allowed="first_boss, memory_aid"):
        tripot.load(NAME, players=3, first_bos=1)


@pytest.mark.parametrize(
    "wrong", [{"memory_aid": "yes"}, {"memory_aid": 1}, {"first_boss": "me"}, {"first_boss": 1.5}, {"first_boss": True}]
)
def test_a_value_of_the_wrong_type_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(tripot.Problem) as caught:
        tripot.load(NAME, players=3, **wrong)
    assert caught.value.reason == "option-wrong"
    assert next(iter(wrong)) in caught.value.say("en")


@pytest.mark.parametrize("boss", [-1, 3, 10**20])
def test_a_value_out_of_range_is_refused(boss: int) -> None:
    with problem("tg-option-first-boss", most=2):
        tripot.load(NAME, players=3, first_boss=boss)


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with problem("game-unknown", game="chess", games=", ".join(tripot.games())):
        tripot.load("chess", players=2)
