"""Rounds of learning: games by what is known so far, lessons from them, and a look whether they helped."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Executor
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import perf_counter
from typing import Final

import msgspec
import numpy as np

from tripot import __version__
from tripot.bots.lore import Lore, Origin, digest, labels_of
from tripot.games.registry import box, load
from tripot.kernel.problem import Problem
from tripot.training.harvest import Harvest, Task, contest, harvest, together
from tripot.training.network import Floats, Lessons, Network, cross_entropy, sigmoid
from tripot.turns.observing import observation_of

BATCH: Final = 512
"""Rows of one step."""
APART: Final = 0.1
"""The part of the games that nothing is learnt from: they show whether it was learnt, or learnt by heart."""
LEAST: Final = 4
"""Games of a round at each number of players, so that some are learnt from and some set apart."""
TASKS: Final = 4
"""So many parts are made of the games of a round at each number of players."""


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """What is learnt, and how; with the seed it fixes everything."""

    game: str
    players: tuple[int, ...]
    rounds: int
    games: int
    """In each round, at each number of players."""
    hidden: int = 32
    seed: int = 2026
    whim: float = 0.1
    """How often anything is done instead of the best, in the mean of games."""
    every: int = 6
    """Of so many moments one is learnt from."""
    fading: float = 0.9
    """How far the end of the game counts against what is expected at the next moment: the λ of TD(λ)."""
    rate: float = 0.001
    window: int = 4
    """Rounds that are learnt from together."""
    contest: int = 80
    """Pairs of games at each number of players that show whether it has helped."""

    @property
    def command(self) -> str:
        players = ",".join(map(str, self.players))
        return (
            f"tripot train {self.game} --players {players} --rounds {self.rounds} --games {self.games}"
            f" --hidden {self.hidden} --seed {self.seed}"
        )


class Round(msgspec.Struct, frozen=True):
    """What a round has come to."""

    number: int
    games: int
    """In all rounds so far."""
    rows: int
    equal: float
    """The cross entropy of equal shares with how games that were set apart have ended."""
    formula: float
    """The same of the formula's."""
    net: float
    """The same of what was learnt."""
    gain: float
    """How much more of the win a chair has by what was learnt, in equal shares; and its standard error."""
    error: float
    seconds: float

    def foreseen(self, entropy: float) -> float:
        """How much of the doubt that equal shares leave is taken away."""
        return 1 - entropy / self.equal


class Trainer:
    """Everything is kept in a folder after each round; whoever opens it again goes on there."""

    def __init__(self, course: Course, folder: Path) -> None:
        self.course = course
        self.folder = folder
        self.labels = labels_of(course.game)
        if not self.labels:
            raise Problem("train-no-row", game=course.game)
        if course.games < LEAST:
            raise Problem("train-few", games=course.games, least=LEAST)
        self.network = Network(len(self.labels), course.hidden, course.seed)
        self.rounds: list[Round] = []
        self._kept: deque[list[Lessons]] = deque(maxlen=course.window)
        self._resume()

    @property
    def lore(self) -> Lore:
        chosen, course = box(self.course.game), self.course
        last = self.rounds[-1] if self.rounds else None
        names = ("equal", "formula", "net", "gain", "error")
        figures = {} if last is None else {name: getattr(last, name) for name in names}
        return self.network.lore(
            Origin(
                game=course.game,
                rules=chosen.kind.rules_version,
                edition=chosen.edition.hash,
                labels=digest(self.labels),
                hidden=course.hidden,
                trust=self.network.trust,
                version=__version__,
                seed=course.seed,
                games=0 if last is None else last.games,
                command=course.command,
                figures={name: round(figure, 4) for name, figure in figures.items()},
            )
        )

    def run(self, executor: Executor) -> Iterator[Round]:
        """The rounds that are still to come."""
        while len(self.rounds) < self.course.rounds:
            began = perf_counter()
            found = self._learn(self._gather(executor))
            gains = self._contest(executor)
            error = stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0
            number = len(self.rounds) + 1
            games = self.course.games * len(self.course.players) * number
            done = Round(number, games, *found, fmean(gains), error, perf_counter() - began)
            self.rounds.append(done)
            self._keep()
            yield done

    def _gather(self, executor: Executor) -> list[Harvest]:
        """The games of this round, by those who have learnt so far."""
        lore = self.lore.encode() if self.rounds else None
        each = max(1, self.course.games // TASKS)
        parts = range(-(-self.course.games // each))
        running = [
            [executor.submit(harvest, self._task(players, each, part, lore)) for part in parts]
            for players in self.course.players
        ]
        return [together([one.result() for one in some]) for some in running]

    def _contest(self, executor: Executor) -> list[float]:
        lore = self.lore.encode()
        each = max(1, self.course.contest // TASKS)
        tasks = [
            self._task(players, each, 1000 + part, lore) for part in range(TASKS) for players in self.course.players
        ]
        futures = [executor.submit(contest, task) for task in tasks]
        return [gain for one in futures for gain in one.result()]

    def _task(self, players: int, games: int, part: int, lore: bytes | None) -> Task:
        course = self.course
        seed = (course.seed * 1009 + len(self.rounds)) * 10007 + part * 101 + players
        return Task(course.game, players, games, seed, course.whim, course.every, lore)

    def _learn(self, found: list[Harvest]) -> tuple[int, float, float, float]:
        """How many rows there were, and how well equal shares, formula and net foresee the games set apart."""
        new, apart = [], []
        for one in found:
            lessons = self._lessons(one)
            self.network.measure(lessons)
            ends = outcomes(one)
            targets = returns(one, self.network.shares(lessons), self.course.fading)
            cut = sum(one.moments[: int(len(one.moments) * (1 - APART))]) * one.players
            new.append(lessons._replace(rows=lessons.rows[:cut], said=lessons.said[:cut], targets=targets[:cut]))
            held = lessons._replace(rows=lessons.rows[cut:], said=lessons.said[cut:], targets=ends[cut:])
            apart.append((held, np.full_like(held.said, 1 / one.players)))
        self._kept.append(new)
        self._study([lessons for kept in self._kept for lessons in kept])
        rows = sum(len(one.said) for one in found)
        equal = wrong([(shares, held) for held, shares in apart])
        formula = wrong([(sigmoid(held.said), held) for held, _ in apart])
        return rows, equal, formula, wrong([(self.network.shares(held), held) for held, _ in apart])

    def _study(self, lessons: list[Lessons]) -> None:
        """Once through all lessons, in any order, with ever smaller steps: what is noise evens out."""
        random = np.random.default_rng(self.course.seed + len(self.rounds))
        parts = [
            (one, part)
            for one in lessons
            for part in np.array_split(random.permutation(len(one.said)), max(1, len(one.said) // BATCH))
        ]
        for done, index in enumerate(random.permutation(len(parts))):
            one, part = parts[index]
            self.network.learn(one, part, self.course.rate * (1 - done / len(parts)))

    def _lessons(self, found: Harvest) -> Lessons:
        told = observation_of(load(self.course.game, found.players)).labels
        places = {label: place for place, label in enumerate(self.labels)}
        columns = np.array([places[label] for label in told])
        number = places[f"players.{found.players}"]
        return Lessons(found.rows, columns, number, found.said, np.zeros_like(found.said))

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
