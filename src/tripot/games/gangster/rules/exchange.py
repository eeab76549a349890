"""GA-4.4: exchange; and every card that is drawn blind from somebody's hand."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.gangster.actions import NO, NUMBER, PLAYER
from tripot.games.gangster.asked import NONE, Asked, Step
from tripot.games.gangster.events import Declined, Returned, Stolen, SwapBegan, Swapped
from tripot.games.gangster.kit import DIAMANT, GEMS, PERLE, RECRUTEMENT, gems_of, kind_of
from tripot.games.gangster.material import DECKS, KINDS
from tripot.games.gangster.rules import secrets
from tripot.games.gangster.rules.asking import ask_or_nothing
from tripot.games.gangster.state import State
from tripot.games.gangster.step import SETTLED, Ask, Choice, Then, ask
from tripot.kernel.bits import members
from tripot.kernel.dice import Dice
from tripot.kernel.event import Hidden
from tripot.kernel.refusal import Refusal
from tripot.kernel.seats import NATURE
from tripot.kernel.state import Sink, ponder


class Swap(Choice):
    """GA-4.4: one of one's own gems, or no exchange."""

    name: ClassVar[Step] = "swap"
    rule: ClassVar[str] = "GA-4.4"

    def legal(self, s: State, seat: int) -> int:
        return 1 << NO | swappable(s, seat) << NUMBER

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        if action == NO:
            if sink is not None:
                sink.add(Declined("GA-4.4", seat, "echange"))
            return SETTLED
        ponder(sink)
        return ask(s, SwapRival(seat, action - NUMBER))

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        gem = action - NUMBER
        if gem >= 0 and s.gems[seat] >> gem & 1:
            return Refusal("GA-4.4", "ga-refusal-nobody-has", {"kind": KINDS[kind_of(gem)]})
        return Refusal("GA-4.4", "ga-refusal-no-such-gem")


class SwapRival(Choice):
    """GA-4.4: against one of the same kind, from any rival who has one; `card` is one's own."""

    name: ClassVar[Step] = "swap-rival"
    rule: ClassVar[str] = "GA-4.4"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def told(self) -> Asked:
        return Asked(self.name, self.seat, self.card)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return SwapRival(told.seat, told.card)

    def legal(self, s: State, seat: int) -> int:
        return owners(s, seat, gems_of(kind_of(self.card))) << PLAYER

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        rival = action - PLAYER
        kind = kind_of(self.card)
        if sink is not None:
            given = Hidden(s.kit.shown[GEMS][self.card], 1 << seat)
            sink.add(SwapBegan("GA-4.4", seat, rival, KINDS[kind], given))
        return ask(s, Blind(seat, rival, GEMS + kind, self.card, 0))

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        return Refusal("GA-4.4", "ga-refusal-no-partner")


class Blind(Ask):
    """Nature draws one of the rival's cards of this deck: against one's own `card` (`number` 0), or to steal it (1);
    from the player himself, who loses `number` in all."""

    name: ClassVar[Step] = "blind"
    rule: ClassVar[str] = "GA-4.4"

    def __init__(self, seat: int, rival: int, deck: int, card: int, number: int) -> None:
        super().__init__(1 << NATURE, seat)
        self.rival = rival
        self.deck = deck
        self.card = card
        self.number = number

    def need(self) -> str:
        return f"{DECKS[self.deck]} {self.seat} {self.rival}"

    def told(self) -> Asked:
        return Asked(self.name, self.seat, self.card, self.rival, self.deck, self.number)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Blind(told.seat, told.rival, told.kind, told.card, told.number)

    def legal(self, s: State, seat: int) -> int:
        return held(s, self.rival, self.deck)

    def draw(self, s: State, dice: Dice) -> int:
        return dice.member(held(s, self.rival, self.deck))

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        if self.rival == self.seat:
            give_back(s, self.seat, self.deck, action, sink)
            return lose(s, self.seat, self.deck, self.number - 1, sink)
        if self.card == NONE:
            steal(s, self.seat, self.rival, self.deck, action, sink)
        else:
            swap(s, self.seat, self.rival, self.card, action, sink)
        return SETTLED


def held(s: State, seat: int, deck: int) -> int:
    """The cards of this deck in somebody's hand."""
    return s.recruits[seat] if deck == RECRUTEMENT else s.gems[seat] & gems_of(deck - GEMS)


def owners(s: State, seat: int, part: int) -> int:
    """GA-6.2: the rivals who have one of these gems, as a set."""
    found = 0
    for rival in members(s.rivals(seat)):
        if s.gems[rival] & part:
            found |= 1 << rival
    return found


def swappable(s: State, seat: int) -> int:
    """GA-4.4: one's own gems of the kinds that a rival has."""
    found = 0
    for kind in (PERLE, DIAMANT):
        part = gems_of(kind)
        if s.gems[seat] & part and owners(s, seat, part):
            found |= s.gems[seat] & part
    return found


def offer_swap(s: State, seat: int, sink: Sink | None) -> Then:
    """GA-4.4: asked whenever an exchange is possible."""
    return ask_or_nothing(s, Swap(seat), swappable(s, seat) != 0, sink)


def swap(s: State, seat: int, rival: int, given: int, taken: int, sink: Sink | None) -> None:
    """GA-4.4: these two know both cards."""
    kind = kind_of(given)
    secrets.swap(s, seat, rival, kind, given, taken)
    if sink is not None:
        both = 1 << seat | 1 << rival
        gems = s.kit.shown[GEMS]
        sink.add(Swapped("GA-4.4", seat, rival, KINDS[kind], Hidden(gems[given], both), Hidden(gems[taken], both)))


def steal(s: State, seat: int, rival: int, deck: int, card: int, sink: Sink | None) -> None:
    """GA-5.3: known to the two only."""
    pile = RECRUTEMENT
    if deck == RECRUTEMENT:
        secrets.steal_recruit(s, seat, rival, card)
    else:
        pile = GEMS
        secrets.steal_gem(s, seat, rival, card)
    if sink is not None:
        shown = Hidden(s.kit.shown[pile][card], 1 << seat | 1 << rival)
        sink.add(Stolen("GA-5.3", seat, rival, DECKS[deck], shown))


def give_back(s: State, seat: int, deck: int, card: int, sink: Sink | None) -> None:
    """GA-5.3, GA-8.1: returned under its pile, shown to all."""
    pile = RECRUTEMENT
    if deck == RECRUTEMENT:
        secrets.return_recruit(s, seat, card)
    else:
        pile = GEMS
        secrets.return_gem(s, seat, card)
    s.used[pile] = s.used[pile] | 1 << card
    if sink is not None:
        sink.add(Returned("GA-5.3", seat, s.kit.shown[pile][card]))


def lose(s: State, seat: int, deck: int, number: int, sink: Sink | None) -> Then:
    """GA-8.1: so many random cards, as long as there are any."""
    if number > 0 and held(s, seat, deck):
        return ask(s, Blind(seat, seat, deck, NONE, number))
    return SETTLED
