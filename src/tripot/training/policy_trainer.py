"""Learns what is chosen, from searches that think: the next ones begin with it, and think further."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from tripot.bots.lore import Lore
from tripot.training.policy import PolicyNetwork, Thoughts, doubt
from tripot.training.task import Task
from tripot.training.thinking import ACTIONS, Thought, contest, think, together
from tripot.training.trainer import Foreseen, Trainer, apart


class PolicyTrainer(Trainer[Thought, Thoughts]):
    network: PolicyNetwork

    def begin(self) -> PolicyNetwork:
        return PolicyNetwork(len(self.labels), self.course.hidden, ACTIONS, self.course.seed)

    @property
    def harvest(self) -> Callable[[Task], Thought]:
        return think

    @property
    def contest(self) -> Callable[[Task], list[float]]:
        return contest

    @property
    def lore(self) -> Lore:
        return self.network.learnt(self.origin(ACTIONS, 1.0))

    def together(self, found: list[Thought]) -> Thought:
        return together(found)

    def learn(self, found: list[Thought]) -> Foreseen:
        new, held = [], []
        for one in found:
            thoughts = Thoughts(self.told(one.players, one.rows), one.legal, one.visits)
            self.network.measure(thoughts.told)
            cut = apart(one.choices)
            new.append(part_of(thoughts, slice(cut)))
            held.append(part_of(thoughts, slice(cut, None)))
        self.study(new)
        visits = np.concatenate([one.visits for one in held]).astype(np.float32)
        legal = np.concatenate([one.legal for one in held])
        odds = np.concatenate([self.network.odds(one) for one in held])
        equal = (legal / legal.sum(axis=1, keepdims=True)).astype(np.float32)
        return Foreseen(
            sum(len(one.legal) for one in found), doubt(visits, equal), doubt(visits, visits), doubt(visits, odds)
        )

    def count(self, thoughts: Thoughts) -> int:
        return len(thoughts.legal)

    def teach(self, thoughts: Thoughts, part: NDArray[np.int64], rate: float) -> None:
        self.network.learn(thoughts, part, rate)


def part_of(thoughts: Thoughts, part: slice) -> Thoughts:
    told = thoughts.told._replace(rows=thoughts.told.rows[part])
    return Thoughts(told, thoughts.legal[part], thoughts.visits[part])
