"""What a seat remembers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.mutants import EventShowsSealedCard
from tests.conformance.tables import gangsters
from tripot.bridges.memory import Acted, Entry, Remembered
from tripot.games.registry import BOXES
from tripot.games.twelve_gangsters.edition import Edition, Options
from tripot.games.twelve_gangsters.game import TwelveGangsters
from tripot.kernel.dice import Dice


def table(kind: type[TwelveGangsters]) -> Remembered:
    edition = BOXES["twelve-gangsters"].read_edition(gangsters(p3=3))
    assert isinstance(edition, Edition)
    return Remembered(kind(3, edition, Options(first_boss=0)))


def memories(kind: type[TwelveGangsters], seat: int) -> list[list[Entry]]:
    """What the seat remembers when the first has sealed one card, or another."""
    found = []
    for card in (1, 2):
        turns = table(kind)
        turns.act(card)
        found.append(turns.memory(seat))
    return found


def test_others_remember_that_a_card_was_sealed_and_not_which() -> None:
    mine, theirs = memories(TwelveGangsters, 0), memories(TwelveGangsters, 1)
    assert mine[0] != mine[1]
    assert mine[0][0] == Acted(1)
    assert theirs[0] == theirs[1] != []


@pytest.mark.parametrize("seat", [1, 2])
def test_a_leak_would_be_remembered(seat: int) -> None:
    theirs = memories(EventShowsSealedCard, seat)
    assert theirs[0] != theirs[1]


def test_in_an_imagined_world_nobody_remembers_what_i_may_not_know() -> None:
    turns = table(TwelveGangsters)
    turns.act(3)
    turns.act(2)
    worlds: list[Any] = [turns.imagined(1, Dice(seed)) for seed in range(20)]
    assert all(world.memory(1) == turns.memory(1) for world in worlds)
    assert all(Acted(3) not in world.memory(0) for world in worlds)
    assert {world.state.chosen[0] for world in worlds} == {1, 2, 3}
    assert len(turns.clone().story) == len(turns.story)
