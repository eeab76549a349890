"""What a house that starts has to do for games that wait for somebody: nothing."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx

from bench.house import house

TABLES = 100_000
COPY = """with recursive copies(k) as (select 1 union all select k + 1 from copies where k < :count)
    insert into {room} ({columns}) select printf('%04d-%04d-%04d', k / 100000000, k / 10000 % 10000, k % 10000), {rest}
    from {room}, copies where code = :code"""

_FOLDERS: list[TemporaryDirectory[str]] = []
"""They go when the process ends."""


def starts(full: bool, seconds: float) -> float:
    """A second, from the process to the first answer."""
    data = _file(_tables(full, seconds))
    began = time.perf_counter()
    with house(data):
        return 1 / (time.perf_counter() - began)


def small(full: bool, seconds: float) -> float:
    """Houses that have just started, in a gigabyte."""
    with house(_file(_tables(full, seconds))) as opened:
        time.sleep(1)  # whatever it loads, it loads now
        pages = int(Path(f"/proc/{opened.pid}/statm").read_text().split()[1])
        return 1e9 / (pages * 4096)


def _tables(full: bool, seconds: float) -> int:
    """Whoever only tries the measurement does not wait for all of them."""
    return round(TABLES * min(1.0, seconds)) if full else 0


@cache
def _file(tables: int) -> Path:
    """A house with so many games against bots that wait for somebody who has left."""
    _FOLDERS.append(TemporaryDirectory())
    data = Path(_FOLDERS[-1].name) / "house.sqlite"
    with house(data) as opened:
        if tables:
            code = _left(opened.origin)
            time.sleep(3)  # bots play until a person is asked
    if tables:
        with closing(sqlite3.connect(data)) as base, base:
            base.execute("update tables set due = null")
            for room in ("tables", "turns", "snapshots"):
                columns = [name for _, name, *_ in base.execute(f"pragma table_info({room})") if name != "code"]
                rest = ", ".join(columns)
                base.execute(
                    COPY.format(room=room, columns=f"code, {rest}", rest=rest), {"count": tables, "code": code}
                )
    return data


def _left(origin: str) -> str:
    """A game that somebody began and left."""
    with httpx.Client(base_url=origin, headers={"Origin": origin}) as somebody:
        somebody.get("/api/me").raise_for_status()
        form = {"game": "reglement-de-comptes", "level": "easy", "players": 3}
        code: str = somebody.post("/api/quick", json=form).raise_for_status().json()["code"]
        return code


def main() -> None:
    for name, probe in (("starts/s", starts), ("houses in a GB", small)):
        full, empty = probe(True, 1.0), probe(False, 1.0)
        print(f"{name}: {full:.2f} with {TABLES} tables, {empty:.2f} with none, {full / empty:.2f} x")


if __name__ == "__main__":
    main()
