"""A bot with a manner: of what it finds about equally good, the answer that is most to its taste."""

from __future__ import annotations

from typing import Final

from tripot.bots.bot import Bot, Clock
from tripot.bots.brain import brain
from tripot.bots.manner import TASTES, Manner
from tripot.kernel.view import View

THOUGHTS: Final = 2
"""How often the bot makes up its mind, in shares of its time: more would be felt more, and cost strength."""


class Mannered(Bot):
    """The same bot with a character. Where several answers are about as good, no bot always gives the same one: so it
    makes up its mind more than once, and takes the answer that it likes."""

    def __init__(self, bot: Bot, manner: Manner) -> None:
        super().__init__(bot.game, bot.seat, 0)
        self.bot = bot
        self.words = TASTES[manner].get(bot.game.name, ())
        self.brain = brain(bot.game)

    def decide(self, view: View, legal: list[int], clock: Clock) -> int:
        if len(legal) == 1 or not self.words:
            return self.bot.decide(view, legal, clock)
        answers = [self.bot.decide(view, legal, clock.part(THOUGHTS)) for _ in range(THOUGHTS)]
        return min(answers, key=self.distaste)

    def volunteer(self, view: View, extra: list[int], clock: Clock) -> int | None:
        return self.bot.volunteer(view, extra, clock)

    def distaste(self, action: int) -> int:
        """0 for what is dearest; the same for all that the manner has no word for."""
        known = [self.words.index(word) for word in self.brain.words(self.seat, action) if word in self.words]
        return min(known, default=len(self.words))
