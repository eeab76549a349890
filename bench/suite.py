"""What `make bench` measures, and the aims."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bench.party import PEER_PYTHON, ROOT, Party
from bench.row import Aim, Row, row
from bench.session import Series, Task

OPENSPIEL = Party("OpenSpiel", "bench.peers.goofspiel", PEER_PYTHON)
HANABI = Party("OpenSpiel's hanabi", "bench.peers.hanabi", PEER_PYTHON)
PETTINGZOO = Party("PettingZoo", "bench.peers.zoo", PEER_PYTHON)
CATANATRON = Party("Catanatron", "bench.peers.catan", PEER_PYTHON)
INTERPRETED = Party("interpreted", "bench.ours", path=ROOT / "src", compiled=False)
BID_0_1 = 40_212
"""Bytes that version 0.1 (22796fa) sent a bidder for three bills: a fifth of them is enough."""


STEPS = {"twelve-gangsters": 1e6, "reglement-de-comptes": 400e3, "gangster": 200e3, "nostra-city": 200e3}
"""A second and core, with observation and mask: what a batch of each game should make."""
CLASSIC = ("connect-four", "hanabi", "holdem")
"""PettingZoo's own environments; the fastest counts."""


class Line(msgspec.Struct, frozen=True):
    """A row before it is measured."""

    name: str
    unit: str
    ours: Task
    peers: tuple[Task, ...] = ()
    aim: Aim | None = None


def lines(build: Path | None = None) -> list[Line]:
    """The rows, for the installed package or for another compiled build."""
    compiled = Party("compiled", "bench.ours", path=build, compiled=True)
    rollout = Task(compiled, "rollout")
    rollouts = (Task(OPENSPIEL, "bots"), Task(OPENSPIEL, "search"))
    driven = (Task(OPENSPIEL, "driven"),)
    catan = (Task(CATANATRON, "games"),)
    return [
        Line("random games / OpenSpiel in C++", "decisions/s", rollout, rollouts, Aim(2)),
        Line("random games / OpenSpiel from Python", "decisions/s", rollout, driven, Aim(10)),
        Line("random games / Catanatron", "decisions/s", rollout, catan, Aim(200)),
        Line("the same, interpreted / Catanatron", "decisions/s", Task(INTERPRETED, "rollout"), catan, Aim(5)),
        Line("Règlement de comptes / Catanatron", "decisions/s", Task(compiled, "banquet"), catan, Aim(100)),
        Line("Gangster / Catanatron", "decisions/s", Task(compiled, "quarter"), catan, Aim(50)),
        Line("Nostra City / Catanatron", "decisions/s", Task(compiled, "city"), catan, Aim(50)),
        Line(
            "search iterations, games to the end",
            "iterations/s",
            Task(compiled, "search"),
            (),
            Aim(15e3, absolute=True),
        ),
        Line(
            "search for sealed choices / OpenSpiel's MCTS",
            "iterations/s",
            Task(compiled, "sealed"),
            (Task(OPENSPIEL, "mcts"),),
        ),
        *(
            Line(
                f"thinking in {name}, compiled / interpreted",
                "choices/s",
                Task(compiled, f"thinking-{name}"),
                (Task(INTERPRETED, f"thinking-{name}"),),
            )
            for name in ("twelve-gangsters", "reglement-de-comptes", "gangster", "nostra-city")
        ),
        *(
            Line(
                f"hints with a reason in {name} / the strong bot's choice alone",
                "hints/s",
                Task(compiled, f"hint-{name}"),
                (Task(compiled, f"advice-{name}"),),
            )
            for name in ("twelve-gangsters", "reglement-de-comptes", "gangster", "nostra-city")
        ),
        Line(
            "games looked through for puzzles / only played",
            "games/s",
            Task(compiled, "puzzles"),
            (Task(compiled, "puzzle-games"),),
        ),
        *(
            Line(
                f"a batch of {name}, observation and mask / OpenSpiel's hanabi in C++",
                "steps/s",
                Task(compiled, f"batch-{name}"),
                (Task(HANABI, "steps"),),
                Aim(least, absolute=True),
            )
            for name, least in STEPS.items()
        ),
        *(
            Line(
                f"{name} for PettingZoo / PettingZoo's connect four, hanabi, hold'em",
                "steps/s",
                Task(compiled, f"zoo-{name}"),
                tuple(Task(PETTINGZOO, peer) for peer in CLASSIC),
            )
            for name in STEPS
        ),
        *(
            Line(
                f"{name} for OpenSpiel / OpenSpiel's hanabi in C++",
                "steps/s",
                Task(compiled, f"spiel-{name}"),
                (Task(HANABI, "steps"),),
            )
            for name in STEPS
        ),
        Line("memory of a process that searches", "bytes", Task(compiled, "search-memory")),
        Line(
            "clones from Python / OpenSpiel",
            "clones/s",
            Task(compiled, "clones"),
            (Task(OPENSPIEL, "clones"),),
            Aim(2e6, absolute=True),
        ),
        Line(
            "arena, two workers / one",
            "games/s a worker",
            Task(compiled, "together"),
            (Task(compiled, "alone"),),
            Aim(0.85),
        ),
        Line("matches with events and log", "games/s", Task(compiled, "matches")),
        Line("records encoded, decoded, verified", "records/s", Task(compiled, "records")),
        Line("size of a record", "bytes", Task(compiled, "record-size")),
        Line("memory of 10 000 states", "bytes", Task(compiled, "memory")),
        Line("bids of three bills", "a command", Task(compiled, "bid-commands"), aim=Aim(1, absolute=True)),
        Line("bids of three bills", "a commit", Task(compiled, "bid-commits"), aim=Aim(1, absolute=True)),
        Line("bids of three bills", "a MB down", Task(compiled, "bid-bytes"), aim=Aim(5e6 / BID_0_1, absolute=True)),
        Line(
            "starts with 100 000 tables / with none",
            "starts/s",
            Task(compiled, "start-full"),
            (Task(compiled, "start-empty"),),
            Aim(0.8),
        ),
        Line(
            "memory with 100 000 tables / with none",
            "houses in a GB",
            Task(compiled, "small-full"),
            (Task(compiled, "small-empty"),),
            Aim(0.9),
        ),
    ]


def tasks(suite: list[Line]) -> list[Task]:
    """Everything to measure, each once, ours beside its peers."""
    return list(dict.fromkeys(task for line in suite for task in (line.ours, *line.peers)))


def rows(suite: list[Line], found: dict[Task, Series]) -> list[Row]:
    return [
        row(line.name, line.unit, found[line.ours], [found[peer] for peer in line.peers], line.aim) for line in suite
    ]
