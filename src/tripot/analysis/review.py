"""One decision looked at again, with nothing but what its seat could know."""

from __future__ import annotations

from tripot.analysis.luck import Luck
from tripot.analysis.playout import Playout
from tripot.analysis.tally import SURE, Tally
from tripot.kernel.replayed import Replayed

WORTH = 0.02
"""How much more of the win another choice must bring to be called better."""
SELDOM = 2
"""Choices that seem as good as the search's are rehearsed in one round of so many."""
FEW = 12
"""Rounds before a choice is given up as good."""


class Review:
    """What was chosen, against what the search would have done, on tables that the seat's own view allows."""

    def __init__(self, replayed: Replayed, number: int, asked: int, found: tuple[int, ...]) -> None:
        step = replayed.steps[number]
        self.number = number
        self.seat = step.seat
        self.chosen = step.actions
        self.found = found
        self._game = replayed.game
        self._view = replayed.view(asked, step.seat)
        self.before = Tally(replayed.game.players)
        """What this seat could think that everybody may hope for, before its choice and after it."""
        self.after = Tally(replayed.game.players)
        self.skill = Tally(1)
        """What the choice brought its seat, as far as it could know, against what the heuristic bot would have done."""
        self.gain = Tally(1)
        """What the search's choice would have brought its seat beyond that."""

    def due(self, round_number: int) -> bool:
        """Whether it is worth its time in this round."""
        return round_number % SELDOM == 0 or (self.found != self.chosen and not self._good())

    def rehearse(self, playout: Playout, luck: Luck) -> None:
        """One table; every choice meets the same luck on it."""
        world = self._game.sample(self._view, luck.world())
        usual = playout.choice(world, self.seat, luck.at(0))
        choices = {usual, self.chosen, self.found}
        ends = {choice: playout.after(world, self.seat, choice, luck, 0) for choice in choices}
        self.before.add(ends[usual])
        self.after.add(ends[self.chosen])
        self.skill.add([ends[self.chosen][self.seat] - ends[usual][self.seat]])
        self.gain.add([ends[self.found][self.seat] - ends[self.chosen][self.seat]])

    def _good(self) -> bool:
        """Whether the search hardly has anything better."""
        if self.gain.games < FEW:
            return False
        (gain,), (error,) = self.gain.means(), self.gain.errors()
        return gain + error < 0

    @property
    def better(self) -> bool:
        """Whether the search's choice is clearly better than the one that was made."""
        (gain,), (error,) = self.gain.means(), self.gain.errors()
        return gain > max(SURE * error, WORTH)
