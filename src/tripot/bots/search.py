"""Search over beliefs: one tree for all the deals that a seat thinks possible, in which everybody plays for himself."""

from __future__ import annotations

__compile__ = True

import gc
from math import log
from time import perf_counter
from typing import Any, Final

from tripot.bots.belief import Belief
from tripot.bots.guide import Guide
from tripot.bots.judge import shares
from tripot.bots.prior import Prior
from tripot.bots.tree import TRUST, Edge, Guess, Node
from tripot.kernel.bits import lowest, members
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.rollout import outcome, run_out
from tripot.kernel.seats import NATURE
from tripot.kernel.state import State

RIPE: Final = 2
"""How often an action is tried before what follows it is learnt as well."""
SLOPE: Final = 0.02
"""How much of the win it says of an action that it is chosen e times as often as another."""
TINY: Final = 0.001
PULL: Final = 0.3
LEAST: Final = 0.02
"""How much an action asks to be tried that is chosen always, and never."""


class Search:
    """Information-set Monte Carlo tree search.

    Every iteration deals the hidden cards anew, goes down the tree along the actions that are legal in that deal,
    follows the guide for some decisions and lets it judge. Chance is drawn, single choices are taken unasked.
    """

    def __init__(
        self,
        game: Game[Any],
        guide: Guide[Any] | None,
        dice: Dice,
        follow: int = 0,
        ripe: int = RIPE,
        trust: float = TRUST,
        paired: bool = False,
        prior: Prior | None = None,
    ) -> None:
        self.game = game
        self.guide = guide
        """None: nothing is known of the game but its rules, and games are played to their ends at random."""
        self.dice = dice
        self.follow = follow
        """How many decisions the guide plays below the tree before it judges."""
        self.ripe = ripe
        self.trust = trust
        self.root: Node | None = None
        """Where the tree of the last thought begins; None: no thought was needed."""
        self.paired = paired
        """Every action meets the same luck in its first try, in its second, and so on: a fairer comparison."""
        self.prior = prior
        """How others who think choose; None: nobody knows."""

    def run(self, belief: Belief[Any], seconds: float, iterations: int, kept: Node | None = None) -> Node:
        """The tree after so many iterations; 0 means as many as the time allows. What was kept of an earlier one
        grows on. Its root knows what can be done, also if there was no time to try any of it."""
        s: State = belief.deal(self.dice)
        tree = Node(lowest(self.game.waiting(s)), None) if kept is None else kept
        self.root = tree
        deadline = perf_counter() + seconds
        luck: int = self.dice.roll()
        own = self.dice
        done = 0
        collecting = gc.isenabled()
        gc.disable()  # a tree has no circles, and to look for some takes an eighth of the time
        try:
            while done < iterations if iterations else done % 8 or perf_counter() < deadline:
                if self.paired:
                    edge = self.choice(tree, s)
                    self.dice = Dice(luck + edge.visits)
                    self.follow_edge(tree, edge, belief.deal(self.dice))
                else:
                    self.descend(tree, belief.deal(self.dice))
                done += 1
        finally:
            if collecting:
                gc.enable()
        self.dice = own
        if not tree.edges:
            self.widen(tree, self.options(s, tree.seat), s)
        return tree

    def descend(self, node: Node, s: State) -> list[float]:
        """From this node to a leaf; what it is worth to each seat is remembered on the way back."""
        return self.follow_edge(node, self.choice(node, s), s)

    def choice(self, node: Node, s: State) -> Edge:
        """The action to try in this deal."""
        legal = self.options(s, node.seat)
        if legal & ~node.known:
            self.widen(node, legal, s)
        return node.best(legal)

    def follow_edge(self, node: Node, edge: Edge, s: State) -> list[float]:
        self.game.play(s, node.seat, edge.action)
        worths = self.below(node, edge, s)
        edge.visits += 1
        edge.total += worths[node.seat]
        return worths

    def options(self, s: State, seat: int) -> int:
        """What this seat may do, as far as the guide finds it sensible; the clock has only one answer."""
        legal = self.game.legal(s, seat)
        return legal if self.guide is None or legal & legal - 1 == 0 else self.guide.sensible(s, seat, legal)

    def widen(self, node: Node, legal: int, s: State) -> None:
        """Adds actions that are seen here for the first time."""
        if self.prior is not None and node is not self.root:
            self.expect(self.prior, node, legal, s)
            return
        fresh = legal & ~node.known
        while fresh:
            action: int = lowest(fresh)
            fresh &= fresh - 1
            node.add(Edge(self.guess(node, s, action), self.trust))

    def expect(self, prior: Prior, node: Node, legal: int, s: State) -> None:
        """The likeliest is looked at; what is rarely chosen cannot promise as much, and is rarely tried."""
        odds = prior.odds(s, node.seat, legal)
        most = max(odds)
        actions = members(legal)
        worth = self.guess(node, s, actions[odds.index(most)]).worth
        for action, odd in zip(actions, odds, strict=True):
            if not node.known >> action & 1:
                said = worth + SLOPE * log((odd + TINY) / (most + TINY))
                node.add(Edge(Guess(action, said, None, LEAST + PULL * odd), self.trust))

    def guess(self, node: Node, s: State, action: int) -> Guess:
        guide = self.guide
        if guide is None:
            return Guess(action, 1.0 / self.game.players)
        if node is self.root:
            return guide.first_look(s, node.seat, action, self.dice)
        return guide.guess(s, node.seat, action, self.dice)

    def below(self, node: Node, edge: Edge, s: State) -> list[float]:
        """What comes of an action: the end, a deeper node, or a leaf."""
        seat = self.advance(s)
        if seat < 0:
            return shares(self.game, s)
        child = edge.child(seat)
        if child is None:
            if edge.visits < self.ripe:
                return self.leaf(s, seat)
            child = edge.grow(seat, seat == node.seat)
        return self.descend(child, s)

    def advance(self, s: State) -> int:
        """Chance is drawn and single choices are taken, up to a seat that has a choice; -1 at the end of the game."""
        game = self.game
        while True:
            waiting = game.waiting(s)
            if waiting == 0:
                return -1
            seat: int = lowest(waiting)
            if seat == NATURE:
                game.play(s, NATURE, outcome(s, self.dice))
                continue
            legal = self.options(s, seat)
            if legal & legal - 1:
                return seat
            game.play(s, seat, lowest(legal))

    def leaf(self, s: State, seat: int) -> list[float]:
        """This seat has a choice. The guide plays on a little and judges, or chance plays to the end."""
        guide = self.guide
        if guide is None:
            run_out(self.game, s, self.dice)
            return shares(self.game, s)
        left = self.follow
        while seat >= 0 and (left > 0 or not guide.quiet(s)):
            self.game.play(s, seat, guide.follow(s, seat, self.dice))
            left -= 1
            seat = self.advance(s)
        return guide.worth(s) if seat >= 0 else shares(self.game, s)
