"""Scenarios over HTTP: the page sends its choices, the rules judge; nobody else plays. And a game goes on from one."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.server.conftest import Arrive
from tests.server.visitor import Visitor
from tripot.games.registry import BOXES

GAME = "reglement-de-comptes"
EACH = [(game, scenario.number) for game, box in BOXES.items() for scenario in box.scenarios]


def moves(game: str, number: int) -> list[list[dict[str, Any]]]:
    """The solution as the page sends it."""
    scenario = BOXES[game].scenario(number)
    loaded = BOXES[game].load(scenario.players, BOXES[game].edition, scenario.options)
    notation, seat = loaded.notation, scenario.seat
    choices = [notation.parse_choice(seat, text) for text in scenario.solution]
    return [[msgspec.to_builtins(notation.move(seat, action)) for action in choice] for choice in choices]


@pytest.mark.parametrize(("game", "number"), EACH)
def test_every_scenario_is_asked_tried_and_solved(arrive: Arrive, game: str, number: int) -> None:
    ana = arrive("Ana")
    form = {"of": {"of": "scenario", "game": game, "number": number}}
    begun = ana.post("/api/exercises", **form)
    assert begun["seat"] == BOXES[game].scenario(number).seat
    assert begun["characters"][begun["seat"]] is None
    assert not begun["over"]
    made: list[list[dict[str, Any]]] = []
    for choice in moves(game, number):
        offer = ana.post("/api/exercises/ask", **form, choices=[*made, []])
        assert choice[0] in offer["legal"]
        assert len(offer["ahead"]) == len(offer["legal"])
        if len(choice) > 1:
            half = ana.post("/api/exercises", **form, choices=[*made, choice[:1]])
            assert choice[1] in half["legal"]
        made.append(choice)
        found = ana.post("/api/exercises", **form, choices=made)
        if found["over"]:
            break
    assert found["reached"]
    assert found["situation"]["legal"] == []
    assert ana.post("/api/exercises", **form) == begun, "the house keeps nothing of an attempt"


def test_what_is_forbidden_says_why(arrive: Arrive) -> None:
    ana = arrive("Ana")
    form = {"of": {"of": "scenario", "game": GAME, "number": 1}}
    wrong = [[{"move": "play", "card": "gun"}]]
    assert refused(ana, "/api/exercises", **form, choices=wrong)["rule"].startswith("RC-")
    because = ana.post("/api/exercises/why", **form, choices=wrong)
    assert because["refusal"]["rule"].startswith("RC-")
    assert refused(ana, "/api/exercises/why", **form)["reason"] == "exercise-nothing"
    for game, number, reason in ((GAME, 7, "scenario-unknown"), ("poker", 1, "game-unknown")):
        of = {"of": "scenario", "game": game, "number": number}
        assert refused(ana, "/api/exercises", of=of)["reason"] == reason


def refused(ana: Visitor, path: str, **form: Any) -> dict[str, Any]:
    answer = ana.http.post(path, json=form)
    assert answer.status_code >= 400
    problem: dict[str, Any] = answer.json()["problem"]
    return problem


@pytest.mark.parametrize("game", list(BOXES))
def test_a_game_goes_on_from_a_scenario(arrive: Arrive, game: str) -> None:
    ana = arrive("Ana")
    scenario = BOXES[game].scenario(1)
    with ana.line(ana.post("/api/quick", game=game, level="easy", scenario=1)["code"]) as line:
        assert line.you["chair"] == scenario.seat
        assert [chair["kind"] for chair in line.table["chairs"]].count("bot") == scenario.players - 1
        while not line.situation["legal"]:
            line.read()
        line.choose()


def test_an_unknown_scenario_is_refused(arrive: Arrive) -> None:
    ana = arrive("Ana")
    for game, number in ((GAME, 7), (GAME, 0), ("gangster", 8)):
        assert refused(ana, "/api/quick", game=game, scenario=number)["reason"] == "scenario-unknown"
