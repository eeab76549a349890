"""What each card in a hand may bring, by the cards that others still hold (TG-3.8)."""

from __future__ import annotations

import msgspec

from tripot.games.twelve_gangsters.state import State
from tripot.kernel import outlook as kernel
from tripot.kernel.bits import members


class Fate(msgspec.Struct, frozen=True):
    """What one card would meet."""

    card: int
    good: tuple[int, ...]
    """For a thief: the Boss's cards that would let it pass (TG-3.3, TG-3.5)."""
    bad: tuple[int, ...]
    """Cards of the Boss that would refuse it (TG-3.4); for the Boss: the card that robs him (TG-3.5)."""
    rivals: tuple[int, ...]
    """For the Boss: who holds that card."""


class Outlook(kernel.Outlook, frozen=True, tag="twelve-gangsters"):
    fates: tuple[Fate, ...]


def outlook(s: State, seat: int) -> Outlook:
    return Outlook(tuple([fate(s, seat, card) for card in members(s.hands[seat])]))


def fate(s: State, seat: int, card: int) -> Fate:
    if seat == s.boss:
        rivals = [other for other, hand in enumerate(s.hands) if other != seat and hand >> card & 1]
        return Fate(card, (), (card,) if rivals else (), tuple(rivals))
    held = members(s.hands[s.boss])
    passing = [limit for limit in held if card <= limit]
    return Fate(card, tuple(passing), tuple([limit for limit in held if card > limit]), ())
