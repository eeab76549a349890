"""A bot that searches over what its view allows, and keeps what it has thought."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from tripot.bots.belief import Belief
from tripot.bots.bot import Clock, PolicyBot
from tripot.bots.policy import Policy
from tripot.bots.search import Search
from tripot.bots.tree import Edge, Node
from tripot.kernel.bits import lowest
from tripot.kernel.game import Game
from tripot.kernel.view import View


class Thinker(PolicyBot):
    """A choice that takes several steps is one train of thought: each step goes on with the tree of the one before."""

    search: Search

    def __init__(self, game: Game[Any], seat: int, seed: int, policy: Policy[Any]) -> None:
        super().__init__(game, seat, seed, policy)
        self.kept: Node | None = None
        self.expected: View | None = None
        """What this seat will see when it is asked what `kept` is about."""

    @abstractmethod
    def belief(self, view: View) -> Belief[Any]:
        """All that may be behind a view."""

    def decide(self, view: View, legal: list[int], clock: Clock) -> int:
        self.search.root = None
        if len(legal) == 1:
            return legal[0]
        belief = self.belief(view)
        s = belief.deal(self.dice)
        worth_a_thought = self.search.options(s, self.seat)
        if worth_a_thought & worth_a_thought - 1 == 0:
            return lowest(worth_a_thought)
        tree = self.kept if self.expected == view else None
        if tree is None:
            tree = Node(self.seat, None)  # others may be asked at the same time
        tree = self.search.run(belief, clock.seconds, clock.iterations or 0, tree)
        chosen = tree.answer()
        self.keep(s, chosen)
        return chosen.action

    def keep(self, s: Any, chosen: Edge) -> None:
        """The next choice, if it is this seat's own again and neither chance nor anybody else comes between."""
        game, own = self.search.game, 1 << self.seat
        self.kept = chosen.child(self.seat)
        self.expected = None
        if self.kept is None:
            return
        game.play(s, self.seat, chosen.action)
        while game.waiting(s) == own:
            options = self.search.options(s, self.seat)
            if options & options - 1:
                self.expected = game.view(s, self.seat)
                return
            game.play(s, self.seat, lowest(options))
