"""Actions of 12 Gangsters: a card is its value; Nature names a Boss."""

from __future__ import annotations

from tripot.kernel import notation as kernel
from tripot.kernel.seats import NATURE, letter, seat_of


class Choose(kernel.Move, frozen=True, tag="choose"):
    """TG-3.1: seal this card."""

    card: int


class NameBoss(kernel.Move, frozen=True, tag="name-boss"):
    """TG-2.3: this seat begins with the token."""

    seat: int


class Notation(kernel.Notation):
    """`7` for a card, `boss C` for Nature."""

    def text(self, seat: int, action: int) -> str:
        return f"boss {letter(action)}" if seat == NATURE else str(action)

    def parse(self, seat: int, text: str) -> int:
        if seat != NATURE:
            return kernel.number(text)
        word, _, who = text.partition(" ")
        named = seat_of(who)
        if word != "boss" or named == NATURE:
            raise ValueError(text)
        return named

    def move(self, seat: int, action: int) -> kernel.Move:
        return NameBoss(action) if seat == NATURE else Choose(action)

    def action(self, seat: int, move: kernel.Move) -> int:
        if isinstance(move, NameBoss) and seat == NATURE:
            return move.seat
        if isinstance(move, Choose) and seat != NATURE:
            return move.card
        raise ValueError(move)
