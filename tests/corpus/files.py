"""Which games the corpus holds, and which are to be in it for today's rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tripot.arena.plan import Plan
from tripot.games.registry import BOXES, box
from tripot.kernel.edition import Edition
from tripot.kernel.record import Record

FOLDER = Path(__file__).parent
MIXED = ("heuristic", "brute", "search:20", "random")

OPTIONS: dict[str, dict[int, list[dict[str, Any]]]] = {
    "twelve-gangsters": {3: [{"first_boss": 1, "memory_aid": False}], 6: [{"first_boss": 5}]},
    "reglement-de-comptes": {
        3: [{"seating": "free"}],
        4: [{"alert": "discarded", "pills": "three"}],
        5: [{"seating": "free", "first_seater": 4}],
        6: [{"scenario": 2}],
    },
    "gangster": {2: [{"auction": "live"}], 4: [{"auction": "live", "short": True}]},
    "nostra-city": {3: [{"start": "draft"}], 4: [{"families": True, "first_player": 2}]},
}
"""What else than the printed game is played, by the number of players."""
COMMON: dict[str, dict[str, Any]] = {"gangster": {"short": True}}
"""What all other tables choose, lest their files be large."""


class Key(msgspec.Struct, frozen=True):
    """What makes a record worth keeping beside the others."""

    game: str
    rules: int
    edition: str
    players: int
    options: str


def wanted() -> Iterator[tuple[Key, Plan]]:
    """Every game for every number of players, with today's rules and material."""
    for name in BOXES:
        for players in box(name).players(box(name).edition):
            for options in [COMMON.get(name, {}), *OPTIONS.get(name, {}).get(players, [])]:
                plan = Plan(name, players, MIXED[: max(players, 3)], 1, seed=2026, options=options)
                game = plan.load()
                chosen = msgspec.to_builtins(game.options)
                yield key(name, game.rules_version, game.edition.hash, players, chosen), plan


def files(folder: Path = FOLDER) -> list[Path]:
    return sorted(folder.glob("*/rules-*.json"))


def key_of(record: Record) -> Key:
    material = box(record.game).editions.get(record.edition.hash)
    edition = record.edition.hash if material is None else material.hash
    return key(record.game, record.rules, edition, record.players, record.options)


def key(game: str, rules: int, edition: str, players: int, options: dict[str, Any]) -> Key:
    return Key(game, rules, edition, players, msgspec.json.encode(options, order="deterministic").decode())


def missing(folder: Path = FOLDER) -> list[tuple[Key, Plan]]:
    """What is wanted and not there."""
    kept = {key_of(Record.decode(path.read_bytes())) for path in files(folder)}
    return [(key, plan) for key, plan in wanted() if key not in kept]


def edition_of(record: Record, folder: Path = FOLDER) -> Edition | None:
    """The material of the record if it is none of the house's: an `edition-*.toml` beside it."""
    if record.edition.hash in box(record.game).editions:
        return None
    sources = (path.read_text("utf-8") for path in (folder / record.game).glob("edition-*.toml"))
    found = [box(record.game).read_edition(source) for source in sources]
    return next((edition for edition in found if record.edition.hash in box(record.game).citations(edition)), None)
