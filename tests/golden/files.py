"""Where the golden files are, and how each is made anew."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec

import tripot
from tests.conformance.playout import play_on, snapshot, states
from tests.conformance.tables import PRINTED, TABLES, tables
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.match import Match
from tripot.kernel.record import Record
from tripot.kernel.signature import story_digest

ENDS_SOON = {"gangster": {2: 14}}
"""Where random players take thousands of steps: the only tables, and seeds of their choices that end soon."""
FOLDER = Path(__file__).parent
DIGESTS = FOLDER / "digests.json"
STORIES = FOLDER / "stories.json"


def record_file(game: Game[Any]) -> Path:
    return FOLDER / game.name / f"{game.players}.json"


def golden_games() -> list[Game[Any]]:
    """Every registered game as printed, for every number of players that ends."""
    games = [table.game for name in tripot.games() for table in tables(name, PRINTED)]
    return [game for game in games if game.players in ENDS_SOON.get(game.name, {game.players: 0})]


def played(game: Game[Any]) -> Record:
    """The one golden game: seed, nonces, names and choices are fixed."""
    names = ["Zoé", "Bugsy", "Al «le Boucher»", "Lucky", "Dutch", "Meyer", "Frank", "Vito"][: game.players]
    nonces = [f"nonce of {name}" for name in names[1:]]
    match = Match(game, seed=game.players, nonces=nonces, names=names)
    seed = ENDS_SOON.get(game.name, {}).get(game.players, game.players)
    return play_on(match, Dice(seed)).record()


class Digest(msgspec.Struct, frozen=True):
    """What one table's random games came to: merits of many games, and every state of a few."""

    rollout: int
    states: str


def digest(game: Game[Any]) -> Digest:
    seen = hashlib.sha256()
    for s in states(game, games=2, seed=5):
        seen.update(msgspec.json.encode(snapshot(game, s), order="deterministic"))
    return Digest(tripot.rollout(game, games=50, seed=9).digest, seen.hexdigest())


def digests() -> dict[str, Digest]:
    return {table.label: digest(table.game) for table in TABLES}


def stories(record: Record) -> list[str]:
    """What each seat was told, as pages sign it."""
    log = tripot.replay(record)
    return [story_digest(record.names, log, seat) for seat in range(record.players)]
