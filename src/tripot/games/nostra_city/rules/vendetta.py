"""NC-8.2 to NC-8.5, NC-8.12, NC-8.13: Vendetta cards, and the powers that act like them."""

from __future__ import annotations

__compile__ = True

from tripot.games.nostra_city import bags
from tripot.games.nostra_city.actions import CAID, CARD, DONE, PASS, PICK, SEAT, TURF, TURFS
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
    TEMOIN,
    TRADE,
)
from tripot.games.nostra_city.kit import SHIELD as SHIELD_POWER
from tripot.games.nostra_city.kit import SPY as SPY_POWER
from tripot.games.nostra_city.kit import TURFS as TURF_CARDS
from tripot.games.nostra_city.material import VENDETTAS
from tripot.games.nostra_city.numbering import caid_bit, caid_card, caid_numbers, turf_bit, turf_numbers
from tripot.games.nostra_city.rules import grievance, reprisals, secrets
from tripot.games.nostra_city.state import NO_REPRISAL, NOBODY, NONE, SLOTS, SPIED, State
from tripot.games.nostra_city.step import PLAYED, SHIELD, SPY, Ask, Chance, Then, ask, clear_drafts
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
    spies = s.free(seat) & s.able(SPY_POWER)
    if spies and watched(s, seat):
        mask |= caid_numbers(spies) << CAID
    return mask


def targets(s: State, seat: int, first: int) -> int:
    """The second numbers that complete a play begun with this one; none if it is no play."""
    if first >= CARD:
        trade = 1 << DONE if s.free(seat) & s.able(TRADE) else 0
        return aims(s, seat, first - CARD) | trade
    if s.free(seat) & s.able(SPY_POWER) & caid_bit(first - CAID):
        return watched(s, seat) << SEAT
    return 0


def might_play(s: State) -> int:
    """Who by public facts might play something, as a set."""
    found = 0
    spies = s.able(SPY_POWER)
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


def perform(s: State, seat: int, first: int, second: int, sink: Sink | None) -> Then:
    """A play that is complete."""
    clear_drafts(s)
    if first < CARD:
        return spy(s, seat, caid_card(first - CAID), second - SEAT, sink)
    if second == DONE:
        return trade(s, seat, first - CARD, sink)
    return play(s, seat, first - CARD, second, sink)


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
    """NC-8.3: a Représaille of `rival`; none: only the spy learns that."""

    def __init__(self, seat: int, rival: int) -> None:
        super().__init__(SPY, seat, rival)

    def legal(self, s: State, seat: int) -> int:
        return bags.card_kinds(s.hands[self.rival] & REPRISAL_CARDS) or 1 << NO_REPRISAL

    def weight(self, s: State, outcome: int) -> int:
        return 1 if outcome == NO_REPRISAL else bags.cards_of(s.hands[self.rival], outcome)

    def draw(self, s: State, dice: Dice) -> int:
        cards = s.hands[self.rival] & REPRISAL_CARDS
        return bags.random_card(cards, dice) if cards else NO_REPRISAL

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        viewer = self.seat
        s.sights[viewer] = SPIED + 16 * self.rival + action
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


def play(s: State, seat: int, card: int, second: int, sink: Sink | None) -> Then:
    """NC-8.12: the target is named, then whoever it is aimed at may cancel it (Salvo)."""
    secrets.lay_down(s, seat, card)
    s.spent += bags.card(card)
    s.last = 1024 * seat + 128 * card + 2 * second
    target = 0
    victim = NOBODY
    if CAID <= second < TURF:
        target = caid_bit(second - CAID)
    elif TURF <= second < TURF + TURFS:
        target = turf_bit(second - TURF)
    if target:
        victim = owner_of(s, target)
    elif second >= SEAT:
        victim = second - SEAT
    if sink is not None:
        told = None if target == 0 else s.kit.shown[lowest(target)]
        slot = second - PICK + 1 if card == DONNE else None
        side: Side | None = None if card != TEMOIN else "guilty" if second == PICK + 1 else "innocent"
        sink.add(Played("NC-8.2", seat, VENDETTAS[card], None if victim == NOBODY else victim, told, slot, side))
    if victim != NOBODY and s.free(victim) & s.able(SHIELD_POWER):
        return ask(s, Shield(victim, seat, card, second))
    return reprisals.take_effect(s, seat, card, second, victim, sink)


class Shield(Ask):
    """NC-8.12: cancel what `rival` plays, the Représaille `number` at the target `card`, or not (Salvo)."""

    def __init__(self, seat: int, rival: int, kind: int, second: int) -> None:
        super().__init__(1 << seat, SHIELD, seat, rival, second, kind)

    def legal(self, s: State, seat: int) -> int:
        return 1 << PASS | caid_numbers(s.free(seat) & s.able(SHIELD_POWER)) << CAID

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        if action == PASS:
            if sink is not None:
                sink.add(Declined("NC-8.12", seat, "shield"))
            return reprisals.take_effect(s, self.rival, self.number, self.card, seat, sink)
        caid = caid_card(action - CAID)
        s.engaged |= 1 << caid
        s.last |= 1
        if sink is not None:
            sink.add(Shielded("NC-8.12", seat, s.kit.shown[caid]))
        return PLAYED

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        return Refusal("NC-8.12", "nc-refusal-no-such-power")
