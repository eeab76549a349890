"""What people have played, and for whom tables wait. Games that were over by then are counted, too."""

from __future__ import annotations

from typing import Any

import msgspec
from alembic import op
from sqlalchemy import BigInteger, Column, Connection, Double, Integer, Text, text

from tripot.analysis.report import Analysis
from tripot.kernel.problem import Problem
from tripot.server.change import Begun
from tripot.server.database.changes import decode
from tripot.server.past import Past, past_of
from tripot.server.table_state import began, played

revision = "0008"
down_revision = "0007"

ADD = """insert into played (person, code, number, game, seat, players, began, ended, sealed, rank, winners, score,
    company) values (:person, :code, :number, :game, :seat, :players, :began, :ended, :sealed, :rank, :winners, :score,
    :company)"""
WEIGH = "update played set luck = :luck, skill = :skill where code = :code and number = :number and seat = :seat"


def upgrade() -> None:
    op.create_table(
        "played",
        Column("person", Text, primary_key=True),
        Column("code", Text, primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("game", Text, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("players", Integer, nullable=False),
        Column("began", BigInteger, nullable=False),
        Column("ended", BigInteger, nullable=False),
        Column("sealed", BigInteger, nullable=False),
        Column("rank", Integer),
        Column("winners", Integer),
        Column("score", BigInteger),
        Column("company", Text, nullable=False),
        Column("luck", Double),
        Column("skill", Double),
        sqlite_with_rowid=False,
    )
    op.create_index("played_by_person", "played", ["person", "ended"])
    op.create_index("played_at_table", "played", ["code", "number"])
    op.create_table(
        "waits",
        Column("code", Text, primary_key=True),
        Column("n", Integer, nullable=False),
        Column("asked", Text, nullable=False),
        sqlite_with_rowid=False,
    )
    connection = op.get_bind()
    for (code,) in connection.execute(text("select code from tables")).fetchall():
        for one in _past(connection, code):
            connection.execute(text(ADD), one)
    for code, number, found in connection.execute(text("select code, number, found from analyses")).fetchall():
        _weigh(connection, code, number, found)


def _past(connection: Connection, code: str) -> list[dict[str, Any]]:
    rows = connection.execute(text("select data from turns where code = :code order by n"), {"code": code})
    turns = [data for (data,) in rows]
    numbers = [one.sheet.number for data in turns for one in decode(data) if isinstance(one, Begun)]
    found: list[Past] = []
    for number in numbers:
        try:
            found += past_of(began(turns, number), played(turns, number, lambda pace: None))
        except Problem:  # by rules that are known no more
            continue
    return [msgspec.structs.asdict(one) for one in found]


def _weigh(connection: Connection, code: str, number: int, found: bytes) -> None:
    try:
        analysis = msgspec.json.decode(found, type=Analysis)
    except msgspec.ValidationError:  # of a Tripot that said other things
        return
    for account in analysis.accounts:
        told = {"luck": account.luck.value, "skill": account.choices.value}
        connection.execute(text(WEIGH), {**told, "code": code, "number": number, "seat": account.seat})
