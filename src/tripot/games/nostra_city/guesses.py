"""What a viewer does not know, dealt at random so that all he knows holds."""

from __future__ import annotations

__compile__ = True

from tripot.games.nostra_city import bags
from tripot.games.nostra_city.actions import CAID, PASS
from tripot.games.nostra_city.kit import COLERE, GOTA_CARD, INDIC, REPRISAL_CARDS
from tripot.games.nostra_city.numbering import caid_card
from tripot.games.nostra_city.rules import vendetta
from tripot.games.nostra_city.state import (
    CORRUPTION,
    DISCARD,
    GO_ON,
    NONE,
    SLOTS,
    UNANSWERED,
    ZONES,
    State,
)
from tripot.games.nostra_city.step import DRAFT, LOOK, PAUSE, RECLAIM, Ask
from tripot.kernel.bits import members
from tripot.kernel.dice import Dice

HELD_CARDS = (1 << GOTA_CARD * 4) - 1
"""The Vendetta cards that stay in hands."""
MUTE_CARDS = 15 << INDIC * 4 | 15 << COLERE * 4


class Unknown:
    """What is to be guessed: bags to deal from, and what is known of where they go."""

    def __init__(
        self,
        looker: int,
        bills: int,
        sizes: list[int],
        known: list[int],
        needs: list[int],
        drawn: int,
        cards: int,
        hands: list[int],
        held: list[int],
        mutes: list[int],
        bids: list[int],
        slots: list[int],
    ) -> None:
        self.looker = looker
        self.bills = bills
        """Bills that the viewer does not see."""
        self.sizes = sizes
        """For each place, how many of them are there; the rest is in the pile."""
        self.known = known
        """For each place, bills that were seen to go there."""
        self.needs = needs
        """For each place, how many of those must still be there."""
        self.drawn = drawn
        """How many another collector has drawn."""
        self.cards = cards
        """Vendetta cards that the viewer does not see."""
        self.hands = hands
        """How many of them each player holds."""
        self.held = held
        """Those that a player surely holds."""
        self.mutes = mutes
        """How many of his are surely Indics or Grosses colères."""
        self.bids = bids
        """2048 × seat + 64 × Caïd + bills: bids whose stakes are hidden."""
        self.slots = slots
        """For each of those bids, its slot or NONE."""


def guess(s: State, unknown: Unknown, dice: Dice) -> None:
    """Fill in a table on which all that the viewer sees is laid out."""
    guess_bills(s, unknown, dice)
    guess_hands(s, unknown, dice)
    asked = s.frame
    assert asked is None or isinstance(asked, Ask)
    if asked is None:
        return
    if asked.what == RECLAIM and asked.seat != unknown.looker:
        s.stake = bags.bill(bags.random_bill(s.corruption, dice))
    elif asked.what == LOOK and asked.seat != unknown.looker:
        there: int = bags.bills_in(s.corruption)
        s.sights[asked.seat] = 0
        for _ in range(min(2, there) - asked.number):
            s.sights[asked.seat] += bags.bill(bags.random_bill(s.corruption - s.sights[asked.seat], dice))
    elif asked.what == DRAFT:
        guess_picks(s, asked, unknown.looker, dice)
    guess_answers(s, asked, unknown.looker, dice)


def guess_picks(s: State, asked: Ask, looker: int, dice: Dice) -> None:
    """NC-2.5: what those who have picked may have picked."""
    for seat in range(len(s.sealed)):
        if seat != looker and not asked.awaited >> seat & 1:
            s.sealed[seat] = dice.member(asked.legal(s, seat)) - CAID


def guess_bills(s: State, unknown: Unknown, dice: Dice) -> None:
    """Known bills first, each place's as many as must be there; then any others."""
    placed = place_known(unknown, dice)
    left = unknown.bills
    for bag in placed:
        left -= bag
    for _ in range(unknown.drawn):
        taken = bags.bill(bags.random_bill(left, dice))
        left -= taken
        s.drawn += taken
    for zone in range(DISCARD + 1):
        missing: int = unknown.sizes[zone] - bags.bills_in(placed[zone])
        for _ in range(missing):
            taken = bags.bill(bags.random_bill(left, dice))
            left -= taken
            placed[zone] += taken
    s.bills = left + placed[ZONES - 1]
    s.corruption += placed[CORRUPTION]
    s.discard += placed[DISCARD]
    place_stakes(s, unknown, placed, dice)
    for seat in range(len(s.banks)):
        s.banks[seat] += placed[seat]


def place_known(unknown: Unknown, dice: Dice) -> list[int]:
    """For each place, as many of the bills seen there as must still be there: a random way that works out."""
    placed = [0] * ZONES
    for zone in range(ZONES):
        for _ in range(unknown.needs[zone]):
            if not find_bill(unknown, placed, zone, 0, dice):
                raise ValueError("no bills fit what was seen")
    return placed


def find_bill(unknown: Unknown, placed: list[int], zone: int, tried: int, dice: Dice) -> bool:
    """One more known bill for a place, if need be by way of what another place takes instead."""
    rest = unknown.known[zone] - placed[zone]
    for kind in members(tried):
        rest &= ~(0xFF << kind * 8)
    left = unknown.bills
    for bag in placed:
        left -= bag
    while rest:
        kind = bags.random_bill(rest, dice)
        rest &= ~(0xFF << kind * 8)
        bill = bags.bill(kind)
        tried |= 1 << kind
        if bags.bills_of(left, kind):
            placed[zone] += bill
            return True
        for other in range(ZONES):
            if other != zone and bags.bills_of(placed[other], kind) and find_bill(unknown, placed, other, tried, dice):
                placed[other] -= bill
                placed[zone] += bill
                return True
    return False


def place_stakes(s: State, unknown: Unknown, placed: list[int], dice: Dice) -> None:
    """NC-5.2: hidden stakes come from what their owner has; hidden locations are any that fit."""
    for number in range(len(unknown.bids)):
        bid = unknown.bids[number]
        seat, caid, size = bid >> 11, bid >> 6 & 31, bid & 63
        slot = unknown.slots[number]
        if slot == NONE:
            slot = some_slot(s, seat, dice)
        stake = 0
        for _ in range(size):
            taken = bags.bill(bags.random_bill(placed[seat], dice))
            placed[seat] -= taken
            stake += taken
        s.stakes[seat * SLOTS + slot] = stake
        s.bidders[seat * SLOTS + slot] = caid_card(caid)


def some_slot(s: State, seat: int, dice: Dice) -> int:
    """A free location; one with a card if there is any."""
    free = 0
    filled = 0
    for slot in range(SLOTS):
        if s.bidders[seat * SLOTS + slot] == NONE:
            free |= 1 << slot
            if s.rue[slot] != NONE:
                filled |= 1 << slot
    return dice.member(filled or free)


def guess_hands(s: State, unknown: Unknown, dice: Dice) -> None:
    """What is known, then mute cards, then something to play for whoever has sealed a play, then any."""
    left = unknown.cards
    for held in unknown.held:
        left -= held
    hands = unknown.held.copy()
    for seat in range(len(hands)):
        for _ in range(unknown.mutes[seat]):
            taken = bags.card(bags.random_card(left & MUTE_CARDS, dice))
            left -= taken
            hands[seat] += taken
    for seat in members(s.queue):
        idle = unknown.hands[seat] > bags.cards_in(hands[seat]) and not hands[seat] & REPRISAL_CARDS
        if idle and left & REPRISAL_CARDS:
            taken = bags.card(bags.random_card(left & REPRISAL_CARDS, dice))
            left -= taken
            hands[seat] += taken
    for seat in range(len(hands)):
        missing: int = unknown.hands[seat] - bags.cards_in(hands[seat])
        for _ in range(missing):
            taken = bags.card(bags.random_card(left & HELD_CARDS, dice))
            left -= taken
            hands[seat] += taken
        s.hands[seat] += hands[seat]
    s.vendetta = left


def guess_answers(s: State, asked: Ask, looker: int, dice: Dice) -> None:
    """NC-8.2: what those who have answered a pause may have answered."""
    if not s.pausing:
        return
    for seat in range(len(s.sealed)):
        if seat == looker:
            continue
        if s.queue >> seat & 1:
            s.sealed[seat] = some_play(s, seat, dice)
        elif asked.what == PAUSE and asked.group >> seat & 1 and not asked.awaited >> seat & 1:
            s.sealed[seat] = GO_ON if dice.below(2) else some_play(s, seat, dice)
            if s.sealed[seat] == UNANSWERED:
                s.sealed[seat] = GO_ON


def some_play(s: State, seat: int, dice: Dice) -> int:
    """A play that is legal now; if none is, one that will come to nothing."""
    openings = vendetta.openings(s, seat)
    if openings == 0:
        return UNANSWERED if not s.queue >> seat & 1 else 64 * 61 + PASS
    first: int = dice.member(openings)
    second: int = dice.member(vendetta.targets(s, seat, first))
    return 64 * first + second
