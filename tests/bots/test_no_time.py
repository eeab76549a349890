"""A bot always answers: also when there is no time to think, or when it is asked out of turn."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest

import tripot
from tests.games.parts import Parts
from tripot.bots import Bot, Clock, make, names
from tripot.bots.answer import answer
from tripot.bots.volunteers import let_time_pass
from tripot.games.registry import box
from tripot.kernel.seats import CLOCK

NO_TIME = [
    Clock(seconds=0.0),
    Clock(seconds=-1.0),
    Clock(seconds=1e-9),
    Clock(seconds=0.0, iterations=0),
    Clock(iterations=-1),
    Clock(iterations=1),
]
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "reglement-de-comptes": [{"seating": "preset"}, {"seating": "free"}],
    "gangster": [{"auction": "turns"}, {"auction": "live"}],
}
EVERY = 7
"""One choice in so many is put to every bot, with every clock; the others to the bots in turn."""


def tables() -> list[Any]:
    found = []
    for kind in tripot.games():
        sizes = list(box(kind).players(box(kind).edition))
        for players in (sizes[0], sizes[-1]):
            for options in OPTIONS.get(kind, [{}]):
                label = "-".join([kind, str(players), *options.values()])
                marks = [pytest.mark.slow] if players == sizes[-1] or kind == "reglement-de-comptes" else []
                found.append(pytest.param(kind, players, options, id=label, marks=marks))
    return found


@pytest.mark.parametrize(("kind", "players", "options"), tables())
def test_every_bot_plays_whole_games_without_time(kind: str, players: int, options: dict[str, Any]) -> None:
    game = tripot.load(kind, players=players, **options)
    match = Parts(game, seed=players)
    chairs = [{name: make(name, game, seat, seat) for name in names(kind)} for seat in range(players)]
    turns, clocks = cycle(names(kind)), cycle(NO_TIME)
    choices = 0
    while not match.over:
        if match.waiting == [CLOCK]:
            let_time_pass(match, {seat: (chair[next(turns)], next(clocks)) for seat, chair in enumerate(chairs)})
            continue
        seat = match.waiting[-1]
        legal = match.legal(seat)
        choices += len(legal) > 1
        if len(legal) > 1 and choices % EVERY == 0:
            assert answers(match, seat, chairs[seat]) <= set(legal)
            for other, chair in enumerate(chairs):
                assert volunteered(match, other, chair) <= {None, *match.extra(other)}
        action = chairs[seat][next(turns)].decide(match.view(seat), legal, next(clocks))
        assert action in legal
        match.part(seat, action)


def answers(match: tripot.Match, seat: int, chair: dict[str, Bot]) -> set[int]:
    view, legal = match.view(seat), match.legal(seat)
    return {bot.decide(view, legal, clock) for bot in chair.values() for clock in NO_TIME}


def volunteered(match: tripot.Match, seat: int, chair: dict[str, Bot]) -> set[int | None]:
    view, extra = match.view(seat), match.extra(seat)
    return {bot.volunteer(view, extra, clock) for bot in chair.values() for clock in NO_TIME} if extra else set()


def test_people_who_bid_do_not_confuse_a_bot() -> None:
    """GA-4.5: two people act at random in live auctions; the bot is offered every moment, and may let it pass."""
    game = tripot.load("gangster", players=3, auction="live")
    match = tripot.Match(game, seed=4)
    people = {seat: (make("random", game, seat, seat), NO_TIME[0]) for seat in (0, 1)}
    bot = make("search", game, 2, 5)
    offered = 0
    while not match.over:
        seat = match.waiting[0]
        if seat == CLOCK:
            offered += bool(match.extra(2))
            let_time_pass(match, people | {2: (bot, NO_TIME[0])})
        elif seat == 2:
            answer(match, 2, bot, NO_TIME[0])
        else:
            answer(match, seat, *people[seat])
    assert offered > 0
