"""What a command does to a table, as it is written to the disk before anybody learns of it."""

from __future__ import annotations

import msgspec

from tripot.server.sheet import Entry, Header, Sheet, Spoken
from tripot.server.store import Row, Statement


class Change(msgspec.Struct, frozen=True):
    sheet: Sheet | None = None
    header: Header | None = None
    entry: Entry | None = None
    spoken: Spoken | None = None
    dismissed: str | None = None
    """The person who was kicked."""


def sheet_statements(sheet: Sheet, before: Sheet | None, at: int) -> list[Statement]:
    table = (sheet.code, msgspec.msgpack.encode(sheet), sheet.phase, int(sheet.open), at)
    found: list[Statement] = [("insert or replace into tables values (?, ?, ?, ?, ?)", table)]
    people = {chair.person for chair in sheet.chairs if chair.person is not None}
    known = set() if before is None else {chair.person for chair in before.chairs if chair.person is not None}
    found += [("insert into seats values (?, ?)", (person, sheet.code)) for person in sorted(people - known)]
    gone = sorted(known - people)
    found += [("delete from seats where person = ? and code = ?", (person, sheet.code)) for person in gone]
    return found


def header_statement(code: str, number: int, header: Header) -> Statement:
    return "insert into games values (?, ?, ?)", (code, number, msgspec.msgpack.encode(header))


def entry_row(code: str, number: int, n: int, entry: Entry) -> Row:
    """Fails if somebody else has appended number n."""
    return "moves", (code, number, n, entry.seat, entry.action, entry.at)


def spoken_row(code: str, spoken: Spoken) -> Row:
    said = (spoken.channel, spoken.number, spoken.name, spoken.chair, spoken.text, spoken.at)
    return "chat", (code, *said)


def done_row(code: str, person: str, command: str, at: int) -> Row:
    return "done", (code, person, command, at)
