"""GA-8.1: what the cards that are read aloud do."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar, Final

from tripot.games.gangster import effect as ops
from tripot.games.gangster.actions import DIE, HALF, PLAYER
from tripot.games.gangster.asked import NONE, Asked, Step
from tripot.games.gangster.effect import Effect
from tripot.games.gangster.events import (
    ProtectionGained,
    ProtectionGiven,
    Rolled,
    SideChosen,
    Tested,
    TurnsOwed,
    Why,
)
from tripot.games.gangster.kit import BANQUE, COLLECTE, COMMERCE, GEMS, MISSION, RECRUTEMENT
from tripot.games.gangster.rules import auction, drawing, exchange, money, squares, theft, turn
from tripot.games.gangster.rules.asking import nothing
from tripot.games.gangster.rules.money import BANK, pay, show_men, up
from tripot.games.gangster.state import State
from tripot.games.gangster.step import SETTLED, Ask, Choice, Roll, Then, ask
from tripot.games.gangster.vocabulary import sides
from tripot.kernel.bits import count, lowest
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink

RULE: Final = "GA-8.1"
TAKEN: Final = [GEMS, GEMS + 1, RECRUTEMENT, NONE]
"""The decks that `take` and `lose` name; Protections are a count."""
BOTH: Final = 0b11
"""The two sides of a dilemma, as a set."""


class EffectDie(Roll):
    """A die for the effect with this number."""

    name: ClassVar[Step] = "effect-die"
    rule: ClassVar[str] = "GA-8.1"

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def told(self) -> Asked:
        return Asked(self.name, self.seat, number=self.effect)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return EffectDie(told.seat, told.number)

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        die = action - DIE + 1
        s.dice = (die,)
        if sink is not None:
            sink.add(Rolled(RULE, self.seat, die, 1, 1))
        effect = s.kit.effects[self.effect]
        if effect.op == ops.ROLL:
            return resolve(s, self.seat, effect.faces[die - 1], sink)
        if effect.op == ops.GAIN_DIE:
            pay(s, BANK, self.seat, effect.n * die, why(s), RULE, sink)
        else:
            pay(s, self.seat, BANK, effect.n * die, why(s), RULE, sink)
        return SETTLED


class Partner(Choice):
    """Pick another player: both receive the amount."""

    name: ClassVar[Step] = "partner"
    rule: ClassVar[str] = "GA-8.1"

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def told(self) -> Asked:
        return Asked(self.name, self.seat, number=self.amount)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Partner(told.seat, told.number)

    def legal(self, s: State, seat: int) -> int:
        return s.rivals(seat) << PLAYER

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        share(s, seat, action - PLAYER, self.amount, sink)
        return SETTLED


class Either(Choice):
    """GA-8.1: one side or the other of the dilemma with this number."""

    name: ClassVar[Step] = "either"
    rule: ClassVar[str] = "GA-8.1"

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def told(self) -> Asked:
        return Asked(self.name, self.seat, number=self.effect)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Either(told.seat, told.number)

    def legal(self, s: State, seat: int) -> int:
        return open_sides(s, seat, s.kit.effects[self.effect]) << HALF

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        s.spoken = action
        return take_side(s, seat, s.kit.effects[self.effect], action - HALF, sink)

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        side = HALF <= action <= HALF + 1
        return Refusal("GA-8.1", "ga-refusal-side" if side else "ga-refusal-no-answer")


def why(s: State) -> Why:
    """What the money of the card that was read is for."""
    pile = s.read_pile
    if pile == COLLECTE:
        return "collecte"
    if pile == MISSION:
        return "mission"
    return "theft" if pile in (COMMERCE, BANQUE) else "card"


def play_card(s: State, seat: int, sink: Sink | None) -> Then:
    """GA-3.9: the effect of the card that was read."""
    return resolve(s, seat, s.kit.cards[s.read_pile][s.read_card], sink)


def resolve(s: State, seat: int, e: Effect, sink: Sink | None) -> Then:
    """Carry out an effect: first those that ask, draw or move on, then those that only move money."""
    op = e.op
    if op in (ops.GAIN_DIE, ops.PAY_DIE, ops.ROLL):
        return ask(s, EffectDie(seat, e.number))
    if op == ops.TAKE:
        return take(s, seat, e.n, e.m, sink)
    if op == ops.LOSE:
        return lose(s, seat, e.n, e.m, sink)
    if op == ops.GOTO:
        return go_to(s, seat, e.n, sink)
    if op == ops.FORWARD_DIE:
        return ask(s, turn.MoveDie(seat))
    if op in (ops.JUSTICE, ops.ARREST):
        return theft.arrest(s, seat, e.n, sink)
    if op == ops.AUCTION:
        return auction.hold(s, seat, sink)
    if op in (ops.IF_MEN, ops.IF_DOSSIERS):
        return resolve(s, seat, branch(s, seat, e, sink), sink)
    if op == ops.EITHER:
        return dilemma(s, seat, e, sink)
    if op == ops.PARTNER:
        return find_partner(s, seat, e.n, sink)
    if op == ops.NOTHING:
        return nothing(s, seat, RULE, sink)
    settle(s, seat, e, sink)
    return SETTLED


def settle(s: State, seat: int, e: Effect, sink: Sink | None) -> None:
    """The effects that are over at once."""
    op = e.op
    if op == ops.GAIN:
        pay(s, BANK, seat, e.n, why(s), RULE, sink)
    elif op == ops.PAY:
        pay(s, seat, BANK, e.n, why(s), RULE, sink)
    elif op == ops.PAY_PCT:
        pay(s, seat, BANK, up(s.cash[seat] * e.n // 100), why(s), RULE, sink)
    elif op == ops.GAIN_MEN:
        pay(s, BANK, seat, e.n * show_men(s, seat, RULE, sink), why(s), RULE, sink)
    elif op == ops.PAY_MEN:
        pay(s, seat, BANK, e.n * (show_men(s, seat, RULE, sink) - 1), why(s), RULE, sink)
    elif op == ops.PAY_MEN_ALL:
        pay(s, seat, BANK, e.n * show_men(s, seat, RULE, sink), why(s), RULE, sink)
    elif op == ops.FROM_EACH:
        money.collect_from_each(s, seat, e.n, RULE, sink)
    elif op == ops.TO_EACH:
        money.pay_each(s, seat, e.n, "GA-8.6", sink)
    elif op == ops.RICHEST_TO_EACH:
        money.pay_each(s, money.richest(s, seat), e.n, "GA-8.6", sink)
    elif op == ops.POOREST_GAIN:
        pay(s, BANK, money.poorest(s, seat), e.n, "card", "GA-8.6", sink)
    elif op == ops.SKIP:
        s.missed[seat] = s.missed[seat] + e.n
        if sink is not None:
            sink.add(TurnsOwed("GA-3.10", seat, s.missed[seat]))


def branch(s: State, seat: int, e: Effect, sink: Sink | None) -> Effect:
    """GA-8.1: a condition, and the branch that it leads to."""
    men = e.op == ops.IF_MEN
    met = (s.men(seat) if men else s.dossiers[seat]) >= e.n
    if sink is not None:
        sink.add(Tested(RULE, seat, "men" if men else "dossiers", e.n, met))
    found = e.yes if met else e.no
    assert found is not None
    return found


def dilemma(s: State, seat: int, e: Effect, sink: Sink | None) -> Then:
    """GA-8.1: asked if both sides are open."""
    open_to = open_sides(s, seat, e)
    if open_to == BOTH:
        return ask(s, Either(seat, e.number))
    return take_side(s, seat, e, lowest(open_to), sink)


def open_sides(s: State, seat: int, e: Effect) -> int:
    """GA-8.1: the sides that the player can carry out in full, as a set; both if he can neither."""
    return (1 if feasible(s, seat, e.yes) else 0) | (2 if feasible(s, seat, e.no) else 0) or BOTH


def feasible(s: State, seat: int, e: Effect | None) -> bool:
    """By public facts alone: the cash for a price, the cards to give back or to take."""
    if e is None:
        return False
    if e.op == ops.PAY:
        return s.cash[seat] >= e.n
    if e.op not in (ops.TAKE, ops.LOSE):
        return True
    deck = TAKEN[e.n]
    if e.op == ops.TAKE:
        return s.protections_left() >= e.m if deck == NONE else drawing.any_left(s, deck)
    return (s.protections[seat] if deck == NONE else count(exchange.held(s, seat, deck))) >= e.m


def take_side(s: State, seat: int, e: Effect, side: int, sink: Sink | None) -> Then:
    chosen = e.no if side else e.yes
    assert chosen is not None
    if sink is not None:
        text = sides(s.kit.shown[s.read_pile][s.read_card].effect)[side]
        sink.add(SideChosen(RULE, seat, 2 if side else 1, text))
    return resolve(s, seat, chosen, sink)


def find_partner(s: State, seat: int, amount: int, sink: Sink | None) -> Then:
    """GA-8.1: asked if there is more than one."""
    rivals = s.rivals(seat)
    if rivals & (rivals - 1):
        return ask(s, Partner(seat, amount))
    share(s, seat, lowest(rivals), amount, sink)
    return SETTLED


def share(s: State, seat: int, partner: int, amount: int, sink: Sink | None) -> None:
    """GA-8.1: both receive the same."""
    pay(s, BANK, seat, amount, why(s), RULE, sink)
    pay(s, BANK, partner, amount, why(s), RULE, sink)


def go_to(s: State, seat: int, face: int, sink: Sink | None) -> Then:
    """GA-3.9: the next such square strictly ahead, and only that face of it."""
    steps = s.kit.ways[face][s.squares[seat]]
    if steps == 0:
        return nothing(s, seat, "GA-3.9", sink)
    turn.advance(s, seat, steps, sink)
    return squares.play_face(s, seat, face, sink)


def take(s: State, seat: int, what: int, number: int, sink: Sink | None) -> Then:
    """GA-8.1: so many cards, free; nothing if none is left."""
    deck = TAKEN[what]
    if deck == NONE:
        for _ in range(min(number, s.protections_left())):
            s.protections[seat] = s.protections[seat] + 1
            if sink is not None:
                sink.add(ProtectionGained(RULE, seat))
        return SETTLED
    return drawing.draw_or_nothing(s, drawing.Keep(seat, deck, drawing.BY_CARD, number), "GA-3.7", sink)


def lose(s: State, seat: int, what: int, number: int, sink: Sink | None) -> Then:
    """GA-8.1: so many random cards; nothing if there are none."""
    deck = TAKEN[what]
    if deck == NONE:
        for _ in range(min(number, s.protections[seat])):
            s.protections[seat] = s.protections[seat] - 1
            if sink is not None:
                sink.add(ProtectionGiven(RULE, seat))
        return SETTLED
    if exchange.held(s, seat, deck):
        return exchange.lose(s, seat, deck, number, sink)
    return nothing(s, seat, RULE, sink)
