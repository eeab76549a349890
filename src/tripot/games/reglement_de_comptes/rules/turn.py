"""RC-3: a turn, from one's own cake to waking up."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar, Final

from tripot.games.reglement_de_comptes.actions import BEGIN, DISCARD, PLAY, STOP
from tripot.games.reglement_de_comptes.events import (
    Alerted,
    Discarded,
    Drew,
    Played,
    Reshuffled,
    Stopped,
    TurnBegan,
    Woke,
)
from tripot.games.reglement_de_comptes.material import CARDS, Phase
from tripot.games.reglement_de_comptes.packs import held, kinds, one, pick, size
from tripot.games.reglement_de_comptes.rules import cards, refusals, seating
from tripot.games.reglement_de_comptes.rules.death import explode
from tripot.games.reglement_de_comptes.rules.ending import end, too_quiet
from tripot.games.reglement_de_comptes.rules.income import pay
from tripot.games.reglement_de_comptes.rules.targets import (
    Blow,
    Drug,
    MoveWho,
    PassWhich,
    Serve,
    Shoot,
    Stab,
)
from tripot.games.reglement_de_comptes.state import ALERT, BOOM, CAKE, COCKTAIL, GUN, KNIFE, MOVE, State
from tripot.games.reglement_de_comptes.step import Base, Step
from tripot.kernel.bits import lowest, members
from tripot.kernel.dice import Dice
from tripot.kernel.event import Hidden
from tripot.kernel.refusal import Refusal
from tripot.kernel.seats import MOST_SEATS, NATURE
from tripot.kernel.state import Frame, Sink, ponder

HAND: Final = 5


class ChooseCard(Base):
    """RC-3.5: play a card, or throw one away."""

    name: ClassVar[str] = "card"
    public: ClassVar[Phase] = "card"

    def __init__(self, seat: int) -> None:
        super().__init__(1 << seat, seat)

    def legal(self, s: State, seat: int) -> int:
        held_kinds: int = kinds(s.hands[seat])
        useful = 0
        left = held_kinds
        while left:
            if cards.has_effect(s, seat, lowest(left)):
                useful |= left & -left
            left &= left - 1
        return useful << PLAY | held_kinds << DISCARD

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        if action >= DISCARD:
            throw_away(s, seat, action - DISCARD, sink)
        elif action == PLAY + ALERT:
            sound_the_alarm(s, self, sink)
        else:
            ponder(sink)
            s.frame = FIRST_STEPS[seat][action - PLAY]

    def resume(self, s: State, sink: Sink | None) -> None:
        """RC-3.9: asked by public facts alone. RC-4.6: whoever has just gone out has no more to do."""
        if s.fell[self.seat]:
            end_turn(s, sink)
        elif cards.can_move(s, self.seat):
            s.frame = SECONDS[self.seat]
        else:
            refill(s, self.seat, sink)

    def objection(self, s: State, seat: int, action: int) -> Refusal:
        return refusals.card(self, s, action, seat)


class Second(Base):
    """RC-3.9: a Déplacement, or enough."""

    name: ClassVar[str] = "second"
    public: ClassVar[Phase] = "second"

    def __init__(self, seat: int) -> None:
        super().__init__(1 << seat, seat)

    def legal(self, s: State, seat: int) -> int:
        return 1 << STOP | 1 << PLAY + MOVE if held(s.hands[seat], MOVE) else 1 << STOP

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        if action == STOP:
            if sink is not None:
                sink.add(Stopped("RC-3.9", seat))
            refill(s, seat, sink)
        else:
            ponder(sink)
            s.frame = MOVERS[seat]

    def resume(self, s: State, sink: Sink | None) -> None:
        refill(s, self.seat, sink)

    def objection(self, s: State, seat: int, action: int) -> Refusal:
        return refusals.second(self, action, seat)


class Draw(Step):
    """RC-3.5: Nature deals cards until the hand is full again."""

    name: ClassVar[str] = "draw"
    public: ClassVar[Phase] = "draw"

    def __init__(self, seat: int) -> None:
        super().__init__(1 << NATURE, seat)

    def legal(self, s: State, seat: int) -> int:
        return kinds(s.pile)

    def weight(self, s: State, outcome: int) -> int:
        return held(s.pile, outcome)

    def draw(self, s: State, dice: Dice) -> int:
        return pick(s.pile, dice.below(size(s.pile)))

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        draw(s, self.seat, action, "RC-3.5", sink)
        if s.pile == 0 or size(s.hands[self.seat]) >= HAND:
            end_turn(s, sink)

    def objection(self, s: State, seat: int, action: int) -> Refusal:
        return Refusal("RC-3.5", "rc-refusal-drawing")


class Begin(Step):
    """RC-3.1: a turn about to begin, in a position that was set up; the table begins it unasked."""

    name: ClassVar[str] = "begin"
    public: ClassVar[Phase] = "begin"

    def __init__(self, seat: int) -> None:
        super().__init__(1 << seat, seat)

    def legal(self, s: State, seat: int) -> int:
        return 1 << BEGIN

    def unasked(self, s: State) -> int:
        return self.awaited

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        first_turn(s, seat, "RC-3.10", sink)

    def objection(self, s: State, seat: int, action: int) -> Refusal:
        return refusals.elsewhere(self, seat) or Refusal("RC-3.1", "rc-refusal-begin")


CHOICES: Final = [ChooseCard(seat) for seat in range(MOST_SEATS)]
SECONDS: Final = [Second(seat) for seat in range(MOST_SEATS)]
DRAWS: Final = [Draw(seat) for seat in range(MOST_SEATS)]
BEGINNINGS: Final = [Begin(seat) for seat in range(MOST_SEATS)]


def first_step(card: int, base: Base) -> Frame[State]:
    """What is asked of whoever plays this card."""
    if card == MOVE:
        return MoveWho(base)
    if card == KNIFE:
        return Stab(base)
    if card == GUN:
        return Shoot(base)
    if card == CAKE:
        return Serve(base)
    if card == COCKTAIL:
        return Drug(base)
    return Blow(base) if card == BOOM else PassWhich(base)


FIRST_STEPS: Final = [[first_step(card, base) for card in range(len(CARDS))] for base in CHOICES]
MOVERS: Final = [MoveWho(base) for base in SECONDS]


def throw_away(s: State, seat: int, card: int, sink: Sink | None) -> None:
    """RC-3.5: a card is discarded unused, and the turn's cards are over."""
    s.hands[seat] = s.hands[seat] - one(card)
    s.discards += one(card)
    if sink is not None:
        sink.add(Discarded("RC-3.5", seat, CARDS[card]))
    refill(s, seat, sink)


def sound_the_alarm(s: State, base: Base, sink: Sink | None) -> None:
    """RC-4.9: everybody leaves the table and sits down anew; the card leaves the game, if the table reads it so."""
    s.hands[base.seat] = s.hands[base.seat] - one(ALERT)
    if s.readings.alerts_return:
        s.discards += one(ALERT)
    else:
        s.removed += one(ALERT)
    if sink is not None:
        sink.add(Played("RC-3.5", base.seat, CARDS[ALERT]))
        sink.add(Alerted("RC-4.9", base.seat))
    seating.clear_table(s)
    s.frame = seating.first_step(s, base.seat, base)


def draw(s: State, seat: int, card: int, rule: str, sink: Sink | None) -> None:
    """RC-3.6: with the last card of the pile the discards become the new one."""
    s.pile -= one(card)
    s.hands[seat] = s.hands[seat] + one(card)
    if sink is not None:
        sink.add(Drew(rule, seat, Hidden(CARDS[card], 1 << seat)))
    reshuffle(s, sink)


def reshuffle(s: State, sink: Sink | None) -> None:
    if s.pile == 0 and s.discards:
        s.pile = s.discards
        s.discards = 0
        if sink is not None:
            sink.add(Reshuffled("RC-3.6", size(s.pile)))


def refill(s: State, seat: int, sink: Sink | None) -> None:
    """RC-3.5: draw back to five, then the turn ends."""
    if not find_cards(s, seat, sink):
        end_turn(s, sink)


def find_cards(s: State, seat: int, sink: Sink | None) -> bool:
    """Whether there is something to draw; Nature is then asked."""
    reshuffle(s, sink)
    if s.pile == 0 or size(s.hands[seat]) >= HAND:
        return False
    s.frame = DRAWS[seat]
    return True


def first_turn(s: State, seat: int, rule: str, sink: Sink | None) -> None:
    """The game or a set position begins with this turn."""
    if not begin_turn(s, seat, rule, sink):
        end_turn(s, sink)


def end_turn(s: State, sink: Sink | None) -> None:
    """RC-3.7: step 4; then the next player in play on the left (RC-3.10), until somebody is asked."""
    while True:
        wake(s, sink)
        if too_quiet(s):
            end(s, sink)
            return
        if begin_turn(s, next_in_play(s, s.turn), "RC-3.10", sink):
            return


def wake(s: State, sink: Sink | None) -> None:
    """RC-3.7: the sleep tokens of the player on turn are removed, and the turn is counted (RC-6.5)."""
    sleepers = s.asleep & s.gangs[s.turn]
    s.asleep ^= sleepers
    s.quiet += 1
    if sink is not None and sleepers:
        sink.add(Woke("RC-3.7", s.turn, tuple(members(sleepers))))


def next_in_play(s: State, seat: int) -> int:
    """RC-3.10: players who are out are skipped."""
    players = len(s.fell)
    seat = (seat + 1) % players
    while s.fell[seat]:
        seat = (seat + 1) % players
    return seat


def begin_turn(s: State, seat: int, rule: str, sink: Sink | None) -> bool:
    """RC-3.1, RC-3.2; false if step 3 has nothing to ask: the turn is over."""
    s.turn = seat
    if sink is not None:
        sink.add(TurnBegan(rule, seat))
    if s.cakes[seat] > 0 and not explode(s, seat, "RC-3.1", sink):
        return True
    if s.fell[seat]:  # RC-3.8
        return False
    pay(s, seat, sink)
    if s.bank == 0:  # RC-3.4
        end(s, sink)
    elif s.hands[seat]:
        s.frame = CHOICES[seat]
    else:
        return find_cards(s, seat, sink)
    return True
