"""A table from the disk: the last snapshot and the turns since, folded where they hold up nobody."""

from __future__ import annotations

import asyncio

import msgspec

from tripot.server.change import CommandKey
from tripot.server.database import turns
from tripot.server.services import Services
from tripot.server.table_state import TableState, told


class Loaded(msgspec.Struct, frozen=True):
    state: TableState
    done: list[CommandKey]
    snapped: int
    """How many turns the snapshot has."""


async def load(services: Services, code: str, upto: int = turns.ENDLESS) -> Loaded | None:
    """As it was after so many turns; None: there is no such table."""
    snapshot, since = await turns.latest(services.store, code, upto)
    if snapshot is None and not since:
        return None
    state, done = await asyncio.to_thread(told, since, services.time, snapshot)
    return Loaded(state, done, 0 if snapshot is None else snapshot.turns)
