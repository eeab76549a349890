"""What people are to be told of their turns: written with the turn's place in the waiting list, so it is never lost.

Before an attempt it is claimed by its number, which one node alone can do, and put off to the next attempt: a node that
falls in the middle leaves it to be told again, but not within a minute."""

from __future__ import annotations

import asyncio

import msgspec

from tripot.server.database.store import Statement, Store, Taken

FIELDS = ("channel", "code", "number", "seat", "question", "since", "held", "due", "attempts")
ADD = f"insert into notices ({', '.join(FIELDS)}) values ({', '.join('?' * len(FIELDS))}) on conflict do nothing"
DUE = f"select {', '.join(FIELDS)} from notices where sent is null and due <= ? order by due limit ?"
NAMED = "channel = ? and code = ? and number = ? and seat = ? and question = ?"
CLAIM = "insert into tries values (?, ?, ?, ?, ?, ?)"
PUT_OFF = f"update notices set attempts = ?, due = ? where {NAMED}"
SENT = f"update notices set sent = ? where {NAMED}"
WORKED = "update channels set failed = 0 where id = ?"
LAST = "select max(sent) from notices where channel = ? and code = ?"
FORGOTTEN = f"delete from tries where {NAMED}"
AGAIN = f"update notices set sent = null, due = since, attempts = 0, held = 0 where {NAMED}"
DROP = [f"delete from {room} where {NAMED}" for room in ("notices", "tries")]
FORGET = [
    "delete from notices where sent < ?",
    "delete from tries where not exists (select 1 from notices where notices.channel = tries.channel"
    " and notices.code = tries.code and notices.number = tries.number and notices.seat = tries.seat"
    " and notices.question = tries.question)",
]

Name = tuple[str, str, int, int, int]


class Notice(msgspec.Struct, frozen=True):
    """One turn, through one channel."""

    channel: str
    code: str
    number: int
    """Of the game at the table."""
    seat: int
    question: int
    since: int
    held: int
    """Its person was at the table when the turn came."""
    due: int
    attempts: int = 0

    @property
    def name(self) -> Name:
        return self.channel, self.code, self.number, self.seat, self.question


def add(notice: Notice) -> Statement:
    """Once, however often it is written."""
    return ADD, msgspec.structs.astuple(notice)


def again(notice: Notice) -> list[Statement]:
    """It is told, though it was told before."""
    return [add(notice), (FORGOTTEN, notice.name), (AGAIN, notice.name)]


async def due(store: Store, now: int, most: int) -> list[Notice]:
    return [Notice(*row) for row in await store.read(DUE, now, most)]


async def claim(store: Store, notice: Notice, again: int) -> bool:
    """False if another node was faster; else nobody tries before `again`."""
    attempt = notice.attempts + 1
    try:
        await store.write([(CLAIM, (*notice.name, attempt)), (PUT_OFF, (attempt, again, *notice.name))])
    except Taken:
        return False
    return True


def put_off(store: Store, notice: Notice, until: int) -> asyncio.Future[None]:
    return store.write([(PUT_OFF, (notice.attempts, until, *notice.name))])


def sent(store: Store, notice: Notice, at: int) -> asyncio.Future[None]:
    return store.write([(SENT, (at, *notice.name)), (WORKED, (notice.channel,))])


def give_up(store: Store, notice: Notice, at: int) -> asyncio.Future[None]:
    """It is not told any more, and not written again."""
    return store.write([(SENT, (at, *notice.name))])


async def last_sent(store: Store, notice: Notice) -> int:
    """When anything of this table was last told through this channel; 0: never."""
    found: int | None = (await store.read(LAST, notice.channel, notice.code))[0][0]
    return found or 0


def drop(store: Store, notice: Notice) -> asyncio.Future[None]:
    return store.write([(sql, notice.name) for sql in DROP])


def sweep(store: Store, before: int) -> asyncio.Future[None]:
    """What was told before."""
    return store.write([(FORGET[0], (before,)), (FORGET[1], ())])
