"""The strong player of Nostra City: rehearses what the quick one would not do, on tables that his view allows."""

from __future__ import annotations

from typing import Any, Final

from tripot.bots.bot import Clock, PolicyBot
from tripot.bots.judge import Judge
from tripot.bots.nostra_city.guide import NostraCityGuide
from tripot.bots.nostra_city.policy import Weigh
from tripot.bots.nostra_city.weights import Weights
from tripot.bots.nostra_city.worlds import Worlds
from tripot.bots.rehearsal import Rehearsal
from tripot.games.nostra_city import view as city
from tripot.games.nostra_city.belief import Belief
from tripot.games.nostra_city.game import NostraCity
from tripot.games.nostra_city.state import State
from tripot.kernel.game import Game
from tripot.kernel.view import View

EASY: Final = ("keep", "cut", "swap", "draft")
"""Questions that the quick player answers well enough."""


class SearchBot(PolicyBot):
    """Plays Vendetta cards out of turn as the quick player does (NC-8.2)."""

    def __init__(self, game: Game[Any], seat: int, seed: int, judge: Judge[State], weights: Weights) -> None:
        assert isinstance(game, NostraCity)
        super().__init__(game, seat, seed, Weigh(weights))
        self.blank = game.blank
        self.guide = NostraCityGuide(weights, judge)
        self.rehearsal = Rehearsal(game, self.guide, self.dice)

    def decide(self, view: View, legal: list[int], clock: Clock) -> int:
        if len(legal) == 1:
            return legal[0]
        assert isinstance(view, city.View)
        worlds = self.belief(view)
        s = worlds.deal(self.dice)
        self.guide.look_from(s)
        own = self.policy.choose(s, self.seat, self.dice)
        if view.question is None or view.question.step in EASY:
            return own
        return self.rehearsal.run(worlds, self.seat, own, clock.seconds, clock.iterations or 0)

    def belief(self, view: View) -> Worlds:
        """All tables that may be behind a view."""
        assert isinstance(view, city.View)
        seen = Belief(view, self.blank)
        return Worlds(self.guide.weights, seen.table, seen.unknown, self.seat)
