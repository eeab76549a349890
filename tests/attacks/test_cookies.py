"""Forged and borrowed cookies."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import Arrive
from tests.server.running import running
from tests.server.visitor import Visitor


def cookie_of(visitor: Visitor) -> str:
    return visitor.http.cookies["tripot"]


def is_let_in(visitor: Visitor, cookie: str, code: str) -> bool:
    """Whether a socket and the pages know this cookie; they must agree."""
    line = visitor.silent_line(code, Cookie=f"tripot={cookie}")
    try:
        line.send("hello")
        socket = line.read()["type"] == "welcome"
    except Exception:
        socket = False
    line.close()
    with httpx.Client(base_url=visitor.origin, headers={"Cookie": f"tripot={cookie}"}) as other:
        page = bool(other.get("/api/home").json()["mine"])
    assert page is socket
    return socket


def test_a_cookie_that_is_not_quite_ours_opens_nothing(arrive: Arrive) -> None:
    ana, bob = arrive("Ana"), arrive("Bob")
    code, (named, signature) = ana.table(), cookie_of(ana).split(".")
    other = cookie_of(bob).split(".")
    forged = [
        f"{named}.{other[1]}",
        f"{other[0]}.{signature}",
        f"{named}.{signature.upper()}" if signature.upper() != signature else "",
        f"{named}.{signature[:-1]}",
        f"{named}.{signature}0",
        f"{named}.",
        f"{named}.{'0' * len(signature)}",
        f"{named}.99999999.{signature}",
        f"{named[1:]}.{signature}",
        f"~{named}.{signature}",
        f"{named}x.{signature}",
        f"~.{signature}",
        "' or 1=1 --." + signature,
        named,
        "..",
        "." * 4000,
    ]
    assert is_let_in(ana, cookie_of(ana), code)
    assert [cookie for cookie in forged if is_let_in(ana, cookie, code)] == []


def test_a_cookie_of_another_house_opens_nothing(tmp_path: Path, stack: ExitStack) -> None:
    houses = [stack.enter_context(running(tmp_path / f"{number}.sqlite")) for number in (1, 2)]
    ana, twin = (stack.enter_context(Visitor(house.origin, "Ana")) for house in houses)
    assert not is_let_in(twin, cookie_of(ana), twin.table())


@pytest.mark.parametrize("order", [1, -1])
def test_two_cookies_are_one_person_at_most(arrive: Arrive, order: int) -> None:
    """One that another page of this host has set beside ours makes nobody somebody else."""
    ana = arrive("Ana")
    name = ana.get("/api/me")["name"]
    values = [f"tripot={cookie_of(ana)}", "tripot=~nobody.00"][::order]
    with httpx.Client(base_url=ana.origin, headers={"Cookie": "; ".join(values)}) as other:
        answers = [other.get("/api/me") for _ in range(2)]
    assert all(answer.json()["name"] == name for answer in answers) or answers[0].text != answers[1].text


def test_the_cookie_of_a_public_house_travels_by_https_alone(tmp_path: Path) -> None:
    for base, secure in (("https://tripot.example", True), ("http://tripot.example", False)):
        with running(tmp_path / f"{secure}.sqlite", base_url=base) as house:
            cookie = (
                httpx.get(f"{house.origin}/api/me", headers={"Host": "tripot.example"}).headers["set-cookie"].lower()
            )
        assert ("secure" in cookie) is secure


def test_whoever_has_a_new_phrase_is_the_only_one(arrive: Arrive) -> None:
    """A phrase that was changed opens nothing any more."""
    ana, thief = arrive("Ana"), arrive("Voleur")
    ana.post("/api/me/phrase", name="Ana la Seule", phrase="la première phrase")
    ana.post("/api/me/phrase", name="Ana la Seule", phrase="la seconde phrase", old="la première phrase")
    tried = [
        thief.http.post("/api/enter", json={"name": "Ana la Seule", "phrase": phrase}).status_code
        for phrase in ("la première phrase", "", "x" * 200)
    ]
    assert tried == [403, 403, 403]
    assert thief.get("/api/me")["name"] == "Voleur"
