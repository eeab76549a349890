"""Stolen, old and forgotten devices: each has a session of its own, which ends."""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from contextlib import ExitStack
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.attacks.test_cookies import cookie_of, is_let_in
from tests.corpus.houses import PEOPLE, PHRASE, furnish, houses
from tests.server.conftest import Arrive
from tests.server.running import Running, metrics, running
from tests.server.samples import samples
from tests.server.visitor import Visitor
from tripot.server.device import device_of
from tripot.server.sessions import DAY
from tripot.server.wire import Close

NOON = 1_800_000_000_000
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1"


class Clock:
    def __init__(self) -> None:
        self.now = NOON

    def pass_days(self, days: int) -> None:
        self.now += days * DAY


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def dated(tmp_path: Path, clock: Clock) -> Iterator[Running]:
    with running(tmp_path / "dated.sqlite", now=lambda: clock.now) as house:
        yield house


def with_phrase(visitor: Visitor, name: str) -> Visitor:
    visitor.post("/api/me/phrase", name=name, phrase=PHRASE)
    return visitor


def elsewhere(visitor: Visitor, name: str, agent: str = IPHONE) -> Visitor:
    """The same person, who enters on another device."""
    other = Visitor(visitor.origin)
    other.http.headers["User-Agent"] = agent
    other.post("/api/enter", name=name, phrase=PHRASE)
    return other


def devices(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.get("/api/me/devices")["devices"]
    return found


def id_of(house: Running, name: str) -> str:
    rows = house.inside(house.house.services.store.read("select id from people where name = ?", name))
    return str(rows[0][0])


def old_cookie(house: Running, person: str, day: int | None) -> str:
    """As earlier versions signed it."""
    signed = person if day is None else f"{person}.{day}"
    return f"{signed}.{hmac.digest(house.house.services.secret, f'person {signed}'.encode(), 'sha256').hex()}"


def asked(house: Running, cookie: str, agent: str = FIREFOX) -> httpx.Response:
    return httpx.get(f"{house.origin}/api/me", headers={"Cookie": f"tripot={cookie}", "User-Agent": agent})


def given(answer: httpx.Response) -> Any:
    return SimpleCookie(answer.headers["set-cookie"])["tripot"]


def test_a_device_that_is_not_used_for_a_year_is_forgotten(dated: Running, clock: Clock, stack: ExitStack) -> None:
    ana = stack.enter_context(Visitor(dated.origin, "Ana"))
    code, cookie = ana.table(), cookie_of(ana)
    clock.pass_days(365)
    assert is_let_in(ana, cookie, code)
    clock.pass_days(365)
    assert is_let_in(ana, cookie, code)
    lost = stack.enter_context(Visitor(dated.origin, "Bob"))
    code, cookie = lost.table(), cookie_of(lost)
    clock.pass_days(366)
    assert not is_let_in(lost, cookie, code)


def test_no_device_is_known_for_more_than_two_years(dated: Running, clock: Clock, stack: ExitStack) -> None:
    """Whoever copied a cookie cannot keep it alive for ever."""
    ana = stack.enter_context(Visitor(dated.origin, "Ana"))
    for _ in range(7):
        clock.pass_days(100)
        assert ana.get("/api/me")["name"] == "Ana"
    answer = ana.http.get("/api/me")
    assert int(given(answer)["max-age"]) == 30 * 86400
    clock.pass_days(31)
    assert asked(dated, cookie_of(ana)).json()["name"] != "Ana"
    dated.inside(dated.house.sessions.sweep())
    assert "Ana" not in ana.get("/api/me")["name"]


def test_a_stolen_device_is_logged_out_and_its_sockets_closed(house: Running, arrive: Arrive, stack: ExitStack) -> None:
    ana = with_phrase(arrive("Ana"), "Ana Volée")
    thief = stack.enter_context(elsewhere(ana, "Ana Volée"))
    code = ana.table()
    own, stolen = stack.enter_context(ana.line(code)), stack.enter_context(thief.line(code))
    here, other = devices(ana)
    assert (here["here"], other["here"], other["name"]) == (True, False, "Safari, iPhone")
    left = ana.post("/api/me/logout", device=other["id"])["devices"]
    assert [device["id"] for device in left] == [here["id"]]
    assert stolen.closed() == Close.FORBIDDEN
    assert not is_let_in(ana, cookie_of(thief), code)
    assert is_let_in(ana, cookie_of(ana), code)
    own.catch_up()


def test_all_other_devices_are_logged_out_at_once(arrive: Arrive, stack: ExitStack) -> None:
    ana = with_phrase(arrive("Ana"), "Ana Partout")
    others = [stack.enter_context(elsewhere(ana, "Ana Partout")) for _ in range(3)]
    code = ana.table()
    lines = [stack.enter_context(other.line(code)) for other in others]
    assert len(devices(ana)) == 4
    assert len(ana.post("/api/me/logout", others=True)["devices"]) == 1
    assert [line.closed() for line in lines] == [Close.FORBIDDEN] * 3
    assert [is_let_in(ana, cookie_of(other), code) for other in others] == [False] * 3
    assert is_let_in(ana, cookie_of(ana), code)


def test_whoever_logs_out_here_is_somebody_new(arrive: Arrive) -> None:
    ana = arrive("Ana")
    cookie, code = cookie_of(ana), ana.table()
    ana.post("/api/me/logout")
    assert "tripot" not in ana.http.cookies
    assert not is_let_in(ana, cookie, code)
    assert ana.get("/api/me")["name"] != "Ana"


def test_nobody_logs_a_stranger_out(arrive: Arrive, stack: ExitStack) -> None:
    ana, bob = arrive("Ana"), arrive("Bob")
    code, here = ana.table(), devices(ana)[0]["id"]
    line = stack.enter_context(ana.line(code))
    bob.post("/api/me/logout", device=here)
    assert is_let_in(ana, cookie_of(ana), code)
    line.catch_up()


def test_a_device_that_becomes_somebody_else_is_no_longer_the_first(arrive: Arrive, stack: ExitStack) -> None:
    ana, bob = with_phrase(arrive("Ana"), "Ana Première"), arrive("Bob")
    cookie, code = cookie_of(bob), bob.table()
    bob.post("/api/enter", name="Ana Première", phrase=PHRASE)
    assert not is_let_in(bob, cookie, code)
    assert len(devices(ana)) == 2


def test_a_pass_phrase_is_changed_only_by_whoever_knows_it(arrive: Arrive) -> None:
    ana = with_phrase(arrive("Ana"), "Ana Fidèle")
    for old in ({}, {"old": ""}, {"old": "une autre phrase"}):
        form = {"name": "Ana Fidèle", "phrase": "la phrase du voleur", **old}
        answer = ana.http.post("/api/me/phrase", json=form)
        assert (answer.status_code, answer.json()["problem"]["reason"]) == (403, "server-phrase-old")
    assert ana.post("/api/me/phrase", name="Ana Fidèle", phrase="une phrase neuve", old=PHRASE)["has_phrase"]


def test_old_phrases_are_tried_at_a_humane_pace(limited: Running, stack: ExitStack) -> None:
    ana = with_phrase(stack.enter_context(Visitor(limited.origin, "Ana")), "Ana Lente")
    form = {"name": "Ana Lente", "phrase": "la phrase du voleur", "old": "au hasard"}
    answers = [ana.http.post("/api/me/phrase", json=form).status_code for _ in range(8)]
    assert answers[0] == 403
    assert answers[-1] == 429


@pytest.mark.parametrize("dated_cookie", [True, False])
def test_a_cookie_of_an_earlier_version_becomes_a_session(tmp_path: Path, stack: ExitStack, dated_cookie: bool) -> None:
    data = tmp_path / "old.sqlite"
    furnish(houses()[0], data)
    house = stack.enter_context(running(data))
    now = house.house.settings.now()
    person = id_of(house, PEOPLE[0])
    cookie = old_cookie(house, person, now // DAY - 30 if dated_cookie else None)
    answers = [asked(house, cookie) for _ in range(3)]
    assert [answer.json()["name"] for answer in answers] == [PEOPLE[0]] * 3
    assert len({given(answer).value for answer in answers}) == 1
    ana = stack.enter_context(Visitor(house.origin, cookies=httpx.Cookies({"tripot": given(answers[0]).value})))
    assert [device["name"] for device in devices(ana)] == ["Firefox, Linux"]
    assert asked(house, old_cookie(house, person, now // DAY - 366)).json()["name"] != PEOPLE[0]
    ana.post("/api/me/logout", others=True)
    assert [asked(house, cookie, agent).json()["name"] == PEOPLE[0] for agent in (FIREFOX, IPHONE)] == [False, False]
    assert ana.get("/api/me")["name"] == PEOPLE[0]


def test_an_undated_cookie_of_an_earlier_version_ends_too(tmp_path: Path, clock: Clock, stack: ExitStack) -> None:
    data = tmp_path / "old.sqlite"
    furnish(houses()[0], data)
    house = stack.enter_context(running(data, now=lambda: clock.now))
    person = id_of(house, PEOPLE[0])
    clock.now = Clock().now + 10 * 365 * DAY
    assert asked(house, old_cookie(house, person, None)).json()["name"] != PEOPLE[0]


def test_a_new_person_never_had_an_old_cookie(house: Running, arrive: Arrive) -> None:
    ana = arrive("Ana Nouvelle")
    (person,), *_ = house.inside(
        house.house.services.store.read("select id from people where name = ?", "Ana Nouvelle")
    )
    assert asked(house, old_cookie(house, person, None)).json()["name"] != "Ana Nouvelle"
    assert ana.get("/api/me")["name"] == "Ana Nouvelle"


def test_the_disk_does_not_hear_of_every_visit(dated: Running, clock: Clock, stack: ExitStack) -> None:
    def batches() -> float:
        return samples(metrics(dated.origin).text)["tripot_batches_total"]

    ana = stack.enter_context(Visitor(dated.origin, "Ana"))
    before = batches()
    for _ in range(10):
        ana.get("/api/me")
    assert batches() == before
    clock.pass_days(1)
    for _ in range(10):
        ana.get("/api/me")
    ana.post("/api/me", name="Anna")
    assert batches() == before + 2
    assert devices(ana)[0]["seen"] == clock.now // DAY * DAY


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (FIREFOX, "Firefox, Linux"),
        (IPHONE, "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537 Chrome/147.0 Safari/537.36 Edg/147.0", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537 Chrome/147.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/19.0 Safari/605", "Safari, macOS"),
        ("python-httpx/0.28", ""),
        ("<script>alert(1)</script>", ""),
    ],
)
def test_a_device_is_called_by_what_it_says_of_itself(agent: str, name: str) -> None:
    assert device_of(agent) == name


def test_guests_who_only_passed_by_are_forgotten(dated: Running, clock: Clock) -> None:
    """One address makes many of them. Whoever sits somewhere, came again or has a pass-phrase stays."""
    with ExitStack() as stack:
        passing, seated, again, named = (
            stack.enter_context(Visitor(dated.origin, name)) for name in ("Eve", "Ana", "Bo", "Cleo")
        )
        seated.table()
        with_phrase(named, "Cleo")
        clock.pass_days(2)
        again.get("/api/me")
        clock.pass_days(31)
        dated.inside(dated.house.sessions.sweep())
        assert [visitor.get("/api/me")["name"] for visitor in (seated, again, named)] == ["Ana", "Bo", "Cleo"]
        assert passing.get("/api/me")["name"] != "Eve"
        ids = dated.inside(dated.house.services.store.read("select name from people"))
        assert ("Eve",) not in ids
