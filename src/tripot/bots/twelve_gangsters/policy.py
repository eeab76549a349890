"""A quick player of 12 Gangsters who takes every hidden card to be any card of its hand."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.bots.policy import Policy
from tripot.games.twelve_gangsters.state import State
from tripot.kernel.bits import count, members
from tripot.kernel.dice import Dice

DOUBT: Final = 1.0
"""Up to so many millions of whim, or everybody would know the next card."""


class Weigh(Policy[State]):
    """Plays the card that is worth most now, against what it and its rivals could earn otherwise."""

    def choose(self, s: State, seat: int, dice: Dice) -> int:
        best = -1000.0
        choice = 0
        for card in members(s.hands[seat]):
            worth = lead(s, seat, card) if seat == s.boss else follow(s, seat, card)
            worth += DOUBT * dice.unit()
            if worth > best:
                best = worth
                choice = card
        return choice


def follow(s: State, seat: int, card: int) -> float:
    """A card beside the Boss's: its chance now (TG-3.3, TG-3.5) against its chance under later Bosses."""
    later = 0.0
    rivals = 0
    for other in range(len(s.hands)):
        if other != seat and other != s.boss:
            later += share_from(s.hands[other], card)
            rivals += 1
    if rivals:
        later /= rivals
    return card * (share_from(s.hands[s.boss], card) - later)


def lead(s: State, seat: int, card: int) -> float:
    """The Boss's own card: its value unless somebody equals it (TG-3.5), less what it lets the others earn."""
    unmatched = 1.0
    let_through = 0.0
    for other in range(len(s.hands)):
        if other != seat:
            hand = s.hands[other]
            size = float(count(hand))
            if hand >> card & 1:
                unmatched *= 1.0 - 1.0 / size
            let_through += total_up_to(hand, card) / size
    return card * unmatched - let_through / (len(s.hands) - 1)


def share_from(hand: int, card: int) -> float:
    """How much of this hand is at least as high as the card."""
    return float(count(hand >> card)) / float(count(hand))


def total_up_to(hand: int, card: int) -> int:
    """The sum of this hand's cards that are not higher than the card."""
    total = 0
    for value in range(1, card + 1):
        if hand >> value & 1:
            total += value
    return total
