"""Moves that cross on their way to a table."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from tripot.server.turns import Turns


class Desk:
    """An open turn on a disk that is always ready, and a crew that tells nobody."""

    def __init__(self) -> None:
        self.changed = False
        self.done: list[str] = []

    def keep(self, then: Any) -> None:
        self.changed = False
        self.done.append("told")
        then(None)

    def tell(self, later: Any) -> None: ...

    def do(self, name: str) -> None:
        self.changed = True
        self.done.append(name)


def done(*moves: tuple[str, int | None]) -> list[str]:
    """What a table does when these have come, each with its place among those that cross."""
    desk = Desk()
    turns = Turns(desk, desk)  # type: ignore[arg-type]

    async def come() -> None:
        for name, rank in moves:
            turns.take(partial(desk.do, name), True, None if rank is None else partial(int, rank))
        while not turns.resting:
            await asyncio.sleep(0)

    asyncio.run(come())
    return desk.done


def test_nc_8_2_cards_that_cross_go_in_the_games_order() -> None:
    assert done(("c", 2), ("a", 0), ("b", 1)) == ["a", "b", "c", "told"]


def test_one_seats_moves_stay_in_order() -> None:
    assert done(("b1", 1), ("b2", 1), ("a", 0)) == ["a", "b1", "b2", "told"]


def test_what_has_no_place_comes_as_it_arrives() -> None:
    assert done(("b", 1), ("action", -1), ("a", 0)) == ["b", "action", "a", "told"]
    assert done(("hello", None), ("b", 1), ("a", 0)) == ["hello", "a", "b", "told"]
