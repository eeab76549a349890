"""Compiled classes are told apart by `isinstance`, which below an abstract base class misfires."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import pytest

from tripot.games.gangster import position as gangster
from tripot.games.gangster.kit import AVENTURE
from tripot.games.gangster.rules.drawing import Draw, Read
from tripot.games.gangster.rules.exchange import Swap
from tripot.games.gangster.rules.theft import Trial
from tripot.games.gangster.rules.turn import Before, MoveDie
from tripot.games.gangster.step import Choice, Roll
from tripot.games.nostra_city import reading as nostra_city
from tripot.games.nostra_city.asked import STEPS
from tripot.kernel.game import Game
from tripot.kernel.state import Frame, State


@pytest.mark.parametrize("base", [Frame, State, Game])
def test_the_bases_are_plain_classes(base: type) -> None:
    """An abstract base class remembers what it was asked; compiled siblings share that memory."""
    assert type(base) is type


@pytest.mark.parametrize(
    ("frame", "sibling", "base"),
    [(Before(0), Swap, Choice), (MoveDie(0), Before, Roll), (Read(0, AVENTURE), Trial, Draw)],
)
def test_a_right_check_after_a_wrong_one(frame: object, sibling: type, base: type) -> None:
    assert [isinstance(frame, kind) for kind in (sibling, base, Frame)] == [False, True, True]


@pytest.mark.parametrize("kinds", [gangster.KINDS, nostra_city.KINDS], ids=["gangster", "nostra-city"])
def test_no_kind_of_decision_is_another(kinds: Sequence[type]) -> None:
    """Each is found by its own class, so none may derive from another that can be asked."""
    assert not [(one, other) for one, other in permutations(kinds, 2) if issubclass(one, other)]


def test_every_name_of_a_decision_is_asked_by_one_class() -> None:
    assert sorted(kind.name for kind in nostra_city.KINDS) == sorted(STEPS)
