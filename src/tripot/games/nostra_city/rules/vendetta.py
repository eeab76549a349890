"""NC-8.2 to NC-8.5, NC-8.12, NC-8.13: Vendetta cards, and the powers that act like them."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city import bags
from tripot.games.nostra_city.actions import CAID, CARD, DONE, PASS, PICK, SEAT, TURF, TURFS
from tripot.games.nostra_city.asked import Asked, Step
from tripot.games.nostra_city.events import Declined, Played, Shielded, Side, Spied, SpyEngaged, Traded
from tripot.games.nostra_city.kit import CAIDS as CAID_CARDS
from tripot.games.nostra_city.kit import (
    CONTRAT,
    COUP,
    DONNE,
    HONTE,
    INCENDIE,
    REPRISAL_CARDS,
    REPRISALS,
    RUE_CARDS,
    SHIELD,
    SPY,
    TEMOIN,
    TRADE,
)
from tripot.games.nostra_city.kit import TURFS as TURF_CARDS
from tripot.games.nostra_city.material import VENDETTAS
from tripot.games.nostra_city.notation import ACTIONS, TEXTS
from tripot.games.nostra_city.numbering import caid_bit, caid_card, caid_numbers, turf_bit, turf_numbers
from tripot.games.nostra_city.rules import grievance, reprisals, secrets
from tripot.games.nostra_city.state import NO_REPRISAL, NOBODY, NONE, SLOTS, Reprisal, State
from tripot.games.nostra_city.step import PLAYED, Ask, Chance, Choice, Then, ask, clear_drafts
from tripot.kernel.bits import lowest
from tripot.kernel.dice import Dice
from tripot.kernel.event import Hidden
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink


def openings(s: State, seat: int) -> int:
    """The first numbers of what this player could play now."""
    mask = 0
    hand = s.hands[seat] & REPRISAL_CARDS
    if hand:
        if s.free(seat) & s.able(TRADE):
            mask = (bags.card_kinds(hand)) << CARD
        else:
            for card in range(REPRISALS):
                if hand >> card * 4 & 15 and aims(s, seat, card):
                    mask |= 1 << CARD + card
    spies = s.free(seat) & s.able(SPY)
    if spies and watched(s, seat):
        mask |= caid_numbers(spies) << CAID
    return mask


def targets(s: State, seat: int, first: int) -> int:
    """The second numbers that complete a play begun with this one; none if it is no play."""
    if first >= CARD:
        trade = 1 << DONE if s.free(seat) & s.able(TRADE) else 0
        return aims(s, seat, first - CARD) | trade
    if s.free(seat) & s.able(SPY) & caid_bit(first - CAID):
        return watched(s, seat) << SEAT
    return 0


def might_play(s: State) -> int:
    """Who by public facts might play something, as a set."""
    found = 0
    spies = s.able(SPY)
    for seat in range(len(s.hands)):
        if s.hands[seat] or (s.free(seat) & spies and watched(s, seat)):
            found |= 1 << seat
    return found


def watched(s: State, seat: int) -> int:
    """Other players with Vendetta cards, as a set."""
    found = 0
    for other in range(len(s.hands)):
        if other != seat and s.hands[other]:
            found |= 1 << other
    return found


def aims(s: State, seat: int, card: int) -> int:
    """NC-8.13: what a Représaille can be played at with effect, as action numbers."""
    if card == HONTE:
        return (s.everybody() & ~(1 << seat)) << SEAT
    if card == TEMOIN:
        return ((1 if s.verdict > 1 else 0) | (2 if s.verdict < s.kit.spaces else 0)) << PICK
    if card == DONNE:
        return replaceable(s) << PICK
    mask = 0
    for other in range(len(s.lands)):
        if other == seat:
            continue
        if card == CONTRAT:
            caids = s.lands[other] & CAID_CARDS
            if caids & (caids - 1):
                mask |= caid_numbers(caids) << CAID
        elif card == COUP:
            mask |= caid_numbers(s.free(other)) << CAID
        elif card == INCENDIE:
            mask |= turf_numbers(s.lands[other] & TURF_CARDS & ~s.burnt) << TURF
        elif s.banks[other]:
            mask |= 1 << SEAT + other
    return mask


def replaceable(s: State) -> int:
    """NC-8.8: slots with a Caïd, a Turf or a Respect."""
    found = 0
    for slot in range(SLOTS):
        card = s.rue[slot]
        if 0 <= card < RUE_CARDS and not s.kit.enquetes >> card & 1:
            found |= 1 << slot
    return found


def why_not(s: State, seat: int, action: int) -> Refusal:
    """NC-8.2, NC-8.3, NC-8.13: why this cannot be played."""
    first = s.drafts[seat]
    if action >= CARD and first == NONE:
        held = bags.cards_of(s.hands[seat], action - CARD)
        return Refusal("NC-8.13" if held else "NC-8.2", "nc-refusal-no-effect" if held else "nc-refusal-not-held")
    if first == NONE or action == PASS:
        return Refusal("NC-8.2", "nc-refusal-not-your-moment" if action == PASS else "nc-refusal-card-first")
    return Refusal("NC-8.13", "nc-refusal-target")


def perform(s: State, seat: int, first: int, aim: int, sink: Sink | None) -> Then:
    """A play that is complete."""
    clear_drafts(s)
    if first < CARD:
        return spy(s, seat, caid_card(first - CAID), aim - SEAT, sink)
    if aim == DONE:
        return trade(s, seat, first - CARD, sink)
    return play(s, seat, first - CARD, aim, sink)


def trade(s: State, seat: int, card: int, sink: Sink | None) -> Then:
    """NC-8.15: discard first, then draw (Teresa)."""
    caid: int = lowest(s.free(seat) & s.able(TRADE))
    s.engaged |= 1 << caid
    secrets.lay_down(s, seat, card)
    s.spent += bags.card(card)
    if sink is not None:
        sink.add(Traded("NC-8.15", seat, s.kit.shown[caid], VENDETTAS[card]))
    return grievance.draw_vendetta(s, seat, 1, PLAYED, sink)


def spy(s: State, seat: int, caid: int, rival: int, sink: Sink | None) -> Then:
    """A look at a random Représaille of another player (Ugo)."""
    s.engaged |= 1 << caid
    if sink is not None:
        sink.add(SpyEngaged("NC-8.2", seat, s.kit.shown[caid], rival))
    return ask(s, Spy(seat, rival))


class Spy(Chance):
    """NC-8.2, NC-8.3: a Représaille of `rival`; none: only the spy learns that (Ugo)."""

    name: ClassVar[Step] = "spy"
    rule: ClassVar[str] = "NC-8.2"

    def __init__(self, seat: int, rival: int) -> None:
        super().__init__(seat)
        self.rival = rival

    def told(self) -> Asked:
        return Asked(self.name, self.seat, self.rival)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Spy(told.seat, told.rival)

    def legal(self, s: State, seat: int) -> int:
        return bags.card_kinds(s.hands[self.rival] & REPRISAL_CARDS) or 1 << NO_REPRISAL

    def weight(self, s: State, outcome: int) -> int:
        return 1 if outcome == NO_REPRISAL else bags.cards_of(s.hands[self.rival], outcome)

    def draw(self, s: State, dice: Dice) -> int:
        cards = s.hands[self.rival] & REPRISAL_CARDS
        return bags.random_card(cards, dice) if cards else NO_REPRISAL

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        viewer = self.seat
        s.sights[viewer] = 0
        s.spied[viewer] = self.rival
        s.spied_cards[viewer] = action
        if action == NO_REPRISAL:
            secrets.spy_nothing(s, viewer, self.rival)
        else:
            secrets.spy(s, viewer, self.rival, action)
        if sink is not None:
            seen = "none" if action == NO_REPRISAL else VENDETTAS[action]
            sink.add(Spied("NC-8.3", viewer, self.rival, Hidden(seen, 1 << viewer)))
        return PLAYED


def owner_of(s: State, card: int) -> int:
    """In whose Territoire these cards are."""
    for seat in range(len(s.lands)):
        if s.lands[seat] & card:
            return seat
    return NOBODY


def play(s: State, seat: int, card: int, aim: int, sink: Sink | None) -> Then:
    """NC-8.12: the target is named, then whoever it is aimed at may cancel it (Salvo)."""
    secrets.lay_down(s, seat, card)
    s.spent += bags.card(card)
    s.last = Reprisal(seat, card, aim, False)
    target = 0
    victim = NOBODY
    if CAID <= aim < TURF:
        target = caid_bit(aim - CAID)
    elif TURF <= aim < TURF + TURFS:
        target = turf_bit(aim - TURF)
    if target:
        victim = owner_of(s, target)
    elif aim >= SEAT:
        victim = aim - SEAT
    if sink is not None:
        told = None if target == 0 else s.kit.shown[lowest(target)]
        slot = aim - PICK + 1 if card == DONNE else None
        side: Side | None = None if card != TEMOIN else "guilty" if aim == PICK + 1 else "innocent"
        sink.add(Played("NC-8.2", seat, VENDETTAS[card], None if victim == NOBODY else victim, told, slot, side))
    if victim != NOBODY and s.free(victim) & s.able(SHIELD):
        return ask(s, Shield(victim, seat, card, aim))
    return reprisals.take_effect(s, seat, card, aim, victim, sink)


class Shield(Choice):
    """NC-8.12: cancel the Représaille that `rival` plays, or not (Salvo)."""

    name: ClassVar[Step] = "shield"
    rule: ClassVar[str] = "NC-8.12"

    def __init__(self, seat: int, rival: int, card: int, aim: int) -> None:
        super().__init__(seat)
        self.rival = rival
        self.card = card
        self.aim = aim

    def told(self) -> Asked:
        return Asked(self.name, self.seat, self.rival, VENDETTAS[self.card], TEXTS[self.aim])

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        card = NONE if told.vendetta is None else VENDETTAS.index(told.vendetta)
        return Shield(told.seat, told.rival, card, ACTIONS.get(told.aim or "", NONE))

    def legal(self, s: State, seat: int) -> int:
        return 1 << PASS | caid_numbers(s.free(seat) & s.able(SHIELD)) << CAID

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        if action == PASS:
            if sink is not None:
                sink.add(Declined("NC-8.12", seat, "shield"))
            return reprisals.take_effect(s, self.rival, self.card, self.aim, seat, sink)
        caid = caid_card(action - CAID)
        s.engaged |= 1 << caid
        s.last = Reprisal(self.rival, self.card, self.aim, True)
        if sink is not None:
            sink.add(Shielded("NC-8.12", seat, s.kit.shown[caid]))
        return PLAYED

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        return Refusal(self.rule, "nc-refusal-no-such-power")
