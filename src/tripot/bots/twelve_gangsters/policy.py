"""A quick player of 12 Gangsters: guess the Boss's card and stay just under it."""

from __future__ import annotations

from tripot.bots.policy import Policy
from tripot.games.twelve_gangsters.state import State
from tripot.kernel.bits import count, lowest, nth
from tripot.kernel.dice import Dice


class Guess(Policy[State]):
    """Never the same twice: what it imagines of the Boss is drawn at random."""

    def choose(self, s: State, seat: int, dice: Dice) -> int:
        hand = s.hands[seat]
        if seat == s.boss:
            return lead(hand, dice)
        limit = lead(s.hands[s.boss], dice)
        safe = hand & ((2 << limit) - 1)
        if safe == 0:
            return int(lowest(hand))
        return int(nth(safe, count(safe) - 1))


def lead(hand: int, dice: Dice) -> int:
    """A card of the Boss's choice: one of his best."""
    size = count(hand)
    return int(nth(hand, size - 1 - dice.below((size + 2) // 3)))
