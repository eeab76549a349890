"""A bot that thinks ahead, but not for long."""

from __future__ import annotations

from tripot.bots.bot import Bot, Clock
from tripot.kernel.view import View


class Hasty(Bot):
    """Whatever its clock allows, it stops after so many thoughts."""

    def __init__(self, bot: Bot, thoughts: int) -> None:
        super().__init__(bot.game, bot.seat, 0)
        self.bot = bot
        self.thoughts = thoughts

    def decide(self, view: View, legal: list[int], clock: Clock) -> int:
        return self.bot.decide(view, legal, self.hurried(clock))

    def volunteer(self, view: View, extra: list[int], clock: Clock) -> int | None:
        return self.bot.volunteer(view, extra, self.hurried(clock))

    def hurried(self, clock: Clock) -> Clock:
        return Clock(clock.seconds, min(self.thoughts, clock.iterations or self.thoughts))
