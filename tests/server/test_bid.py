"""NC-5.2: a bid of three bills, from the click to the disk. Version 0.1 needed 6 commands, 6 turns and 40 274 bytes."""

from __future__ import annotations

import sqlite3
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import running
from tests.server.visitor import Line, Visitor, sit_down

BYTES_0_1 = 40_274
"""What the bidder was sent for it by 22796fa."""


@pytest.mark.slow
def test_nc_5_2_a_bid_is_one_command_one_turn_and_one_message_to_each(tmp_path: Path) -> None:
    data = tmp_path / "house.sqlite"
    with running(data) as house, ExitStack() as stack:
        people = [stack.enter_context(Visitor(house.origin, name)) for name in ("Ana", "Bob", "Carl")]
        _, lines = sit_down(people, stack, game="nostra-city")
        bidder, moves = next(iter(bids(lines)))
        for line in lines:
            line.catch_up()
            line.raw.clear()
        turns = count(data)
        bidder.do("act", moves=moves)
        for line in lines:
            line.catch_up()
            told = [raw for raw in line.raw if '"type":"step"' in raw]
            assert len(told) == 1
            assert "bid-placed" in told[0]
        assert count(data) - turns == 1
        assert sum(len(raw.encode()) for raw in bidder.raw) <= BYTES_0_1 / 5


def bids(lines: list[Line]) -> Any:
    """Everybody passes until somebody can bid three bills."""
    while True:
        for line in lines:
            line.catch_up()
            view, legal = line.situation["view"], line.situation["legal"]
            if not legal:
                continue
            caids = [move for move in legal if move["move"] == "caid"]
            bank = view["hand"]["bank"]
            if view["question"]["step"] == "meeting" and caids and len(bank) >= 3:
                slot = next(number for number, lot in enumerate(view["rue"], 1) if lot["card"])
                bills = [{"move": "bill", "bill": bill} for bill in bank[:3]]
                yield line, [caids[0], {"move": "pick", "pick": slot}, *bills, {"move": "done"}]
            line.choose(lambda moves: next((move for move in moves if move["move"] == "pass"), moves[0]))


def count(data: Path) -> int:
    with sqlite3.connect(data) as base:
        found: int = base.execute("select count(*) from turns").fetchone()[0]
    base.close()
    return found
