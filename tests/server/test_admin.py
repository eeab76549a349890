"""The page of whoever hosts the house: behind its token alone, and what is done there holds everywhere."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.running import Running, running
from tests.server.visitor import Visitor, sit_down
from tripot.server.admin_door import AdminDoor

TOKEN = "only-for-the-host-of-this-house"
DAY = 86_400_000
PAGES = ("", "/tables", "/people", "/reports", "/bans", "/metrics", "/backup")


class Clock:
    at = 1_800_000_000_000

    def __call__(self) -> int:
        return self.at


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def house(tmp_path: Path, clock: Clock) -> Iterator[Running]:
    with running(tmp_path / "t.sqlite", admin_token=TOKEN, now=clock) as server:
        yield server


def host_of(house: Running, stack: ExitStack) -> Visitor:
    host = stack.enter_context(Visitor(house.origin, "Patron"))
    host.post("/api/admin", token=TOKEN)
    return host


def test_without_the_token_nobody_sees_anything(house: Running) -> None:
    with Visitor(house.origin, "Ana") as ana:
        for page in PAGES:
            answer = ana.http.get(f"/api/admin{page}")
            assert (answer.status_code, answer.json()["problem"]["reason"]) == (403, "admin-sign-in")
        wrong = ana.http.post("/api/admin", json={"token": TOKEN[:-1]})
        assert (wrong.status_code, wrong.json()["problem"]["reason"]) == (403, "admin-token")
        assert "tripot-admin" not in ana.http.cookies
        for deed, form in (("ban", {"person": "x", "days": 1}), ("lift", {"person": "x"}), ("remove", {"id": "x"})):
            assert ana.http.post(f"/api/admin/{deed}", json=form).status_code == 403


def test_a_house_without_a_token_has_no_such_page(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite") as house, Visitor(house.origin) as ana:
        assert ana.http.post("/api/admin", json={"token": ""}).status_code == 404
        assert ana.http.get("/api/admin").status_code == 404


def test_the_cookie_is_for_this_page_alone_and_ends(house: Running, clock: Clock) -> None:
    with Visitor(house.origin) as host:
        given = host.http.post("/api/admin", json={"token": f" {TOKEN} "}).headers["set-cookie"]
        assert all(word in given for word in ("HttpOnly", "SameSite=strict", "Path=/api/admin", "Max-Age=43200"))
        assert TOKEN not in given
        assert host.get("/api/admin")["tables"] == 0
        clock.at += 12 * 3600 * 1000
        assert host.http.get("/api/admin").status_code == 403


@pytest.mark.parametrize("cookie", ["", ".", "9999999999.", "9999999999.é", "x.y", f"9999999999.{'0' * 64}"])
def test_a_forged_cookie_opens_nothing(cookie: str, clock: Clock) -> None:
    assert not AdminDoor(TOKEN, b"secret", clock).holds(cookie)


def test_a_cookie_holds_at_every_node_and_after_a_restart(clock: Clock) -> None:
    value, _ = AdminDoor(TOKEN, b"secret", clock).cookie()
    assert AdminDoor("the-token-of-another-node", b"secret", clock).holds(value)
    assert not AdminDoor(TOKEN, b"another house", clock).holds(value)


def test_guessing_is_slow(tmp_path: Path) -> None:
    with running(tmp_path / "t.sqlite", admin_token=TOKEN, limited=True) as house, Visitor(house.origin) as ana:
        answers = [ana.http.post("/api/admin", json={"token": str(guess)}).status_code for guess in range(8)]
        assert answers == [403] * 6 + [429] * 2


def test_another_page_cannot_act_with_the_cookie(house: Running) -> None:
    with ExitStack() as stack:
        host = host_of(house, stack)
        answer = host.http.post("/api/admin/lift", json={"person": "x"}, headers={"Origin": "http://evil.example"})
        assert answer.json()["problem"]["reason"] == "server-origin"


def test_whoever_is_banned_is_out_at_once_and_after_a_restart_until_it_is_over(tmp_path: Path, clock: Clock) -> None:
    file = tmp_path / "t.sqlite"
    with running(file, admin_token=TOKEN, now=clock) as house, ExitStack() as stack:
        people = [stack.enter_context(Visitor(house.origin, name)) for name in ("Ana", "Bob", "Carl")]
        code, (ana, bob, _) = sit_down(people, stack)
        host = host_of(house, stack)
        (found,) = [one for one in host.get("/api/admin/people?name=bob")["people"] if one["name"] == "Bob"]
        host.post("/api/admin/ban", person=found["id"], days=3, reason="insultes")
        assert bob.closed() in (4410, 4411)
        ana.until(lambda message: message["type"] == "lobby" and message["table"]["chairs"][1]["gone"] == "voted")
        cookies = people[1].http.cookies
    with running(file, admin_token=TOKEN, now=clock) as house, ExitStack() as stack:
        bob2 = stack.enter_context(Visitor(house.origin, cookies=cookies))
        refused = bob2.http.post("/api/quick", json={"game": "twelve-gangsters"})
        assert (refused.status_code, refused.json()["problem"]["args"]) == (403, {"days": 3})
        assert stack.enter_context(bob2.silent_line(code)).closed() == 4411
        assert bob2.get("/api/me/export")["person"]["name"] == "Bob"
        bob2.post("/api/me/delete", name="Bob")
        again = bob2.http.get("/api/me", headers={"Cookie": "; ".join(f"{k}={v}" for k, v in cookies.items())})
        assert again.json()["problem"]["reason"] == "server-banned", "the device stays known"
        clock.at += 3 * DAY
        with Visitor(house.origin, "Bob", cookies=cookies) as free:
            free.table()


def test_a_ban_is_lifted(house: Running) -> None:
    with ExitStack() as stack:
        host, bob = host_of(house, stack), stack.enter_context(Visitor(house.origin, "Bob"))
        (found,) = [one for one in host.get("/api/admin/people?name=bob")["people"] if one["name"] == "Bob"]
        (ban,) = host.post("/api/admin/ban", person=found["id"], days=0)["bans"]
        assert (ban["name"], ban["until"]) == ("Bob", 0)
        assert bob.http.post("/api/tables", json={"game": "gangster"}).json()["problem"]["args"] == {"days": 0}
        assert host.post("/api/admin/lift", person=found["id"])["bans"] == []
        bob.table()
        assert host.http.post("/api/admin/ban", json={"person": "nobody", "days": 1}).status_code == 404


def test_a_table_is_removed_with_all_that_was_there(house: Running) -> None:
    with ExitStack() as stack:
        host, bob = host_of(house, stack), stack.enter_context(Visitor(house.origin, "Bob"))
        code = bob.table()
        line = stack.enter_context(bob.line(code))
        (table,) = host.get("/api/admin/tables")["tables"]
        assert (table["code"], table["names"]) == (code, ["Bob"])
        assert host.post("/api/admin/remove", id=code)["tables"] == []
        assert line.closed() == 1012
        assert stack.enter_context(bob.silent_line(code)).closed() == 4404


def test_the_host_sees_limits_metrics_and_takes_a_backup_along(house: Running) -> None:
    with ExitStack() as stack:
        host = host_of(house, stack)
        told = host.get("/api/admin")
        assert {"reports", "votes", "admin"} <= {limit["name"] for limit in told["limits"]}
        assert told["nodes"] == 1
        assert "tripot_sockets" in host.http.get("/api/admin/metrics").text
        saved = host.http.get("/api/admin/backup")
        assert saved.headers["content-disposition"].startswith("attachment")
        assert b"tripot-backup" in gzip.decompress(saved.content)
        assert TOKEN.encode() not in gzip.decompress(saved.content)
        host.post("/api/admin/leave", id="")
        assert host.http.get("/api/admin").status_code == 403
