"""Cards and the numbers of actions that name them."""

from __future__ import annotations

__compile__ = True

from tripot.games.nostra_city.actions import CAIDS, TURFS
from tripot.games.nostra_city.kit import ATLANTIC, FIRST_TURF, GOTA


def caid_card(caid: int) -> int:
    """The card behind CAID + caid."""
    return GOTA if caid == CAIDS - 1 else caid


def caid_bit(caid: int) -> int:
    """The same, as a set."""
    return 1 << caid_card(caid)


def caid_number(card: int) -> int:
    """What is added to CAID for this card."""
    return CAIDS - 1 if card == GOTA else card


def caid_numbers(cards: int) -> int:
    """These Caïds as numbers from CAID, as a set."""
    return cards & (1 << FIRST_TURF) - 1 | (cards >> GOTA & 1) << CAIDS - 1


def turf_card(turf: int) -> int:
    """The card behind TURF + turf."""
    return ATLANTIC if turf == TURFS - 1 else FIRST_TURF + turf


def turf_bit(turf: int) -> int:
    """The same, as a set."""
    return 1 << turf_card(turf)


def turf_number(card: int) -> int:
    """What is added to TURF for this card."""
    return TURFS - 1 if card == ATLANTIC else card - FIRST_TURF


def turf_numbers(cards: int) -> int:
    """These Turfs as numbers from TURF, as a set."""
    return cards >> FIRST_TURF & (1 << TURFS - 1) - 1 | (cards >> ATLANTIC & 1) << TURFS - 1
