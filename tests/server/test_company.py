"""Whom somebody does not want to hear, and what the host of the house is told."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.conftest import Arrive
from tests.server.running import running
from tests.server.visitor import Line, Visitor, sit_down

TOKEN = "only-for-the-host-of-this-house"


def texts(line: Line) -> list[str]:
    told = [message["saying"] for message in map(json.loads, line.raw) if message["type"] == "said"]
    return [saying["text"] or saying["reaction"] for saying in told]


def test_who_is_muted_is_not_heard_by_that_one_person_alone_on_any_of_his_devices(arrive: Arrive) -> None:
    ana, bob, carl = arrive("Ana"), arrive("Bob"), arrive("Carl")
    code = ana.table()
    with ana.line(code) as one, bob.line(code) as two, carl.line(code) as three:
        two.do("sit", chair=1)
        three.do("sit", chair=2)
        muted = ana.post(f"/api/tables/{code}/mute", chair=1)["people"]
        assert [person["name"] for person in muted] == ["Bob"]
        two.do("say", text="Imbécile")
        two.do("react", reaction="haha")
        three.do("say", text="Bonsoir")
        for line in (one, three):
            line.catch_up()
        assert texts(one) == ["Bonsoir"]
        assert texts(three) == ["Imbécile", "haha", "Bonsoir"]
        with ana.through(ana.origin) as device, device.line(code) as other:
            other.catch_up()
            assert other.you["muted"] == [1]
            assert "Imb" not in "".join(other.raw)
        ana.post("/api/me/muted/remove", key=muted[0]["key"])
        two.do("say", text="Pardon")
        one.catch_up()
        assert texts(one) == ["Bonsoir", "Pardon"]


def test_who_speaks_from_the_gallery_is_meant_by_what_was_said(arrive: Arrive) -> None:
    ana, zoe, yves = arrive("Ana"), arrive("Zoe"), arrive("Yves")
    code = ana.table()
    with ana.line(code), zoe.line(code) as one, yves.line(code) as two:
        one.do("say", text="Psst")
        two.catch_up()
        yves.post(f"/api/tables/{code}/mute", channel="gallery", number=1)
        one.do("say", text="Encore")
        two.catch_up()
        assert texts(two) == ["Psst"]
        wrong = yves.http.post(f"/api/tables/{code}/mute", json={"channel": "gallery", "number": 9})
        assert wrong.json()["problem"]["reason"] == "company-nobody"
        own = zoe.http.post(f"/api/tables/{code}/mute", json={"channel": "gallery", "number": 1})
        assert own.json()["problem"]["reason"] == "company-oneself"


def test_a_bot_cannot_be_muted_and_a_table_must_exist(arrive: Arrive) -> None:
    ana = arrive("Ana")
    code = ana.post("/api/quick", game="twelve-gangsters", level="easy")["code"]
    for where, chair, why in ((code, 1, "company-nobody"), ("AAAA-BBBB-CCCC", 1, "server-no-table")):
        answer = ana.http.post(f"/api/tables/{where}/mute", json={"chair": chair})
        assert answer.json()["problem"]["reason"] == why


def test_a_report_reaches_the_host_with_what_was_said_once(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite", admin_token=TOKEN) as house, ExitStack() as stack:
        people = [stack.enter_context(Visitor(house.origin, name)) for name in ("Ana", "Bob", "Carl")]
        code, (_, bob, _) = sit_down(people, stack)
        bob.do("say", text="Tu triches")
        ana = people[0]
        assert ana.http.post(f"/api/tables/{code}/report", json={"chair": 1, "kind": "words"}).status_code == 201
        again = ana.http.post(f"/api/tables/{code}/report", json={"chair": 1, "kind": "other"})
        assert again.status_code == 409
        host = stack.enter_context(Visitor(house.origin))
        host.post("/api/admin", token=TOKEN)
        (report,) = host.get("/api/admin/reports")["reports"]
        assert (report["kind"], report["name"], report["by"], report["said"]) == ("words", "Bob", "Ana", ["Tu triches"])
        assert host.post("/api/admin/close", id=report["id"])["reports"][0]["closed"]
        assert host.get("/api/admin")["reports"] == 0


def test_nobody_reports_all_day(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite", limited=True) as house, Visitor(house.origin, "Ana") as ana:
        code = ana.table()
        answers = [ana.http.post(f"/api/tables/{code}/report", json={"chair": 1}) for _ in range(8)]
        assert [answer.status_code for answer in answers] == [400] * 5 + [429] * 3


@pytest.mark.parametrize("form", [{"kind": "x"}, {"chair": 99}, {"words": "x" * 501}, {"code": 1}])
def test_nonsense_is_refused(arrive: Arrive, form: dict[str, object]) -> None:
    ana = arrive("Ana")
    answer = ana.http.post(f"/api/tables/{ana.table()}/report", json=form)
    assert (answer.status_code, answer.json()["problem"]["reason"]) == (400, "server-malformed")
