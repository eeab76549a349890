"""Nostra City: the figures of section 10."""

from __future__ import annotations

import sys
from functools import partial

from tripot.arena.chapters import chapter
from tripot.arena.chapters.tables import LANGUAGE, grid, more, percent, share
from tripot.arena.crew import Crew
from tripot.arena.effects import Effect
from tripot.arena.lab import table
from tripot.arena.nostra_city_lab import Report, measured
from tripot.arena.plan import Plan
from tripot.arena.traits import traits_of
from tripot.games.nostra_city.game import NostraCity
from tripot.games.nostra_city.material import VENDETTAS
from tripot.games.registry import box
from tripot.text import say


class Chapter(chapter.Chapter):
    bot = "search:40"

    def text(self, games: int, hands: Crew) -> str:
        sizes = box(self.game).players(box(self.game).edition)
        found = []
        for players in sizes:
            print(f"  {players} players", file=sys.stderr, flush=True)
            plan = Plan(self.game, players, (self.bot,), games, self.seed)
            found.append(self.kept(str(players), Report, partial(measured, plan, hands)))
        lines = [
            ["games", "", *(str(one.games) for one in found)],
            ["guilty verdicts, in %", "30–45", *(percent(one.guilty) for one in found)],
            ["somebody is an Indic, in %", "60–85", *(percent(one.somebody) for one in found)],
            ["everybody loses, in %", "under 12", *(percent(one.lost) for one in found)],
            ["wins of an Indic, of a loyal seat, in %", "within a factor of 1.5", *map(roles, found)],
            ["wins of each seat, in %", "equal ± 4", *(", ".join(map(share, one.seats)) for one in found)],
            ["the Caïd that helps its owner most", "at most +12 points", *(caid(one.caids[0]) for one in found)],
            ["the next one", "", *(caid(one.caids[1]) for one in found)],
            ["the last one", "", *(caid(one.caids[-1]) for one in found)],
            ["bribes a game", "", *(f"{one.bribes:.1f}" for one in found)],
            ["Vendetta cards drawn a game", "", *(f"{one.drawn:.1f}" for one in found)],
            *([f"{name(card)}, plays a game", "", *(plays(one, card) for one in found)] for card in VENDETTAS[:8]),
            ["steps a game", "", *(f"{one.steps:.0f}" for one in found)],
        ]
        headings = ["figure", "wanted", *(f"{players} players" for players in sizes)]
        return f"""`{self.bot}` in every chair, seed {self.seed}.

{grid(headings, lines)}"""


def roles(found: Report) -> str:
    return f"{percent(found.indic)}, {percent(found.loyal)} (× {found.indic / max(found.loyal, 0.001):.2f})"


def plays(found: Report, card: str) -> str:
    return f"{found.struck.get(card, 0.0):.2f}"


def name(card: str) -> str:
    return say("nc-card", LANGUAGE, card=card)


def caid(effect: Effect) -> str:
    told = traits_of(table(NostraCity, 3, None)).say_trait(effect.group, effect.member, LANGUAGE)
    return f"{told} {more(effect)}"
