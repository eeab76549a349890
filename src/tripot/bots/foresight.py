"""What a whole table promises each seat, with all secrets open: for games that are too long to be played out often."""

from __future__ import annotations

from typing import Any

from tripot.bots.brain import brain
from tripot.bots.guide import Guide
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.state import State


class Foresight:
    def __init__(self, guides: list[Guide[Any]]) -> None:
        self._guides = guides

    def quiet(self, s: State) -> bool:
        """Whether the table can be judged as it is."""
        return self._guides[0].quiet(s)

    def follow(self, s: State, seat: int, dice: Dice) -> int:
        """A likely answer of this seat, found very fast."""
        return self._guides[seat % len(self._guides)].follow(s, seat, dice)

    def worth(self, s: State) -> list[float]:
        """Each seat's share of the win; they add up to 1, less where everybody may lose."""
        if len(self._guides) == 1:
            return self._guides[0].worth(s)
        own = [guide.worth(s)[seat] for seat, guide in enumerate(self._guides)]
        whole = sum(own)
        return [share / whole for share in own]


def foresight(game: Game[Any]) -> Foresight | None:
    """None: its games are so short that one had better play them out."""
    guides = brain(game).guides()
    return Foresight(guides) if guides else None
