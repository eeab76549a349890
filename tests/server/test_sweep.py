"""Tables that nobody uses are forgotten with all their data, and no others."""

from __future__ import annotations

import gc
import sqlite3
import time
import weakref
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.running import Running, running
from tests.server.visitor import Visitor
from tests.until import until
from tripot.server.settings import milliseconds

DAY = 86_400_000
HOUR = 3_600_000
TABLES = ("tables", "seats", "turns", "analyses", "duels", "attempts")


class Calendar:
    """The server's time: ours, and some days more."""

    ahead = 0
    jumped = 0
    """Days that did not pass, whatever the clock says."""

    def __call__(self) -> int:
        return milliseconds() + self.ahead + self.jumped

    def uptime(self) -> float:
        return time.monotonic() + self.ahead / 1000


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "tripot.sqlite"


@pytest.fixture
def house(data: Path, calendar: Calendar) -> Iterator[Running]:
    with running(data, now=calendar, uptime=calendar.uptime) as server:
        yield server


@pytest.fixture
def ana(house: Running) -> Iterator[Visitor]:
    with Visitor(house.origin, "Ana") as visitor:
        yield visitor


def pass_days(house: Running, calendar: Calendar, days: int) -> None:
    calendar.ahead += days * DAY
    house.inside(house.house.sweeper.sweep())


def pass_hours(house: Running, calendar: Calendar, hours: int) -> None:
    calendar.ahead += hours * HOUR
    house.inside(house.house.sweeper.sweep())


def exists(visitor: Visitor, code: str) -> bool:
    return visitor.http.post("/api/join", json={"code": code}).status_code == 200


def rows(data: Path) -> dict[str, int]:
    with closing(sqlite3.connect(data)) as connection:
        return {name: connection.execute(f"select count(*) from {name}").fetchone()[0] for name in TABLES}


def begun(ana: Visitor) -> str:
    """A game in which only Ana is awaited: bots that still have to move would use the table."""
    code: str = ana.post("/api/quick", game="twelve-gangsters", level="easy")["code"]
    with ana.line(code) as line:
        line.until(lambda message: message["type"] == "snapshot")
        line.play(3)
        line.do("say", text="Bonsoir.")
        while line.situation["view"]["round"] != 2 or line.situation["view"]["waiting"] != [0]:
            line.read()
    return code


def finished(ana: Visitor) -> str:
    code = begun(ana)
    with ana.line(code) as line:
        line.until(lambda message: message["type"] == "snapshot")
        line.play_out()
    return code


def test_old_tables_are_forgotten_with_all_their_data(
    house: Running, calendar: Calendar, ana: Visitor, data: Path
) -> None:
    waiting, over, playing = ana.table(), finished(ana), begun(ana)
    ana.post(f"/api/tables/{over}/games/1/duel")
    assert rows(data)["duels"] == 1
    pass_days(house, calendar, 0)
    pass_days(house, calendar, 29)
    assert rows(data)["tables"] == 3
    pass_days(house, calendar, 2)
    assert [exists(ana, code) for code in (waiting, over)] == [False, False]
    assert ana.http.get(f"/api/tables/{over}/games/1/record").status_code == 404
    kept = rows(data)
    assert (kept["tables"], kept["seats"]) == (1, 1)
    assert kept["turns"] > 0
    pass_days(house, calendar, 335)
    assert not exists(ana, playing)
    assert rows(data) == dict.fromkeys(TABLES, 0)


def test_whatever_is_looked_at_is_kept(house: Running, calendar: Calendar, ana: Visitor) -> None:
    waiting, over = ana.table(), finished(ana)
    for _ in range(3):
        pass_days(house, calendar, 20)
        assert exists(ana, waiting)
        assert ana.http.get(f"/api/tables/{over}/games/1/replay").status_code == 200


def test_a_table_where_somebody_sits_is_kept(house: Running, calendar: Calendar, ana: Visitor) -> None:
    code = ana.table()
    with ana.line(code) as line:
        for _ in range(3):
            pass_days(house, calendar, 40)
        line.do("say", text="Toujours là.")
    assert exists(ana, code)


def test_a_restart_is_not_a_visit(data: Path, calendar: Calendar) -> None:
    with running(data, now=calendar, uptime=calendar.uptime) as house, Visitor(house.origin, "Ana") as ana:
        begun(ana)
        pass_days(house, calendar, 0)
    for _ in range(2):
        calendar.ahead += 200 * DAY
        with running(data, now=calendar, uptime=calendar.uptime) as house:
            pass_days(house, calendar, 1)
    assert rows(data) == dict.fromkeys(TABLES, 0)


def test_what_is_put_away_leaves_the_memory_at_once(house: Running, calendar: Calendar, ana: Visitor) -> None:
    """Full collections are rare in a house: nothing may wait for one."""
    codes = [ana.table(), begun(ana), finished(ana)]

    async def put_away() -> list[object]:
        tables = [house.house.tables[code] for code in codes]
        parts = [weakref.ref(part) for table in tables for part in (table, table.state)]
        del tables
        calendar.ahead += DAY
        gc.disable()
        try:
            await house.house.sweeper.put_away()
            return [part() for part in parts]
        finally:
            gc.enable()

    until(lambda: all(house.house.tables[code].idle(0) for code in codes))
    assert house.inside(put_away()) == [None] * 6
    assert all(exists(ana, code) for code in codes)


def test_a_clock_that_jumps_deletes_nothing(house: Running, calendar: Calendar, ana: Visitor, data: Path) -> None:
    """Until it has kept step for a day: only then it is right, and was wrong before."""
    code = ana.table()
    pass_days(house, calendar, 2)
    calendar.jumped = 365 * DAY
    for _ in range(23):
        pass_hours(house, calendar, 1)
        assert rows(data)["tables"] == 1
    calendar.jumped = 0
    pass_hours(house, calendar, 1)
    pass_days(house, calendar, 2)
    assert exists(ana, code)
    calendar.jumped = 365 * DAY
    pass_hours(house, calendar, 1)
    pass_hours(house, calendar, 25)
    pass_days(house, calendar, 31)
    assert rows(data)["tables"] == 0


def test_a_house_that_was_closed_for_a_year_waits_before_it_deletes(data: Path, calendar: Calendar) -> None:
    """Its clock may be wrong as well: nothing tells them apart but time."""
    with running(data, now=calendar, uptime=calendar.uptime) as house, Visitor(house.origin, "Ana") as ana:
        ana.table()
    calendar.ahead += 366 * DAY
    with running(data, now=calendar, uptime=calendar.uptime) as house:
        for _ in range(23):
            pass_hours(house, calendar, 1)
            assert rows(data)["tables"] == 1
        pass_hours(house, calendar, 2)
        assert rows(data)["tables"] == 0


def test_nothing_is_deleted_in_the_first_hour(data: Path, calendar: Calendar) -> None:
    with running(data, now=calendar, uptime=calendar.uptime, keep=3600.0) as house, Visitor(house.origin) as ana:
        ana.table()
    calendar.ahead += DAY
    with running(data, now=calendar, uptime=calendar.uptime, keep=3600.0) as house:
        house.inside(house.house.sweeper.sweep())
        assert rows(data)["tables"] == 1
        pass_hours(house, calendar, 2)
        assert rows(data)["tables"] == 0


def test_a_visit_at_a_wrong_date_makes_nothing_older(house: Running, calendar: Calendar, ana: Visitor) -> None:
    code = ana.table()
    calendar.jumped = -20 * 365 * DAY
    assert exists(ana, code)
    pass_hours(house, calendar, 1)
    calendar.jumped = 0
    for _ in range(3):
        pass_days(house, calendar, 5)
    assert exists(ana, code)
