"""Values of the right type that no disk or rule can hold: a refusal, never an error, and the table goes on."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from tests.attacks.odd import MOVES, encoded
from tests.server.conftest import Arrive, Deal
from tests.server.visitor import ANSWERS
from tripot.games.registry import games

HUGE = (-1, 2**31, 2**53 + 1, 2**62, 2**63, 2**64, -(2**63) - 1, 10**30, 10**1000)
GARBLED = (
    b'{"move":"\xff"}',
    b'{"move":"choose","card":4,"\xff":1}',
    b'{"move":"\xed\xa0\x80"}',
    b'"\xff"',
    b"[" * 900 + b"]" * 900,
    b'{"a":' * 600 + b"1" + b"}" * 600,
)


@pytest.mark.parametrize("number", HUGE, ids=range(len(HUGE)))
def test_options_that_nobody_could_mean(arrive: Arrive, stack: ExitStack, number: int) -> None:
    ana = arrive("Ana")
    json = {"Content-Type": "application/json"}
    form = encoded({"game": "twelve-gangsters", "options": {"first_boss": number}})
    assert ana.http.post("/api/tables", content=form, headers=json).status_code in (201, 400)
    quick = encoded({"game": "reglement-de-comptes", "scenario": number})
    assert ana.http.post("/api/quick", content=quick, headers=json).status_code in (400, 404)
    line = stack.enter_context(ana.line(ana.table()))
    line.socket.send(encoded({"type": "set-option", "id": "x", "option": "first_boss", "value": number}).decode())
    assert line.until(lambda message: message["type"] in ("ack", "error"))["id"] in ("x", None)
    line.do("set-pace", pace="fast")


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
def test_moves_that_nobody_could_make(deal: Deal, game: str) -> None:
    """In every game, each field of each kind of move with each odd number."""
    _, lines = deal("Ana", "Bob", "Carl", game=game)
    kinds = {move["move"]: move for move in MOVES[game]}
    asked = 0
    for move in kinds.values():
        for field in move:
            for number in HUGE:
                for kind in ("why", "ask", "act"):
                    message = {"type": kind, "id": f"{asked}", "moves": [{**move, field: number}]}
                    lines[asked % 3].socket.send(encoded(message).decode())
                    asked += 1
    for line in lines:
        line.ask("why", moves=[next(iter(kinds.values()))])
        assert (
            sum('"type":"error"' in raw or '"because"' in raw or '"offer"' in raw or '"ack"' in raw for raw in line.raw)
            >= asked // 3
        )


@pytest.mark.parametrize("move", GARBLED, ids=range(len(GARBLED)))
@pytest.mark.parametrize("kind", [b"act", b"ask", b"why"])
def test_garbled_moves_break_no_table(deal: Deal, kind: bytes, move: bytes) -> None:
    _, lines = deal("Ana", "Bob", "Carl")
    lines[0].socket.send(b'{"type":"%s","id":"x","moves":[%s]}' % (kind, move))
    lines[0].until(lambda message: message["type"] in ANSWERS)
    for line in lines:
        line.ask("why", moves=[{"move": "choose", "card": 4}])
