"""A disk that is full, as far as the server can tell: it may write no file any larger."""

from __future__ import annotations

import resource
from pathlib import Path

import pytest

from tests.server.process import Process
from tests.server.visitor import Visitor

pytestmark = pytest.mark.slow

UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


def largest(folder: Path) -> int:
    return max(file.stat().st_size for file in folder.iterdir())


@pytest.mark.provokes("table-broken", "disk-failed")
def test_nothing_is_acknowledged_that_a_full_disk_did_not_take(tmp_path: Path) -> None:
    data = tmp_path / "house" / "tripot.sqlite"
    with Process(data, "--unlimited") as house, Visitor(house.origin, "Ana") as ana:
        code = ana.table()
        acknowledged = 0
        with ana.line(code) as line:
            for _ in range(50):
                line.do("say", text="x" * 400)
                acknowledged += 1
            full = largest(data.parent)
            resource.prlimit(house.id, resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
            while True:
                line.send("say", id=f"n{acknowledged}", text="y" * 400)
                try:
                    line.until(lambda message: message["type"] == "ack")
                except Exception:
                    break
                acknowledged += 1
            assert not any(f'"n{acknowledged}"' in message for message in line.raw)
        assert ana.http.post("/api/tables", json={"game": "twelve-gangsters"}).status_code == 503
        resource.prlimit(house.id, resource.RLIMIT_FSIZE, UNLIMITED)
        with ana.line(code) as line:
            line.do("say", id=f"n{acknowledged}", text="y" * 400)
            line.do("say", id=f"n{acknowledged}", text="y" * 400)
        house.kill()
    with Process(data) as house, ana.through(house.origin) as again, again.silent_line(code) as line:
        line.send("hello")
        welcome = line.until(lambda message: message["type"] == "welcome")
        assert [said["number"] for said in welcome["chat"]][-1] == acknowledged + 1
