"""Learns what tables are worth: TD(λ) on games of quick players (Sutton 1988)."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from tripot.bots.lore import Lore
from tripot.training.descent import Floats
from tripot.training.harvest import Harvest, contest, harvest, together
from tripot.training.task import Task
from tripot.training.trainer import Foreseen, Trainer, apart
from tripot.training.value import Lessons, ValueNetwork, cross_entropy, sigmoid


class ValueTrainer(Trainer[Harvest, Lessons]):
    network: ValueNetwork

    def begin(self) -> ValueNetwork:
        return ValueNetwork(len(self.labels), self.course.hidden, self.course.seed)

    @property
    def harvest(self) -> Callable[[Task], Harvest]:
        return harvest

    @property
    def contest(self) -> Callable[[Task], list[float]]:
        return contest

    @property
    def lore(self) -> Lore:
        return self.network.learnt(self.origin(1, self.network.trust))

    def together(self, found: list[Harvest]) -> Harvest:
        return together(found)

    def learn(self, found: list[Harvest]) -> Foreseen:
        new, held = [], []
        for one in found:
            lessons = Lessons(self.told(one.players, one.rows), one.said, np.zeros_like(one.said))
            self.network.measure(lessons.told)
            lessons = lessons._replace(targets=returns(one, self.network.shares(lessons), self.course.fading))
            cut = apart([moments * one.players for moments in one.moments])
            new.append(part_of(lessons, slice(cut)))
            aside = part_of(lessons._replace(targets=outcomes(one)), slice(cut, None))
            held.append((aside, np.full_like(aside.said, 1 / one.players)))
        self.study(new)
        return Foreseen(
            sum(len(one.said) for one in found),
            wrong([(shares, aside) for aside, shares in held]),
            wrong([(sigmoid(aside.said), aside) for aside, _ in held]),
            wrong([(self.network.shares(aside), aside) for aside, _ in held]),
        )

    def count(self, lessons: Lessons) -> int:
        return len(lessons.said)

    def teach(self, lessons: Lessons, part: NDArray[np.int64], rate: float) -> None:
        self.network.learn(lessons, part, rate)


def part_of(lessons: Lessons, part: slice) -> Lessons:
    told = lessons.told._replace(rows=lessons.told.rows[part])
    return Lessons(told, lessons.said[part], lessons.targets[part])


def outcomes(found: Harvest) -> Floats:
    """For each row, its seat's share of the win."""
    ends = [np.tile(np.array(end, np.float32), moments) for end, moments in zip(found.ends, found.moments, strict=True)]
    return np.concatenate(ends)


def returns(found: Harvest, expected: Floats, fading: float) -> Floats:
    """What each row is to come to: between what is expected at the next moment and how the game ended (Sutton 1988)."""
    targets = np.empty_like(expected)
    first = 0
    for end, moments in zip(found.ends, found.moments, strict=True):
        coming = np.array(end, np.float32)
        for moment in reversed(range(moments)):
            at = slice(first + moment * found.players, first + (moment + 1) * found.players)
            targets[at] = coming
            coming = (1 - fading) * expected[at] + fading * coming
        first += moments * found.players
    return targets


def wrong(judged: list[tuple[Floats, Lessons]]) -> float:
    """The cross entropy of these shares with how games ended, over all rows."""
    shares = np.concatenate([one for one, _ in judged])
    return cross_entropy(shares, np.concatenate([held.targets for _, held in judged]))
