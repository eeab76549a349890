"""OpenSpiel's hanabi, a game with hidden cards written in C++, driven from Python with observation and mask."""

from __future__ import annotations

from importlib.metadata import version
from random import random

import pyspiel

from bench import probe

PLAYERS = 4


def steps(seconds: float) -> float:
    """Choices per second of random games, each with the tensor of whoever chooses; Nature's draws are none."""
    game = pyspiel.load_game(f"hanabi(players={PLAYERS})")

    def batch() -> int:
        state = game.new_initial_state()
        taken = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.legal_actions()
                state.apply_action(outcomes[int(random() * len(outcomes))])
                continue
            state.observation_tensor()
            state.legal_actions_mask()
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            taken += 1
        return taken

    return probe.rate(batch, seconds)


PROBES: dict[str, probe.Probe] = {"steps": steps}

if __name__ == "__main__":
    probe.main(PROBES, {"peer": f"OpenSpiel {version('open_spiel')}"})
