"""Finished games: found their rules again, replayed and verified."""

from __future__ import annotations

from typing import Any

from tripot.games.registry import BOXES
from tripot.kernel import replay as kernel
from tripot.kernel.edition import Edition
from tripot.kernel.game import Game
from tripot.kernel.log import Log
from tripot.kernel.record import Damaged, Record
from tripot.kernel.replay import Verified


def replay(record: Record, edition: Edition | None = None) -> Log:
    """The log that the record tells; Damaged with the step that does not fit."""
    return kernel.replay(record, game_of(record, edition))


def verify(record: Record, edition: Edition | None = None) -> Verified:
    """Re-derive every outcome of chance; Damaged with the first step that fails."""
    return kernel.verify(record, game_of(record, edition))


def playable(name: str, rules: int) -> bool:
    """Whether a game that began with this version of its rules can be replayed and continued by today's."""
    return name in BOXES and rules in BOXES[name].rules


def game_of(record: Record, edition: Edition | None = None) -> Game[Any]:
    """The game that the record was played with; Damaged if this house cannot replay it, and why."""
    if record.game not in BOXES:
        raise Damaged("record-game", game=record.game, games=", ".join(BOXES))
    box = BOXES[record.game]
    if not playable(record.game, record.rules):
        raise Damaged("record-rules", found=record.rules, known=box.rules[-1])
    material = edition or box.editions.get(record.edition.hash)
    if material is None or record.edition.hash != material.hash:
        raise Damaged("record-edition", name=record.edition.name, hash=record.edition.hash[:12])
    return box.load(record.players, material, record.options, record.rules)
