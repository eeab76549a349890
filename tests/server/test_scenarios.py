"""A scenario against bots: everybody else is there, the learner is on turn, and the game goes on from there."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest

from tests.server.conftest import Arrive

GAME = "reglement-de-comptes"
MOVES = {"stop": {"move": "stop"}}


def move(written: str) -> dict[str, Any]:
    """A move as the page sends it, from the way records write it."""
    if written.isdigit():
        return {"move": "place", "place": int(written)}
    if written.startswith("play "):
        return {"move": "play", "card": written[5:]}
    return MOVES[written]


@pytest.mark.parametrize("number", range(1, 7))
def test_every_scenario_can_be_solved_and_played_on(arrive: Arrive, stack: ExitStack, number: int) -> None:
    ana = arrive("Ana")
    cards = next(card for card in ana.get("/api/home")["games"] if card["name"] == GAME)["scenarios"]
    card = next(card for card in cards if card["number"] == number)
    line = stack.enter_context(ana.line(ana.post("/api/quick", game=GAME, level="easy", scenario=number)["code"]))
    assert line.you["chair"] == card["seat"]
    assert [chair["kind"] for chair in line.table["chairs"]].count("bot") == 5
    assert line.table["options"] == {"scenario": number}
    while not line.situation["legal"]:
        line.read()
    moves: list[dict[str, Any]] = []
    for written in card["solution"]:
        moves.append(move(written))
        if line.ask("act", moves=moves)["type"] == "ack":
            moves = []
    assert moves == []
    assert any(event["event"] == "turn-began" and event["seat"] != card["seat"] for event in line.story)


def test_an_unknown_scenario_is_refused(arrive: Arrive) -> None:
    ana = arrive("Ana")
    for game, number in ((GAME, 7), (GAME, 0), ("twelve-gangsters", 1)):
        answer = ana.http.post("/api/quick", json={"game": game, "scenario": number})
        assert answer.status_code == 400
        assert answer.json()["problem"]["reason"] == "scenario-unknown"
