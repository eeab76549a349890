"""The easy opponent: knows how the game is played, and makes mistakes as people do."""

from __future__ import annotations

from typing import Any

from tripot.bots.bot import Clock, PolicyBot
from tripot.bots.policy import Policy
from tripot.kernel.game import Game
from tripot.kernel.view import View


class Brute(PolicyBot):
    """Follows the policy, unless he overlooks what it would do; then he does something else that the rules allow."""

    def __init__(self, game: Game[Any], seat: int, seed: int, policy: Policy[Any], slip: float) -> None:
        super().__init__(game, seat, seed, policy)
        self.slip = slip
        """How likely he overlooks the best choice."""

    def decide(self, view: View, legal: list[int], clock: Clock) -> int:
        best = super().decide(view, legal, clock)
        others = [action for action in legal if action != best]
        if others and self.dice.unit() < self.slip:
            return others[self.dice.below(len(others))]
        return best
