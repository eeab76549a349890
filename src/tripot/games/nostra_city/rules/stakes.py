"""NC-5.4, NC-5.5, NC-5.7, NC-8.9: what stakes count, and what comes back of them."""

from __future__ import annotations

__compile__ = True

from tripot.games.nostra_city import bags
from tripot.games.nostra_city.events import Kept, Staked, StakesRevealed
from tripot.games.nostra_city.rules import secrets
from tripot.games.nostra_city.state import NOBODY, NONE, PLAIN, SLOTS, Power, State
from tripot.kernel.bits import count, lowest, members
from tripot.kernel.event import Hidden
from tripot.kernel.state import Sink


def bidding(s: State, seat: int) -> Power:
    """What the Caïd of this bid can do."""
    caid = s.bidders[seat * SLOTS + s.slot]
    return PLAIN if caid == NONE else s.power(caid)


def keep(s: State, seat: int, bag: int, sink: Sink | None) -> None:
    """NC-5.4: unseen by the others."""
    s.stakes[seat * SLOTS + s.slot] -= bag
    s.banks[seat] += bag
    if sink is not None:
        sink.add(Kept("NC-5.4", seat, Hidden(bags.bills(bag)[0], 1 << seat)))


def keep_all(s: State, seat: int, sink: Sink | None) -> None:
    """The whole stake comes back, bill by bill."""
    stake = s.stakes[seat * SLOTS + s.slot]
    while stake:
        bag = bags.bill(lowest(bags.bill_kinds(stake)))
        stake -= bag
        keep(s, seat, bag, sink)


def amount(s: State, seat: int, slot: int) -> int:
    """NC-8.9: what a stake counts."""
    return bidding(s, seat).counts(s, bags.worth(s.stakes[seat * SLOTS + slot]))


def reveal_stakes(s: State, slot: int, seats: int, rule: str, sink: Sink | None) -> int:
    """The sum of all stakes."""
    total = 0
    for seat in members(seats):
        total += amount(s, seat, slot)
    if sink is not None:
        stakes = [
            Staked(
                seat,
                s.kit.shown[s.bidders[seat * SLOTS + slot]],
                bags.bills(s.stakes[seat * SLOTS + slot]),
                amount(s, seat, slot),
            )
            for seat in members(seats)
        ]
        sink.add(StakesRevealed(rule, slot + 1, tuple(stakes)))
    return total


def best(s: State, slot: int, seats: int) -> int:
    """NC-5.5, NC-8.9: the highest stake; of equal ones, that of a Caïd who wins ties; nobody's."""
    highest = 0
    leaders = 0
    for seat in members(seats):
        stake = amount(s, seat, slot)
        if stake > highest:
            highest = stake
            leaders = 1 << seat
        elif stake == highest:
            leaders |= 1 << seat
    if count(leaders) > 1:
        favoured = 0
        for seat in members(leaders):
            if bidding(s, seat).wins_ties():
                favoured |= 1 << seat
        leaders = favoured
    return lowest(leaders) if count(leaders) == 1 else NOBODY


def keep_openly(s: State, seat: int, bag: int, sink: Sink | None) -> None:
    """NC-8.9: everybody has seen the stake."""
    s.stakes[seat * SLOTS + s.slot] -= bag
    s.banks[seat] += bag
    secrets.leave(s, seat, bag, secrets.ALL)
    secrets.arrive(s, seat, bag, secrets.ALL)
    if sink is not None:
        sink.add(Kept("NC-8.9", seat, bags.bills(bag)[0]))


def clear(s: State) -> None:
    """The stakes on the slot have gone where they go."""
    for seat in range(len(s.banks)):
        s.stakes[seat * SLOTS + s.slot] = 0


def stakes_left(s: State) -> int:
    """The revealed bills on the slot."""
    bag = 0
    for seat in range(len(s.banks)):
        bag += s.stakes[seat * SLOTS + s.slot]
    return bag
