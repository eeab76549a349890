"""Regret matching: how one seat learns a mixed choice, which nobody can exploit by predicting it."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.kernel.bits import members
from tripot.kernel.dice import Dice

SLOWEST_STEP: Final = 0.01
RARE: Final = 0.5
"""An action is dropped from the answer when its share is below this part of the largest."""


class Mixer:
    """One seat's choice: regrets, the mixture they give, and its average over time.

    Payoffs of actions not taken are estimated by their running means, so that one leaf teaches about all.
    """

    def __init__(self, legal: int, whim: float) -> None:
        self.actions = members(legal)
        self.whim = whim
        """How much of its play is uniformly random."""
        size = len(self.actions)
        self.regrets = [0.0] * size
        self.mixture = [1.0 / size] * size
        self.total = [0.0] * size
        self.means = [0.0] * size
        self.tries = [0] * size
        self.lessons = 0

    def pick(self, dice: Dice) -> int:
        """The index of an action, drawn from the mixture, or on a whim."""
        size = len(self.actions)
        if size == 1:
            return 0
        if dice.unit() < self.whim:
            return int(dice.below(size))
        return draw(self.mixture, dice)

    def learn(self, taken: int, payoff: float) -> None:
        """Take in what came of the action with this index."""
        size = len(self.actions)
        if size == 1:
            return
        self.lessons += 1
        chance = (1.0 - self.whim) * self.mixture[taken] + self.whim / size
        mean = self.means[taken]
        corrected = mean + (payoff - mean) / chance
        expected = 0.0
        for index in range(size):
            value = corrected if index == taken else self.means[index]
            expected += self.mixture[index] * value
        positive = 0.0
        for index in range(size):
            value = corrected if index == taken else self.means[index]
            regret = self.regrets[index] + value - expected
            if regret < 0.0:
                regret = 0.0
            self.regrets[index] = regret
            positive += regret
            self.total[index] = self.total[index] + self.lessons * self.mixture[index]
        for index in range(size):
            self.mixture[index] = self.regrets[index] / positive if positive > 0.0 else 1.0 / size
        tries = self.tries[taken] + 1
        self.tries[taken] = tries
        step = 1.0 / tries
        if step < SLOWEST_STEP:
            step = SLOWEST_STEP
        self.means[taken] = mean + step * (payoff - mean)

    def learnt(self, rare: float = RARE) -> list[float]:
        """The average mixture, without what was only explored."""
        least = rare * max(self.total)
        kept = [share if share >= least else 0.0 for share in self.total]
        whole = sum(kept)
        return [share / whole if whole > 0.0 else 1.0 / len(kept) for share in kept]


def draw(mixture: list[float], dice: Dice) -> int:
    """An index, each as likely as its share."""
    left = dice.unit()
    for index in range(len(mixture) - 1):
        left -= mixture[index]
        if left < 0.0:
            return index
    return len(mixture) - 1
