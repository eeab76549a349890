"""NC-8.2 to NC-8.5, NC-8.12, NC-8.13: Vendetta cards, and powers that are played like them."""

from __future__ import annotations

__compile__ = True


from tripot.games.nostra_city import bags
from tripot.games.nostra_city.actions import ACTIONS, CAID, CARD, DONE, PASS, PICK, SEAT, TURF, TURFS
from tripot.games.nostra_city.events import Played, Side
from tripot.games.nostra_city.kit import (
    DONNE,
    OPENS,
    REPRISAL_CARDS,
    REPRISALS,
    STRUCK,
    TEMOIN,
    TRADES,
)
from tripot.games.nostra_city.material import VENDETTAS
from tripot.games.nostra_city.numbering import (
    caid_bit,
    caid_card,
    caid_numbers,
    rival_of,
    turf_bit,
)
from tripot.games.nostra_city.rules import secrets
from tripot.games.nostra_city.state import NOBODY, NONE, Reprisal, State
from tripot.games.nostra_city.step import clear_drafts
from tripot.games.nostra_city.then import Then
from tripot.kernel.bits import lowest, members
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink


def openings(s: State, seat: int) -> int:
    """The first numbers of what this player could play now."""
    mask = 0
    hand = s.hands[seat] & REPRISAL_CARDS
    if hand:
        if s.free(seat) & s.called(TRADES):
            mask = bags.card_kinds(hand) << CARD
        else:
            for card in range(REPRISALS):
                if hand >> card * 4 & 15 and s.strikes[card].aims(s, seat):
                    mask |= 1 << CARD + card
    if s.free(seat) & s.called(OPENS):
        mask |= caid_numbers(openers(s, seat)) << CAID
    return mask


def openers(s: State, seat: int) -> int:
    """The Caïds whose power can be played like a card, by public facts."""
    found = 0
    for caid in members(s.free(seat) & s.called(OPENS)):
        if s.power(caid).aims(s, seat):
            found |= 1 << caid
    return found


def targets(s: State, seat: int, first: int) -> int:
    """The second numbers that complete a play begun with this one; none if it is no play."""
    if first >= CARD:
        trade = 1 << DONE if s.free(seat) & s.called(TRADES) else 0
        return s.strikes[first - CARD].aims(s, seat) | trade
    caid = caid_card(first - CAID)
    return s.power(caid).aims(s, seat) if (s.free(seat) & s.called(OPENS)) >> caid & 1 else 0


def might_play(s: State) -> int:
    """Who by public facts might play something, as a set."""
    found = 0
    for seat in range(len(s.hands)):
        if s.hands[seat] or openers(s, seat):
            found |= 1 << seat
    return found


def why_not(s: State, seat: int, action: int) -> Refusal:
    """NC-8.2, NC-8.3, NC-8.13: why this cannot be played."""
    first = s.drafts[seat]
    if CARD <= action < ACTIONS and first == NONE:
        held = bags.cards_of(s.hands[seat], action - CARD)
        return Refusal("NC-8.13" if held else "NC-8.2", "nc-refusal-no-effect" if held else "nc-refusal-not-held")
    if first == NONE or action == PASS:
        return Refusal("NC-8.2", "nc-refusal-not-your-moment" if action == PASS else "nc-refusal-card-first")
    return Refusal("NC-8.13", "nc-refusal-target")


def perform(s: State, seat: int, first: int, aim: int, sink: Sink | None) -> Then:
    """A play that is complete."""
    clear_drafts(s)
    if first < CARD:
        caid = caid_card(first - CAID)
        return s.power(caid).play(s, seat, caid, aim, sink)
    if aim == DONE:
        trader: int = lowest(s.free(seat) & s.called(TRADES))
        return s.power(trader).trade(s, seat, trader, first - CARD, sink)
    return play(s, seat, first - CARD, aim, sink)


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
        victim = rival_of(seat, aim)
    if sink is not None:
        told = None if target == 0 else s.kit.shown[lowest(target)]
        slot = aim - PICK + 1 if card == DONNE else None
        side: Side | None = None if card != TEMOIN else "guilty" if aim == PICK + 1 else "innocent"
        sink.add(Played("NC-8.2", seat, VENDETTAS[card], None if victim == NOBODY else victim, told, slot, side))
    called = 0 if victim == NOBODY else s.free(victim) & s.called(STRUCK)
    if called:
        return s.power(lowest(called)).struck(s, victim, seat, card, aim)
    return s.strikes[card].strike(s, seat, aim, victim, sink)
