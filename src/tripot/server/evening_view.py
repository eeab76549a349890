"""An evening as everybody may see it, on a page, on a wall or in a file."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping
from typing import Any

import msgspec

from tripot.games.registry import box
from tripot.server.evening import Evening, Seating
from tripot.server.evening_forms import EveningRound, EveningRow, EveningSeat, EveningTable, EveningView
from tripot.server.outcome import Outcome
from tripot.server.pairing import unmet
from tripot.server.person import Person
from tripot.server.standings import at_table, standings

COLUMNS = ("place", "name", "points", "opponents", "beaten", "wins", "tables", "byes", "dropped")
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""A spreadsheet would calculate what begins so."""
DIGITS = 4


def evening_view(evening: Evening, results: Mapping[str, Outcome], person: Person | None) -> EveningView:
    entrants = {one.key: one for one in evening.entrants}
    own = None if person is None else evening.of(person.id)
    last = evening.played[-1].tables if evening.played else ()
    here = (table.code for table in last if own is not None and own.key in table.seats and table.code not in results)
    rows = [
        EveningRow(
            place=row.place,
            key=row.key,
            name=entrants[row.key].name,
            character=entrants[row.key].character,
            points=round(float(row.points), DIGITS),
            opponents=round(float(row.opponents), DIGITS),
            beaten=round(float(row.beaten), DIGITS),
            wins=round(float(row.wins), DIGITS),
            tables=row.tables,
            byes=row.byes,
            dropped=entrants[row.key].dropped,
        )
        for row in standings(evening, ranks(results))
    ]
    pace: Any = evening.pace
    return EveningView(
        id=evening.id,
        title=evening.title,
        game=evening.game,
        prefix=box(evening.game).prefix.lower(),
        kind=evening.kind,
        size=evening.size,
        rounds=evening.rounds,
        pace=pace,
        phase=evening.phase,
        host=evening.host_name,
        yours=person is not None and person.id == evening.host,
        own=None if own is None or own.dropped else own.key,
        table=next(here, ""),
        standings=tuple(rows),
        played=tuple(
            EveningRound(
                number,
                tuple(table_view(evening, table, results.get(table.code)) for table in each.tables),
                tuple(entrants[key].name for key in each.byes),
            )
            for number, each in enumerate(evening.played, 1)
        ),
        missing=sum(table.code not in results for table in last),
        unmet=unmet(evening),
    )


def ranks(results: Mapping[str, Outcome]) -> dict[str, list[int | None]]:
    """By the codes of the tables."""
    return {code: [seat.rank for seat in outcome.around] for code, outcome in results.items()}


def table_view(evening: Evening, table: Seating, outcome: Outcome | None) -> EveningTable:
    entrants = {one.key: one for one in evening.entrants}
    around = [None] * len(table.seats) if outcome is None else outcome.around
    gained = [] if outcome is None else at_table([seat.rank for seat in outcome.around])
    return EveningTable(
        code=table.code,
        over=outcome is not None,
        seats=tuple(
            EveningSeat(
                key=key,
                name=entrants[key].name,
                character=entrants[key].character,
                rank=None if seat is None else seat.rank,
                score=None if seat is None else seat.score,
                points=round(float(gained[number]), DIGITS) if gained else None,
            )
            for number, (key, seat) in enumerate(zip(table.seats, around, strict=True))
        ),
    )


def as_csv(view: EveningView) -> str:
    """As spreadsheets read it; a byte order mark tells them that it is UTF-8."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for row in view.standings:
        writer.writerow([plain(getattr(row, column)) for column in COLUMNS])
    return "\ufeff" + text.getvalue()


def plain(value: object) -> object:
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value


def exported(view: EveningView) -> dict[str, Any]:
    """All but what is only for the reader of a page."""
    found: dict[str, Any] = msgspec.to_builtins(view)
    for name in ("yours", "own", "table", "missing", "unmet", "prefix"):
        del found[name]
    return {"format": "tripot-evening", **found}
