"""Rows, rounds and limits of the load bench, without any server."""

from __future__ import annotations

import asyncio
import json
import resource
from pathlib import Path

import pytest

from bench.load import crowd, files, house, peer, session, suite
from bench.load.__main__ import main
from bench.load.meter import Meter
from bench.load.reading import Reading
from bench.load.session import Load
from bench.party import Failed
from bench.row import Aim, Verdict


def fake(load: Load, build: Path | None = None) -> Reading:
    """We are five times as fast as the peer in everything, and with two nodes nearly so."""
    times = {"ours": 5.0, "nodes": 4.5, "peer": 1.0}[load.server]
    return Reading(100, 1000 * times, 2000 * times, 10 / times, 50 / times, 1000 / times, 1.0, 0.1, 1000.0)


def test_rows_say_how_many_times_better_we_are() -> None:
    loads = [*suite.rushes([50, 200], 3.0), suite.humane(500, 5000, 20.0)]
    rows = suite.rows(session.measure(loads, 3, fake))
    assert {row.ratio.middle for row in rows if row.peer_name == "boardgame.io" and row.ratio} == {5.0, 4.5, 1.0}
    assert {row.ratio.middle for row in rows if row.peer_name == "SQLite" and row.ratio} == {0.9}
    aims = [(row.aim, row.verdict) for row in rows if row.aim]
    rush = [Aim(4), Aim(1), Aim(0.8), Aim(1 / 1.5), Aim(0.99, absolute=True)]
    assert aims == [(aim, Verdict.MET) for aim in [*rush, *rush, Aim(1)]]
    limit = next(row for row in rows if row.peer_name == "limit")
    assert (limit.ours, limit.peer) == (10.0, 250.0)


def test_a_later_last_seat_misses_the_aim() -> None:
    slow = session.Readings([fake(Load("peer", 50, 3.0))])
    quick = session.Readings([fake(Load("ours", 50, 3.0))])
    verdicts = {row.name: row.verdict for row in suite.rush_rows(50, slow, quick)}
    assert verdicts["50 tables: last seat knows, p99"] == verdicts["50 tables: moves"] == Verdict.MISSED


def test_loads_alternate_and_a_failure_is_not_tried_again() -> None:
    order: list[str] = []

    def take(load: Load) -> Reading:
        order.append(load.server)
        if load.server == "peer":
            raise Failed("no node")
        return fake(load)

    found = session.measure(suite.rushes([50], 3.0), 3, take)
    assert order == ["ours", "nodes", "peer", "nodes", "ours", "ours", "nodes"]
    assert [row.verdict for row in suite.rows(found)][:2] == [Verdict.UNMEASURED] * 2


def test_the_command_prints_and_writes_json(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(session, "take", fake)
    monkeypatch.setattr(files, "allow", lambda sockets: None)
    assert main(["--rounds", "1", "--json", "--folder", str(tmp_path)]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads((tmp_path / "latest.json").read_text())


def test_too_few_open_files_are_said_clearly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (1024, 4096))
    assert main(["--rounds", "1"]) == 2
    assert "ulimit -Hn" in capsys.readouterr().err


def test_the_soft_limit_is_raised_as_far_as_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    raised: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (1024, 20_000))
    monkeypatch.setattr(resource, "setrlimit", lambda kind, limits: raised.append(limits))
    files.allow(100)
    assert raised == []
    files.allow(7000)
    assert raised == [(7000 + files.SPARE, 20_000)]


def test_waves_end_although_the_clock_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    waves: list[int] = []

    async def wave(origins: object, processes: object, open_table: object, tables: int, meter: Meter) -> int:
        waves.append(tables)
        return 0

    monkeypatch.setattr(crowd, "wave", wave)
    monkeypatch.setattr(crowd, "reading", lambda meter, memory: memory)
    asyncio.run(crowd.rush([""], [0], house.open_table, 50, 3.0))
    assert waves == [crowd.WARM_UP_TABLES] + [50] * crowd.MOST_WAVES


def test_the_lock_of_the_peer_names_no_address() -> None:
    lock = (peer.SOURCE / "package-lock.json").read_text(encoding="utf-8")
    assert "://" not in lock
    assert '"integrity"' in lock
