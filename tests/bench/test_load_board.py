"""When a table's players answer, and when a move is known to all."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bench.load.board import SEATS, Board
from bench.load.meter import Meter
from bench.load.seat import Seat
from bench.party import Failed


class Player(Seat):
    """Asked for as long as it has cards."""

    def __init__(self, board: Board, number: int) -> None:
        super().__init__(board, number)
        self.cards = 2
        self.answers = 0

    def hear(self, data: bytes) -> None:
        raise NotImplementedError

    def asked(self) -> bool:
        return self.cards > 0

    def answer(self) -> None:
        self.answers += 1
        self.cards -= 1


def run(test: Callable[[Board], Awaitable[None]]) -> None:
    async def main() -> None:
        await test(Board(Meter()))

    asyncio.run(main())


def test_players_wait_until_they_are_released() -> None:
    async def test(board: Board) -> None:
        players = [Player(board, number) for number in range(SEATS)]
        for player in players:
            player.consider()
            player.consider()  # asked once, however often the state comes
        assert [player.answers for player in players] == [0, 0, 0, 0]
        board.answer_one()
        assert [player.answers for player in players] == [1, 0, 0, 0]
        board.release()
        assert [player.answers for player in players] == [1, 1, 1, 1]

    run(test)


def test_the_next_answer_waits_for_the_acknowledgement() -> None:
    async def test(board: Board) -> None:
        player = Player(board, 0)
        board.release()
        player.consider()
        player.consider()
        assert player.answers == 1
        for _ in range(3):
            player.acknowledged()
        assert player.answers == 2  # no cards are left

    run(test)


def test_a_move_counts_when_the_last_seat_knows() -> None:
    async def test(board: Board) -> None:
        for _ in range(SEATS - 1):
            board.known(1, actor=0, over=False)
        board.known(2, actor=1, over=True)
        assert board.meter.waits == []
        board.known(1, actor=0, over=False)
        assert len(board.meter.waits) == 1
        assert not board.over.done()
        for _ in range(SEATS - 1):
            board.known(2, actor=1, over=True)
        assert len(board.meter.waits) == 2
        assert board.over.done()

    run(test)


def test_whoever_waits_at_a_table_learns_of_its_failure() -> None:
    async def test(board: Board) -> None:
        board.fail("the server hung up")
        board.fail("and again")
        with pytest.raises(Failed, match="hung up"):
            await board.wait(asyncio.get_running_loop().create_future())

    run(test)
