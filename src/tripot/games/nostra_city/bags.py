"""Bags of like things as one number: bills take eight bits a kind, Vendetta cards four."""

from __future__ import annotations

__compile__ = True

from typing import Final

from mypy_extensions import i64

from tripot.games.nostra_city.material import BILLS, VENDETTAS, Bill, Vendetta
from tripot.kernel.dice import Dice

BILL_KINDS: Final = 7
VENDETTA_KINDS: Final = 12
MOST_CARDS: Final = 15
"""Of one kind in a bag."""
_BYTE: Final = 0xFF
_NIBBLE: Final = 0xF
_ONES: Final = 0x0101010101010101
_LOW_NIBBLES: Final = 0x0F0F0F0F0F0F


def bill(kind: int) -> int:
    """The bag of one bill."""
    return 1 << kind * 8


def bills_of(bag: int, kind: int) -> int:
    """How many bills of this kind are in the bag."""
    return bag >> kind * 8 & _BYTE


def bills_in(bag: i64) -> i64:
    """How many bills are in the bag."""
    return ((bag * _ONES) >> 56) & 0xFF


def bill_kinds(bag: int) -> int:
    """The kinds of bills in the bag, as a set."""
    kinds = 0
    for kind in range(BILL_KINDS):
        if bag >> kind * 8 & _BYTE:
            kinds |= 1 << kind
    return kinds


def worth(bag: int) -> int:
    """The sum of the bag in dollars."""
    fives = bag & _BYTE
    tens = (bag >> 8 & _BYTE) + (bag >> 16 & _BYTE)
    twenties = (bag >> 24 & _BYTE) + (bag >> 32 & _BYTE)
    fifties = (bag >> 40 & _BYTE) + (bag >> 48 & _BYTE)
    return 5_000 * fives + 10_000 * tens + 20_000 * twenties + 50_000 * fifties


def innocent(bag: int) -> int:
    """NC-1.3: the corruption value of all bills for Innocent."""
    return (bag >> 8 & _BYTE) + 2 * (bag >> 24 & _BYTE) + 3 * (bag >> 40 & _BYTE)


def guilty(bag: int) -> int:
    """NC-1.3: the corruption value of all bills for Coupable."""
    return (bag >> 16 & _BYTE) + 2 * (bag >> 32 & _BYTE) + 3 * (bag >> 48 & _BYTE)


def without(bag: int, other: int) -> int:
    """The bag less the other one, as far as it has such bills."""
    left = 0
    for kind in range(BILL_KINDS):
        surplus = (bag >> kind * 8 & _BYTE) - (other >> kind * 8 & _BYTE)
        if surplus > 0:
            left |= surplus << kind * 8
    return left


def random_bill(bag: int, dice: Dice) -> int:
    """The kind of a bill drawn from the bag."""
    chance: int = dice.below(bills_in(bag))
    for kind in range(BILL_KINDS):
        chance -= bag >> kind * 8 & _BYTE
        if chance < 0:
            return kind
    raise ValueError("an empty bag")


def bills(bag: int) -> tuple[Bill, ...]:
    """The bills by their names, in order."""
    return tuple([BILLS[kind] for kind in range(BILL_KINDS) for _ in range(bills_of(bag, kind))])


def card(kind: int) -> int:
    """The bag of one Vendetta card."""
    return 1 << kind * 4


def cards_of(bag: int, kind: int) -> int:
    """How many Vendetta cards of this kind are in the bag."""
    return bag >> kind * 4 & _NIBBLE


def cards_in(bag: i64) -> i64:
    """How many Vendetta cards are in the bag."""
    pairs: i64 = (bag & _LOW_NIBBLES) + ((bag >> 4) & _LOW_NIBBLES)
    return ((pairs * _ONES) >> 56) & 0xFF


def card_kinds(bag: int) -> int:
    """The kinds of Vendetta cards in the bag, as a set."""
    kinds = 0
    for kind in range(VENDETTA_KINDS):
        if bag >> kind * 4 & _NIBBLE:
            kinds |= 1 << kind
    return kinds


def random_card(bag: int, dice: Dice) -> int:
    """The kind of a Vendetta card drawn from the bag."""
    chance: int = dice.below(cards_in(bag))
    for kind in range(VENDETTA_KINDS):
        chance -= bag >> kind * 4 & _NIBBLE
        if chance < 0:
            return kind
    raise ValueError("an empty bag")


def cards(bag: int) -> tuple[Vendetta, ...]:
    """The Vendetta cards by their names, in order."""
    return tuple([VENDETTAS[kind] for kind in range(VENDETTA_KINDS) for _ in range(cards_of(bag, kind))])
