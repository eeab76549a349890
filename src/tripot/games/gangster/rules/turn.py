"""GA-2.1, GA-3: who begins, the moment before the die, and the move."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.gangster.actions import DIE, NUMBER, OFFER, ROLL
from tripot.games.gangster.asked import Asked, Step
from tripot.games.gangster.events import (
    DieTaken,
    Moved,
    OfferMade,
    Rolled,
    StartRolled,
    StartTied,
    TurnBegan,
    TurnMissed,
)
from tripot.games.gangster.kit import SQUARES
from tripot.games.gangster.rules import stars
from tripot.games.gangster.rules.ending import end_lap
from tripot.games.gangster.rules.money import BANK, pay, show_men
from tripot.games.gangster.state import NO_CARD, State
from tripot.games.gangster.step import ARRIVED, ASKED, Ask, Choice, Roll, Then, ask
from tripot.kernel.bits import lowest, mask_of, members
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink


class Start(Roll):
    """GA-2.1: a die each; `group` may still begin, `best` is the best die so far."""

    name: ClassVar[Step] = "start"
    rule: ClassVar[str] = "GA-2.1"

    def __init__(self, seat: int, group: int, best: int) -> None:
        super().__init__(seat)
        self.group = group
        self.best = best

    def told(self) -> Asked:
        return Asked(self.name, self.seat, number=self.best, group=members(self.group))

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Start(told.seat, mask_of(told.group), told.number)

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        die = action - DIE + 1
        s.dice = (die,)
        if sink is not None:
            sink.add(StartRolled("GA-2.1", self.seat, die))
        me = 1 << self.seat
        group = self.group
        if die > self.best:
            group &= ~(me - 1)
        elif die < self.best:
            group &= ~me
        best = max(die, self.best)
        later = group & ~(me * 2 - 1)
        if later:
            return ask(s, Start(lowest(later), group, best))
        if group & (group - 1):
            if sink is not None:
                sink.add(StartTied("GA-2.1", tuple(members(group))))
            return ask(s, Start(lowest(group), group, 0))
        return begin_turn(s, lowest(group), sink)


class Before(Choice):
    """GA-3.1: roll, announce the offer, or play a ★."""

    name: ClassVar[Step] = "before"
    rule: ClassVar[str] = "GA-3.1"

    def legal(self, s: State, seat: int) -> int:
        offer = 1 << OFFER if can_offer(s, seat) else 0
        return 1 << ROLL | offer | stars.playable(s, seat) << NUMBER

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        if action == ROLL:
            return take_die(s, seat, sink)
        if action != OFFER:
            return stars.play_star(s, seat, action - NUMBER, sink)
        s.offers |= 1 << seat
        if sink is not None:
            sink.add(OfferMade("GA-7.1", seat, s.kit.goal))
        return ASKED

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        if action == OFFER:
            announced = s.offers >> seat & 1
            return Refusal("GA-7.1", "ga-refusal-offered" if announced else "ga-refusal-goal", {"goal": s.kit.goal})
        return stars.why_not(s, seat, action)


class MoveDie(Roll):
    """GA-3.2: the die of a move."""

    name: ClassVar[Step] = "move"
    rule: ClassVar[str] = "GA-3.2"

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        die = action - DIE + 1
        s.dice = (die,)
        if sink is not None:
            sink.add(Rolled("GA-3.2", self.seat, die, 1, 1))
        advance(s, self.seat, die, sink)
        return ARRIVED


def can_offer(s: State, seat: int) -> bool:
    """GA-7.1: with the goal in cash, once."""
    return s.cash[seat] >= s.kit.goal and not s.offers >> seat & 1


def take_die(s: State, seat: int, sink: Sink | None) -> Then:
    """GA-3.2; GA-8.7: a die that was chosen is not rolled."""
    s.rolled = True
    if sink is not None:
        sink.add(DieTaken("GA-3.2", seat))
    if s.forced == 0:
        return ask(s, MoveDie(seat))
    die = s.forced
    s.dice = (die,)
    s.forced = 0
    advance(s, seat, die, sink)
    return ARRIVED


def advance(s: State, seat: int, steps: int, sink: Sink | None) -> None:
    """GA-3.2, GA-3.6: forward, and past the Refuge or onto it."""
    origin = s.squares[seat]
    reached = origin + steps
    s.squares[seat] = reached % SQUARES
    if sink is not None:
        path = tuple([square % SQUARES for square in range(origin + 1, reached + 1)])
        sink.add(Moved("GA-3.6" if s.read_pile != NO_CARD else "GA-3.2", seat, origin, path))
    if reached >= SQUARES:
        reach_refuge(s, seat, reached == SQUARES, sink)


def reach_refuge(s: State, seat: int, exactly: bool, sink: Sink | None) -> None:
    """GA-3.3: pay by men; GA-7.2: none with an offer, and the end is fixed."""
    rule = "GA-3.3"
    if s.offers >> seat & 1:
        rule = "GA-7.2"
        end_lap(s, seat, rule, sink)
    else:
        men = show_men(s, seat, rule, sink)
        pay(s, BANK, seat, s.kit.man * men, "refuge", rule, sink)
    if exactly:
        pay(s, BANK, seat, s.kit.refuge, "exact", rule, sink)


def begin_turn(s: State, seat: int, sink: Sink | None) -> Then:
    """GA-3.1; GA-3.10: whoever misses this turn is not asked."""
    for other in range(len(s.played)):
        s.played[other] = 0
    s.rolled = s.again = False
    s.forced = 0
    s.read_pile = s.read_card = NO_CARD
    while s.missed[seat]:
        s.missed[seat] = s.missed[seat] - 1
        if sink is not None:
            sink.add(TurnMissed("GA-3.10", seat, s.missed[seat]))
        seat = s.following(seat)
    s.turn = seat
    if sink is not None:
        sink.add(TurnBegan("GA-3.1", seat))
    return ask(s, Before(seat))
