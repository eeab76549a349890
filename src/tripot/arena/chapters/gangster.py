"""Gangster: the figures of GA-9."""

from __future__ import annotations

from typing import ClassVar

from tripot.arena import gangster_lab
from tripot.arena.chapters import chapter
from tripot.arena.chapters.tables import grid, percent, share
from tripot.arena.crew import Crew
from tripot.arena.gangster_lab import Report
from tripot.arena.lab import table
from tripot.games.gangster.game import Gangster

PLAYERS = 4


class Chapter(chapter.Chapter):
    games: ClassVar[int] = 2000

    def text(self, games: int, hands: Crew) -> str:
        asked = [(PLAYERS, None), (2, None), *((PLAYERS, refuse) for refuse in gangster_lab.REFUSALS)]
        tasks = [hands.executor.submit(measured, games, self.seed, *one) for one in asked]
        plain, duel, *refusals = [task.result() for task in tasks]
        income = ", ".join(f"{kind} {percent(rate)} %" for kind, rate in plain.income.items())
        lines = [
            [
                "rounds, median (nine games in ten)",
                "35–60",
                f"{plain.rounds:.0f} ({plain.shortest:.0f}–{plain.longest:.0f})",
            ],
            ["wins of whoever leads at half-time, in %", "", percent(plain.led)],
            ["eliminated players a game", "0.1–0.6", f"{plain.out:.2f}"],
            ["income by kind of square", "a third at most", income],
            ["wins of each seat, in %", "25 ± 3", ", ".join(map(share, plain.seats))],
        ]
        lines += [
            ["two players: rounds", "", f"{duel.rounds:.0f} ({duel.shortest:.0f}–{duel.longest:.0f})"],
            ["two players: wins of whoever leads at half-time, in %", "", percent(duel.led)],
        ]
        lines += [refused(name, found) for name, found in zip(gangster_lab.REFUSALS, refusals, strict=True)]
        return f"""The heuristic bot, without its whims, in every chair;
{PLAYERS} players unless a line says otherwise, {games} games a line, seed {self.seed}.

{grid(["figure", "wanted", "measured"], lines)}"""


def measured(games: int, seed: int, players: int, refuse: str | None) -> Report:
    return gangster_lab.measured(table(Gangster, players, None), games, seed, refuse)


def refused(name: str, found: Report) -> list[str]:
    shares = {one.who: share(one) for one in found.bots}
    against = f"{shares[f'no {name}']} against {shares['all']}"
    return [f"wins of a chair that refuses {name}, in %, against one that does not", "clearly fewer", against]
