"""PettingZoo's own classic environments, driven as its documentation does, with observation and mask at every step."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import version
from itertools import count
from typing import Any

import numpy as np

from bench import probe

CLASSIC = {
    "connect-four": "pettingzoo.classic.connect_four_v3",
    "hanabi": "pettingzoo.classic.hanabi_v5",
    "holdem": "pettingzoo.classic.texas_holdem_no_limit_v6",
}


def steps(name: str, seconds: float) -> float:
    """Steps per second of random games."""
    table = import_module(CLASSIC[name]).env()
    return probe.rate(played(table, np.random.default_rng(1)), seconds)


def played(table: Any, rng: np.random.Generator) -> Callable[[], int]:
    """A whole random game; how many steps it took."""
    seeds = count(1)

    def batch() -> int:
        table.reset(seed=next(seeds))
        taken = 0
        for _ in table.agent_iter():
            seen, _, over, broken_off, info = table.last()
            if over or broken_off:
                table.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            legal = np.flatnonzero(mask)
            table.step(int(legal[int(rng.random() * len(legal))]))
            taken += 1
        return taken

    return batch


PROBES: dict[str, probe.Probe] = {name: partial(steps, name) for name in CLASSIC}

if __name__ == "__main__":
    probe.main(PROBES, {"peer": f"PettingZoo {version('pettingzoo')}"})
