"""What a viewer does not know, dealt at random so that all he knows holds."""

from __future__ import annotations

__compile__ = True

from tripot.games.nostra_city import bags
from tripot.games.nostra_city.actions import CARD, PASS
from tripot.games.nostra_city.kit import COLERE, DONNE, GOTA_CARD, INDIC, REPRISAL_CARDS
from tripot.games.nostra_city.powers.peek import LOOKED_AT, Look
from tripot.games.nostra_city.powers.reclaim import Reclaim
from tripot.games.nostra_city.rules import vendetta
from tripot.games.nostra_city.rules.setup import Draft
from tripot.games.nostra_city.state import (
    CORRUPTION,
    DISCARD,
    NONE,
    SLOTS,
    ZONES,
    State,
)
from tripot.games.nostra_city.strikes.ecoute import Exhibit
from tripot.kernel.bits import members
from tripot.kernel.dice import Dice

HELD_CARDS = (1 << GOTA_CARD * 4) - 1
"""The Vendetta cards that stay in hands."""
MUTE_CARDS = 15 << INDIC * 4 | 15 << COLERE * 4


class HiddenBid:
    """A bid whose stake the viewer does not see; nor its slot, where it is NONE."""

    def __init__(self, seat: int, caid: int, count: int, slot: int) -> None:
        self.seat = seat
        self.caid = caid
        self.count = count
        self.slot = slot


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
        laid: int,
        cards: int,
        hands: list[int],
        held: list[int],
        mutes: list[int],
        bids: list[HiddenBid],
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
        self.laid = laid
        """How many bills below the top of the discard were discarded openly."""
        self.cards = cards
        """Vendetta cards that the viewer does not see."""
        self.hands = hands
        """How many of them each player holds."""
        self.held = held
        """Those that a player surely holds."""
        self.mutes = mutes
        """How many of his are surely Indics or Grosses colères."""
        self.bids = bids


def guess(s: State, unknown: Unknown, dice: Dice) -> None:
    """Fill in a table on which all that the viewer sees is laid out."""
    guess_bills(s, unknown, dice)
    guess_hands(s, unknown, dice)
    asked = s.frame
    if isinstance(asked, Reclaim) and asked.seat != unknown.looker:
        s.stake = bags.bill(bags.random_bill(s.corruption, dice))
    elif isinstance(asked, Look) and asked.seat != unknown.looker:
        there: int = bags.bills_in(s.corruption)
        s.sights[asked.seat] = 0
        for _ in range(min(LOOKED_AT, there) - asked.left):
            s.sights[asked.seat] += bags.bill(bags.random_bill(s.corruption - s.sights[asked.seat], dice))
    elif isinstance(asked, Draft):
        guess_picks(s, asked, unknown.looker, dice)
    guess_queue(s, unknown.looker, dice)


def guess_picks(s: State, asked: Draft, looker: int, dice: Dice) -> None:
    """NC-2.5: what those who have picked may have picked."""
    for seat in range(len(s.sealed)):
        if seat != looker and not asked.awaited >> seat & 1:
            s.sealed[seat] = dice.member(asked.legal(s, seat))


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
    for _ in range(unknown.laid):
        s.open_bag += bags.bill(bags.random_bill(s.discard - s.open_bag, dice))
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
    for bid in unknown.bids:
        seat, slot = bid.seat, bid.slot
        if slot == NONE:
            slot = some_slot(s, seat, dice)
        stake = 0
        seen = laid_bare(s, unknown, seat)
        for _ in range(bid.count):
            taken = bags.bill(bags.random_bill(placed[seat] - seen, dice))
            placed[seat] -= taken
            stake += taken
        s.stakes[seat * SLOTS + slot] = stake
        s.bidders[seat * SLOTS + slot] = bid.caid


def laid_bare(s: State, unknown: Unknown, seat: int) -> int:
    """NC-8.13: the Banque that the viewer is looking at; stakes are other bills."""
    asked = s.frame
    looking = isinstance(asked, Exhibit) and asked.seat == unknown.looker and asked.rival == seat
    return unknown.known[seat] if looking else 0


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


def guess_queue(s: State, looker: int, dice: Dice) -> None:
    """NC-8.2: plays still to resolve are legal now, or come to nothing."""
    for seat in members(s.queue):
        if seat != looker:
            openings = vendetta.openings(s, seat)
            if openings:
                seal_play(s, seat, openings, dice)
            else:
                s.sealed[seat] = CARD + DONNE
                s.aims[seat] = PASS


def seal_play(s: State, seat: int, openings: int, dice: Dice) -> None:
    first: int = dice.member(openings)
    s.sealed[seat] = first
    s.aims[seat] = dice.member(vendetta.targets(s, seat, first))
