"""The balance lab: how evenly the seats of a game win when equal bots play."""

from __future__ import annotations

import msgspec

from tripot.arena.plan import Plan
from tripot.arena.played import Played
from tripot.arena.summary import Share, summarise


class Balance(msgspec.Struct, frozen=True):
    """The seats of one number of players, in order of play."""

    players: int
    bot: str
    games: int
    equal: float
    """The share that each seat would have if all were alike."""
    off: float
    """How far the seat that is farthest from it is away."""
    seats: list[Share]


def plans(game: str, players: list[int], bot: str, games: int, seed: int, edition: str | None) -> list[Plan]:
    """One for each number of players, all seats taken by the same bot; Problem if one cannot be played."""
    found = [Plan(game, number, (bot,), games, seed, edition=edition) for number in players]
    for plan in found:
        plan.check()
    return found


def balance(plan: Plan, games: list[Played]) -> Balance:
    """What the games of such a plan show."""
    seats = summarise(games).seats
    equal = 1 / plan.players
    off = max(abs(seat.rate - equal) for seat in seats)
    return Balance(plan.players, plan.bots[0], len(games), equal, off, seats)
