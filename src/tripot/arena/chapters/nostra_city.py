"""Nostra City: the figures of section 10."""

from __future__ import annotations

from typing import ClassVar

from tripot.arena import nostra_city_lab
from tripot.arena.chapters import chapter
from tripot.arena.chapters.tables import LANGUAGE, grid, more, percent, share
from tripot.arena.crew import Crew
from tripot.arena.effects import Effect
from tripot.arena.lab import table
from tripot.arena.nostra_city_lab import Report
from tripot.arena.traits import traits_of
from tripot.games.nostra_city.game import NostraCity
from tripot.games.registry import box


class Chapter(chapter.Chapter):
    games: ClassVar[int] = 2000

    def text(self, games: int, hands: Crew) -> str:
        sizes = box(self.game).players(box(self.game).edition)
        tasks = [hands.executor.submit(measured, games, self.seed, players) for players in sizes]
        found = [task.result() for task in tasks]
        lines = [
            ["guilty verdicts, in %", "25–45", *(percent(one.guilty) for one in found)],
            ["somebody is an Indic, in %", "60–85", *(percent(one.somebody) for one in found)],
            ["everybody loses, in %", "under 12", *(percent(one.lost) for one in found)],
            ["wins of each seat, in %", "equal ± 4", *(", ".join(map(share, one.seats)) for one in found)],
            ["the Caïd that helps its owner most", "at most +12 points", *(caid(one.caids[0]) for one in found)],
            ["the next one", "", *(caid(one.caids[1]) for one in found)],
            ["the last one", "", *(caid(one.caids[-1]) for one in found)],
            ["steps a game", "", *(f"{one.steps:.0f}" for one in found)],
        ]
        headings = ["figure", "wanted", *(f"{players} players" for players in sizes)]
        return f"""The heuristic bot in every chair, {games} games a column, seed {self.seed}.

{grid(headings, lines)}"""


def measured(games: int, seed: int, players: int) -> Report:
    return nostra_city_lab.measured(table(NostraCity, players, None), games, seed)


def caid(effect: Effect) -> str:
    name = traits_of(table(NostraCity, 3, None)).say_trait(effect.group, effect.member, LANGUAGE)
    return f"{name} {more(effect)}"
