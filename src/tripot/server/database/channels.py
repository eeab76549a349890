"""How people want to be told of their turns."""

from __future__ import annotations

import asyncio

import msgspec

from tripot.server.database.store import Store
from tripot.server.notices.channel import Channel

FIELDS = ", ".join(Channel.__struct_fields__)
CHANNEL = f"select {FIELDS} from channels"
ADD = f"""insert into channels ({FIELDS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?)
    on conflict (person, kind, address) do update set key = excluded.key, auth = excluded.auth, failed = 0"""
CONFIRM = "update channels set confirmed = 1 where id = ?"
FAILED = "update channels set failed = failed + 1 where id = ?"
REMOVE = [
    (f"delete from {room} where {key} = ?")
    for room, key in (("notices", "channel"), ("tries", "channel"), ("channels", "id"))
]
SWEEP = [
    "delete from channels where confirmed = 0 and since < ?",
    "delete from channels where since < ? and not exists (select 1 from people where people.id = channels.person)",
]


async def of_person(store: Store, person: str) -> list[Channel]:
    return [Channel(*row) for row in await store.read(f"{CHANNEL} where person = ? order by since", person)]


async def with_id(store: Store, key: str) -> Channel | None:
    rows = await store.read(f"{CHANNEL} where id = ?", key)
    return Channel(*rows[0]) if rows else None


async def everybody(store: Store) -> dict[str, list[str]]:
    """Who wants to be told, through which channels."""
    found: dict[str, list[str]] = {}
    for person, key in await store.read("select person, id from channels where confirmed = 1"):
        found.setdefault(person, []).append(key)
    return found


def add(store: Store, channel: Channel) -> asyncio.Future[None]:
    """Or, if this person has it already, with the keys that it has now."""
    return store.write([(ADD, msgspec.structs.astuple(channel))])


def confirm(store: Store, key: str) -> asyncio.Future[None]:
    return store.write([(CONFIRM, (key,))])


def failed(store: Store, key: str) -> asyncio.Future[None]:
    return store.write([(FAILED, (key,))])


def remove(store: Store, key: str) -> asyncio.Future[None]:
    """With what was to be told through it."""
    return store.write([(sql, (key,)) for sql in REMOVE])


def sweep(store: Store, unconfirmed: int, now: int) -> asyncio.Future[None]:
    """Mailboxes that nobody has confirmed since, and channels of people who are known no more."""
    return store.write([(sql, (before,)) for sql, before in zip(SWEEP, (unconfirmed, now), strict=True)])
