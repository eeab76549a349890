"""Bags and cards as numbers of a row."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.games.nostra_city.kit import ATLANTIC, GOTA, NEWCOMER
from tripot.games.nostra_city.material import BILLS, VENDETTAS
from tripot.kernel.row import Rows

BILL_NAMES: Final[list[str]] = list(BILLS)
CARD_NAMES: Final[list[str]] = list(VENDETTAS)
KNOWN_NAMES: Final[list[str]] = [*BILL_NAMES, "lost"]
REPRISAL_NAMES: Final[list[str]] = CARD_NAMES[:8]
SLOT_NAMES: Final[list[str]] = ["1", "2", "3", "4"]
CAID_NAMES: Final[list[str]] = [*[str(card) for card in range(20)], "newcomer", "gota"]
TURF_NAMES: Final[list[str]] = [*[str(card) for card in range(20, 34)], "atlantic"]
HELD_NAMES: Final[list[str]] = [str(card) for card in (*range(ATLANTIC + 1), NEWCOMER)]

BILL_KINDS: Final = 7
CARD_KINDS: Final = 12
HELD: Final = 49
"""Cards that can be in a Territoire: all but the titles."""


def write_bills(place: int, bag: int, rows: Rows) -> None:
    """How many of each kind."""
    while bag:
        if bag & 0xFF:
            rows.put(place, bag & 0xFF)
        bag >>= 8
        place += 1


def write_cards(place: int, bag: int, rows: Rows) -> None:
    """How many of each kind of Vendetta card."""
    while bag:
        if bag & 0xF:
            rows.put(place, bag & 0xF)
        bag >>= 4
        place += 1


def held(cards: int) -> int:
    """These cards by their places in HELD_NAMES, as a set."""
    return cards & (2 << ATLANTIC) - 1 | (cards >> NEWCOMER & 1) << ATLANTIC + 1


def caid_place(card: int) -> int:
    """The place of a Caïd in CAID_NAMES."""
    return card if card < 20 else 21 if card == GOTA else 20
