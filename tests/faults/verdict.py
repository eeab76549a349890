"""After a run: is everything that was acknowledged in the log, once and in order, and does every log replay?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
import psycopg

from tests.faults.guest import Guest
from tripot.games.records import verify
from tripot.kernel.record import Record
from tripot.server.change import Acted, Change
from tripot.server.database.changes import decode
from tripot.server.table_state import TableState, told


def judged(database: str, guests: Sequence[Guest]) -> tuple[Counter[str], list[str]]:
    """Counts, and what is wrong."""
    counts: Counter[str] = Counter()
    wrong: list[str] = []
    with psycopg.connect(database) as connection:
        for (code,) in connection.execute("select code from tables").fetchall():
            rows = connection.execute("select n, data from turns where code = %s order by n", (code,)).fetchall()
            if [n for n, _ in rows] != list(range(1, len(rows) + 1)):
                wrong.append(f"{code}: turns are not numbered one by one")
            table, _ = told([data for _, data in rows], lambda pace: None)
            changes = [change for _, data in rows for change in decode(data)]
            counts["tables"] += 1
            counts["turns"] += len(rows)
            counts["actions"] += sum(isinstance(change, Acted) for change in changes)
            wrong += [f"{code}: {fault}" for fault in record_faults(table)]
            for guest in guests:
                if guest.code == code:
                    counts["acknowledged"] += len(guest.acknowledged)
                    wrong += [f"{code}, {guest.name}: {fault}" for fault in guest_faults(guest, table, changes)]
    return counts, wrong


def record_faults(table: TableState) -> list[str]:
    play = table.play
    if play is None or not play.over:
        return []
    record = Record.decode(play.match.record().encode())
    verify(record)
    return [] if table.sheet.phase == "over" else ["over, but the table does not say so"]


def guest_faults(guest: Guest, table: TableState, changes: Sequence[Change]) -> list[str]:
    faults = list(guest.faults)
    done = [change.done[1] for change in changes if change.done is not None and change.done[1].startswith(guest.name)]
    acted = [command for command in done if command in {sent for sent, _ in guest.sent}]
    if len(set(acted)) != len(acted):
        faults.append("a command was done twice")
    kept = [command for command in acted if command in set(guest.acknowledged)]
    if kept != guest.acknowledged:
        faults.append(f"acknowledged {len(guest.acknowledged)}, of which {len(kept)} are kept in order")
    assert table.play is not None
    story: list[Any] = msgspec.json.decode(msgspec.json.encode(table.play.stories[guest.seat].events))
    if guest.story != story[: len(guest.story)]:
        faults.append("was told something else than what happened")
    return faults
