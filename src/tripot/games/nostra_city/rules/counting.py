"""NC-7.3: the corruption pile is shuffled and revealed bill by bill."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city import bags
from tripot.games.nostra_city.asked import Asked, Step
from tripot.games.nostra_city.events import BribeTurned, Counted, Reshuffled
from tripot.games.nostra_city.material import BILLS
from tripot.games.nostra_city.rules import secrets
from tripot.games.nostra_city.state import CORRUPTION, JUNE, NONE, PILE, VIEWERS, ZONES, State, Tally
from tripot.games.nostra_city.step import Ask, Chance, ask
from tripot.games.nostra_city.then import COUNTED, Then
from tripot.kernel.bits import lowest
from tripot.kernel.dice import Dice
from tripot.kernel.state import Sink


def begin(s: State, sink: Sink | None) -> Then:
    s.tallies.append(Tally((), s.verdict, s.verdict))
    if s.kit.version < 2:
        while s.corruption:
            turn(s, lowest(bags.bill_kinds(s.corruption)))
    return ask(s, Count()) if s.corruption else end(s, sink)


def rule(s: State) -> str:
    """The first count, or the last."""
    return "NC-7.4" if s.month == JUNE else "NC-7.3"


class Count(Chance):
    """The next bill of the pile."""

    name: ClassVar[Step] = "count"
    rule: ClassVar[str] = "NC-7.3"

    def __init__(self) -> None:
        super().__init__(NONE)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Count()

    def cited(self, s: State) -> str:
        return rule(s)

    def legal(self, s: State, seat: int) -> int:
        return bags.bill_kinds(s.corruption)

    def weight(self, s: State, outcome: int) -> int:
        return bags.bills_of(s.corruption, outcome)

    def draw(self, s: State, dice: Dice) -> int:
        return bags.random_bill(s.corruption, dice)

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        turn(s, action)
        if sink is not None:
            tally = s.tallies[-1]
            bag = tally.bag()
            sink.add(BribeTurned(rule(s), BILLS[action], bags.innocent(bag), bags.guilty(bag), tally.after))
        return ask(s, Count()) if s.corruption else end(s, sink)


def turn(s: State, kind: int) -> None:
    """Every bill counts; the token is held back at an end of the bench only when all are counted."""
    bag = bags.bill(kind)
    s.corruption -= bag
    secrets.leave(s, CORRUPTION, bag, secrets.ALL)
    tally = s.tallies.pop()
    turned = Tally((*tally.order, kind), tally.before, tally.before)
    counted = turned.bag()
    reached = tally.before + bags.guilty(counted) - bags.innocent(counted)
    turned.after = min(max(reached, 1), s.kit.spaces)
    s.tallies.append(turned)


def end(s: State, sink: Sink | None) -> Then:
    """The token moves, and the bills lie together again."""
    tally = s.tallies[-1]
    s.verdict = tally.after
    s.corruption = tally.bag()
    if sink is not None:
        named = tuple([BILLS[kind] for kind in tally.order])
        innocent, guilty = bags.innocent(s.corruption), bags.guilty(s.corruption)
        sink.add(Counted(rule(s), named, innocent, guilty, tally.before, tally.after))
    return COUNTED


def gather(s: State, sink: Sink | None) -> None:
    """Pile, discard and counted bills are shuffled into a new pile."""
    for viewer in range(VIEWERS):
        s.seen[viewer * ZONES + CORRUPTION] = s.corruption
    secrets.merge(s, CORRUPTION, PILE)
    s.bills += s.corruption
    s.corruption = 0
    for seat in range(len(s.bribes)):
        s.bribes[seat] = 0
    secrets.shuffle_bills(s)
    if sink is not None:
        sink.add(Reshuffled("NC-7.3", "bills", bags.bills_in(s.bills)))
