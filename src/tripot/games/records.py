"""Finished games: found their rules again, replayed and verified."""

from __future__ import annotations

from typing import Any

from tripot.games.registry import BOXES
from tripot.kernel import replay as kernel
from tripot.kernel.edition import Edition
from tripot.kernel.game import Game
from tripot.kernel.log import Log
from tripot.kernel.record import Damaged, EditionId, Record
from tripot.kernel.replay import Verified


def replay(record: Record, edition: Edition | None = None) -> Log:
    """The log that the record tells; Damaged with the step that does not fit."""
    return kernel.replay(record, game_of(record, edition))


def verify(record: Record, edition: Edition | None = None) -> Verified:
    """Re-derive every outcome of chance, and check who signed; Damaged with what fails first."""
    return kernel.verify(record, game_of(record, edition))


def playable(name: str, rules: int) -> bool:
    """Whether a game that began with this version of its rules can be replayed and continued by today's."""
    return name in BOXES and rules in BOXES[name].rules


def game_of(record: Record, edition: Edition | None = None) -> Game[Any]:
    """The game that the record was played with; Damaged if this house cannot replay it, and why."""
    return begun(record.game, record.players, record.options, record.rules, record.edition, edition)


def begun(
    name: str,
    players: int,
    options: dict[str, Any],
    rules: int,
    edition: EditionId,
    given: Edition | None = None,
) -> Game[Any]:
    """A game as it was begun, perhaps long ago, with the house's material or that which is given; Damaged if this house
    cannot play it on, and why."""
    if name not in BOXES:
        raise Damaged("record-game", game=name, games=", ".join(BOXES))
    box = BOXES[name]
    if not playable(name, rules):
        raise Damaged("record-rules", found=rules, known=box.rules[-1])
    known = box.editions if given is None else dict.fromkeys(box.citations(given), given)
    material = known.get(edition.hash)
    if material is None:
        raise Damaged("record-edition", name=edition.name, hash=edition.hash[:12])
    return box.load(players, material, options, rules)
