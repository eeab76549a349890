"""GA-4.3, GA-8.5: tickets and races."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.gangster import effect as ops
from tripot.games.gangster.actions import DIE, NO, NUMBER
from tripot.games.gangster.asked import NONE, Asked, Step
from tripot.games.gangster.events import (
    Answered,
    RaceFixed,
    RaceRun,
    Rolled,
    TicketDealt,
    TicketsReturned,
    TicketWon,
)
from tripot.games.gangster.kit import COURSE
from tripot.games.gangster.rules import drawing
from tripot.games.gangster.rules.money import BANK, pay
from tripot.games.gangster.rules.reactions import can_react, lay_down, wrong_reaction
from tripot.games.gangster.state import DECLINED, SEALED_NOTHING, State
from tripot.games.gangster.step import ASKED, SETTLED, Ask, Roll, Then, ask
from tripot.kernel.bits import count, mask_of, members
from tripot.kernel.event import Hidden
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink


class Deal(drawing.Draw):
    """GA-4.3: a ticket; so many have been dealt."""

    def __init__(self, seat: int, dealt: int) -> None:
        super().__init__(seat, COURSE)
        self.dealt = dealt

    def told(self) -> Asked:
        return Asked(self.name, self.seat, drawing.DEALT, NONE, COURSE, self.dealt)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Deal(told.seat, told.number)

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        s.unused[COURSE] = s.unused[COURSE] ^ 1 << action
        return receive(s, self.seat, action, self.dealt, sink)


class RaceDie(Roll):
    """GA-4.3: two dice; `number` is which, 0 and 1, and 2 and 3 if the race is run again."""

    name: ClassVar[Step] = "race-die"
    rule: ClassVar[str] = "GA-4.3"

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def told(self) -> Asked:
        return Asked(self.name, self.seat, number=self.number)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return RaceDie(told.seat, told.number)

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        die = action - DIE + 1
        second = self.number & 1
        s.dice = (*s.dice, die) if second else (die,)
        if sink is not None:
            sink.add(Rolled("GA-4.3", self.seat, die, second + 1, 2))
        if second:
            return run(s, self.seat, self.number > 1, sink)
        return ask(s, RaceDie(self.seat, self.number + 1))


class Fix(Ask):
    """GA-8.5: whether somebody has the race run again; all of `group` are asked at once, under seal."""

    name: ClassVar[Step] = "fix"
    rule: ClassVar[str] = "GA-8.5"

    def __init__(self, awaited: int, seat: int, group: int) -> None:
        super().__init__(awaited, seat)
        self.group = group

    def told(self) -> Asked:
        return Asked(self.name, self.seat, group=members(self.group), waiting=members(self.awaited))

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Fix(mask_of(told.waiting), told.seat, mask_of(told.group))

    def legal(self, s: State, seat: int) -> int:
        return 1 << NO | (s.stars[seat] & s.kit.doing[ops.REROLL_RACE]) << NUMBER

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        s.sealed[seat] = DECLINED if action == NO else action - NUMBER
        if sink is not None:
            choice = "no" if action == NO else str(action - NUMBER)
            sink.add(Answered("GA-8.5", seat, Hidden(choice, 1 << seat)))
        awaited = self.awaited & ~(1 << seat)
        if awaited:
            return ask(s, Fix(awaited, self.seat, self.group))
        return open_answers(s, self.seat, sink)

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        return wrong_reaction(s, seat, action, "GA-8.5")


def deal(s: State, seat: int, sink: Sink | None) -> Then:
    """GA-4.3: two tickets for oneself, then one to each other player."""
    return drawing.draw_or_nothing(s, Deal(seat, 0), "GA-4.3", sink)


def receive(s: State, seat: int, ticket: int, dealt: int, sink: Sink | None) -> Then:
    """GA-4.3: the last ticket starts the race; undealt ones stay."""
    s.tickets[seat] = s.tickets[seat] | 1 << ticket
    if sink is not None:
        shown = Hidden(s.kit.shown[COURSE][ticket], 1 << seat)
        sink.add(TicketDealt("GA-4.3", seat, shown, count(s.unused[COURSE])))
    following = seat if dealt == 0 else s.following(seat)
    if s.unused[COURSE] == 0:
        return ask(s, RaceDie(s.turn, 0))
    if dealt > 0 and following == s.turn:
        return SETTLED
    drawing.draw(s, Deal(following, dealt + 1), sink)
    return ASKED


def run(s: State, roller: int, rerun: bool, sink: Sink | None) -> Then:
    """GA-8.3, GA-8.5: before it counts, everybody who may hold a card is asked; one reroll a race."""
    group = 0
    if not rerun:
        for seat in members(s.playing()):
            if can_react(s, seat):
                group |= 1 << seat
    if sink is not None:
        sink.add(RaceRun("GA-4.3", roller, s.dice[0] + s.dice[1], group == 0))
    if group:
        return ask(s, Fix(group, roller, group))
    return settle(s, roller, sink)


def open_answers(s: State, roller: int, sink: Sink | None) -> Then:
    """GA-8.5: the first clockwise from the roller counts, the others keep their card."""
    players = len(s.sealed)
    fixer = NONE
    for offset in range(players):
        seat = (roller + offset) % players
        if fixer == NONE and s.sealed[seat] >= 0:
            fixer = seat
    card = DECLINED if fixer == NONE else s.sealed[fixer]
    for seat in range(players):
        s.sealed[seat] = SEALED_NOTHING
    if fixer == NONE:
        return settle(s, roller, sink)
    lay_down(s, fixer, card, "GA-8.5", sink)
    if sink is not None:
        sink.add(RaceFixed("GA-8.5", fixer))
    return ask(s, RaceDie(roller, 2))


def settle(s: State, roller: int, sink: Sink | None) -> Then:
    """GA-4.3: winning tickets are paid, then all are shuffled back; those of the eliminated are out."""
    horse = s.dice[0] + s.dice[1]
    players = len(s.tickets)
    returned = 0
    for offset in range(players):
        seat = (roller + offset) % players
        if s.out >> seat & 1:
            continue
        for ticket in members(s.tickets[seat]):
            effect = s.kit.cards[COURSE][ticket]
            if effect.n == horse:
                if sink is not None:
                    sink.add(TicketWon("GA-4.3", seat, s.kit.shown[COURSE][ticket]))
                pay(s, BANK, seat, effect.m, "race", "GA-4.3", sink)
        returned |= s.tickets[seat]
        s.tickets[seat] = 0
    s.unused[COURSE] = s.unused[COURSE] | returned
    if sink is not None:
        sink.add(TicketsReturned("GA-4.3", count(returned)))
    return SETTLED
