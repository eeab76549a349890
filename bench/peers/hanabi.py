"""OpenSpiel's hanabi, a game with hidden cards written in C++, driven from Python with observation and mask."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version
from random import random
from typing import Any

import pyspiel

from bench import probe

PLAYERS = 4


def steps(seconds: float) -> float:
    """Choices per second of random games, each with the tensor of whoever chooses; Nature's draws are none."""
    return probe.rate(played(pyspiel.load_game(f"hanabi(players={PLAYERS})")), seconds)


def played(game: Any) -> Callable[[], int]:
    """A whole random game; how many choices it took."""

    def batch() -> int:
        state = game.new_initial_state()
        taken = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes()))
                continue
            state.observation_tensor()
            state.legal_actions_mask()
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            taken += 1
        return taken

    return batch


def drawn(outcomes: list[tuple[int, float]]) -> int:
    """One of Nature's outcomes, by weight."""
    left = random()
    for outcome, share in outcomes:
        left -= share
        if left < 0:
            return outcome
    return outcomes[-1][0]


PROBES: dict[str, probe.Probe] = {"steps": steps}

if __name__ == "__main__":
    probe.main(PROBES, {"peer": f"OpenSpiel {version('open_spiel')}"})
