"""Guessing the codes of tables: each door counts, and none tells more than another."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.attacks.plain import answer, request
from tests.server.conftest import Arrive
from tests.server.running import Running, metrics, running
from tests.server.visitor import Visitor
from tripot.server.codes import ALPHABET, LENGTH, new_code
from tripot.server.proxies import Proxies

AFTERWARDS = ("record", "verify", "replay", "analysis")


def by_get(rest: str) -> Callable[[Visitor, str], int]:
    return lambda visitor, code: visitor.http.get(f"/api/tables/{code}/games/1/{rest}").status_code


def by_join(visitor: Visitor, code: str) -> int:
    return visitor.http.post("/api/join", json={"code": code}).status_code


def by_asking(visitor: Visitor, code: str) -> int:
    return visitor.http.post(f"/api/tables/{code}/games/1/analysis", json={}).status_code


def by_socket(visitor: Visitor, code: str) -> int:
    with visitor.silent_line(code) as line:
        return line.closed()


DOORS = {"join": by_join, "asking": by_asking, "socket": by_socket, **{rest: by_get(rest) for rest in AFTERWARDS}}


@pytest.mark.slow
@pytest.mark.parametrize("door", DOORS)
def test_whoever_guesses_is_held(limited: Running, door: str) -> None:
    """After some dozens of guesses there is no answer any more, not even to a right one."""
    guess, held = DOORS[door], 4429 if door == "socket" else 429
    with Visitor(limited.origin) as ana, Visitor(limited.origin) as bob:
        right, answers = bob.table(), [guess(ana, new_code())]
        while answers[-1] != held and len(answers) < 1000:
            answers.append(guess(ana, new_code()))
        assert set(answers) == {held, 4404 if door == "socket" else 404}
        assert any(guess(ana, new_code()) == held == guess(ana, right) for _ in range(50))


@pytest.mark.slow
def test_nobody_is_somebody_else_by_saying_so(tmp_path: Path) -> None:
    """Without a cookie the address counts; only a proxy of ours is believed when it names another one."""
    with running(tmp_path / "house.sqlite", limited=True, proxies=Proxies("10.0.0.5")) as house:
        for number in range(1000):
            header = f"X-Forwarded-For: 10.0.{number % 256}.{number // 256}"
            asked = request(house.origin, f"/api/tables/{new_code()}/games/1/record", header)
            if answer(house.origin, asked)[0] == 429:
                return
    raise AssertionError("it might go on for ever")


def test_codes_cannot_be_counted_up() -> None:
    """Sixty bits from the system's own generator: at ten guesses a second, one in a thousand million million a year."""
    assert len(ALPHABET) ** LENGTH >= 2**60
    codes = [new_code().replace("-", "") for _ in range(3000)]
    for place in range(LENGTH):
        assert {code[place] for code in codes} == set(ALPHABET)


def test_a_picture_of_a_code_does_not_tell_whether_it_opens_anything(arrive: Arrive) -> None:
    ana = arrive("Ana")
    answers = {ana.http.get(f"/api/tables/{code}/qr.svg").status_code for code in (ana.table(), new_code())}
    assert answers == {200}


def test_a_private_table_is_nobodys_business(arrive: Arrive, stack: ExitStack) -> None:
    """Without its code nothing tells of it: no list, no page, no record, not even to those who played there before."""
    ana, bob = arrive("Ana"), arrive("Bob")
    code = ana.table()
    line, other = stack.enter_context(ana.line(code)), stack.enter_context(bob.line(code))
    other.do("sit", chair=1)
    assert [mine["table"]["code"] for mine in bob.get("/api/home")["mine"]] == [code]
    other.do("stand")
    line.do("say", text="entre nous")
    told = "".join(bob.http.get(path).text for path in ("/api/home", "/api/me", "/healthz", "/"))
    told += metrics(bob.origin).text
    assert code not in told
    assert "entre nous" not in told
    assert bob.http.get(f"/api/tables/{code}/games/1/record").status_code == 404
