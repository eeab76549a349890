"""Actions in their three forms: small ints inside, structs on the wire, short text in records."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import msgspec

from tripot.kernel.problem import Problem
from tripot.kernel.seats import letter, seat_of

AND = ", "
"""Between the parts of a choice."""


class Move(msgspec.Struct, frozen=True, tag_field="move"):
    """The wire form of an action; each game has its own kinds."""


class Number(Move, frozen=True, tag="number"):
    """The move of a game whose actions are nothing but numbers."""

    action: int


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

    def choice(self, seat: int, actions: Sequence[int]) -> str:
        """A whole choice as it is kept: `7`, `play gun, 21, 7`."""
        return AND.join([self.text(seat, action) for action in actions])

    def parse_choice(self, seat: int, text: str) -> tuple[int, ...]:
        """The actions behind such a text; Problem if it is none of this game's."""
        try:
            return self._parts(seat, text)
        except ValueError:
            raise Problem("notation-unreadable", text=text) from None

    def line(self, seat: int, actions: Sequence[int]) -> str:
        """One entry of a record: `B 7`, `* boss C`, `A play gun, 21, 7`."""
        return f"{letter(seat)} {self.choice(seat, actions)}"

    def parse_line(self, line: str) -> tuple[int, tuple[int, ...]]:
        """The choice behind such a line."""
        who, _, text = line.partition(" ")
        try:
            seat = seat_of(who)
            return seat, self._parts(seat, text)
        except ValueError:
            raise Problem("notation-unreadable", text=line) from None

    def _parts(self, seat: int, text: str) -> tuple[int, ...]:
        if AND not in text:  # most choices have one part
            return (self.parse(seat, text),)
        return tuple([self.parse(seat, part) for part in text.split(AND)])


class Numbers(Notation):
    """For a game that writes an action as its number."""

    def text(self, seat: int, action: int) -> str:
        return str(action)

    def parse(self, seat: int, text: str) -> int:
        return number(text)

    def move(self, seat: int, action: int) -> Move:
        return Number(action)

    def action(self, seat: int, move: Move) -> int:
        if not isinstance(move, Number):
            raise ValueError(move)
        return move.action


_NUMBERS = {str(number): number for number in range(100)}


def number(text: str) -> int:
    """A number as records write it: one or two digits, no sign, no leading zero."""
    try:
        return _NUMBERS[text]
    except KeyError:
        raise ValueError(text) from None
