"""Proximal policy optimisation (Schulman and others 2017) in plain numpy, on a batch where one net plays every chair:
`python -m tripot.training.ppo twelve-gangsters --players 3 --out learnt`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from tripot.batch import Batch
from tripot.games.registry import load
from tripot.kernel.game import Game
from tripot.training.actor import Actor, Floats
from tripot.training.descent import TINY, Descent


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """How it is learnt; the same course gives the same net on the same machine."""

    tables: int = 256
    steps: int = 64
    """At each table before anything is learnt from them."""
    rounds: int = 40
    hidden: int = 64
    rate: float = 0.003
    passes: int = 3
    part: int = 2048
    """How many choices a step down looks at."""
    clip: float = 0.2
    fading: float = 0.95
    """Lambda of the advantage."""
    whim: float = 0.01
    """What it is worth to stay undecided."""
    judged: int = 256
    """Games against chance after each round."""
    seed: int = 1


class Round(NamedTuple):
    number: int
    choices: int
    """Of all rounds so far."""
    undecided: float
    """The mean entropy of a choice."""
    against_random: float
    """How much more of the win than an equal share a chair takes where chance plays the others, in equal shares."""
    seconds: float


class Played(NamedTuple):
    """By steps and tables."""

    rows: Floats
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]
    actions: NDArray[np.int64]
    chances: Floats
    """How likely the action was."""
    worths: Floats
    rewards: Floats
    """By seats as well."""
    done: NDArray[np.bool_]


class Learner:
    def __init__(self, game: Game[Any], course: Course) -> None:
        self.game = game
        self.course = course
        self.batch = Batch(game, course.tables, seed=course.seed)
        self.actor = Actor(self.batch.name, self.batch.observation.size, course.hidden, course.seed)
        self.random = np.random.default_rng(course.seed)
        self.descent = Descent(self.actor.parameters)

    def run(self) -> Iterator[Round]:
        began = process_time()
        for number in range(1, self.course.rounds + 1):
            played = self.play()
            if number == 1:
                size = np.sqrt(np.mean(np.square(played.rows), axis=(0, 1)))
                self.actor.scale = (1 / np.maximum(size, 1)).astype(np.float32)
                continue  # how large numbers are was not known while these were played
            undecided = self.learn(played)
            ahead = against_random(self.game, self.actor, self.course.judged, self.course.seed + number)
            choices = number * self.course.steps * self.course.tables
            yield Round(number, choices, undecided, ahead, process_time() - began)

    def play(self) -> Played:
        steps, buffers = [], self.batch.buffers
        for _ in range(self.course.steps):
            rows, masks, seats = buffers.observations.copy(), buffers.masks.copy(), buffers.seats.copy()
            _, odds, worths = self.actor.look(rows, masks)
            actions = drawn(odds, self.random)
            chances = odds[np.arange(len(actions)), actions]
            buffers = self.batch.step(actions)
            done, rewards = buffers.done.astype(np.bool_), buffers.rewards.copy()
            steps.append((rows, masks, seats, actions, chances, worths, rewards, done))
        return Played(*(np.stack(column) for column in zip(*steps, strict=True)))

    def learn(self, played: Played) -> float:
        """Some passes over what was played; how undecided the net was."""
        gains, returns, known = advantages(played, self.course.fading)
        rows, masks = played.rows[known], played.masks[known]
        actions, chances = played.actions[known], played.chances[known]
        gains, returns = gains[known], returns[known]
        gains = (gains - gains.mean()) / (gains.std() + TINY)
        undecided = []
        for _ in range(self.course.passes):
            order = self.random.permutation(len(actions))
            for first in range(0, len(order), self.course.part):
                part = order[first : first + self.course.part]
                gradients, entropy = self.gradients(
                    rows[part], masks[part], actions[part], chances[part], gains[part], returns[part]
                )
                self.descent.step(gradients, self.course.rate)
                undecided.append(entropy)
        return float(np.mean(undecided))

    def gradients(
        self,
        rows: Floats,
        masks: NDArray[np.int8],
        actions: NDArray[np.int64],
        chances: Floats,
        gains: Floats,
        returns: Floats,
    ) -> tuple[list[Floats], float]:
        """By how much each parameter raises what is to be small; and the mean entropy."""
        hidden, odds, worths = self.actor.look(rows, masks)
        number, clip = np.arange(len(actions)), self.course.clip
        ratio = odds[number, actions] / chances
        moving = np.where(gains > 0, ratio < 1 + clip, ratio > 1 - clip)
        logs = np.log(odds + TINY)
        entropy = -(odds * logs).sum(axis=1, keepdims=True)
        likings = odds * (gains * ratio * moving)[:, None]
        likings[number, actions] -= gains * ratio * moving
        likings += self.course.whim * odds * (logs + entropy)
        back = np.concatenate([likings, (worths - returns)[:, None]], axis=1) / len(actions)
        inner = (back @ self.actor.parameters[2].T) * (1 - hidden * hidden)
        told = rows * self.actor.scale
        return [told.T @ inner, inner.sum(0), hidden.T @ back, back.sum(0)], float(entropy.mean())


def advantages(played: Played, fading: float) -> tuple[Floats, Floats, NDArray[np.bool_]]:
    """How much better each choice was than expected, what it came to, and whether that is known yet. A seat's choices
    follow each other whatever the others do between them, and what a game brings comes to all seats at its end."""
    steps, tables = played.seats.shape
    seats = played.rewards.shape[2]
    gains, known = np.zeros((steps, tables), np.float32), np.zeros((steps, tables), np.bool_)
    worth, later = np.zeros((tables, seats), np.float32), np.zeros((tables, seats), np.float32)
    told = np.zeros((tables, seats), np.bool_)
    table = np.arange(tables)
    for step in range(steps - 1, -1, -1):
        over = played.done[step]
        worth[over], later[over], told[over] = played.rewards[step][over], 0, True
        place = table, played.seats[step]
        known[step] = told[place]
        gains[step] = np.where(known[step], worth[place] - played.worths[step] + fading * later[place], 0)
        worth[place], later[place], told[place] = played.worths[step], gains[step], True
    return gains, gains + played.worths, known


def drawn(odds: Floats, random: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row, each as likely as its odds."""
    sums = odds.cumsum(axis=1, dtype=np.float64)
    found: NDArray[np.int64] = (sums < random.random((len(odds), 1)) * sums[:, -1:]).sum(axis=1)
    return found


def against_random(game: Game[Any], actor: Actor, games: int, seed: int) -> float:
    """The net in one chair, another one in each game, the others played by chance."""
    batch, random = Batch(game, games, seed=seed), np.random.default_rng(seed)
    own = np.arange(games) % game.players
    won, going = 0.0, np.ones(games, np.bool_)
    buffers = batch.buffers
    while going.any():
        actions = batch.random_actions()
        mine = buffers.seats == own
        if mine.any():
            odds = actor.look(buffers.observations[mine].copy(), buffers.masks[mine].copy())[1]
            actions[mine] = drawn(odds, random)
        buffers = batch.step(actions)
        over = buffers.done.astype(np.bool_) & going
        won += float(buffers.rewards[over, own[over]].sum())
        going &= ~over
    return won / games * (game.players - 1)


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tripot.training.ppo")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learnt"))
    args = parser.parse_args(words)
    learner = Learner(load(args.game, args.players), Course(rounds=args.rounds, hidden=args.hidden, seed=args.seed))
    args.out.mkdir(parents=True, exist_ok=True)
    with (args.out / "curve.csv").open("w", encoding="utf-8") as curve:
        print(",".join(Round._fields), file=curve)
        for one in learner.run():
            print(*(f"{value:.4g}" for value in one), sep=",", file=curve, flush=True)
            print(f"{one.number}\t{one.choices}\t{one.against_random:+.3f}\t{one.seconds:.0f} s", flush=True)
            learner.actor.save(args.out / "actor.npz")


if __name__ == "__main__":
    main(sys.argv[1:])
