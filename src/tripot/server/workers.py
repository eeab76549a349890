"""Bots and the coach think in processes of their own: a view goes in, a choice comes out, and nothing else."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing.connection import wait
from typing import Any, TypeVar

import msgspec

from tripot import bots
from tripot.analysis.counsel import Counsel, Counsellor, Judgement
from tripot.bots.answer import choose, volunteered
from tripot.bots.brain import brain
from tripot.bots.heard import Heard
from tripot.bots.manner import Manner
from tripot.bots.mannered import Mannered
from tripot.games.kinds import view_kind
from tripot.games.records import begun
from tripot.kernel.choice import Draft
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.record import EditionId
from tripot.kernel.view import View
from tripot.server.failures import told_from_afar
from tripot.server.internals import process_pool
from tripot.server.logs import configure
from tripot.server.metrics import Metrics
from tripot.server.sheet import Header

ATTEMPTS = 5
T = TypeVar("T")


class Question(msgspec.Struct, frozen=True):
    """All that a bot gets."""

    game: str
    players: int
    options: dict[str, Any]
    rules: int
    edition: str
    bot: str
    seat: int
    seed: int
    seconds: float
    manner: Manner | None = None
    heard: Heard | None = None
    """What was said at the table, for whoever has a manner of taking it."""
    unasked: bool = False
    """Nobody waits for this seat: it may also do nothing."""
    counted: bool = False
    """It counts its thoughts and looks at no clock: the same question then has the same answer."""


def question_of(header: Header, seat: int, bot: str, seed: int, seconds: float) -> Question:
    """To a bot that plays in this seat, or for it."""
    return Question(
        game=header.game,
        players=len(header.names),
        options=header.options,
        rules=header.rules,
        edition=header.edition,
        bot=bot,
        seat=seat,
        seed=seed,
        seconds=seconds,
    )


class Workers:
    def __init__(self, count: int, metrics: Metrics) -> None:
        self._count = count
        self._metrics = metrics
        self._pool = self._fresh()

    def _fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._count, multiprocessing.get_context("spawn"), begin)

    async def decide(self, question: Question, view: bytes) -> tuple[int, ...]:
        """A bot's choice; empty: it does nothing."""
        return await self._work(answer, question, view)

    async def counsel(self, question: Question, view: bytes) -> Counsel:
        return await self._work(counsel, question, view)

    async def judge(self, question: Question, view: bytes, chosen: tuple[int, ...]) -> Judgement:
        return await self._work(judge, question, view, chosen)

    async def _work(self, work: Callable[..., T], question: Question, *rest: object) -> T:
        """A crashed worker is replaced and asked again."""
        asked = msgspec.msgpack.encode(question)
        for attempt in range(ATTEMPTS):
            pool = self._pool
            try:
                return await asyncio.wrap_future(pool.submit(work, asked, *rest))
            except BrokenProcessPool:
                if pool is self._pool:
                    self._pool = self._fresh()
                    self._metrics.count("tripot_worker_restarts_total")
                    pool.shutdown(wait=False)
                await asyncio.sleep(0.05 * attempt)
        raise RuntimeError("bots' workers crash again and again")

    def renew(self) -> None:
        """By processes that start now; those at work end when they are done."""
        old, self._pool = self._pool, self._fresh()
        old.shutdown(wait=False)

    def pids(self) -> list[int]:
        """The processes that are running now."""
        return process_pool.pids(self._pool)

    def close(self) -> None:
        process_pool.end(self._pool)


def begin() -> None:
    """In a worker: Ctrl-C is the server's business, and without a server there is nothing to do."""
    configure()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow_the_parent, daemon=True).start()


def follow_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
    os._exit(0)


def answer(asked: bytes, view: bytes) -> tuple[int, ...]:
    """In a worker: the choice is made on a state that the view allows."""
    with told_from_afar():
        question, game, seen = read(asked, view)
        bot = bots.make(question.bot, game, question.seat, question.seed)
        if question.manner is not None:
            if question.heard is not None:
                brain(game).listen(bot, question.manner, question.heard)
            bot = Mannered(bot, question.manner)
        draft = Draft(game, game.sample(seen, Dice(question.seed)), question.seat)
        chosen = volunteered if question.unasked else choose
        iterations = brain(game).iterations if question.counted else None
        return chosen(bot, draft, bots.Clock(question.seconds, iterations))


def counsel(asked: bytes, view: bytes) -> Counsel:
    with told_from_afar():
        return counsellor(asked, view).counsel()


def judge(asked: bytes, view: bytes, chosen: tuple[int, ...]) -> Judgement:
    with told_from_afar():
        return counsellor(asked, view).judge(chosen)


def counsellor(asked: bytes, view: bytes) -> Counsellor:
    question, game, seen = read(asked, view)
    return Counsellor(game, seen, question.seat, question.seed)


def read(asked: bytes, view: bytes) -> tuple[Question, Game[Any], View]:
    question = msgspec.msgpack.decode(asked, type=Question)
    options = msgspec.json.encode(question.options)
    game = _game(question.game, question.players, options, question.rules, question.edition)
    return question, game, msgspec.json.decode(view, type=view_kind(question.game))


@cache
def _game(name: str, players: int, options: bytes, rules: int, edition: str) -> Game[Any]:
    return begun(name, players, msgspec.json.decode(options), rules, EditionId(name, edition))
