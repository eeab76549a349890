"""Search for sealed simultaneous choices: regret matching over rollouts, so that the answer is a mixed one."""

from __future__ import annotations

from typing import Any

from tripot.bots.bot import Bot
from tripot.bots.policy import Policy
from tripot.kernel.game import Game


class SealedBot(Bot):
    """placeholder until measured"""

    def __init__(self, game: Game[Any], seat: int, seed: int, policy: Policy[Any]) -> None:
        super().__init__(game, seat, seed)
        self.policy = policy
