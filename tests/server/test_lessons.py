"""A lesson at a table of the house: guided, refused gently, left and gone on with."""

from __future__ import annotations

from contextlib import ExitStack

from tests.server.conftest import Arrive
from tests.server.visitor import Line, Visitor

GAME = "twelve-gangsters"


def sit_down(ana: Visitor, stack: ExitStack) -> tuple[str, Line]:
    code: str = ana.post("/api/quick", game=GAME, lesson=True)["code"]
    return code, come(ana, code, stack)


def come(person: Visitor, code: str, stack: ExitStack) -> Line:
    line = stack.enter_context(person.line(code))
    if not line.game:
        line.until(lambda message: message["type"] == "snapshot")
    return line


def hear(line: Line, event: str) -> None:
    while all(told["event"] != event for told in line.story):
        line.read()


def test_the_learner_is_told_and_asked_and_nobody_else_is(arrive: Arrive, stack: ExitStack) -> None:
    code, line = sit_down(arrive("Ana"), stack)
    lesson = line.situation["lesson"]
    assert [remark["id"] for remark in lesson["remarks"]][:3] == ["hand", "boss", "low"]
    assert (lesson["ask"], lesson["done"]) == ("low", False)
    assert line.table["pace"] == "none"
    assert [chair["character"] for chair in line.table["chairs"]] == [None, "mado", "oscar", "yvonne"]
    assert come(arrive("Bob"), code, stack).situation["lesson"] is None


def test_an_answer_that_will_not_do_changes_nothing(arrive: Arrive, stack: ExitStack) -> None:
    _, line = sit_down(arrive("Ana"), stack)
    assert line.refused("act", moves=[{"move": "choose", "card": 12}]) == "tg-lesson-low-instead"
    assert line.situation["lesson"]["ask"] == "low"
    line.do("act", moves=[{"move": "choose", "card": 4}])
    hear(line, "revealed")
    shown = {event["seat"]: event["card"] for event in line.story if event["event"] == "revealed"}
    assert shown == {0: 4, 1: 7, 2: 5, 3: 9}, "the bots do as the lesson says"


def test_a_lesson_is_left_and_gone_on_with_and_begun_again(arrive: Arrive, stack: ExitStack) -> None:
    ana = arrive("Ana")
    code, line = sit_down(ana, stack)
    line.do("act", moves=[{"move": "choose", "card": 4}])
    hear(line, "revealed")
    line.close()
    assert code in [mine["table"]["code"] for mine in ana.get("/api/home")["mine"]]
    assert come(ana, code, stack).situation["lesson"]["ask"] == "middle"
    other, again = sit_down(ana, stack)
    assert other != code
    assert again.situation["lesson"]["ask"] == "low"


def test_the_shelf_says_which_games_are_taught(arrive: Arrive) -> None:
    games = {card["name"]: card["lesson"] for card in arrive("Ana").get("/api/home")["games"]}
    assert games[GAME] == 8


def test_after_a_lesson_a_rematch_is_a_game_like_any_other(arrive: Arrive, stack: ExitStack) -> None:
    _, line = sit_down(arrive("Ana"), stack)
    line.do("end")
    line.do("rematch")
    line.do("start")
    while line.table["number"] == 1 or line.situation["lesson"] is not None:
        line.read()
    assert line.situation["view"]["rounds"] == 12
