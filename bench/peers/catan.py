"""Catanatron, a well-kept board game engine in pure Python, as its own documentation drives it."""

from __future__ import annotations

from importlib.metadata import version
from itertools import count

from catanatron import Color, Game, RandomPlayer

from bench import probe


def games(seconds: float) -> float:
    """Actions per second of random four-player games; every action counts, forced ones too."""
    seeds = count()

    def batch() -> int:
        game = Game([RandomPlayer(color) for color in Color], seed=next(seeds))
        game.play()
        return len(game.state.actions)

    return probe.rate(batch, seconds)


PROBES: dict[str, probe.Probe] = {"games": games}

if __name__ == "__main__":
    probe.main(PROBES, {"peer": f"Catanatron {version('catanatron')}"})
