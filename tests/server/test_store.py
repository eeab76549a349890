"""Commits are grouped, and a batch that fails takes no other with it."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.running import running
from tests.server.visitor import Visitor
from tripot.kernel.problem import Problem
from tripot.server.database.sqlite import Sqlite
from tripot.server.database.store import Overtaken, Taken, Turn
from tripot.server.metrics import Metrics

INSERT = "insert into house values (?, ?)"


def test_many_batches_share_a_commit(tmp_path: Path) -> None:
    metrics = Metrics()

    async def write() -> int:
        store = Sqlite(tmp_path / "house.sqlite", metrics)
        await asyncio.gather(*(store.write([(INSERT, (f"key {number}", b""))]) for number in range(200)))
        rows = await store.read("select count(*) from house")
        store.close()
        return int(rows[0][0])

    assert asyncio.run(write()) == 200
    commits = re.search(r"^tripot_commits_total (\d+)", metrics.text(), re.MULTILINE)
    assert commits is not None
    assert int(commits[1]) < 100


def test_a_failing_batch_is_undone_alone(tmp_path: Path) -> None:
    async def write() -> tuple[list[object], list[str]]:
        store = Sqlite(tmp_path / "house.sqlite", Metrics())
        batches = [[("a", 1)], [("b", 1), ("a", 2)], [("c", 1)]]
        writes = [store.write([(INSERT, row) for row in batch]) for batch in batches]
        results: list[object] = await asyncio.gather(*writes, return_exceptions=True)
        rows = await store.read("select key from house order by key")
        store.close()
        return results, [key for (key,) in rows]

    results, keys = asyncio.run(write())
    assert keys == ["a", "c"]
    assert results[0] is None
    assert isinstance(results[1], Taken)
    assert results[2] is None


def test_what_is_written_is_on_the_disk(tmp_path: Path) -> None:
    async def write() -> None:
        store = Sqlite(tmp_path / "house.sqlite", Metrics())
        await store.write([(INSERT, ("a", b"1"))])
        other = sqlite3.connect(tmp_path / "house.sqlite")
        assert other.execute("select value from house").fetchall() == [(b"1",)]
        assert other.execute("pragma journal_mode").fetchone() == ("wal",)
        other.close()
        assert await store.read("pragma synchronous") == [(2,)]
        store.close()

    asyncio.run(write())


@pytest.mark.provokes("table-broken")
def test_what_could_not_be_kept_has_not_happened(tmp_path: Path) -> None:
    """The disk refuses a move: the table is read anew, and the same command can be sent again."""
    data = tmp_path / "house.sqlite"
    with running(data) as house, Visitor(house.origin, "Ana") as ana, closing(sqlite3.connect(data)) as disk:
        code = ana.post("/api/quick", game="twelve-gangsters", players=3, level="easy")["code"]
        with ana.line(code) as line:
            line.until(lambda message: line.situation["view"]["waiting"] == [0] if line.game else False)
            disk.execute("create trigger full before insert on turns begin select raise(abort, 'disk full'); end")
            line.send("act", id="again", moves=[{"move": "choose", "card": 5}])
            assert line.closed() == 1012
            assert not any('"ack"' in message or '"choice":5' in message for message in line.raw)
        disk.execute("drop trigger full")
        with ana.line(code) as line:
            line.until(lambda message: message["type"] == "snapshot")
            assert line.situation["view"]["choice"] is None
            assert line.ask("act", id="again", moves=[{"move": "choose", "card": 5}])["type"] == "ack"
            line.until(lambda message: message["type"] == "step" and message["situation"]["view"]["round"] == 2)


@pytest.mark.provokes("disk-failed")
def test_a_request_that_could_not_be_kept_says_so(tmp_path: Path) -> None:
    data = tmp_path / "house.sqlite"
    with running(data) as house, Visitor(house.origin, "Ana") as ana, closing(sqlite3.connect(data)) as disk:
        disk.execute("create trigger full before insert on tables begin select raise(abort, 'disk full'); end")
        answer = ana.http.post("/api/tables", json={"game": "twelve-gangsters"})
        assert (answer.status_code, answer.json()["problem"]["reason"]) == (503, "server-trouble")
        disk.execute("drop trigger full")
        assert ana.table()


def test_turns_that_share_a_commit_fail_alone(tmp_path: Path) -> None:
    """Turns of many tables are written by one statement; if one cannot be written, the others are all the same."""

    async def write() -> tuple[list[object], list[tuple[int, str]], int]:
        store = Sqlite(tmp_path / "house.sqlite", Metrics())
        sheets = [
            ("insert into tables (code, sheet, phase, open, touched) values (?, '', 'lobby', 0, 0)", (f"T{number}",))
            for number in range(4)
        ]
        writes = [
            store.write([sheet], Turn("CODE", n, str(number)))
            for number, (n, sheet) in enumerate(zip((1, 2, 2, 3), sheets, strict=True))
        ]
        told: list[object] = await asyncio.gather(*writes, return_exceptions=True)
        rows = await store.read("select n, data from turns order by n")
        tables = await store.read("select count(*) from tables")
        store.close()
        return told, rows, tables[0][0]

    told, kept, tables = asyncio.run(write())
    assert kept == [(1, "0"), (2, "1"), (3, "3")]
    assert [type(error) for error in told] == [type(None), type(None), Overtaken, type(None)]
    assert tables == 3


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "house.sqlite").write_text("not a database, but a rather long text " * 100)
    with pytest.raises(Problem, match=r"house\.sqlite"):
        Sqlite(tmp_path / "house.sqlite", Metrics())
    with pytest.raises(Problem):
        Sqlite(Path("/dev/null/house.sqlite"), Metrics())
