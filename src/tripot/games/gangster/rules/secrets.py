"""GA-4.4, GA-5.3: what each player has lawfully seen of the others' cards, and goes on knowing."""

from __future__ import annotations

__compile__ = True

from tripot.games.gangster.kit import RECRUTEMENT, gems_of, kind_of
from tripot.games.gangster.state import NOT_SHOWN, SEATS, State
from tripot.kernel.bits import count


def swap(s: State, seat: int, rival: int, kind: int, given: int, taken: int) -> None:
    """GA-4.4: the two know both gems; to the others, what they knew may now be with either."""
    part = gems_of(kind)
    alone = [count(s.gems[seat] & part) == 1, count(s.gems[rival] & part) == 1]
    for viewer in range(len(s.cash)):
        if viewer not in (seat, rival):
            mingle(s.seen_gems, viewer, seat, rival, part, alone)
    s.gems[seat] = s.gems[seat] ^ 1 << given | 1 << taken
    s.gems[rival] = s.gems[rival] ^ 1 << taken | 1 << given
    own(s.seen_gems, seat, taken)
    own(s.seen_gems, rival, given)
    s.seen_gems[seat * SEATS + rival] |= 1 << given
    s.seen_gems[rival * SEATS + seat] |= 1 << taken


def mingle(seen: list[int], viewer: int, one: int, other: int, part: int, alone: list[bool]) -> None:
    """One gem goes each way, the viewer does not know which; whoever had one alone has surely given it."""
    ones = seen[viewer * SEATS + one] & part
    others = seen[viewer * SEATS + other] & part
    seen[viewer * SEATS + one] = seen[viewer * SEATS + one] & ~part | others | (0 if alone[0] else ones)
    seen[viewer * SEATS + other] = seen[viewer * SEATS + other] & ~part | ones | (0 if alone[1] else others)


def steal_gem(s: State, thief: int, victim: int, gem: int) -> None:
    """GA-5.3: a stolen gem is known to the two only."""
    part = gems_of(kind_of(gem))
    drain(s.seen_gems, len(s.cash), thief, victim, part, count(s.gems[victim] & part) == 1)
    s.gems[victim] = s.gems[victim] ^ 1 << gem
    s.gems[thief] = s.gems[thief] | 1 << gem
    own(s.seen_gems, thief, gem)
    s.seen_gems[victim * SEATS + thief] |= 1 << gem


def steal_recruit(s: State, thief: int, victim: int, card: int) -> None:
    """GA-5.3: the same; the number of the victim's men is no longer known."""
    cards = s.recruits[victim]
    drain(s.seen_recruits, len(s.cash), thief, victim, -1, count(cards) == 1)
    s.recruits[victim] = cards ^ 1 << card
    s.recruits[thief] = s.recruits[thief] | 1 << card
    own(s.seen_recruits, thief, card)
    s.seen_recruits[victim * SEATS + thief] |= 1 << card
    s.men_shown[victim] = NOT_SHOWN
    s.counted[victim] = 0


def drain(seen: list[int], players: int, thief: int, victim: int, part: int, last: bool) -> None:
    """What others knew the victim to have may now be the thief's; his only card surely is."""
    for viewer in range(players):
        if viewer not in (thief, victim):
            known = seen[viewer * SEATS + victim] & part
            seen[viewer * SEATS + thief] |= known
            if last:
                seen[viewer * SEATS + victim] &= ~known


def own(seen: list[int], viewer: int, card: int) -> None:
    """The viewer has the card himself, or it has left for the pile."""
    for holder in range(SEATS):
        seen[viewer * SEATS + holder] &= ~(1 << card)


def peek(s: State, viewer: int, holder: int) -> None:
    """GA-8.1: all gems of a rival; what was thought to be there and is not must be elsewhere."""
    gems = s.gems[holder]
    for other in range(SEATS):
        s.seen_gems[viewer * SEATS + other] &= ~gems
    s.seen_gems[viewer * SEATS + holder] = gems


def return_gem(s: State, seat: int, gem: int) -> None:
    """GA-5.3: shown to all, so nobody looks for it any more."""
    s.gems[seat] = s.gems[seat] ^ 1 << gem
    for viewer in range(len(s.cash)):
        own(s.seen_gems, viewer, gem)
    part = gems_of(kind_of(gem))
    if s.gems[seat] & part == 0:
        for viewer in range(len(s.cash)):
            s.seen_gems[viewer * SEATS + seat] &= ~part


def return_recruit(s: State, seat: int, card: int) -> None:
    """GA-5.3: shown to all. If the number they know is about all his cards it gets smaller; else nobody can tell."""
    held = s.recruits[seat]
    s.recruits[seat] = held ^ 1 << card
    for viewer in range(len(s.cash)):
        own(s.seen_recruits, viewer, card)
    if s.recruits[seat] == 0:
        for viewer in range(len(s.cash)):
            s.seen_recruits[viewer * SEATS + seat] = 0
    if s.counted[seat] == held:
        s.counted[seat] = held ^ 1 << card
        s.men_shown[seat] = s.men_shown[seat] - s.kit.cards[RECRUTEMENT][card].n
    elif s.counted[seat]:
        s.men_shown[seat] = NOT_SHOWN
        s.counted[seat] = 0
