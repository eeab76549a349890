"""A lost line loses nothing and doubles nothing."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from tests.server.conftest import Arrive, Deal
from tests.server.running import running
from tests.server.visitor import Line, Visitor


def trio(arrive: Arrive, stack: ExitStack) -> tuple[str, list[Visitor], list[Line]]:
    people = [arrive(name) for name in ("Ana", "Bob", "Carl")]
    code = people[0].table(options={"first_boss": 0})
    lines = [stack.enter_context(person.line(code)) for person in people]
    lines[1].do("sit", chair=1)
    lines[2].do("sit", chair=2)
    lines[0].do("start")
    return code, people, lines


def test_whoever_comes_back_gets_only_what_was_missed(arrive: Arrive, stack: ExitStack) -> None:
    code, people, lines = trio(arrive, stack)
    lines[2].catch_up()
    seen, story = lines[2].game["seq"], lines[2].story
    lines[2].close()
    lines[0].play(5)
    lines[1].play(6)
    again = stack.enter_context(people[2].line(code, game=1, viewer=2, last_seq=seen))
    again.game, again.story = lines[2].game, list(story)
    missed = again.read()
    assert missed["type"] == "step"
    assert [event["seat"] for event in missed["events"]] == [0, 1]
    assert (missed["after"], missed["seq"], missed["missed"]) == (seen, seen + 2, True)
    again.play(7)
    assert not again.game["missed"]
    lines[0].catch_up()
    assert [event["event"] for event in again.story] == [event["event"] for event in lines[0].story]


def test_whoever_missed_nothing_gets_nothing(arrive: Arrive, stack: ExitStack) -> None:
    code, people, lines = trio(arrive, stack)
    lines[2].catch_up()
    again = stack.enter_context(people[2].line(code, game=1, viewer=2, last_seq=lines[2].game["seq"]))
    again.catch_up()
    assert again.game == {}


def test_another_game_another_chair_or_an_undo_needs_a_snapshot(arrive: Arrive, stack: ExitStack) -> None:
    code, people, lines = trio(arrive, stack)
    lines[0].play(5)
    lines[2].catch_up()
    seen = lines[2].game["seq"]
    lines[0].do("undo")
    pasts = [
        {"game": 1, "viewer": 2, "last_seq": seen},
        {"game": 1, "viewer": None, "last_seq": seen + 1},
        {"game": 2, "viewer": 2, "last_seq": seen + 1},
        {"game": 1, "viewer": 2, "last_seq": seen + 2},
        {"game": 1, "viewer": 2, "last_seq": 0},
    ]
    for past in pasts:
        with people[2].line(code, **past) as again:
            assert again.read()["type"] == "snapshot", past
            assert again.game["seq"] == seen + 1


def test_a_command_sent_twice_is_done_once(arrive: Arrive, stack: ExitStack) -> None:
    code, people, lines = trio(arrive, stack)
    move = {"move": "choose", "card": 5}
    first = lines[0].ask("act", id="one", moves=[move])
    assert lines[0].ask("act", id="one", moves=[move]) == first
    assert lines[0].ask("act", id="one", moves=[{"move": "choose", "card": 9}]) == first
    assert lines[0].situation["view"]["choice"] == 5
    again = stack.enter_context(people[0].line(code))
    assert again.ask("act", id="one", moves=[move]) == first
    refused = lines[0].ask("sit", id="two", chair=4)
    assert lines[0].ask("sit", id="two", chair=4) == refused
    lines[0].do("say", id="three", text="Bonjour")
    lines[0].do("say", id="three", text="Bonjour")
    lines[1].catch_up()
    assert sum('"said"' in message for message in lines[1].raw) == 1


def test_an_id_belongs_to_one_person(deal: Deal) -> None:
    _, lines = deal("Ana", "Bob", "Carl")
    for line in lines[:2]:
        line.do("act", id="same", moves=[{"move": "choose", "card": 5}])
    lines[2].catch_up()
    assert [gang["has_chosen"] for gang in lines[2].situation["view"]["gangs"]] == [True, True, False]


def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "tripot.sqlite"
    with running(data) as house, Visitor(house.origin, "Ana") as ana, Visitor(house.origin, "Bob") as bob:
        cookies = [ana.http.cookies, bob.http.cookies]
        code = ana.table(pace="relaxed", options={"first_boss": 2})
        with ana.line(code) as line, bob.line(code) as other:
            line.do("add-bot", chair=3, level="easy")
            other.do("sit", chair=1)
            line.do("salt", nonce="pincée")
            line.do("start")
            line.do("say", text="Bonsoir")
            line.do("act", id="kept", moves=[{"move": "choose", "card": 12}])
            line.do("act", moves=[{"move": "choose", "card": 11}])
            line.do("undo")
            line.until(lambda message: line.situation["view"]["waiting"] == [1])
    with running(data) as house, Visitor(house.origin) as ana, Visitor(house.origin) as bob:
        ana.http.cookies, bob.http.cookies = cookies
        with ana.line(code) as back, bob.line(code) as other:
            assert "Bonsoir" in back.raw[0]
            back.until(lambda message: message["type"] == "snapshot")
            assert back.game["situation"] == line.game["situation"]
            assert back.game["seq"] == line.game["seq"]
            assert back.story == line.story
            assert {**back.table, "chairs": []} == {**line.table, "chairs": []}
            assert back.ask("act", id="kept", moves=[{"move": "choose", "card": 1}])["type"] == "ack"
            assert (
                back.ask("why", moves=[{"move": "choose", "card": 12}])["refusal"]["reason"]
                == "tg-refusal-already-chosen"
            )
            other.until(lambda message: message["type"] == "snapshot")
            other.play(3)
            back.until(lambda message: message["type"] == "step" and message["situation"]["view"]["round"] == 2)


def test_after_a_restart_steps_go_on_from_the_last_number(tmp_path: Path) -> None:
    data = tmp_path / "house.sqlite"
    with (
        running(data) as house,
        Visitor(house.origin, "Ana") as ana,
        ana.line(ana.post("/api/quick", game="twelve-gangsters", players=3, level="easy")["code"]) as line,
    ):
        while not line.game or not line.situation["legal"]:
            line.read()
        line.play(3)
        while line.situation["view"]["round"] < 2 or line.situation["view"]["waiting"] != [0]:
            line.read()
        code, seen = line.table["code"], line.game
    with running(data) as house, ana.through(house.origin) as again, again.silent_line(code) as line:
        line.game = seen
        line.send("hello", game=1, viewer=0, last_seq=seen["seq"])
        line.until(lambda message: message["type"] == "welcome")
        line.play(5)
        while line.situation["view"]["round"] < 3:
            line.read()
