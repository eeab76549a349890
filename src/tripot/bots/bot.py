"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import msgspec

from tripot.bots.policy import NOTHING, Policy
from tripot.bots.regret import draw
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.view import View

SHYNESS = 3
"""One moment in so many, a random bot acts although nobody waits for it."""


MOST = 0.8
"""How much of its time one step of a choice may take."""


class Clock(msgspec.Struct, frozen=True):
    """How long a bot may think about one decision: seconds, or a count that gives the same answer anywhere."""

    seconds: float = 0.5
    iterations: int | None = None

    def left(self, spent: float) -> Clock:
        """For the next step of a choice that has taken so many seconds: most of what is left, since more may follow."""
        return Clock(MOST * max(0.0, self.seconds - spent), self.iterations)

    def part(self, count: int) -> Clock:
        """For one of so many thoughts about the same question."""
        return Clock(self.seconds / count, None if self.iterations is None else max(1, self.iterations // count))


class Bot(ABC):
    """Sits in one chair of one game. It is made with the rules, its seat, and a seed of its own."""

    def __init__(self, game: Game[Any], seat: int, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.dice = Dice(seed)

    @abstractmethod
    def decide(self, view: View, legal: list[int], clock: Clock) -> int:
        """One of the legal actions, chosen from what this seat may know."""

    def volunteer(self, view: View, extra: list[int], clock: Clock) -> int | None:
        """One of the actions that are open to this seat although nobody waits for it, or None: it does nothing."""
        return None


class Mixed(Bot):
    """Whoever can say how likely he takes each action, before a die is cast for it."""

    @abstractmethod
    def odds(self, view: View, legal: list[int], clock: Clock) -> list[float]:
        """In order of the legal actions; they add up to 1."""

    def decide(self, view: View, legal: list[int], clock: Clock) -> int:
        return legal[0] if len(legal) == 1 else legal[draw(self.odds(view, legal, clock), self.dice)]


class RandomBot(Bot):
    """Any legal action."""

    def decide(self, view: View, legal: list[int], clock: Clock) -> int:
        return legal[self.dice.below(len(legal))]

    def volunteer(self, view: View, extra: list[int], clock: Clock) -> int | None:
        """Now and then."""
        return extra[self.dice.below(len(extra))] if self.dice.below(SHYNESS) == 0 else None


class PolicyBot(Bot):
    """Imagines a state that its view allows, and follows a policy there."""

    def __init__(self, game: Game[Any], seat: int, seed: int, policy: Policy[Any]) -> None:
        super().__init__(game, seat, seed)
        self.policy = policy

    def decide(self, view: View, legal: list[int], clock: Clock) -> int:
        return self.policy.choose(self.game.sample(view, self.dice), self.seat, self.dice)

    def volunteer(self, view: View, extra: list[int], clock: Clock) -> int | None:
        action = self.policy.volunteer(self.game.sample(view, self.dice), self.seat, self.dice)
        return None if action == NOTHING else action
