"""Rounds of learning: games by what is known so far, lessons from them, and a look whether they helped."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import perf_counter
from typing import Final, Generic, NamedTuple, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from tripot import __version__
from tripot.bots.lore import Lore, Origin, digest, labels_of
from tripot.games.registry import box, load
from tripot.kernel.problem import Problem
from tripot.training.course import Course, Round
from tripot.training.network import Network, Rows
from tripot.training.task import Task
from tripot.turns.observing import observation_of

BATCH: Final = 512
"""Rows of one step."""
APART: Final = 0.1
"""The part of the games that nothing is learnt from: they show whether it was learnt, or learnt by heart."""
LEAST: Final = 4
"""Games of a round at each number of players, so that some are learnt from and some set apart."""
TASKS: Final = 4
"""So many parts are made of the games of a round at each number of players."""

H = TypeVar("H")
"""What workers bring home of games at tables of one size."""
L = TypeVar("L")
"""What is learnt from it."""


class Foreseen(NamedTuple):
    """How many rows there were, and how well equal shares, formula and net foresee the games set apart."""

    rows: int
    equal: float
    formula: float
    net: float


class Trainer(ABC, Generic[H, L]):
    """Everything is kept in a folder after each round; whoever opens it again goes on there."""

    network: Network

    def __init__(self, course: Course, folder: Path) -> None:
        self.course = course
        self.folder = folder
        self.labels = labels_of(course.game)
        if not self.labels:
            raise Problem("train-no-row", game=course.game)
        if course.games < LEAST:
            raise Problem("train-few", games=course.games, least=LEAST)
        self.network = self.begin()
        self.rounds: list[Round] = []
        self._kept: deque[list[L]] = deque(maxlen=course.window)
        self._resume()

    @abstractmethod
    def begin(self) -> Network:
        """A net that has learnt nothing."""

    @property
    @abstractmethod
    def harvest(self) -> Callable[[Task], H]:
        """What plays games to learn from."""

    @property
    @abstractmethod
    def contest(self) -> Callable[[Task], list[float]]:
        """What finds how much more a chair has by what was learnt, in each pair of games."""

    @property
    @abstractmethod
    def lore(self) -> Lore:
        """What was learnt so far, as bots play it."""

    @abstractmethod
    def together(self, found: list[H]) -> H:
        """The games of several workers, at tables of the same size."""

    @abstractmethod
    def learn(self, found: list[H]) -> Foreseen:
        """From the games of this round, and what is kept of those before."""

    @abstractmethod
    def count(self, lessons: L) -> int:
        """Rows to learn from."""

    @abstractmethod
    def teach(self, lessons: L, part: NDArray[np.int64], rate: float) -> None:
        """One step."""

    def origin(self, outputs: int, trust: float) -> Origin:
        chosen, course = box(self.course.game), self.course
        last = self.rounds[-1] if self.rounds else None
        names = ("equal", "formula", "net", "gain", "error")
        figures = {} if last is None else {name: getattr(last, name) for name in names}
        return Origin(
            game=course.game,
            rules=chosen.kind.rules_version,
            edition=chosen.edition.hash,
            labels=digest(self.labels),
            hidden=course.hidden,
            outputs=outputs,
            trust=trust,
            version=__version__,
            seed=course.seed,
            games=0 if last is None else last.games,
            command=course.command,
            figures={name: round(figure, 4) for name, figure in figures.items()},
        )

    def run(self, executor: Executor) -> Iterator[Round]:
        """The rounds that are still to come."""
        while len(self.rounds) < self.course.rounds:
            began = perf_counter()
            found = self.learn(self._gather(executor))
            gains = self._contest(executor)
            error = stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0
            number = len(self.rounds) + 1
            games = self.course.games * len(self.course.players) * number
            done = Round(number, games, *found, fmean(gains), error, perf_counter() - began)
            self.rounds.append(done)
            self._keep()
            yield done

    def _gather(self, executor: Executor) -> list[H]:
        """The games of this round, by those who have learnt so far."""
        lore = self.lore.encode() if self.rounds else None
        each = max(1, self.course.games // TASKS)
        parts = range(-(-self.course.games // each))
        running = [
            [executor.submit(self.harvest, self._task(players, each, part, lore)) for part in parts]
            for players in self.course.players
        ]
        return [self.together([one.result() for one in some]) for some in running]

    def _contest(self, executor: Executor) -> list[float]:
        lore = self.lore.encode()
        each = max(1, self.course.contest // TASKS)
        tasks = [
            self._task(players, each, 1000 + part, lore) for part in range(TASKS) for players in self.course.players
        ]
        futures = [executor.submit(self.contest, task) for task in tasks]
        return [gain for one in futures for gain in one.result()]

    def _task(self, players: int, games: int, part: int, lore: bytes | None) -> Task:
        course = self.course
        seed = (course.seed * 1009 + len(self.rounds)) * 10007 + part * 101 + players
        return Task(course.game, players, games, seed, course.whim, course.every, lore, course.thoughts)

    def study(self, new: list[L]) -> None:
        """Through all lessons, in any order, with ever smaller steps: what is noise evens out."""
        self._kept.append(new)
        random = np.random.default_rng(self.course.seed + len(self.rounds))
        parts = [
            (one, part)
            for _ in range(self.course.passes)
            for some in self._kept
            for one in some
            for part in np.array_split(random.permutation(self.count(one)), max(1, self.count(one) // BATCH))
        ]
        for done, index in enumerate(random.permutation(len(parts))):
            one, part = parts[index]
            self.teach(one, part, self.course.rate * (1 - done / len(parts)))

    def told(self, players: int, rows: NDArray[np.float16]) -> Rows:
        labels = observation_of(load(self.course.game, players)).labels
        places = {label: place for place, label in enumerate(self.labels)}
        return Rows(rows, np.array([places[label] for label in labels]), places[f"players.{players}"])

    def _keep(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        aside = self.folder / "network.part.npz"
        np.savez(aside, **self.network.arrays())  # type: ignore[arg-type]
        aside.rename(self.folder / "network.npz")
        lines = [msgspec.json.encode(one) for one in (self.course, *self.rounds)]
        (self.folder / "rounds.jsonl").write_bytes(b"\n".join(lines) + b"\n")

    def _resume(self) -> None:
        path = self.folder / "rounds.jsonl"
        if not path.exists():
            return
        first, *lines = path.read_bytes().splitlines()
        kept = msgspec.json.decode(first, type=Course)
        if msgspec.structs.replace(kept, rounds=self.course.rounds) != self.course:
            raise Problem("train-other-course", folder=str(self.folder))
        self.rounds = [msgspec.json.decode(line, type=Round) for line in lines]
        with np.load(self.folder / "network.npz") as arrays:
            self.network.take(dict(arrays))


def apart(games: Sequence[int]) -> int:
    """How many rows there are before the games that are set apart, by the rows of each game."""
    return sum(games[: int(len(games) * (1 - APART))])
