"""Tripot's own figures: run with whichever build is on the path."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count
from math import ceil
from multiprocessing import get_context
from random import Random
from resource import RUSAGE_SELF, getrusage
from time import perf_counter
from typing import Any

import tripot
from bench import bid, probe, restart, steps

PLAYERS = 4
STATES = 10_000
LITTLE = 20
"""Iterations for each choice."""
ASKED = 8
"""Games, and questions of each, about which the coach is asked."""
GAMES = 400
"""In one run of the arena, for each second to measure: a run must be long against its beginning and its end."""


def rollout(seconds: float) -> float:
    """Choices per second of random games; the last card of each seat is none, and the peers do not count it either."""
    game = table()
    seeds = count()

    def batch() -> int:
        played = tripot.rollout(game, games=200, seed=next(seeds))
        return played.decisions - played.games * PLAYERS

    return probe.rate(batch, seconds)


def banquet(seconds: float) -> float:
    """Choices per second of random games of Règlement de comptes; Nature's draws are none."""
    game = tripot.load("reglement-de-comptes", players=PLAYERS)
    seeds = count()
    return probe.rate(lambda: tripot.rollout(game, games=200, seed=next(seeds)).decisions, seconds)


def quarter(seconds: float) -> float:
    """Choices per second of random games of Gangster; Nature's dice and draws are none."""
    game = tripot.load("gangster", players=PLAYERS)
    seeds = count()
    return probe.rate(lambda: tripot.rollout(game, games=20, seed=next(seeds)).decisions, seconds)


def city(seconds: float) -> float:
    """Choices per second of random games of Nostra City; Nature's draws are none."""
    game = tripot.load("nostra-city", players=PLAYERS)
    seeds = count()
    return probe.rate(lambda: tripot.rollout(game, games=50, seed=next(seeds)).decisions, seconds)


def search(seconds: float) -> float:
    """Iterations per second of the search over beliefs at the first choice of Règlement de comptes, each to the end."""
    from tripot.bots.reglement_de_comptes.hands import Hands  # here, because an older build to compare with has none
    from tripot.bots.search import Search
    from tripot.kernel.dice import Dice

    game = tripot.load("reglement-de-comptes", players=PLAYERS)
    dice = Dice(1)
    searching = Search(game, None, dice)
    hands = Hands(game.sample(tripot.Match(game, seed=1).view(0), dice), 0)

    def batch() -> int:
        searching.run(hands, 0, 1000)
        return 1000

    return probe.rate(batch, seconds)


def sealed(seconds: float) -> float:
    """Iterations per second of the search for sealed choices at the first choice of 12 Gangsters."""
    from tripot.bots.sealed import SealedSearch
    from tripot.bots.twelve_gangsters.forecast import Forecast
    from tripot.games.twelve_gangsters.belief import unsealed
    from tripot.games.twelve_gangsters.view import View
    from tripot.kernel.dice import Dice

    game = table()
    view = tripot.Match(game, seed=1).view(0)
    assert isinstance(view, View)
    searching = SealedSearch(game, 0, Forecast(), Dice(1))

    def batch() -> int:
        searching.run(unsealed(view), 0, 1000)
        return 1000

    return probe.rate(batch, seconds)


def thinking(name: str, seconds: float) -> float:
    """Choices per second of four strong bots that think a little about each."""
    from tripot.bots import Clock, make

    game = tripot.load(name, players=PLAYERS)
    choices = strong(game, [make("search", game, seat, seat) for seat in range(PLAYERS)], Clock(iterations=LITTLE))
    return probe.rate(lambda: next(choices), seconds)


def hint(name: str, seconds: float) -> float:
    """Hints per second of the coach, with their reasons, at the first questions of a game; one worker's share."""
    from tripot.analysis.counsel import Counsellor  # here, because an older build to compare with has none

    game = tripot.load(name, players=PLAYERS)
    asked = questions(game)

    def batch() -> int:
        match, seat = next(asked)
        Counsellor(game, match.view(seat), seat, 1).counsel()
        return 1

    return probe.rate(batch, seconds)


def advice(name: str, seconds: float) -> float:
    """Choices per second of the strong bot at the same questions, with as many thoughts: a hint without its reason."""
    from tripot.bots import Clock, choose, make
    from tripot.bots.brain import brain

    game = tripot.load(name, players=PLAYERS)
    asked, clock = questions(game), Clock(iterations=brain(game).iterations)

    def batch() -> int:
        match, seat = next(asked)
        choose(make("search", game, seat, 1), match.ask(seat), clock)
        return 1

    return probe.rate(batch, seconds)


def questions(game: Any) -> Iterator[tuple[tripot.Match, int]]:
    """Those of quick players' games that leave a choice, again and again the first of a few games."""
    from tripot.bots import Clock, choose, make

    while True:
        for seed in range(ASKED):
            match, found = tripot.Match(game, seed=seed), 0
            bots = [make("heuristic", game, seat, seat) for seat in range(PLAYERS)]
            while found < ASKED and not match.over:
                seat = match.waiting[0]
                if len(match.legal(seat)) > 1:
                    found += 1
                    yield match, seat
                match.act(seat, *choose(bots[seat], match.ask(seat), Clock()))


def puzzles(seconds: float) -> float:
    """Games per second between strong bots of 12 Gangsters, looked through for puzzles by one worker."""
    from tripot.arena.puzzle_maker import header, search_game  # here, because an older build to compare with has none

    head, numbers = header("twelve-gangsters", 1, {}), count()

    def batch() -> int:
        search_game(head, next(numbers))
        return 1

    return probe.rate(batch, seconds)


def puzzle_games(seconds: float) -> float:
    """The same games, only played."""
    from tripot.arena.plan import Plan
    from tripot.arena.played import play_match
    from tripot.arena.puzzle_maker import header

    head, numbers = header("twelve-gangsters", 1, {}), count()

    def batch() -> int:
        number = next(numbers)
        play_match(Plan(head.game, 3 + number % 4, (head.bot,), 1, head.seed), number)
        return 1

    return probe.rate(batch, seconds)


def strong(game: Any, bots: list[Any], clock: Any) -> Iterator[int]:
    """One for every answer that needed a thought."""
    for seed in count():
        match = tripot.Match(game, seed=seed)
        while not match.over:
            seat = match.waiting[0]
            draft = match.ask(seat) if hasattr(match, "ask") else Piecemeal(match, seat)
            while not draft.whole:
                legal = draft.legal
                draft.add(bots[seat].decide(draft.view, legal, clock))
                if len(legal) > 1:
                    yield 1
            if draft.actions:
                match.act(seat, *draft.actions)


class Piecemeal:
    """A draft for an older build to compare with: there each part of a choice was a step of its own."""

    actions = ()

    def __init__(self, match: Any, seat: int) -> None:
        self.legal, self.view = match.legal(seat), match.view(seat)
        self.whole = False
        self._match, self._seat = match, seat

    def add(self, action: int) -> None:
        self._match.act(self._seat, action)
        self.whole = True


def search_memory(seconds: float) -> float:
    """Bytes that a process takes at most while the strong bot of Règlement de comptes thinks up to three seconds."""
    from tripot.bots import Clock, make

    match = tripot.Match(tripot.load("reglement-de-comptes", players=PLAYERS), seed=1)
    seat = match.waiting[0]
    make("search", match.game, seat, 1).decide(
        match.view(seat), match.legal(seat), Clock(seconds=3 * min(seconds, 1.0))
    )
    return getrusage(RUSAGE_SELF).ru_maxrss * 1024.0


def clones(seconds: float) -> float:
    """Copies per second of a state in mid-game, from a Python loop."""
    state = half_played().state

    def batch() -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    return probe.rate(batch, seconds)


def matches(seconds: float) -> float:
    """Whole games per second by the checked door, with fair chance, events and log."""
    games = finished()

    def batch() -> int:
        next(games)
        return 1

    return probe.rate(batch, seconds)


def records(seconds: float) -> float:
    """Records encoded, decoded and verified per second."""
    record = next(finished()).record()

    def batch() -> int:
        tripot.verify(tripot.Record.decode(record.encode()))
        return 1

    return probe.rate(batch, seconds)


def record_size(seconds: float) -> float:
    """Bytes of one game's record."""
    return len(next(finished()).record().encode())


def memory(seconds: float) -> float:
    """Bytes that many clones of a state take."""
    state = half_played().state
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [state.clone() for _ in range(STATES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(kept) == STATES
    return after - before


def alone(seconds: float) -> float:
    """Games of the arena per second and worker, with one worker."""
    return arena(1, seconds)


def together(seconds: float) -> float:
    """The same games per second and worker, with two."""
    return arena(2, seconds)


def arena(workers: int, seconds: float) -> float:
    """By the clock on the wall, because the work is done elsewhere; the first batch waits for the workers to start."""
    from tripot.arena.crew import AHEAD, Crew  # here, because an older build to compare with has none
    from tripot.arena.plan import Plan
    from tripot.arena.simulate import simulate

    plan = Plan("twelve-gangsters", PLAYERS, ("heuristic",), ceil(GAMES * seconds), seed=1)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        hands = Crew(pool, workers * AHEAD)
        played = probe.rate(lambda: sum(1 for _ in simulate(plan, hands)), seconds, perf_counter)
    return played / workers


def table() -> Any:
    return tripot.load("twelve-gangsters", players=PLAYERS)


def finished() -> Iterator[tripot.Match]:
    """Random games played to their ends."""
    game = table()
    dice = Random(1)
    for seed in count():
        match = tripot.Match(game, seed=seed)
        while not match.over:
            choose(match, dice)
        yield match


def half_played() -> tripot.Match:
    """A random game after six rounds of twelve."""
    match = tripot.Match(table(), seed=1)
    dice = Random(1)
    for _ in range(6 * PLAYERS):
        choose(match, dice)
    return match


def choose(match: tripot.Match, dice: Random) -> None:
    seat = match.waiting[0]
    match.act(seat, dice.choice(match.legal(seat)))


PROBES: dict[str, probe.Probe] = {
    "bid-commands": bid.commands,
    "bid-commits": bid.commits,
    "bid-bytes": bid.downloads,
    "start-full": partial(restart.starts, True),
    "start-empty": partial(restart.starts, False),
    "small-full": partial(restart.small, True),
    "small-empty": partial(restart.small, False),
    **steps.PROBES,
    "rollout": rollout,
    "banquet": banquet,
    "quarter": quarter,
    "city": city,
    "search": search,
    "sealed": sealed,
    **{f"thinking-{name}": partial(thinking, name) for name in tripot.games()},
    **{f"hint-{name}": partial(hint, name) for name in tripot.games()},
    **{f"advice-{name}": partial(advice, name) for name in tripot.games()},
    "puzzles": puzzles,
    "puzzle-games": puzzle_games,
    "search-memory": search_memory,
    "clones": clones,
    "matches": matches,
    "records": records,
    "record-size": record_size,
    "memory": memory,
    "alone": alone,
    "together": together,
}

if __name__ == "__main__":
    probe.main(PROBES, {"compiled": tripot.compiled})
