"""Section 11: where bills go, who sees them, and what everybody goes on knowing of bills and Vendetta cards."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.games.nostra_city.bags import bill, bills_in, cards_in, cards_of, without
from tripot.games.nostra_city.kit import REPRISAL_CARDS
from tripot.games.nostra_city.state import ANYBODY, NONE, PILE, SEATS, VIEWERS, ZONES, State

LOST: Final = 56
"""From this bit on: how many of the bills that were seen somewhere may be gone."""
BAG: Final = (1 << LOST) - 1
ALL: Final = (1 << VIEWERS) - 1
"""Every viewer: what is done openly."""
NO_VIEWER: Final = 0


def owner(zone: int) -> int:
    """Who sees a place at all times, as a set."""
    return 1 << zone if zone < SEATS else 0


def arrive(s: State, zone: int, bag: int, knowers: int) -> None:
    """These bills come to a place; the knowers see which."""
    knowers &= ~owner(zone)
    for viewer in range(VIEWERS):
        if knowers >> viewer & 1:
            add(s, viewer * ZONES + zone, bag)


def leave(s: State, zone: int, bag: int, knowers: int) -> None:
    """These bills go from a place; to those who do not see which, any of what they knew may be gone."""
    gone: int = bills_in(bag)
    own = owner(zone)
    for viewer in range(VIEWERS):
        index = viewer * ZONES + zone
        known = s.seen[index]
        if known == 0 or own >> viewer & 1:
            continue
        lost = known >> LOST
        known &= BAG
        if knowers >> viewer & 1:
            known = without(known, bag)
        else:
            lost += gone
        s.seen[index] = 0 if lost >= bills_in(known) else known | lost << LOST


def merge(s: State, source: int, target: int) -> None:
    """One place's bills are shuffled into another's."""
    for viewer in range(VIEWERS):
        index = viewer * ZONES
        add(s, index + target, s.seen[index + source])
        s.seen[index + source] = 0


def add(s: State, index: int, more: int) -> None:
    """More bills are known to be there; of no kind can be more than the box has, so what exceeds it must be gone."""
    known = s.seen[index]
    if known == 0 or more == 0:
        s.seen[index] = known | more
        return
    lost = (known >> LOST) + (more >> LOST)
    known = (known & BAG) + (more & BAG)
    excess = without(known, s.kit.bills)
    if excess:
        known -= excess
        lost -= bills_in(excess)
    s.seen[index] = known | lost << LOST


def remember_start(s: State) -> None:
    """NC-2.1, NC-2.3: everybody knows what the Banques and the pile begin with."""
    for seat in range(len(s.banks)):
        arrive(s, seat, s.banks[seat], ALL)
    arrive(s, PILE, s.bills, ALL)


def look(s: State, viewer: int, zone: int, bag: int) -> None:
    """All that is in a Banque; what was known to be in stakes besides is forgotten where it may be the same."""
    index = viewer * ZONES + zone
    s.seen[index] = bag


def glimpse(s: State, viewer: int, zone: int, bag: int) -> None:
    """Some bills of a place are seen: at least so many of each kind are there."""
    index = viewer * ZONES + zone
    s.seen[index] += without(bag, s.seen[index] & BAG)


def discard_unseen(s: State, seat: int, bag: int) -> None:
    """NC-2.6: below the visible top."""
    leave(s, seat, bag, 1 << seat)
    s.discard += bag


def discard_openly(s: State, seat: int, bag: int) -> None:
    """NC-2.6: everybody sees them."""
    leave(s, seat, bag, ALL)
    lay_open(s, bag)


def lay_open(s: State, bag: int) -> None:
    """NC-2.3: but for the top, what lies there is for everybody to remember, and nobody is shown it."""
    s.discard += bag
    s.open_bag += bag


def shuffle_bills(s: State) -> None:
    """NC-4.5: the discard goes into the pile; its top was seen."""
    if s.top != NONE:
        arrive(s, PILE, bill(s.top), ALL)
    s.bills += s.discard
    s.discard = s.open_bag = 0
    s.top = NONE


def lay_down(s: State, seat: int, card: int) -> None:
    """A Vendetta card leaves a hand openly: one fewer that others know of."""
    bag = 1 << card * 4
    s.hands[seat] -= bag
    for viewer in range(SEATS):
        index = viewer * SEATS + seat
        if cards_of(s.seen_cards[index], card):
            s.seen_cards[index] -= bag


def spy(s: State, viewer: int, holder: int, card: int) -> None:
    """NC-8.3: a Représaille of this kind is there."""
    index = viewer * SEATS + holder
    if cards_of(s.seen_cards[index], card) == 0:
        s.seen_cards[index] += 1 << card * 4


def spy_nothing(s: State, viewer: int, holder: int) -> None:
    """No Représaille: all that he holds now are Indics and Grosses colères, which never leave a hand."""
    assert s.hands[holder] & REPRISAL_CARDS == 0
    s.mutes[viewer * SEATS + holder] = cards_in(s.hands[holder])


def public_row(viewer: int) -> int:
    """The row of `seen` that a viewer reads: spectators know what anybody knows."""
    return (viewer if viewer < SEATS else ANYBODY) * ZONES
