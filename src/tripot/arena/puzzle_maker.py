"""Puzzles out of games between strong bots: the same shelf and number of a game give the same puzzles anywhere."""

from __future__ import annotations

import base64
import hashlib
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future
from itertools import count
from typing import Any

import msgspec

from tripot.analysis.playout import Playout
from tripot.analysis.reviewer import Reviewer
from tripot.analysis.weighing import Actions, Weighing, whole_choices
from tripot.arena.crew import Crew
from tripot.arena.plan import Plan
from tripot.arena.played import play_match
from tripot.bots.answer import choose
from tripot.bots.brain import brain
from tripot.bots.registry import FORMER
from tripot.bots.thought import seated
from tripot.games.registry import box
from tripot.kernel.choice import Draft
from tripot.kernel.dice import Dice
from tripot.kernel.notation import Notation
from tripot.kernel.replayed import Replayed
from tripot.kernel.seats import NATURE
from tripot.kernel.state import State
from tripot.learning.exercise import Weighed
from tripot.learning.puzzle import FORMAT, Header, Puzzle, Searched

MOST_CHOICES = 70
"""More can hardly be weighed by a person."""
LATE = 0.5
"""From here on the steps of a game are looked at: earlier choices seldom decide it."""
MOST_PUZZLES = 3
"""Of one game."""
FAR = 10
"""So many times longer than in play the search thinks, twice."""
NEAR = 5
"""Steps that a first glance looks ahead."""
GLANCES = (3, 8, 16, 32)
"""Its rounds."""
LOOKS = (3, 8, 16, 32, 64)
"""Rounds of a second one, as far ahead as analyses look."""
RIVALS = 3
"""So many choices are first settled against the best."""
ROUNDS = 640
"""Games that are played out for a choice, at most."""
QUICK = ("heuristic", "heuristic", "heuristic", "brute", f"{FORMER}:10", f"{FORMER}:20", f"{FORMER}:40")
"""Who tries a puzzle to tell how hard it is."""
DIGITS = 4
LETTERS = 7
"""Of a name."""
SEEDS = 10_000
"""Games lie so far apart that no two moments have the same seed."""


def header(game: str, seed: int, options: dict[str, Any]) -> Header:
    found = box(game)
    table = found.load(found.players(found.edition)[0], found.edition, found.paced(options, running=False))
    bot = f"{FORMER}:{brain(table).iterations}"
    return Header(FORMAT, 1, game, table.rules_version, table.edition.hash, bot, seed, options)


def search_games(head: Header, first: int, crew: Crew) -> Iterator[Searched]:
    """Game after game from this number on, in order and without end."""
    numbers = count(first)
    running: deque[Future[Searched]] = deque()
    while True:
        while len(running) < crew.tasks:
            running.append(crew.executor.submit(search_game, head, next(numbers)))
        yield running.popleft().result()


def search_game(head: Header, number: int) -> Searched:
    """One game between strong bots, and its puzzles."""
    found = box(head.game)
    sizes = found.players(found.edition)
    options = found.paced(head.options, running=False)
    plan = Plan(head.game, sizes[number % len(sizes)], (head.bot,), 1, head.seed, options)
    miner = Miner(Replayed(play_match(plan, number)), options, head.seed + number)
    return Searched(number, tuple(miner.puzzles()))


class Miner:
    """Looks through one game."""

    def __init__(self, replayed: Replayed, options: dict[str, Any], seed: int) -> None:
        self._replayed = replayed
        self._game = replayed.game
        self._options = options
        self._seed = seed
        self._reviewer = Reviewer(replayed, seed)
        self._near = Playout(self._game, NEAR, hasty=True)
        self._further = Playout(self._game)
        self._ends = Playout(self._game, horizon=None)
        self._far = f"{FORMER}:{FAR * brain(self._game).iterations}"

    def puzzles(self) -> Iterator[Puzzle]:
        """From the end on, because late choices weigh most; each of another seat than the one before, and with another
        answer than all of them."""
        asked, answers = NATURE, set[str]()
        first = LATE * len(self._replayed.steps)
        for number in reversed([number for number in self._reviewer.decisions() if number >= first]):
            seat = self._replayed.steps[number].seat
            found = self._puzzle(number, seat) if seat != asked else None
            if found is not None and found.best not in answers:
                asked = seat
                answers.add(found.best)
                yield found
            if len(answers) == MOST_PUZZLES:
                return

    def _puzzle(self, number: int, seat: int) -> Puzzle | None:
        """The choice of this step, if one was clearly the best and not everybody would have found it."""
        game, seed = self._game, self._seed * SEEDS + number
        view = self._replayed.view(self._reviewer.asked(number), seat)
        world = game.sample(view, Dice(seed))
        choices = whole_choices(game, world, seat, MOST_CHOICES)
        if len(choices) < 2:
            return None
        best = Weighing(game, view, seat, choices, seed).glance(self._near, GLANCES)
        if best is None:
            return None
        wanted = Draft(game, world, seat).add(*best).outcome
        missed = [self._answer(bot, world, seat, seed + other) != wanted for other, bot in enumerate(QUICK)]
        if not any(missed):
            return None
        looked = Weighing(game, view, seat, choices, seed + 1)
        if looked.glance(self._further, LOOKS) != best:
            return None
        if any(self._answer(self._far, world, seat, other) != wanted for other in (seed, seed + 1)):
            return None
        weighing = Weighing(game, view, seat, choices, seed + 2)
        if any(weighing.settle(self._ends, among, ROUNDS) != best for among in (looked.nearest(best, RIVALS), choices)):
            return None
        opening = game.position(world)
        return Puzzle(
            id=name(opening, seat),
            players=game.players,
            seat=seat,
            opening=opening,
            weighed=tuple(weighed(weighing, game.notation, best)),
            missed=round(sum(missed) / len(QUICK), DIGITS),
            step=number + 1,
            options=self._options,
        )

    def _answer(self, bot: str, world: State, seat: int, seed: int) -> str:
        """What a bot's choice in this place leads to."""
        draft = Draft(self._game, world, seat)
        player, clock = seated(bot, self._game, seat, seed)
        choose(player, draft, clock)
        return draft.outcome


def weighed(weighing: Weighing, notation: Notation, best: Actions) -> Iterator[Weighed]:
    """Every choice, the best first."""
    for choice in sorted(weighing.choices, key=lambda one: (one != best, -weighing.mean(one))):
        lead, error = weighing.lead(best, choice) if choice != best else (0.0, 0.0)
        text = notation.choice(weighing.seat, choice)
        yield Weighed(text, round(weighing.mean(choice), DIGITS), round(lead, DIGITS), round(error, DIGITS))


def name(opening: dict[str, Any], seat: int) -> str:
    """Short, and the same for the same puzzle."""
    digest = hashlib.sha256(msgspec.json.encode([opening, seat], order="sorted")).digest()
    return base64.b32encode(digest)[:LETTERS].decode().lower()
