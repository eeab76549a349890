"""A table of 12 Gangsters for the tests: whole rounds, and what came of them."""

from __future__ import annotations

from typing import Any

import tripot
from tripot.games.twelve_gangsters.events import Revealed
from tripot.games.twelve_gangsters.view import Gang, View
from tripot.kernel.match import Match

NAME = "twelve-gangsters"


def match(players: int = 4, **options: Any) -> Match:
    """A new match; seat 0 is the first Boss unless the options say otherwise."""
    return Match(tripot.load(NAME, players=players, **{"first_boss": 0} | options), seed=1)


def restored(hands: list[list[int]], validated: list[list[int]], boss: int = 0, players: int | None = None) -> Match:
    """A match that goes on from this position."""
    seats = players or len(hands)
    m = match(seats)
    m.state = m.game.restore({"boss": boss, "hands": hands, "validated": validated, "chosen": [None] * seats})
    return m


def play_round(m: Match, *cards: int) -> list[Revealed]:
    """Everybody seals a card, in order of seats; what the reveal said of each of them."""
    since = len(m.steps)
    for seat, card in enumerate(cards):
        m.act(seat, card)
    told = m.events(tripot.SPECTATOR, since)
    return [event for event in told if isinstance(event, Revealed)][: len(cards)]


def verdicts(m: Match, *cards: int) -> list[bool]:
    """Which heists of a round are validated."""
    return [event.validated for event in play_round(m, *cards)]


def cited(m: Match, *cards: int) -> list[str]:
    """The rules that judge the cards of a round."""
    return [event.rule for event in play_round(m, *cards)]


def look(m: Match, seat: int = tripot.SPECTATOR) -> View:
    view = m.view(seat)
    assert isinstance(view, View)
    return view


def gang(m: Match, seat: int) -> Gang:
    """What lies before a seat."""
    return look(m).gangs[seat]
