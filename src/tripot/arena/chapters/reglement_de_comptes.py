"""Règlement de comptes: how even the preset seatings are, and what the first hand does."""

from __future__ import annotations

from tripot.arena.chapters import tables
from tripot.arena.crew import Crew

GAMES = 1000
SEED = 4000
"""No search for seatings had used it."""


def chapter(games: int, hands: Crew) -> str:
    found = tables.every_size("reglement-de-comptes", "search:30", games, SEED, hands)
    return f"""`search:30` in every chair, {games} games for each number of players, seed {SEED}.
Seats are yellow, red, blue, green, orange, violet.

{tables.seats(found)}

{tables.courses(found)}

At least one of these in the first hand:

{tables.traits(found, "dealt")}"""
