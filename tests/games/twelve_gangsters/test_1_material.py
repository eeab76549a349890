"""TG-1: material."""

from __future__ import annotations

from tests.games.twelve_gangsters.table import NAME, gang, match
from tripot.games.registry import BOXES
from tripot.games.twelve_gangsters.edition import Edition


def test_tg_1_1_there_are_72_cards_in_six_colours() -> None:
    edition = BOXES[NAME].edition
    assert isinstance(edition, Edition)
    assert len(edition.colours) == 6
    assert len(edition.colours) * max(edition.hands.values()) == 72


def test_tg_1_1_values_run_from_1_to_12() -> None:
    assert gang(match(), 0).hand == tuple(range(1, 13))
