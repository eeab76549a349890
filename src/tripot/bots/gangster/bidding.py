"""GA-4.5: how high to go for a gem that nobody has seen, and the next bid."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.bots.gangster.horizon import turns_left
from tripot.bots.gangster.odds import Odds
from tripot.bots.gangster.wealth import Purse
from tripot.games.gangster.actions import NO, NUMBER
from tripot.games.gangster.rules.auction import THOUSANDS, Auction, BidHundreds, Live, least, purse
from tripot.games.gangster.state import State
from tripot.kernel.dice import Dice

CAUTION: Final = 0.65
"""How much of what a gem is worth to him a cautious player bids for it."""
MOOD: Final = 0.2
"""Up to so much more, as he feels."""
PURSE: Final = 0.75
"""How much of his cash."""
HUNDRED: Final = 100
THOUSAND: Final = 1000


def limit(odds: Odds, s: State, seat: int, asked: Auction, dice: Dice) -> int:
    """The highest bid that a cautious player will make now."""
    return int(worth(odds, s, seat, asked) * (CAUTION + MOOD * dice.unit()))


def worth(odds: Odds, s: State, seat: int, asked: Auction) -> float:
    """What a gem of this kind seems worth at a glance, as far as he can pay; whoever wins it keeps it from others."""
    value = Purse(odds, s, seat, turns_left(s)).another(seat, asked.kind) / odds.prices.gem
    return min(value, PURSE * s.cash[seat])


def next_bid(s: State, seat: int, asked: Auction, most: int) -> int:
    """Half the way to his limit; 0: he lets it go."""
    low = least(s, asked.price)
    if seat == asked.leader or most < low or purse(s, seat) < low:
        return 0
    bid = low + (most - low) // 2
    return min(bid, purse(s, seat)) // HUNDRED * HUNDRED


def in_turn(odds: Odds, s: State, seat: int, asked: Auction, dice: Dice) -> int:
    """GA-4.15: the thousands of a higher bid, or pass."""
    bid = next_bid(s, seat, asked, limit(odds, s, seat, asked, dice))
    return NUMBER + THOUSANDS + bid // THOUSAND if bid else NO


def hundreds(s: State, seat: int, asked: Auction, whole: int, most: int, legal: int) -> int:
    """The digit that makes the bid he has in mind, or the lowest that is high enough."""
    bid = next_bid(s, seat, asked, most)
    digit = bid // HUNDRED % 10 if bid // THOUSAND == whole else 0
    while digit < 9 and not legal >> NUMBER + digit & 1:
        digit += 1
    while not legal >> NUMBER + digit & 1:
        digit -= 1
    return NUMBER + digit


def unasked(odds: Odds, s: State, seat: int, asked: Live, dice: Dice) -> int:
    """GA-4.5: at live clocks anybody bids at any moment, thousands first; -1: he does not."""
    most = limit(odds, s, seat, asked, dice)
    bid = next_bid(s, seat, asked, most)
    if not asked.group >> seat & 1 or bid == 0:
        return -1
    open_to = asked.extra(s, seat)
    whole = s.sealed[seat]
    if whole >= 0 and open_to >> NUMBER & (1 << THOUSANDS) - 1 and whole * THOUSAND <= most:
        return hundreds(s, seat, asked, whole, most, open_to)
    return NUMBER + THOUSANDS + bid // THOUSAND


def boldly(odds: Odds, s: State, seat: int, asked: Auction) -> int:
    """The thousands of a bid on the way to all that it is worth, or pass."""
    bid = next_bid(s, seat, asked, int(worth(odds, s, seat, asked)))
    return NUMBER + THOUSANDS + bid // THOUSAND if bid else NO


def completed(odds: Odds, s: State, seat: int, asked: BidHundreds, legal: int) -> int:
    """The hundreds of the same bid."""
    return hundreds(s, seat, asked, asked.whole, int(worth(odds, s, seat, asked)), legal)
