"""Reads what others have written to tables: while one question is on its way, the next tables gather for another."""

from __future__ import annotations

import asyncio

from tripot.server.database import turns
from tripot.server.database.store import Store

Found = asyncio.Future[list[str]]


class Follower:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked: dict[str, tuple[int, Found]] = {}
        self._asking: asyncio.Task[None] | None = None

    def since(self, code: str, number: int) -> Found:
        """The turns of a table from this number on; a table asks one thing at a time."""
        found: Found = asyncio.get_running_loop().create_future()
        self._asked[code] = (number, found)
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask())
        return found

    async def _ask(self) -> None:
        while self._asked:
            asked, self._asked = self._asked, {}
            try:
                read = await turns.since(self._store, {code: number for code, (number, _) in asked.items()})
            except Exception as error:
                answer(asked, error)
            else:
                answer(asked, read)
        self._asking = None


def answer(asked: dict[str, tuple[int, Found]], found: dict[str, list[str]] | Exception) -> None:
    for code, (_, waiting) in asked.items():
        if waiting.done():  # its table was closed meanwhile
            continue
        if isinstance(found, Exception):
            waiting.set_exception(found)
        else:
            waiting.set_result(found[code])
