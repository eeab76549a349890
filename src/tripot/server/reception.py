"""Who comes in at a table of this node, through whichever node he came."""

from __future__ import annotations

from tripot.kernel.problem import Problem
from tripot.server.door import Refusal
from tripot.server.identity import Identity
from tripot.server.person import SCREEN, Person
from tripot.server.screen import stranger
from tripot.server.table import Table
from tripot.server.tables import Tables
from tripot.server.wire import Close


class Reception:
    def __init__(self, tables: Tables, identity: Identity) -> None:
        self._tables = tables
        self._identity = identity

    async def table(self, code: str, person: Person) -> Table:
        """Refusal if there is none, or not for this person."""
        try:
            table = await self._tables.find(code)
        except Problem as problem:
            raise Refusal(Close.OUTDATED if problem.reason == "server-outdated" else Close.NO_TABLE) from None
        if person.id in table.sheet.kicked:
            raise Refusal(Close.KICKED)
        return table

    async def person(self, key: str) -> Person:
        """Somebody whom another node has let in."""
        person = stranger(key) if key.startswith(SCREEN) else await self._identity.person(key)
        if person is None:
            raise Refusal(Close.FORBIDDEN)
        return person
