"""What every measuring script shares: a timed loop, and one line of JSON. Needs the standard library only."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from time import process_time

Probe = Callable[[float], float]
"""Measures for about so many seconds and returns its figure."""


def rate(batch: Callable[[], int], seconds: float, clock: Callable[[], float] = process_time) -> float:
    """Units per second of processor time, so that a busy neighbour costs nobody anything; one batch warms up."""
    batch()
    units = 0
    began = clock()
    while (spent := clock() - began) < seconds or units == 0:
        units += batch()
    return units / spent


def main(probes: Mapping[str, Probe], about: Mapping[str, object]) -> None:
    """Run the probe named on the command line and print its figure, with what it was measured on."""
    parser = argparse.ArgumentParser()
    parser.add_argument("probe", choices=probes)
    parser.add_argument("--seconds", type=float, default=1.0)
    arguments = parser.parse_args()
    value = probes[arguments.probe](arguments.seconds)
    print(json.dumps({"value": value, "about": about}))
