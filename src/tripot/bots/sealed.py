"""Search for sealed simultaneous choices: regret matching at every node of a tree, a judge at its leaves."""

from __future__ import annotations

__compile__ = True

from time import perf_counter
from typing import Any, Final

from tripot.bots.judge import Judge, shares
from tripot.bots.regret import Mixer
from tripot.kernel.bits import members
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.rollout import outcome
from tripot.kernel.seats import NATURE
from tripot.kernel.state import State

OWN_WHIM: Final = 0.1
"""How much the searching seat explores."""
OTHERS_WHIM: Final = 0.2
"""How much of the others' play is taken to be random: people are no perfect learners."""
RIPE: Final = 100
"""How often joint choices are judged before what follows them is learnt as well."""


class Node:
    """A moment at which some seats choose at the same time."""

    def __init__(self, game: Game[Any], s: State, searcher: int, whim: float) -> None:
        self.seats = members(game.waiting(s))
        self.mixers = [Mixer(game.legal(s, seat), OWN_WHIM if seat == searcher else whim) for seat in self.seats]
        self.children: dict[int, Node] = {}
        self.judged: dict[int, int] = {}
        """How often each joint choice without a child was judged."""


class SealedSearch:
    """Grows a tree for one seat, from a state in which all choices are still open."""

    def __init__(
        self,
        game: Game[Any],
        searcher: int,
        judge: Judge[Any],
        dice: Dice,
        whim: float = OTHERS_WHIM,
        ripe: int = RIPE,
    ) -> None:
        self.game = game
        self.searcher = searcher
        self.judge = judge
        self.dice = dice
        self.whim = whim
        self.ripe = ripe

    def run(self, root: State, seconds: float, iterations: int) -> Node:
        """The tree after so many iterations; 0 means as many as the time allows."""
        tree = Node(self.game, root, self.searcher, self.whim)
        deadline = perf_counter() + seconds
        done = 0
        while done < iterations if iterations else done % 32 or perf_counter() < deadline:
            self.descend(tree, root.clone())
            done += 1
        return tree

    def descend(self, node: Node, s: State) -> list[float]:
        """Play from this node to a leaf, and let every seat on the way learn from its worth."""
        taken: list[int] = []
        joint = 0
        for index in range(len(node.seats)):
            mixer = node.mixers[index]
            choice = mixer.pick(self.dice)
            taken.append(choice)
            joint = joint * 64 + mixer.actions[choice]
            self.game.play(s, node.seats[index], mixer.actions[choice])
        worths = self.below(node, joint, s)
        for index in range(len(node.seats)):
            node.mixers[index].learn(taken[index], worths[node.seats[index]])
        return worths

    def below(self, node: Node, joint: int, s: State) -> list[float]:
        """What comes of these choices: the end, a deeper node, or a judgement."""
        game = self.game
        waiting = game.waiting(s)
        while waiting >> NATURE & 1:
            chance = outcome(s, self.dice)
            joint = joint * 64 + chance
            game.play(s, NATURE, chance)
            waiting = game.waiting(s)
        if waiting == 0:
            return shares(game, s)
        child = node.children.get(joint)
        if child is not None:
            return self.descend(child, s)
        judged = node.judged.get(joint, 0)
        if judged < self.ripe:
            node.judged[joint] = judged + 1
            return self.judge.worth(s)
        child = Node(game, s, self.searcher, self.whim)
        node.children[joint] = child
        return self.descend(child, s)
