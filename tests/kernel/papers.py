"""Small finished games for the tests of records."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.conformance.playout import next_choice, play_on
from tests.conformance.tables import gangsters
from tripot.games.registry import BOXES
from tripot.kernel.dice import Dice
from tripot.kernel.match import Match
from tripot.kernel.record import Record, chain

BOX = BOXES["twelve-gangsters"]
TINY = BOX.read_edition(gangsters(p2=2, p3=3))
GAME = BOX.load(2, TINY, {})


def finished(seed: int = 1) -> Record:
    """A game of two players with two cards each; the Boss is drawn."""
    return play_on(Match(GAME, seed=seed, nonces=["é", ""], names=["Zoé", "Al"]), Dice(seed)).record()


def unfinished() -> Record:
    match = Match(GAME, seed=1)
    match.act(*next_choice(match, Dice(3)))
    return match.record()


def forged(record: Record, **changes: Any) -> Record:
    """The record with changes, and checks made anew by somebody who knows how."""
    record = msgspec.structs.replace(record, **changes)
    return msgspec.structs.replace(record, checks=chain(record.head(), record.steps))
