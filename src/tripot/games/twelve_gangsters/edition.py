"""The material of 12 Gangsters, and the options of its table."""

from __future__ import annotations

from typing import Literal

from tripot.kernel import edition as kernel
from tripot.kernel.edition import Flaw
from tripot.kernel.options import Options as KernelOptions
from tripot.kernel.seats import MOST_SEATS

MOST_CARDS = 60


class Edition(kernel.Edition, frozen=True, kw_only=True):
    """TG-1.1: the colours, and the size of a hand for each number of players (TG-2.1, TG-2.2)."""

    game: Literal["twelve-gangsters"]
    colours: tuple[str, ...]
    hands: dict[int, int]

    def flaws(self) -> list[Flaw]:
        most = min(len(self.colours), MOST_SEATS)
        found = [
            Flaw(f"hands.{players}", "tg-edition-players", {"players": players, "most": most})
            for players in self.hands
            if not 2 <= players <= most
        ]
        found += [
            Flaw(f"hands.{players}", "tg-edition-cards", {"cards": cards, "most": MOST_CARDS})
            for players, cards in self.hands.items()
            if not 1 <= cards <= MOST_CARDS
        ]
        if len(set(self.colours)) < len(self.colours):
            found.append(Flaw("colours", "tg-edition-colours"))
        if not self.hands:
            found.append(Flaw("hands", "tg-edition-empty"))
        return found


class Options(KernelOptions, frozen=True):
    """What the host may choose."""

    first_boss: Literal["random"] | int = "random"
    """TG-2.3: drawn at random, or the seat that begins."""
    memory_aid: bool = True
    """TG-3.8: show the cards that opponents still hold."""
