"""Whoever wants it is told of a turn when the page is closed: at least once, not twice within a minute, and soon."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from queue import Empty
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from tests.server.receivers import Browser, MailServer, Receiver, Request, text_of
from tests.server.running import OWN, Running, metrics, running
from tests.server.test_sweep import Calendar, pass_days
from tests.server.visitor import Line, Visitor, sit_down
from tests.until import until
from tripot.kernel.problem import Problem
from tripot.server.notices.outward import Outward
from tripot.server.notices.web_push import CURVE, decode, encode, encrypted, house_key, public, vouched
from tripot.server.table_state import TableState

MINUTE = 60_000
NAMES = ("Ana", "Bob", "Carl")


class Evening:
    """A house with three friends at a table, and all that can be told to Bob."""

    def __init__(self, stack: ExitStack, data: Path, **settings: Any) -> None:
        self.stack, self.data, self.calendar = stack, data, Calendar()
        self.push, self.hook = (stack.enter_context(Receiver()) for _ in range(2))
        self.mail = stack.enter_context(MailServer())
        self.browser = Browser()
        self.settings = {
            "push_hosts": (self.push.place, "127.0.0.0/8"),
            "webhook_hosts": (self.hook.place, "127.0.0.0/8"),
            "smtp": self.mail.url,
            "mail_from": "tripot@tripot.test",
            "base_url": OWN,
            "now": self.calendar,
            "uptime": self.calendar.uptime,
            "grace": 0.2,
            **settings,
        }
        self.house = self.open()
        self.people = [stack.enter_context(Visitor(self.house.origin, name)) for name in NAMES]
        self.lines: list[Line] = []
        self.code = ""

    def open(self) -> Running:
        return self.stack.enter_context(running(self.data, **self.settings))

    @property
    def bob(self) -> Visitor:
        return self.people[1]

    def subscribe(self, *kinds: str) -> None:
        ways: dict[str, dict[str, str]] = {
            "push": {"address": f"{self.push.url}/bob", **self.browser.keys},
            "json": {"address": f"{self.hook.url}/bob"},
        }
        for kind in kinds:
            self.bob.post("/api/me/notices", kind=kind, **ways[kind])

    def begin(self) -> None:
        """Bob has chosen his card and closed the page; the others choose theirs, and it is his turn again."""
        self.code, self.lines = sit_down(self.people, self.stack)
        self.lines[1].play(2)
        self.lines[1].close()
        self.away()
        for line, card in ((self.lines[0], 1), (self.lines[2], 3)):
            line.play(card)

    def next_round(self) -> None:
        self.play_and_go()
        self.others_play()

    def play_and_go(self) -> None:
        with self.bob.line(self.code) as line:
            line.catch_up()
            line.choose()
        self.away()

    def others_play(self) -> None:
        for line in (self.lines[0], self.lines[2]):
            line.catch_up()
            line.choose()

    def away(self) -> None:
        """The house knows that Bob has gone."""
        while self.lines[0].table["chairs"][1]["present"]:
            self.lines[0].read()

    def later(self, minutes: float) -> None:
        self.calendar.ahead += round(minutes * MINUTE)


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    with ExitStack() as stack:
        yield Evening(stack, tmp_path / "house.sqlite")


def look(house: Running) -> None:
    """Several times; whatever is due by then has been brought."""
    for _ in range(3):
        house.inside(house.house.services.waiting_list.write())
        house.inside(house.house.herald.look())
        until(lambda: house.house.herald.idle)


def silent(receiver: Receiver, house: Running) -> bool:
    """Nothing has come after several looks."""
    look(house)
    try:
        receiver.requests.get_nowait()
    except Empty:
        return True
    return False


def test_all_that_can_be_told_is_told_once_and_soon(evening: Evening) -> None:
    evening.subscribe("push", "json")
    evening.begin()
    pushed, hooked = evening.push.next(), evening.hook.next()
    told = evening.browser.read(pushed.body)
    evening.lines[0].catch_up()
    boss = evening.lines[0].situation["view"]["boss"]
    person = "Vous êtes" if boss == 1 else f"{NAMES[boss]} est"
    asked = f"{person} le Boss\u00a0: quel gangster envoyez-vous\u202f?"
    assert told == {
        "title": "À vous – 12 Gangsters",
        "text": f"12 Gangsters, chez Ana (table {evening.code}). {asked}",
        "path": f"/t/{evening.code}",
        "tag": evening.code,
    }
    hook = msgspec.json.decode(hooked.body)
    assert hook["link"] == f"{evening.house.origin}/t/{evening.code}"
    assert sorted(hook) == ["asked", "event", "game", "link", "since", "table", "text", "title"]
    assert hook["asked"] == asked
    assert pushed.headers["TTL"] == "86400"
    assert silent(evening.push, evening.house)
    assert silent(evening.hook, evening.house)
    evening.later(600)
    assert silent(evening.push, evening.house)
    assert "tripot_notices_total 2" in metrics(evening.house.origin).text


def test_whoever_is_at_the_table_is_told_nothing_until_he_goes(evening: Evening) -> None:
    evening.subscribe("push")
    evening.code, evening.lines = sit_down(evening.people, evening.stack)
    assert silent(evening.push, evening.house)
    evening.lines[1].close()
    assert evening.browser.read(evening.push.next().body)["tag"] == evening.code


def test_a_turn_that_is_played_is_not_told(evening: Evening) -> None:
    evening.push.status = 503
    evening.subscribe("push")
    evening.begin()
    evening.push.next()
    evening.push.status = 200
    with evening.bob.line(evening.code) as line:
        line.catch_up()
        line.choose()
    evening.later(2)
    assert silent(evening.push, evening.house)


def test_what_fails_is_tried_again_after_a_minute_and_the_others_are_not_told_twice(evening: Evening) -> None:
    evening.hook.status = 500
    evening.subscribe("push", "json")
    evening.begin()
    evening.push.next(), evening.hook.next()
    evening.later(0.9)
    assert silent(evening.hook, evening.house)
    evening.hook.status = 200
    evening.later(0.2)
    first = evening.hook.next()
    assert msgspec.json.decode(first.body)["table"] == evening.code
    evening.later(60)
    assert silent(evening.hook, evening.house)
    assert silent(evening.push, evening.house)


def test_it_is_given_up_in_the_end_and_the_channel_says_so(evening: Evening) -> None:
    evening.hook.status = 500
    evening.subscribe("json")
    evening.begin()
    for minutes in (1.1, 5.1, 30.1, 121):
        evening.hook.next()
        evening.later(minutes)
    assert silent(evening.hook, evening.house)
    assert "tripot_notices_lost_total 1" in metrics(evening.house.origin).text
    assert evening.bob.get("/api/me/notices")["channels"][0]["failing"]


def test_a_browser_that_is_gone_is_forgotten(evening: Evening) -> None:
    evening.push.status = 410
    evening.subscribe("push")
    evening.begin()
    evening.push.next()
    until(lambda: not evening.bob.get("/api/me/notices")["channels"])


def test_a_restart_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    with ExitStack() as stack:
        evening = Evening(stack, tmp_path / "house.sqlite")
        evening.subscribe("push", "json")
        evening.hook.status = 500
        evening.begin()
        evening.push.next(), evening.hook.next()
        evening.house.close()
        evening.hook.status = 200
        evening.house = evening.open()
        assert silent(evening.push, evening.house)
        assert silent(evening.hook, evening.house)
        evening.later(1.1)
        evening.hook.next()
        assert silent(evening.push, evening.house)


def test_mail_is_confirmed_told_and_stopped_by_one_click(evening: Evening) -> None:
    ways = evening.bob.post("/api/me/notices", kind="mail", address="bob@example.org")
    assert [(one["name"], one["confirmed"]) for one in ways["channels"]] == [("b…@example.org", False)]
    asked = evening.mail.next()
    found = re.search(r"/mail/confirm/(\S+)", text_of(asked))
    assert found is not None
    evening.begin()
    look(evening.house)
    assert evening.mail.mails.empty(), "nobody has confirmed it"
    stranger = evening.people[2].http.post(f"/api/mail/confirm/{found[1]}x", json={})
    assert stranger.json()["problem"]["reason"] == "mail-token"
    evening.people[2].http.post(f"/api/mail/confirm/{found[1]}").raise_for_status()
    evening.next_round()
    mail = evening.mail.next()
    assert mail["To"] == "bob@example.org"
    assert f"{evening.house.origin}/t/{evening.code}" in text_of(mail)
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = str(mail["List-Unsubscribe"]).strip("<>").removeprefix(evening.house.origin)
    evening.people[0].http.post(
        stop, content="List-Unsubscribe=One-Click", headers={"Content-Type": "application/x-www-form-urlencoded"}
    ).raise_for_status()
    assert evening.bob.get("/api/me/notices")["channels"] == []


def test_a_mail_server_that_is_closed_says_so_at_once(evening: Evening) -> None:
    evening.mail.closed = True
    answer = evening.bob.http.post("/api/me/notices", json={"kind": "mail", "address": "bob@example.org"})
    assert answer.json()["problem"]["reason"] == "notice-mail-failed"
    assert evening.bob.get("/api/me/notices")["channels"] == []


@pytest.mark.parametrize(
    ("form", "reason"),
    [
        ({"kind": "json", "address": "https://evil.example/hook"}, "notice-host"),
        ({"kind": "json", "address": "nonsense"}, "notice-address"),
        ({"kind": "json", "address": "https://user:secret@discord.com/"}, "notice-address"),
        ({"kind": "push", "address": "https://evil.example/", "key": "AAAA", "auth": "AAAA"}, "notice-host"),
        ({"kind": "push", "address": "PUSH", "key": "AAAA", "auth": "AAAA"}, "notice-keys"),
        ({"kind": "pigeon", "address": "x"}, "server-malformed"),
    ],
)
def test_what_cannot_be_called_is_refused_at_once(evening: Evening, form: dict[str, str], reason: str) -> None:
    given = {name: value.replace("PUSH", f"{evening.push.url}/bob") for name, value in form.items()}
    answer = evening.bob.http.post("/api/me/notices", json=given)
    assert answer.json()["problem"]["reason"] == reason
    assert evening.bob.get("/api/me/notices")["channels"] == []


def test_a_house_without_a_public_address_offers_the_browser_alone(tmp_path: Path) -> None:
    with running(tmp_path / "house.sqlite") as house, Visitor(house.origin, "Bob") as bob:
        ways = bob.get("/api/me/notices")
        assert (ways["webhooks"], ways["mail"], len(decode(ways["push"]))) == ([], False, 65)
        for kind, address in (("mail", "bob@example.org"), ("json", "https://discord.com/")):
            answer = bob.http.post("/api/me/notices", json={"kind": kind, "address": address})
            assert answer.json()["problem"]["reason"] == "notice-off"


def test_only_so_many_ways_and_nobody_removes_those_of_others(evening: Evening) -> None:
    for number in range(6):
        evening.bob.post("/api/me/notices", kind="json", address=f"{evening.hook.url}/{number}")
    more = evening.bob.http.post("/api/me/notices", json={"kind": "json", "address": f"{evening.hook.url}/7"})
    assert more.json()["problem"]["reason"] == "notice-most"
    again = evening.bob.post("/api/me/notices", kind="json", address=f"{evening.hook.url}/0")["channels"]
    assert len(again) == 6
    evening.people[0].post("/api/me/notices/remove", id=again[0]["id"])
    assert len(evening.bob.get("/api/me/notices")["channels"]) == 6
    assert len(evening.bob.post("/api/me/notices/remove", id=again[0]["id"])["channels"]) == 5
    assert evening.people[0].get("/api/me/notices")["channels"] == []


def test_channels_of_people_who_are_forgotten_go_with_them(evening: Evening) -> None:
    evening.subscribe("json")
    house = evening.house
    pass_days(house, evening.calendar, 0)
    pass_days(house, evening.calendar, 400)
    pass_days(house, evening.calendar, 1)
    assert house.inside(house.house.services.store.read("select count(*) from channels")) == [(0,)]


@pytest.mark.parametrize(
    ("kind", "read"),
    [
        ("discord", lambda request: msgspec.json.decode(request.body)["content"]),
        ("ntfy", lambda request: request.body.decode() + request.headers["Click"]),
    ],
)
def test_others_are_told_in_their_own_form(evening: Evening, kind: str, read: Callable[[Request], str]) -> None:
    evening.bob.post("/api/me/notices", kind=kind, address=f"{evening.hook.url}/{kind}")
    evening.begin()
    told = read(evening.hook.next())
    assert f"{evening.house.origin}/t/{evening.code}" in told
    assert "12 Gangsters" in told


def test_a_message_is_sealed_as_rfc_8291_shows() -> None:
    sender = ec.derive_private_key(int.from_bytes(decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), CURVE)
    sealed = encrypted(
        b"When I grow up, I want to be a watermelon",
        decode("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        decode("BTBZMqHH6r4Tts7J_aSIgg"),
        decode("DGv6ra1nlYgDCS1FRnbzlw"),
        sender,
    )
    assert encode(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_house_vouches_for_itself() -> None:
    key = house_key(b"secret" * 6)
    assert public(key) == public(house_key(b"secret" * 6))
    said = vouched(key, "https://push.example/abc", "mailto:host@example.org", 1_000_000)
    token, shown = said.removeprefix("vapid t=").split(", k=")
    head, claims, signature = token.split(".")
    assert decode(shown) == public(key)
    raw = decode(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key.public_key().verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert msgspec.json.decode(decode(claims)) == {
        "aud": "https://push.example",
        "exp": 1000 + 12 * 3600,
        "sub": "mailto:host@example.org",
    }


@pytest.mark.parametrize(
    ("allowed", "url"),
    [
        (["discord.com"], "http://discord.com/api"),
        (["discord.com"], "https://discord.com:8443/api"),
        (["discord.com"], "https://discord.com.evil.example/"),
        ([".windows.com"], "https://evilwindows.com/"),
        (["localhost:1"], "http://localhost:1/"),
        ([], "https://discord.com/"),
        (["discord.com"], "ftp://discord.com/"),
        (["discord.com"], "https://[nonsense/"),
    ],
)
def test_only_hosts_that_are_named_are_called(allowed: list[str], url: str) -> None:
    with pytest.raises(Problem):
        Outward(allowed).checked(url)


def test_a_private_network_is_called_only_if_it_is_named() -> None:
    with Receiver() as receiver:
        port = receiver.place.rpartition(":")[2]
        with pytest.raises(Problem, match="private network"):
            Outward([f"localhost:{port}", "10.0.0.0/8"]).post(f"http://localhost:{port}/", b"", {})
        assert receiver.requests.empty()
        assert Outward([f"localhost:{port}", "127.0.0.0/8"]).post(f"http://localhost:{port}/x", b"y", {}) == 200
        assert receiver.next().body == b"y"


def test_nobody_is_followed_elsewhere() -> None:
    with Receiver() as receiver:
        receiver.status = 302
        outward = Outward([receiver.place, "127.0.0.0/8"])
        assert outward.post(f"{receiver.url}/", b"", {}) == 302
        assert receiver.next().path == "/"
        assert receiver.requests.empty()


def test_whoever_plays_before_the_endpoint_has_answered_is_told_of_his_next_turn(evening: Evening) -> None:
    """Not a minute later: what was told was told when it was sent."""
    evening.subscribe("push")
    evening.push.free.clear()
    evening.begin()
    evening.push.next()
    evening.play_and_go()
    evening.push.free.set()
    until(lambda: evening.house.house.herald.idle)
    evening.others_play()
    assert evening.push.requests.get(timeout=20)


def test_what_the_house_will_answer_by_order_is_not_told(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes its time, so that nobody can tell; its owner need not come for it."""
    evening.subscribe("push")
    with monkeypatch.context() as ordered:
        ordered.setattr(TableState, "obeyed", lambda state, seat: (1,) if seat == 1 else ())
        evening.begin()
        assert silent(evening.push, evening.house)
    assert evening.push.next()


def test_an_endpoint_that_does_not_answer_holds_up_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tripot.server.notices.herald.HANDS", 2)
    monkeypatch.setattr("tripot.server.notices.herald.OF_ONE_PLACE", 1)
    monkeypatch.setattr("tripot.server.notices.outward.PATIENCE", 90)
    with ExitStack() as stack:
        evening = Evening(stack, tmp_path / "house.sqlite")
        for path in "abc":
            evening.bob.post("/api/me/notices", kind="json", address=f"{evening.hook.url}/{path}")
        evening.hook.free.clear()
        evening.begin()
        evening.hook.next()
        evening.subscribe("push")
        evening.next_round()
        assert evening.push.requests.get(timeout=30)
        evening.hook.free.set()


def test_many_who_sit_at_their_tables_hold_up_nobody(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits for them to go is the oldest of all that is due, and a look takes only so much."""
    monkeypatch.setattr("tripot.server.notices.herald.AT_ONCE", 1)
    evening.subscribe("push")
    _, held = sit_down(evening.people, evening.stack)
    assert silent(evening.push, evening.house)
    evening.begin()
    assert evening.browser.read(evening.push.next().body)["tag"] == evening.code
    held[1].catch_up()


def test_adding_many_ways_is_held_up(tmp_path: Path) -> None:
    with running(tmp_path / "house.sqlite", limited=True) as house, Visitor(house.origin, "Ana") as ana:
        form = {"kind": "push", "address": "https://evil.example/", "key": "AAAA", "auth": "AAAA"}
        answers = [ana.http.post("/api/me/notices", json=form).status_code for _ in range(12)]
        assert (answers[0], answers[-1]) == (400, 429)
