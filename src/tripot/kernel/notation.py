"""Actions in their three forms: small ints inside, structs on the wire, short text in records."""

from __future__ import annotations

from abc import ABC, abstractmethod

import msgspec

from tripot.kernel.problem import Problem
from tripot.kernel.seats import letter, seat_of


class Move(msgspec.Struct, frozen=True, tag_field="move"):
    """The wire form of an action; each game has its own kinds."""


class Notation(ABC):
    """How one game writes its actions. Text and struct of an action are read back as the same action."""

    @abstractmethod
    def text(self, seat: int, action: int) -> str: ...

    @abstractmethod
    def parse(self, seat: int, text: str) -> int:
        """The action behind a text, legal or not; ValueError if it is none of this game's."""

    @abstractmethod
    def move(self, seat: int, action: int) -> Move: ...

    @abstractmethod
    def action(self, seat: int, move: Move) -> int: ...

    def line(self, seat: int, action: int) -> str:
        """One step as a record writes it: `B 7`, `* boss C`."""
        return f"{letter(seat)} {self.text(seat, action)}"

    def parse_line(self, line: str) -> tuple[int, int]:
        """The step behind such a line."""
        who, _, text = line.partition(" ")
        try:
            seat = seat_of(who)
            return seat, self.parse(seat, text)
        except ValueError:
            raise Problem("notation-unreadable", text=line) from None
