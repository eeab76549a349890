"""What people report to the host of the house: one of each about somebody at a table."""

from __future__ import annotations

import asyncio

import msgspec

from tripot.server.database.store import Store


class Report(msgspec.Struct, frozen=True):
    reporter: str
    accused: str
    code: str
    id: str
    at: int
    """In milliseconds since 1970."""
    by_name: str
    name: str
    """Of the accused, as the table called him."""
    kind: str
    words: str
    """Of the reporter."""
    quote: str
    """What the accused has said at this table, as JSON."""
    closed: int = 0

    @property
    def said(self) -> tuple[str, ...]:
        return msgspec.json.decode(self.quote, type=tuple[str, ...])


FIELDS = ", ".join(Report.__struct_fields__)
ADD = f"insert into reports ({FIELDS}) values ({', '.join('?' * len(Report.__struct_fields__))})"
LATEST = f"select {FIELDS} from reports order by closed, at desc limit ?"
OF_PERSON = f"select {FIELDS} from reports where reporter = ? order by at desc"
CLOSE = "update reports set closed = 1 where id = ?"
OPEN = "select count(*) from reports where closed = 0"
OLD = "delete from reports where at < ?"


def add(store: Store, report: Report) -> asyncio.Future[None]:
    """Taken if this reporter has said so already."""
    return store.write([(ADD, msgspec.structs.astuple(report))])


async def latest(store: Store, most: int) -> list[Report]:
    """First those that are open."""
    return [Report(*row) for row in await store.read(LATEST, most)]


async def of_person(store: Store, person: str) -> list[Report]:
    """By this person."""
    return [Report(*row) for row in await store.read(OF_PERSON, person)]


async def count(store: Store) -> int:
    """Those that are open."""
    found: int = (await store.read(OPEN))[0][0]
    return found


def close(store: Store, key: str) -> asyncio.Future[None]:
    return store.write([(CLOSE, (key,))])


def sweep(store: Store, before: int) -> asyncio.Future[None]:
    return store.write([(OLD, (before,))])
