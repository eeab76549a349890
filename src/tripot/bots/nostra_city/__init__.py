"""Opponents at Nostra City."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tripot.bots import brain
from tripot.bots.bot import Bot, PolicyBot
from tripot.bots.guide import Guide
from tripot.bots.heard import Heard
from tripot.bots.judge import Judge
from tripot.bots.level import Level, Rung
from tripot.bots.lore import Known, learnt
from tripot.bots.manner import Manner
from tripot.bots.nostra_city import parley
from tripot.bots.nostra_city.forecast import Forecast
from tripot.bots.nostra_city.guide import NostraCityGuide
from tripot.bots.nostra_city.policy import Weigh
from tripot.bots.nostra_city.search_bot import SearchBot
from tripot.bots.nostra_city.terms import terms
from tripot.bots.nostra_city.weights import Weights
from tripot.bots.numbers import learnt_by_play, numbers_of, put
from tripot.bots.terms import Terms
from tripot.games.nostra_city import view as city
from tripot.games.nostra_city.game import NostraCity
from tripot.games.nostra_city.state import State
from tripot.kernel import state as kernel
from tripot.kernel.dice import Dice
from tripot.kernel.talk import Word
from tripot.kernel.view import View


class Brain(brain.Brain):
    slip: ClassVar[float] = 0.12
    iterations: ClassVar[int] = 40
    reasons: ClassVar[tuple[str, ...]] = ("respect", "lands", "team", "vendetta", "money", "verdict")

    @classmethod
    def rungs(cls) -> dict[Level, Rung]:
        return {
            "novice": Rung(slip=0.45),
            "easy": Rung(slip=0.3),
            "solid": Rung(slip=0.15),
            "strong": Rung(),
            "master": Rung(thoughts=None),
        }

    def forecast(self, looker: int = 0) -> Forecast:
        return Forecast(Weights())

    def policy(self, judge: Judge[State] | None = None) -> Weigh:
        return Weigh(Weights())

    def search_bot(self, seat: int, seed: int, known: Known) -> SearchBot:
        weights = self.weights(learnt_by_play(self.game.name, self.game.players))
        return SearchBot(self.game, seat, seed, learnt(self.game, Forecast(weights), known.value), weights)

    def former(self, seat: int, seed: int) -> SearchBot:
        return SearchBot(self.game, seat, seed, self.forecast(), Weights())

    def numbers(self) -> dict[str, float]:
        return numbers_of(Weights())

    def tuned(self, numbers: Mapping[str, float]) -> Weigh:
        return Weigh(self.weights(numbers))

    def weights(self, numbers: Mapping[str, float]) -> Weights:
        """The formula, with these for some of its numbers."""
        return put(Weights(), numbers)

    def listen(self, bot: Bot, manner: Manner, heard: Heard) -> None:
        """NC-5.1."""
        if isinstance(bot, PolicyBot) and isinstance(bot.policy, Weigh):
            bot.policy.hearsay = parley.hearsay(bot.seat, manner, heard)

    def speak(self, view: View, seat: int, manner: Manner, heard: Heard, dice: Dice) -> Word | None:
        assert isinstance(self.game, NostraCity)
        assert isinstance(view, city.View)
        return parley.speak(self.game, view, seat, manner, heard, dice)

    def guides(self) -> list[Guide[State]]:
        return [NostraCityGuide(Weights(), self.forecast())]

    def terms(self, s: kernel.State, seat: int) -> Terms:
        assert isinstance(s, State)
        return terms(Weights(), s, seat)
