"""Guests come and go."""

from __future__ import annotations

import time
from contextlib import ExitStack

import pytest

from tests.server.conftest import GRACE, Arrive, Deal
from tests.server.orders import ORDERS
from tests.server.visitor import Line
from tripot.bots.cast import CAST


@pytest.fixture
def pair(arrive: Arrive, stack: ExitStack) -> tuple[str, Line, Line]:
    """A host and a guest."""
    ana, bob = arrive("Ana"), arrive("Bob")
    code = ana.table()
    return code, stack.enter_context(ana.line(code)), stack.enter_context(bob.line(code))


def test_sitting_moving_and_standing_up(pair: tuple[str, Line, Line]) -> None:
    _, ana, bob = pair
    assert bob.you == {"name": "Bob", "chair": None, "host": False, "orders": [], "muted": []}
    bob.do("sit", chair=3)
    bob.do("sit", chair=5)
    assert [chair["name"] for chair in bob.table["chairs"]] == ["Ana", "", "", "", "", "Bob"]
    assert bob.refused("sit", chair=0) == "lobby-chair-taken"
    assert bob.refused("sit", chair=6) == "lobby-no-chair"
    bob.do("stand")
    assert bob.refused("stand") == "lobby-not-seated"
    ana.catch_up()
    assert ana.table["spectators"] == 1


def test_only_the_host_arranges_the_table(pair: tuple[str, Line, Line]) -> None:
    _, ana, bob = pair
    bob.do("sit", chair=1)
    for kind, fields in ORDERS:
        assert bob.refused(kind, **fields) == "lobby-not-host"
    ana.do("set-option", option="memory_aid", value=False)
    ana.do("set-pace", pace="days")
    assert ana.refused("set-option", option="speed", value=1) == "option-unknown"
    assert ana.refused("set-option", option="memory_aid", value="perhaps") == "option-wrong"
    bob.catch_up()
    assert bob.table["options"] == {"memory_aid": False}
    assert bob.table["pace"] == "days"


def test_the_table_says_why_it_cannot_start(pair: tuple[str, Line, Line]) -> None:
    _, ana, _ = pair
    assert ana.table["obstacle"]["reason"] == "lobby-players"
    assert ana.refused("start") == "lobby-players"
    ana.do("add-bot", chair=4, level="easy")
    ana.do("add-bot", chair=5, level="easy")
    ana.do("set-option", option="first_boss", value=5)
    assert ana.table["obstacle"] == {"reason": "tg-option-first-boss", "args": {"most": 2}, "rule": ""}
    ana.do("set-option", option="first_boss", value="random")
    assert ana.table["obstacle"] is None
    ana.do("start")
    assert [chair["level"] for chair in ana.table["chairs"]] == [None, "easy", "easy"]
    assert ana.refused("set-pace", pace="fast") == "lobby-started"
    assert ana.refused("stand") == "lobby-started"


def test_nobody_of_the_cast_sits_twice(pair: tuple[str, Line, Line]) -> None:
    _, ana, _ = pair
    ana.do("add-bot", chair=1, level="easy", character="igor")
    assert ana.table["chairs"][1]["level"] == "master", "a character plays at its own level"
    ana.do("add-bot", chair=1, level="easy", character="igor")
    assert ana.refused("add-bot", chair=2, level="easy", character="igor") == "lobby-character-seated"
    assert ana.refused("add-bot", chair=2, level="easy", character="batman") == "lobby-no-character"
    for chair in range(2, 6):
        ana.do("add-bot", chair=chair, level="master")
    seated = [chair["character"] for chair in ana.table["chairs"][1:]]
    assert sorted(seated) == sorted(name for name, character in CAST.items() if character.level == "master")


def test_a_surprise_is_another_one_each_time(pair: tuple[str, Line, Line]) -> None:
    _, ana, _ = pair
    seen = set()
    for _ in range(5):
        ana.do("add-bot", chair=1, level="solid")
        seen.add(ana.table["chairs"][1]["character"])
    assert seen == {name for name, character in CAST.items() if character.level == "solid"}


def test_bots_take_and_leave_chairs(pair: tuple[str, Line, Line]) -> None:
    _, ana, bob = pair
    ana.do("add-bot", chair=1, level="strong")
    assert bob.refused("sit", chair=1) == "lobby-chair-taken"
    ana.do("add-bot", chair=1, level="easy", character="mado")
    assert ana.table["chairs"][1] == {
        "kind": "bot",
        "name": "Mado Vinaigre",
        "level": "easy",
        "present": True,
        "stand_in": False,
        "can_fill": False,
        "salted": False,
        "character": "mado",
        "coach": False,
        "away": 0,
        "gone": "",
        "against": [],
        "needed": 0,
    }
    assert ana.refused("add-bot", chair=0, level="easy") == "lobby-chair-taken"
    assert ana.refused("remove-bot", chair=0) == "lobby-no-bot"
    ana.do("remove-bot", chair=1)
    bob.do("sit", chair=1)


def test_whoever_is_kicked_does_not_come_back(pair: tuple[str, Line, Line], arrive: Arrive) -> None:
    code, ana, _ = pair
    carl = arrive("Carl")
    line = carl.line(code)
    line.do("sit", chair=1)
    assert ana.refused("kick", chair=0) == "lobby-nobody"
    assert ana.refused("kick", chair=2) == "lobby-nobody"
    ana.do("kick", chair=1)
    assert ana.table["chairs"][1]["kind"] == "empty"
    assert line.closed() == 4410
    line.close()
    again = carl.silent_line(code)
    assert again.closed() == 4410
    again.close()


def test_the_host_role_passes_on(pair: tuple[str, Line, Line]) -> None:
    _, ana, bob = pair
    bob.do("sit", chair=2)
    ana.do("stand")
    bob.catch_up()
    assert bob.you["host"]
    assert bob.table["host"] == 2
    bob.do("stand")
    assert bob.table["host"] is None
    ana.do("sit", chair=4)
    assert ana.you["host"]


def test_the_role_of_a_host_who_has_gone_passes_on(pair: tuple[str, Line, Line]) -> None:
    _, ana, bob = pair
    bob.do("sit", chair=2)
    ana.close()
    bob.until(lambda message: not bob.table["chairs"][0]["present"])
    assert not bob.you["host"]
    began = time.monotonic()
    bob.until(lambda message: bool(bob.you["host"]))
    assert time.monotonic() - began < GRACE + 2
    assert bob.table["chairs"][0]["name"] == "Ana"


def test_salt_is_shown_but_not_told(pair: tuple[str, Line, Line]) -> None:
    _, ana, bob = pair
    assert bob.refused("salt", nonce="poivre") == "lobby-not-seated"
    ana.do("salt", nonce="mon-grain-de-sel")
    bob.catch_up()
    assert bob.table["chairs"][0]["salted"]
    assert not any("mon-grain-de-sel" in message for message in (*ana.raw, *bob.raw))


def test_private_tables_are_not_listed(arrive: Arrive, pair: tuple[str, Line, Line]) -> None:
    code, ana, _ = pair
    zoe = arrive("Zoé")
    assert code not in [table["code"] for table in zoe.get("/api/home")["tables"]]
    ana.do("set-open", open=True)
    listed = [table for table in zoe.get("/api/home")["tables"] if table["code"] == code]
    assert listed == [
        {
            "code": code,
            "game": "twelve-gangsters",
            "phase": "lobby",
            "host": "Ana",
            "names": ["Ana"],
            "chairs": 6,
            "pace": "none",
            "rated": False,
            "touched": listed[0]["touched"],
        }
    ]
    ana.do("set-open", open=False)
    assert code not in [table["code"] for table in zoe.get("/api/home")["tables"]]


def test_my_own_tables_are_listed_for_me(arrive: Arrive) -> None:
    ana = arrive("Ana")
    code = ana.table()
    assert [mine["table"]["code"] for mine in ana.get("/api/home")["mine"]] == [code]
    assert arrive("Bob").get("/api/home")["mine"] == []


def test_a_code_can_be_typed_in_many_ways(arrive: Arrive) -> None:
    ana = arrive("Ana")
    code = ana.table()
    typed = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert ana.post("/api/join", code=typed) == {"code": code}
    missing = ana.http.post("/api/join", json={"code": "0000-0000-0000"})
    assert missing.status_code == 404
    assert missing.json()["problem"]["reason"] == "server-no-table"


def test_a_new_name_is_seen_in_the_lobby(arrive: Arrive, stack: ExitStack) -> None:
    ana = arrive("Ana")
    line = stack.enter_context(ana.line(ana.table()))
    ana.post("/api/me", name="Anabelle")
    line.until(lambda message: message["type"] == "lobby")
    assert line.table["chairs"][0]["name"] == "Anabelle"
    assert line.you["name"] == "Anabelle"


def test_a_bot_stands_in_and_gives_the_chair_back(arrive: Arrive, stack: ExitStack) -> None:
    people = [arrive(name) for name in ("Ana", "Bob", "Carl")]
    code = people[0].table()
    ana, bob, carl = (stack.enter_context(person.line(code)) for person in people)
    bob.do("sit", chair=1)
    carl.do("sit", chair=2)
    ana.do("start")
    assert ana.refused("add-bot", chair=2, level="solid") == "lobby-cannot-fill"
    carl.close()
    ana.until(lambda message: bool(ana.table["chairs"][2]["can_fill"]))
    watcher = stack.enter_context(arrive("Zoé").line(code))
    assert watcher.refused("add-bot", chair=2, level="strong") == "lobby-not-seated"
    ana.do("add-bot", chair=2, level="strong")
    assert ana.table["chairs"][2]["stand_in"]
    assert ana.table["chairs"][2]["level"] == "strong"
    assert ana.table["chairs"][2]["name"] == "Carl"
    ana.until(lambda message: message["type"] == "step" and message["situation"]["view"]["gangs"][2]["has_chosen"])
    back = stack.enter_context(people[2].line(code))
    assert not back.table["chairs"][2]["stand_in"]
    assert back.you["chair"] == 2
    back.until(lambda message: message["type"] == "snapshot")
    ana.play(5)
    bob.play(6)
    back.until(lambda message: message["type"] == "step" and message["situation"]["view"]["round"] == 2)
    assert back.situation["view"]["waiting"] == [0, 1, 2]
    assert back.quiet()


def test_a_bot_answers_when_the_time_is_over(deal: Deal) -> None:
    _, lines = deal("Ana", "Bob", "Carl", pace="fast")
    deadlines = lines[0].situation["deadlines"]
    assert all(deadline is not None for deadline in deadlines)
    lines[0].play(5)
    assert lines[0].situation["deadlines"][0] is None
    assert lines[0].situation["deadlines"][1:] == deadlines[1:]
    lines[0].do("undo")
    assert lines[0].situation["deadlines"] == deadlines  # taking back gains no time
    lines[0].play(5)
    lines[0].until(lambda message: message["type"] == "step" and message["situation"]["view"]["round"] == 2)
    revealed = [event["card"] for event in lines[0].story if event["event"] == "revealed"]
    assert revealed[0] == 5
    lines[1].until(lambda message: message["type"] == "step" and message["situation"]["view"]["round"] == 2)
    assert lines[1].situation["legal"]
