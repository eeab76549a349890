"""What one worker brings home: games among bots that search, and how they shared their thoughts out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tripot.bots.bot import Clock
from tripot.bots.brain import brain
from tripot.bots.judge import shares
from tripot.bots.lore import Known, decode, known_of
from tripot.bots.thinker import Thinker
from tripot.bots.tree import Node
from tripot.games.registry import load
from tripot.kernel.bits import lowest, members
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.problem import Problem
from tripot.kernel.rollout import outcome
from tripot.kernel.row import Rows
from tripot.kernel.seats import NATURE
from tripot.training.gain import gains
from tripot.training.task import Task
from tripot.turns.observing import observation_of
from tripot.turns.table import PASS

ACTIONS: Final = PASS
"""A search is asked for the game's own actions alone."""


class Thought(NamedTuple):
    """Rows are in order of games and choices."""

    players: int
    rows: NDArray[np.float16]
    legal: NDArray[np.bool_]
    visits: NDArray[np.float16]
    choices: list[int]
    """Of each game."""


def together(found: Sequence[Thought]) -> Thought:
    """The games of several workers, at tables of the same size."""
    return Thought(
        found[0].players,
        np.concatenate([one.rows for one in found]),
        np.concatenate([one.legal for one in found]),
        np.concatenate([one.visits for one in found]),
        [choices for one in found for choices in one.choices],
    )


def think(task: Task) -> Thought:
    """Games among searches that know what was learnt so far. Some are bolder than others: who never sees mistakes does
    not learn to answer them."""
    game = load(task.game, task.players)
    observation = observation_of(game)
    rows = Rows(observation.size)
    rows.clear(1)
    kept: list[tuple[NDArray[np.float16], NDArray[np.bool_], NDArray[np.float16]]] = []
    mind, choices = known(task), []

    def remember(s: Any, seat: int, legal: list[int], root: Node) -> None:
        rows.wipe()
        observation.write(s, seat, rows)
        row = np.frombuffer(memoryview(rows.numbers))[: observation.size].astype(np.float16)
        kept.append((row, np.isin(np.arange(ACTIONS), legal), tries(root)))

    for number in range(task.games):
        before, dice = len(kept), task.dice(number)
        whim = task.whim * int(dice.below(4)) / 3
        play(game, [mind] * task.players, task.thoughts, dice, whim, remember)
        choices.append(len(kept) - before)
    rows_kept, legal_kept, visits_kept = (np.array(column) for column in zip(*kept, strict=True))
    return Thought(task.players, rows_kept, legal_kept, visits_kept, choices)


def contest(task: Task) -> list[float]:
    """Those who know how others choose against those who do not."""
    game = load(task.game, task.players)
    sides = [known(task), known(task)._replace(policy=None)]

    def ends(number: int, seats: list[int]) -> list[float]:
        return play(game, [sides[side] for side in seats], task.thoughts, task.dice(number), 0.0)

    return gains(task, ends)


def known(task: Task) -> Known:
    """What the house knows, with what was learnt here of choosing."""
    before = known_of(task.game)._replace(policy=None)
    return before if task.lore is None else before.but(decode(task.lore))


def play(
    game: Game[Any],
    minds: list[Known],
    thoughts: int,
    dice: Dice,
    whim: float,
    remember: Callable[[Any, int, list[int], Node], None] | None = None,
) -> list[float]:
    """A whole game; each seat's share of the win."""
    bots: list[Thinker] = [seated(game, seat, dice.roll(), mind) for seat, mind in enumerate(minds)]
    clock = Clock(iterations=thoughts)
    s = game.start()
    while waiting := game.waiting(s):
        seat = lowest(waiting)
        if seat == NATURE:
            game.play(s, NATURE, outcome(s, dice))
            continue
        legal = members(game.legal(s, seat))
        action, bot = legal[0], bots[seat]
        if len(legal) > 1:
            action = bot.decide(game.view(s, seat), legal, clock)
            if remember is not None and bot.search.root is not None:
                remember(s, seat, legal, bot.search.root)
            if whim and dice.unit() < whim:
                action = legal[dice.below(len(legal))]
        game.play(s, seat, action)
    return shares(game, s)


def seated(game: Game[Any], seat: int, seed: int, mind: Known) -> Thinker:
    bot = brain(game).search_bot(seat, seed, mind)
    if not isinstance(bot, Thinker):
        raise Problem("train-no-tree", game=game.name)
    return bot


def tries(root: Node) -> NDArray[np.float16]:
    """For each action the part of its tries that it got."""
    found: NDArray[np.float16] = np.zeros(ACTIONS, np.float16)
    whole = sum(edge.visits for edge in root.edges)
    for edge in root.edges:
        found[edge.action] = edge.visits / whole
    return found
