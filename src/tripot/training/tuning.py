"""The numbers of a formula are learnt by play: `python -m tripot.training.tuning nostra-city --players 3 --rounds 6`.

In every game chance deals each seat a player: one who judges by the formula as it was made by hand, or one by what was
learnt so far, each of whose numbers is a little more or less. Who wins more tells where each number ought to go.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from tripot.bots.brain import brain
from tripot.bots.policy import Policy
from tripot.games.registry import games, load
from tripot.kernel.game import Game
from tripot.kernel.problem import Problem
from tripot.training.gain import gains
from tripot.training.harvest import seated
from tripot.training.task import Task

Floats = NDArray[np.float64]

FORMER: Final = 0.5
"""How many play by the formula as it was made."""
SPREAD: Final = 0.2
"""How far the numbers of one player stray, as a logarithm."""
BEND: Final = 0.15
"""How much worse it gets with the square of the distance from the best, where games have not told yet."""
LEAST_BEND: Final = 0.04
DOUBT: Final = 2.0
"""How much of a slope is taken for noise, in squares of its standard error."""
STEP: Final = 0.2
"""No number goes further in a round."""
STRIDE: Final = 0.5
"""Nor do all of them together."""
TINY: Final = 1e-9
TASKS: Final = 8
"""Parts of a round."""


class Learnt(msgspec.Struct, frozen=True):
    """What a round has come to: the numbers as logarithms of their ratio to those made by hand."""

    round: int
    games: int
    ratios: dict[str, float]
    gain: float
    """How much more of the win a chair has that plays by them, in equal shares; and its standard error."""
    error: float


class Lesson:
    """The sums of a regression, over seats: shares of the win on how far each number was off, and on its square."""

    def __init__(self, numbers: int) -> None:
        self.squares: Floats = np.zeros((2 * numbers + 1, 2 * numbers + 1))
        self.told: Floats = np.zeros(2 * numbers + 1)
        self.whole = 0.0
        self.seats = 0
        """That can be told apart: those of a game share one win."""

    def hear(self, off: Floats, learning: NDArray[np.bool_], ends: list[float]) -> None:
        """One game: how far each seat's numbers were off, who plays by what was learnt, and who has won."""
        shares = np.array(ends) * len(ends)
        rows = np.concatenate([off, off * off, learning[:, None]], axis=1)
        rows -= rows.mean(axis=0)
        shares -= shares.mean()
        self.squares += rows.T @ rows
        self.told += rows.T @ shares
        self.whole += float(shares @ shares)
        self.seats += len(ends) - 1

    def add(self, other: Lesson) -> None:
        self.squares += other.squares
        self.told += other.told
        self.whole += other.whole
        self.seats += other.seats

    def step(self) -> Floats:
        """How far each number goes: to the top of the curve that games show, as far as they are sure of it."""
        inverse = np.linalg.inv(self.squares + TINY * np.eye(len(self.squares)))
        errors = np.sqrt(np.diag(inverse) * self.whole / self.seats)
        told, count = inverse @ self.told, len(self.told) // 2
        slopes, bends = told[:count], -told[count : 2 * count]
        sure = np.maximum(0.0, 1.0 - DOUBT * (errors[:count] / (np.abs(slopes) + TINY)) ** 2)
        known = BEND**2 / (BEND**2 + errors[count : 2 * count] ** 2)
        bend = np.maximum(LEAST_BEND, known * bends + (1.0 - known) * BEND)
        wanted: Floats = np.clip(slopes * sure / (2.0 * bend), -STEP, STEP)
        return wanted * min(1.0, STRIDE / (float(np.linalg.norm(wanted)) + TINY))


def tuned(game: Game[Any], ratios: Mapping[str, float]) -> Policy[Any]:
    thinking = brain(game)
    own = thinking.numbers()
    return thinking.tuned({name: own[name] * float(np.exp(ratio)) for name, ratio in ratios.items()})


def lesson(task: Task, names: list[str], centre: dict[str, float]) -> Lesson:
    """Games among players by the formula and others around what was learnt."""
    game = load(task.game, task.players)
    former = tuned(game, {})
    chance = np.random.default_rng(task.seed)
    count, middle = len(names), np.array([centre[name] for name in names])
    found = Lesson(count)
    for number in range(task.games):
        learning = chance.random(task.players) >= FORMER
        off = chance.standard_normal((task.players, count)) * SPREAD * learning[:, None]
        players = [
            tuned(game, dict(zip(names, row, strict=True))) if one else former
            for one, row in zip(learning, middle + off, strict=True)
        ]
        found.hear(off, learning, seated(game, players, task, number, 0.0).play())
    return found


def contest(task: Task, ratios: dict[str, float]) -> list[float]:
    """Those who have learnt so much against those who have not."""
    game = load(task.game, task.players)
    kinds = [tuned(game, ratios), tuned(game, {})]

    def ends(number: int, sides: list[int]) -> list[float]:
        return seated(game, [kinds[side] for side in sides], task, number, 0.0).play()

    return gains(task, ends)


class Tuning:
    """For one number of players. Each round is kept in a file; whoever opens it again goes on there."""

    def __init__(self, game: str, players: int, each: int, seed: int, file: Path) -> None:
        self.game = game
        self.players = players
        self.each = each
        """Games of a round."""
        self.seed = seed
        self.file = file
        self.names = sorted(brain(load(game, players)).numbers())
        if not self.names:
            raise Problem("train-no-formula", game=game)
        if each < TASKS:
            raise Problem("train-few", games=each, least=TASKS)
        lines = file.read_bytes().splitlines() if file.exists() else []
        self.rounds = [msgspec.json.decode(line, type=Learnt) for line in lines]

    @property
    def ratios(self) -> dict[str, float]:
        return self.rounds[-1].ratios if self.rounds else dict.fromkeys(self.names, 0.0)

    def round(self, executor: Executor) -> Learnt:
        before, number = self.ratios, len(self.rounds) + 1
        tasks = [self._task(number, part, self.each // TASKS) for part in range(TASKS)]
        running = [executor.submit(lesson, task, self.names, before) for task in tasks]
        found = Lesson(len(self.names))
        for one in running:
            found.add(one.result())
        ratios = {name: round(before[name] + float(one), 3) for name, one in zip(self.names, found.step(), strict=True)}
        tasks = [self._task(number, TASKS + part, max(2, self.each // (10 * TASKS))) for part in range(TASKS)]
        shown = [gain for one in [executor.submit(contest, task, ratios) for task in tasks] for gain in one.result()]
        done = Learnt(number, self.each, ratios, fmean(shown), stdev(shown) / sqrt(len(shown)))
        self.rounds.append(done)
        with self.file.open("ab") as lines:
            lines.write(msgspec.json.encode(done) + b"\n")
        return done

    def _task(self, number: int, part: int, count: int) -> Task:
        seed = ((self.seed * 1009 + number) * 101 + part) * 11 + self.players
        return Task(self.game, self.players, count, seed, 0.0, 0, None)


def table(tuning: Tuning) -> str:
    """The numbers of the last round, as a game ships them."""
    own = brain(load(tuning.game, tuning.players)).numbers()
    lines = [f"{name} = {own[name] * float(np.exp(ratio)):.4g}" for name, ratio in tuning.ratios.items() if ratio]
    return "\n".join([f"[{tuning.players}]", *lines]) + "\n"


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tripot.training.tuning", description="The numbers of a formula, learnt by play."
    )
    parser.add_argument("game", choices=games())
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=30_000)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--out", type=Path, default=Path())
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    chosen = parser.parse_args(words)
    chosen.out.mkdir(parents=True, exist_ok=True)
    file = chosen.out / f"tuning-{chosen.game}-{chosen.players}-{chosen.seed}.jsonl"
    try:
        tuning = Tuning(chosen.game, chosen.players, chosen.games, chosen.seed, file)
    except Problem as problem:
        parser.error(problem.say())
    with ProcessPoolExecutor(chosen.workers) as executor:
        while len(tuning.rounds) < chosen.rounds:
            done = tuning.round(executor)
            print(f"# {done.round}: {done.gain:+.3f} ± {done.error:.3f}", flush=True)
    print(table(tuning), end="")


if __name__ == "__main__":
    main()
