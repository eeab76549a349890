"""12 Gangsters: the seats, the first Boss, and what each gangster is worth."""

from __future__ import annotations

from tripot.arena.chapters import tables
from tripot.arena.crew import Crew

GAMES = 2000
SEED = 2026


def chapter(games: int, hands: Crew) -> str:
    found = tables.every_size("twelve-gangsters", "heuristic", games, SEED, hands)
    return f"""`heuristic` in every chair, {games} games for each number of players, seed {SEED}.

{tables.seats(found)}

{tables.courses(found)}

Beginning as the first Boss:

{tables.traits(found, "start")}

A heist validated with this gangster:

{tables.traits(found, "kept")}"""
