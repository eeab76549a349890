"""A choice is kept whole and as text, no longer part by part as action numbers.

Choices that were only begun are begun anew by whoever began them; what was taken back is gone.
"""

from __future__ import annotations

import base64
import json
from typing import Any

from alembic import op
from sqlalchemy import text

from tripot.games.records import begun
from tripot.kernel.problem import Problem
from tripot.kernel.record import EditionId
from tripot.server.database.migrations.piecemeal import Piecemeal

revision = "0003"
down_revision = "0002"

Change = dict[str, Any]


def upgrade() -> None:
    connection = op.get_bind()
    for (code,) in connection.execute(text("select distinct code from turns")).fetchall():
        found = connection.execute(text("select n, data from turns where code = :code order by n"), {"code": code})
        turns = [(n, json.loads(data)) for n, data in found.fetchall()]
        rewrite([change for _, changes in turns for change in changes])
        for n, changes in turns:
            data = json.dumps(changes, ensure_ascii=False)
            connection.execute(
                text("update turns set data = :data where code = :code and n = :n"),
                {"data": data, "code": code, "n": n},
            )


def rewrite(changes: list[Change]) -> None:
    """All games of a table, in place."""
    header: Change | None = None
    entries: list[Change] = []
    for change in changes:
        if "header" in change:
            put_together(header, entries)
            header, entries = change["header"], []
        elif "entry" in change:
            entries.append(change)
    put_together(header, entries)


def put_together(header: Change | None, changes: list[Change]) -> None:
    """The entries of one game."""
    entries = [change.pop("entry") for change in changes]
    for number, choice in whole(header, entries):
        seat, _, at = entries[number]
        changes[number]["entry"] = [seat, choice, at]


def whole(header: Change | None, entries: list[list[int]]) -> list[tuple[int, str]]:
    """The choices that were completed, each with the number of its last entry."""
    if header is None:
        return []
    edition = EditionId(header["game"], header["edition"])
    try:
        game = begun(header["game"], len(header["names"]), header["options"], header["rules"], edition)
    except Problem:  # nobody can play it on, or look at it: its numbers stay what they are
        return [(number, str(action)) for number, (_, action, _) in enumerate(entries)]
    parts = Piecemeal(game, base64.b64decode(header["seed"]), tuple(header["nonces"]))
    for number, (seat, action, _) in enumerate(entries):
        parts.take(seat, action, number)
    return list(parts.choices())
