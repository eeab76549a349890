"""GA-3.7, GA-3.9: cards from the piles, and what is done with each."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar, Final

from tripot.games.gangster.asked import NONE, Asked, Step
from tripot.games.gangster.events import CardRead, How, Reshuffled, StarKept, Took
from tripot.games.gangster.kit import AVENTURE, GEMS, MISSION, RECRUTEMENT, gems_of
from tripot.games.gangster.material import DECKS
from tripot.games.gangster.rules.asking import nothing
from tripot.games.gangster.state import State
from tripot.games.gangster.step import ASKED, READ_ALOUD, SETTLED, TURN_OVER, Ask, Then
from tripot.kernel.bits import count
from tripot.kernel.dice import Dice
from tripot.kernel.event import Hidden
from tripot.kernel.seats import NATURE
from tripot.kernel.state import Sink

READ: Final = 0
BOUGHT: Final = 1
WON: Final = 2
RECRUITED: Final = 3
BY_CARD: Final = 4
DEALT: Final = 5
"""Why a card is drawn."""
HOWS: Final[list[How]] = ["read", "bought", "won", "recruited", "card", "dealt"]


class Draw(Ask):
    """Nature draws from this deck."""

    name: ClassVar[Step] = "draw"
    rule: ClassVar[str] = "GA-3.7"

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(1 << NATURE, seat)
        self.deck = deck

    def need(self) -> str:
        return f"{DECKS[self.deck]} {self.seat}"

    def legal(self, s: State, seat: int) -> int:
        return s.unused[pile_of(self.deck)] & part_of(self.deck)

    def draw(self, s: State, dice: Dice) -> int:
        return dice.member(s.unused[pile_of(self.deck)] & part_of(self.deck))


class Read(Draw):
    """GA-3.9, GA-4.1: read aloud and laid under its pile before its effect; a ★ is kept (GA-3.4)."""

    def told(self) -> Asked:
        return Asked(self.name, self.seat, READ, NONE, self.deck)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Read(told.seat, told.kind)

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        pile = self.deck
        s.unused[pile] = s.unused[pile] ^ 1 << action
        if (pile == AVENTURE and s.kit.stars >> action & 1) or (pile == MISSION and s.kit.missions >> action & 1):
            keep_star(s, self.seat, pile, action, sink)
            return TURN_OVER
        read(s, self.seat, pile, action, sink)
        return READ_ALOUD


class Keep(Draw):
    """A gem or a Recrutement card is the player's; only he sees it. `number` are still to come."""

    def __init__(self, seat: int, deck: int, why: int, number: int) -> None:
        super().__init__(seat, deck)
        self.why = why
        self.number = number

    def told(self) -> Asked:
        return Asked(self.name, self.seat, self.why, NONE, self.deck, self.number)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Keep(told.seat, told.kind, told.card, told.number)

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        pile = pile_of(self.deck)
        s.unused[pile] = s.unused[pile] ^ 1 << action
        keep(s, self, pile, action, sink)
        if self.number > 1 and draw(s, Keep(self.seat, self.deck, self.why, self.number - 1), sink):
            return ASKED
        return SETTLED


def pile_of(deck: int) -> int:
    return GEMS if deck >= GEMS else deck


def part_of(deck: int) -> int:
    """The cards of the pile that belong to this deck."""
    return gems_of(deck - GEMS) if deck >= GEMS else -1


def any_left(s: State, deck: int) -> bool:
    """GA-3.7: whether a card can be drawn at all."""
    pile = pile_of(deck)
    return (s.unused[pile] | s.used[pile]) & part_of(deck) != 0


def draw(s: State, drawn: Draw, sink: Sink | None) -> bool:
    """GA-3.7: Nature is asked for a card; false if all are in hands."""
    deck = drawn.deck
    pile = pile_of(deck)
    part = part_of(deck)
    if s.unused[pile] & part == 0:
        again = s.used[pile] & part
        if again == 0:
            return False
        s.unused[pile] = s.unused[pile] | again
        s.used[pile] = s.used[pile] ^ again
        if sink is not None:
            sink.add(Reshuffled("GA-3.7", DECKS[deck], count(again)))
    s.frame = drawn
    return True


def draw_or_nothing(s: State, drawn: Draw, rule: str, sink: Sink | None) -> Then:
    return ASKED if draw(s, drawn, sink) else nothing(s, drawn.seat, rule, sink)


def read_or_nothing(s: State, seat: int, deck: int, sink: Sink | None) -> Then:
    return draw_or_nothing(s, Read(seat, deck), "GA-3.7", sink)


def read(s: State, seat: int, pile: int, card: int, sink: Sink | None) -> None:
    """GA-3.9: for all to hear, and under its pile before its effect."""
    s.used[pile] = s.used[pile] | 1 << card
    s.read_pile, s.read_card = pile, card
    if sink is not None:
        sink.add(CardRead("GA-3.9", seat, s.kit.shown[pile][card]))


def keep_star(s: State, seat: int, pile: int, card: int, sink: Sink | None) -> None:
    """GA-3.4: kept, its text secret; the turn is over, so it cannot be used in the same one."""
    if pile == AVENTURE:
        s.stars[seat] = s.stars[seat] | 1 << card
    else:
        s.missions[seat] = s.missions[seat] | 1 << card
    if sink is not None:
        sink.add(StarKept("GA-3.4", seat, DECKS[pile], Hidden(s.kit.shown[pile][card], 1 << seat)))


def keep(s: State, asked: Keep, pile: int, card: int, sink: Sink | None) -> None:
    """GA-4.5, GA-4.7, GA-4.11: into the player's hand."""
    seat = asked.seat
    rule = "GA-8.1"
    if pile == RECRUTEMENT:
        s.recruits[seat] = s.recruits[seat] | 1 << card
        rule = "GA-4.11"
    else:
        s.gems[seat] = s.gems[seat] | 1 << card
    if sink is not None:
        if asked.why == BOUGHT:
            rule = "GA-4.7"
        elif asked.why == WON:
            rule = "GA-4.5"
        sink.add(Took(rule, seat, DECKS[asked.deck], Hidden(s.kit.shown[pile][card], 1 << seat), HOWS[asked.why]))
