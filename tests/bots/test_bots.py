"""Bots answer legally from their view alone, and the order of their strength is the promised one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import tripot
from tests.games.parts import Parts
from tests.kernel.saying import problem
from tripot.arena.plan import Plan
from tripot.arena.simulate import simulate
from tripot.arena.summary import Share, summarise
from tripot.bots import Clock, make, names
from tripot.bots.regret import Mixer
from tripot.games.registry import box
from tripot.kernel.dice import Dice

FEW = Clock(iterations=60)
FEWER = Clock(iterations=6)
GAME = tripot.load("twelve-gangsters", players=3, first_boss=0)


def sizes(kind: str) -> list[int]:
    return list(box(kind).players(box(kind).edition))


def tables() -> Iterator[Any]:
    """Every game at every number of players; those between the fewest and the most are the long tail."""
    for kind in tripot.games():
        fewest, *between, most = sizes(kind)
        for players in (fewest, *between, most):
            yield pytest.param(kind, players, marks=[pytest.mark.long] if players in between else [])


def chairs() -> Iterator[Any]:
    """Every bot of every game at every number of players; the fast part takes the fewest, and no long search."""
    for kind in tripot.games():
        for players in sizes(kind):
            for name in names(kind):
                long = players > min(sizes(kind)) or (kind != "twelve-gangsters" and name.startswith("search"))
                marks = [pytest.mark.slow] if long else []
                yield pytest.param(kind, name, players, marks=marks)


@pytest.mark.parametrize(("kind", "name", "players"), list(chairs()))
def test_a_bot_plays_whole_games_by_the_rules(kind: str, name: str, players: int) -> None:
    game = tripot.load(kind, players=players)
    match = Parts(game, seed=players)
    bots = [make(name, game, seat, seat) for seat in range(players)]
    while not match.over:
        seat = match.waiting[-1]
        legal = match.legal(seat)
        action = bots[seat].decide(match.view(seat), legal, FEW if kind == "twelve-gangsters" else FEWER)
        assert action in legal
        match.part(seat, action)


@pytest.mark.parametrize("name", names("twelve-gangsters"))
def test_a_bot_needs_nothing_but_its_view(name: str) -> None:
    """The view may come from the wire, and what others have sealed makes no difference to the answer."""
    answers = set()
    for sealed in (3, 9):
        match = tripot.Match(GAME, seed=1)
        match.act(1, sealed)
        view = match.view(0)
        copy = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
        answers.add(make(name, GAME, 0, 5).decide(copy, match.legal(0), FEW))
    assert len(answers) == 1


def test_search_repeats_itself_from_a_seed() -> None:
    match = tripot.Match(GAME, seed=1)
    once, again = (make("search", GAME, 0, 5).decide(match.view(0), match.legal(0), FEW) for _ in range(2))
    assert once == again


def test_search_does_not_always_choose_the_same() -> None:
    match = tripot.Match(GAME, seed=1)
    chosen = {make("search", GAME, 0, seed).decide(match.view(0), match.legal(0), FEW) for seed in range(12)}
    assert len(chosen) > 1


def test_an_unknown_bot_is_refused() -> None:
    with problem("bot-unknown"):
        make("nobody", GAME, 0)


def test_regret_matching_finds_the_mixture_of_matching_pennies() -> None:
    """Even gains 2 when both show heads and 1 when both show tails, so odd shows heads one time in three."""
    dice = Dice(3)
    even, odd = Mixer(0b11, 0.1), Mixer(0b11, 0.1)
    for _ in range(20000):
        a, b = even.pick(dice), odd.pick(dice)
        gain = (2.0 if a == 0 else 1.0) if a == b else 0.0
        even.learn(a, gain)
        odd.learn(b, -gain)
    heads = odd.total[0] / sum(odd.total)
    assert heads == pytest.approx(1 / 3, abs=0.08)


def clearly(better: Share, worse: Share) -> bool:
    return better.low > worse.high


@pytest.mark.parametrize("name", names("reglement-de-comptes"))
@pytest.mark.parametrize("seating", ["preset", "free"])
def test_a_bot_does_not_know_the_hands_of_others(name: str, seating: str) -> None:
    """Whatever the others were dealt, its answer to the same view is the same."""
    game = tripot.load("reglement-de-comptes", players=3, seating=seating, first_seater=0)
    match = tripot.Match(game, seed=1)
    view = match.view(0)
    copy = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
    worlds = [match.state, game.sample(view, Dice(1)), game.sample(view, Dice(2))]
    assert len({msgspec.json.encode(game.position(world)) for world in worlds}) == 3
    assert all(game.view(world, 0) == copy for world in worlds)
    assert len({make(name, game, 0, 5).decide(copy, match.legal(0), FEW) for _ in worlds}) == 1


def shares(game: str, players: int, bots: tuple[str, ...], games: int, paired: bool = False) -> dict[str, Share]:
    plan = Plan(game, players, bots, games, 1, paired=paired)
    return {found.who: found for found in summarise(list(simulate(plan))).bots}


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), list(tables()))
def test_heuristic_beats_random_clearly(game: str, players: int) -> None:
    enough = {"twelve-gangsters": 80, "nostra-city": 30}.get(game, 12)
    share = shares(game, players, ("heuristic", "random"), enough)
    assert clearly(share["heuristic"], share["random"])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "enough"), [("twelve-gangsters", 200), ("reglement-de-comptes", 20), ("gangster", 16), ("nostra-city", 20)]
)
def test_the_easy_bot_makes_mistakes_and_plays_all_the_same(game: str, enough: int) -> None:
    worse, better = (shares(game, 4, pair, enough) for pair in (("brute", "random"), ("heuristic", "brute")))
    assert clearly(worse["brute"], worse["random"])
    assert better["heuristic"].rate > better["brute"].rate
