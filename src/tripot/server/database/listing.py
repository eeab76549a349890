"""What the lists of tables show of a table: its sheet as it is now, and who sits there."""

from __future__ import annotations

import msgspec

from tripot.server.database.store import Statement
from tripot.server.sheet import Sheet

KEEP = """insert into tables values (?, ?, ?, ?, ?) on conflict (code) do update set
    sheet = excluded.sheet, phase = excluded.phase, open = excluded.open, touched = excluded.touched"""


def sheet_statements(sheet: Sheet, before: Sheet | None, at: int) -> list[Statement]:
    """What the lists of tables show of it."""
    found: list[Statement] = [
        (KEEP, (sheet.code, msgspec.msgpack.encode(sheet), sheet.phase, int(sheet.open), at)),
    ]
    people = {chair.person for chair in sheet.chairs if chair.person is not None}
    known = set() if before is None else {chair.person for chair in before.chairs if chair.person is not None}
    sits = "insert into seats values (?, ?) on conflict do nothing"
    found += [(sits, (person, sheet.code)) for person in sorted(people - known)]
    gone = sorted(known - people)
    found += [("delete from seats where person = ? and code = ?", (person, sheet.code)) for person in gone]
    return found
