"""What somebody far away is told that he is asked: at every question, in both languages, and by public facts alone."""

from __future__ import annotations

import pytest

import tripot
from tests.conformance.playout import next_choice
from tripot.games.registry import box
from tripot.kernel.dice import Dice
from tripot.kernel.seats import SPECTATOR
from tripot.text import LANGUAGES

NAMES = ("Ana", "Bob", "Cléo")


@pytest.mark.parametrize("name", tripot.games())
def test_in_two_worlds_that_look_alike_from_outside_a_seat_is_told_the_same(name: str) -> None:
    found = box(name)
    game = found.load(len(NAMES), found.edition, found.paced({}, running=False))
    match, dice, said = tripot.Match(game, seed=bytes(32)), Dice(1), 0
    while not match.over:
        here = match.view(SPECTATOR)
        there = game.view(game.sample(here, dice), SPECTATOR)
        for language in LANGUAGES:
            told = [found.asked(here, seat, NAMES, language) for seat in match.waiting]
            assert told == [found.asked(there, seat, NAMES, language) for seat in match.waiting]
            assert all(told)
            assert not any("  " in words or "{" in words for words in told)
            said += len(told)
        seat, *actions = next_choice(match, dice)
        match.act(seat, *actions)
    assert said > 40
