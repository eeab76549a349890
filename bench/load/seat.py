"""A player of the load: answers what it is asked with any card, as soon as its last answer is acknowledged."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

from bench.load.board import Board
from bench.load.line import Line


class Seat(ABC):
    """The part that does not depend on how a server talks."""

    line: Line

    def __init__(self, board: Board, number: int) -> None:
        self.board = board
        self.number = number
        self.dice = Random(number)
        self._busy = False
        """Asked, and not yet acknowledged."""

    @abstractmethod
    def hear(self, data: bytes) -> None:
        """A message from the server."""

    @abstractmethod
    def asked(self) -> bool:
        """Whether the server waits for this seat."""

    @abstractmethod
    def answer(self) -> None:
        """Send a card."""

    def consider(self) -> None:
        if not self._busy and self.asked():
            self._busy = True
            self.board.ask(self)

    def acknowledged(self) -> None:
        self._busy = False
        self.consider()
