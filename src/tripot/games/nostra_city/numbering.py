"""Cards and the numbers of actions that name them."""

from __future__ import annotations

__compile__ = True

from tripot.games.nostra_city.actions import CAIDS, ONESELF, SEAT, TURFS
from tripot.games.nostra_city.kit import ATLANTIC, FIRST_TURF, GOTA, NEWCOMER


def caid_card(caid: int) -> int:
    """The card behind CAID + caid."""
    return caid if caid < FIRST_TURF else GOTA if caid == CAIDS - 1 else NEWCOMER


def caid_bit(caid: int) -> int:
    """The same, as a set."""
    return 1 << caid_card(caid)


def caid_numbers(cards: int) -> int:
    """These Caïds as numbers from CAID, as a set."""
    return cards & (1 << FIRST_TURF) - 1 | (cards >> NEWCOMER & 1) << FIRST_TURF | (cards >> GOTA & 1) << CAIDS - 1


def turf_card(turf: int) -> int:
    """The card behind TURF + turf."""
    return ATLANTIC if turf == TURFS - 1 else FIRST_TURF + turf


def turf_bit(turf: int) -> int:
    """The same, as a set."""
    return 1 << turf_card(turf)


def turf_numbers(cards: int) -> int:
    """These Turfs as numbers from TURF, as a set."""
    return cards >> FIRST_TURF & (1 << TURFS - 1) - 1 | (cards >> ATLANTIC & 1) << TURFS - 1


def rival_of(seat: int, action: int) -> int:
    """The other player whom this action of the seat names."""
    rank = action - SEAT
    return rank if rank < seat else rank + 1


def rival_action(seat: int, other: int) -> int:
    """The action with which the seat names another player."""
    if other == seat:
        return ONESELF
    return SEAT + (other if other < seat else other - 1)


def rival_actions(seat: int, others: int) -> int:
    """The actions for these players, as a set; oneself left out."""
    below = (1 << seat) - 1
    return (others & below | others >> 1 & ~below) << SEAT


def rivals_among(seat: int, actions: int) -> int:
    """The players whom these actions of the seat name, as a set."""
    ranks = actions >> SEAT & 0b1111
    below = (1 << seat) - 1
    return ranks & below | (ranks & ~below) << 1
