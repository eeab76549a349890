"""What a seat believes of the others' hands (GA-5): dealt anew for every thought. ★ cards that are of use at any time
have more likely been played."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.bots.belief import Belief
from tripot.games.gangster.effect import FROM_TARGET, GAIN_MEN, PEEK_GEMS, SET_DIE, STEAL_GEM, STEAL_RECRUIT
from tripot.games.gangster.kit import AVENTURE, COURSE, DIAMANTS, GEMS, MISSION, PERLES, RECRUTEMENT
from tripot.games.gangster.rules.race import Fix
from tripot.games.gangster.state import SEATS, State
from tripot.kernel.bits import count
from tripot.kernel.dice import Dice

NOTHING: Final = [0] * SEATS
ALL: Final = (1 << 48) - 1
SOON: Final = [SET_DIE, FROM_TARGET, STEAL_GEM, STEAL_RECRUIT, PEEK_GEMS, GAIN_MEN]
"""What ★ cards do that are mostly played as soon as they may be."""
KEPT: Final = 0.16
"""How likely such a card is still held, against the others: as counted in games of the bots."""


class Hands(Belief[State]):
    """Tables that a view allows: a sampled one, in which what the looker has not seen changes hands."""

    def __init__(self, sampled: State, looker: int) -> None:
        self.sampled = sampled
        self.looker = looker
        self.rare = 0
        for card, effect in enumerate(sampled.kit.cards[AVENTURE]):
            if effect.op in SOON:
                self.rare |= 1 << card

    def deal(self, dice: Dice) -> State:
        s = self.sampled.clone()
        redeal(s, self.looker, self.rare, dice)
        return s


def redeal(s: State, looker: int, rare: int, dice: Dice) -> None:
    """Everybody keeps the number of his cards; gems that were seen and recruits that were counted stay put."""
    sealed = isinstance(s.frame, Fix)  # GA-8.5: a card that was sealed is somebody's own
    if not sealed:
        shuffle(s, AVENTURE, s.kit.stars, s.stars, NOTHING, looker, dice, rare)
    shuffle(s, MISSION, s.kit.missions, s.missions, NOTHING, looker, dice)
    shuffle(s, COURSE, ALL, s.tickets, NOTHING, looker, dice)
    seen = s.seen_gems[looker * SEATS : (looker + 1) * SEATS]
    shuffle(s, GEMS, PERLES, s.gems, seen, looker, dice)
    shuffle(s, GEMS, DIAMANTS, s.gems, seen, looker, dice)
    known = s.seen_recruits[looker * SEATS : (looker + 1) * SEATS]
    for seat, counted in enumerate(s.counted):
        known[seat] |= counted
    shuffle(s, RECRUTEMENT, ALL, s.recruits, known, looker, dice)


def shuffle(
    s: State, pile: int, part: int, hands: list[int], fixed: list[int], looker: int, dice: Dice, rare: int = 0
) -> None:
    """The unseen cards of a part of a pile change places among themselves; rare ones seldom lie in a hand."""
    pool = s.unused[pile] & part
    rest = s.unused[pile] ^ pool
    sizes: list[int] = []
    for seat, hand in enumerate(hands):
        loose = 0 if seat == looker else hand & part & ~fixed[seat]
        sizes.append(count(loose))
        hands[seat] = hand ^ loose
        pool |= loose
    for seat, size in enumerate(sizes):
        for _ in range(size):
            card: int = dice.member(pool)
            while rare >> card & 1 and dice.unit() > KEPT:
                card = dice.member(pool)
            pool ^= 1 << card
            hands[seat] = hands[seat] | 1 << card
    s.unused[pile] = rest | pool
