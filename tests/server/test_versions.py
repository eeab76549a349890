"""A game that began with older rules goes on by them, or says why it cannot."""

from __future__ import annotations

import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from tests.server.running import running
from tests.server.visitor import Visitor, sit_down
from tripot.games.registry import BOXES

GAME = "twelve-gangsters"
TODAY = BOXES[GAME].rules[-1]


@pytest.fixture
def older(tmp_path: Path) -> tuple[Path, str, list[Visitor]]:
    """A game of three people in its second round, as if an earlier version had begun it."""
    data = tmp_path / "house.sqlite"
    with ExitStack() as stack:
        house = stack.enter_context(running(data))
        people = [Visitor(house.origin, name) for name in ("Ana", "Bo", "Cleo")]
        code, lines = sit_down(people, stack)
        for line in lines:
            line.choose()
    with closing(sqlite3.connect(data)) as disk:
        then, now = f'"rules":{TODAY - 1}', f'"rules":{TODAY}'
        changed = disk.execute("update turns set data = replace(data, ?, ?) where data like ?", (now, then, f"%{now}%"))
        assert changed.rowcount == 1
        disk.execute("delete from snapshots")
        disk.commit()
    return data, code, people


def test_compatible_rules_play_it_on(older: tuple[Path, str, list[Visitor]], monkeypatch: pytest.MonkeyPatch) -> None:
    data, code, people = older
    monkeypatch.setattr(type(BOXES[GAME]), "rules", (TODAY - 1, TODAY))
    with running(data) as house, ExitStack() as stack:
        elsewhere = [stack.enter_context(person.through(house.origin)) for person in people]
        lines = [stack.enter_context(person.line(code)) for person in elsewhere]
        while lines[0].situation["result"] is None if lines[0].game else True:
            for line in lines:
                line.catch_up()
                if line.situation["legal"]:
                    line.choose()
        assert elsewhere[0].get(f"/api/tables/{code}/games/1/verify")["honest"]
    for person in people:
        person.http.close()


@pytest.mark.provokes("table-unplayable")
def test_other_rules_say_so(older: tuple[Path, str, list[Visitor]]) -> None:
    data, code, people = older
    with running(data) as house, people[0].through(house.origin) as ana:
        answer = ana.http.post("/api/join", json={"code": code})
        assert answer.status_code == 400
        problem = answer.json()["problem"]
        assert (problem["reason"], problem["args"]["problem"]["reason"]) == ("server-outdated", "record-rules")
        with ana.silent_line(code) as line:
            assert line.closed() == 4409
    for person in people:
        person.http.close()
