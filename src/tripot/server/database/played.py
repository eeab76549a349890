"""What people have played: it stays when the table goes."""

from __future__ import annotations

import asyncio

import msgspec

from tripot.analysis.report import Analysis
from tripot.server.database.analyses import Key
from tripot.server.database.store import Statement, Store
from tripot.server.past import Past

FIELDS = Past.__struct_fields__
ADD = f"insert into played ({', '.join(FIELDS)}) values ({', '.join('?' * len(FIELDS))}) on conflict do nothing"
OF_PERSON = f"select {', '.join(FIELDS)} from played where person = ? order by ended desc, code limit ?"
TABLES = """select code, number, tables.sheet from played join tables using (code)
    where person = ? and ended >= ? order by ended desc"""
WEIGH = "update played set luck = ?, skill = ? where code = ? and number = ? and seat = ?"
OLD = "delete from played where ended < ?"
NOBODYS = "delete from played where not exists (select 1 from people where people.id = played.person)"


def add(past: Past) -> Statement:
    return ADD, msgspec.structs.astuple(past)


async def of_person(store: Store, person: str, most: int) -> list[Past]:
    """The latest first."""
    return [Past(*row) for row in await store.read(OF_PERSON, person, most)]


async def places(store: Store, person: str, since: int) -> dict[Key, bytes]:
    """The tables at which these games were played, as far as they are kept: the sheet of each."""
    return {(code, number): sheet for code, number, sheet in await store.read(TABLES, person, since)}


def weigh(key: Key, analysis: Analysis) -> list[Statement]:
    """What an analysis says about everybody's luck and skill."""
    return [(WEIGH, (account.luck.value, account.choices.value, *key, account.seat)) for account in analysis.accounts]


def sweep(store: Store, before: int) -> asyncio.Future[None]:
    """Forget what ended before, and what people played who are known no more."""
    return store.write([(OLD, (before,)), (NOBODYS, ())])
