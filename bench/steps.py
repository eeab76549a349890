"""Steps of random games with observation and mask: in batches, and by the bridges."""

from __future__ import annotations

from functools import partial

import tripot
from bench import probe

PLAYERS = 4
TABLES = 1024
GAMES = ("twelve-gangsters", "reglement-de-comptes", "gangster", "nostra-city")


def batch(name: str, seconds: float) -> float:
    """Steps per second of many tables together, into buffers of their own; the random choices are counted in."""
    from tripot.batch import Batch  # here, because an older build to compare with has none

    tables = Batch(tripot.load(name, players=PLAYERS), TABLES, seed=1)

    def step() -> int:
        tables.step(tables.random_actions())
        return TABLES

    return probe.rate(step, seconds)


def zoo(name: str, seconds: float) -> float:
    """Steps per second of the environment that PettingZoo's users get, driven as PettingZoo's own."""
    import numpy as np

    from bench.peers.zoo import played
    from tripot.bridges.pettingzoo import env

    return probe.rate(played(env(name, PLAYERS), np.random.default_rng(1)), seconds)


def spiel(name: str, seconds: float) -> float:
    """Choices per second of the game that OpenSpiel's users get, driven as OpenSpiel's hanabi."""
    import pyspiel

    import tripot.bridges.openspiel as bridge
    from bench.peers.hanabi import played

    return probe.rate(played(pyspiel.load_game(bridge.called(name), {"players": PLAYERS})), seconds)


PROBES: dict[str, probe.Probe] = {
    f"{how.__name__}-{name}": partial(how, name) for how in (batch, zoo, spiel) for name in GAMES
}
