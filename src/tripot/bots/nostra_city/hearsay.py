"""NC-5.1: what one player makes of the talk."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.games.nostra_city.state import NONE, SLOTS

CREDIT: Final = 0.9
"""How far a word of somebody who has always kept it is believed."""
EAGER: Final = 1.6
"""How much likelier somebody bids for what he says he wants."""
SPITE: Final = 0.5
"""How much more a Respect of somebody hurts who broke his word, or went for what he was warned off."""
THANKS: Final = 0.15
"""How much less for each word that was kept."""
MOST_PLAYERS: Final = 6


class Hearsay:
    """For the player `seat` and nobody else. It rests on what everybody has heard and seen."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.odds = [1.0] * (MOST_PLAYERS * SLOTS)
        """How much likelier than else each rival bids on each slot."""
        self.cost = [0.0] * SLOTS
        """What a bid there costs him, in Respect: his word, or somebody's anger."""
        self.spite = [1.0] * MOST_PLAYERS
        """How much more or less he grudges each rival a Respect."""
        self.kept = [0] * MOST_PLAYERS
        self.broken = [0] * MOST_PLAYERS

    def remember(self, rival: int, kept: bool, to_me: bool) -> None:
        """Somebody kept his word, or broke it."""
        if kept:
            self.kept[rival] += 1
        else:
            self.broken[rival] += 1
        if to_me:
            self.resent(rival, -THANKS if kept else SPITE)

    def resent(self, rival: int, more: float) -> None:
        self.spite[rival] = max(0.5, self.spite[rival] + more)

    def trust(self, rival: int) -> float:
        """How likely somebody keeps his word; one that was broken weighs as much as two that were kept."""
        good = 1.0 + self.kept[rival]
        return good / (good + 1.0 + 2.0 * self.broken[rival])

    def leaves(self, rival: int, slot: int) -> None:
        """He says that he does not bid there."""
        self.odds[rival * SLOTS + slot] *= 1.0 - CREDIT * self.trust(rival)

    def wants(self, rival: int, slot: int) -> None:
        self.odds[rival * SLOTS + slot] *= EAGER

    def dear(self, slot: int, cost: float) -> None:
        self.cost[slot] += cost


NOBODY: Final = Hearsay(NONE)
"""Where nothing is said."""
