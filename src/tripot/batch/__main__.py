"""What each number of an observation says: `python -m tripot.batch gangster --players 4`; `--labels` names each."""

from __future__ import annotations

import argparse
import sys

from tripot.batch.layout import layout
from tripot.games.registry import games, load
from tripot.turns.observing import observation_of


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tripot.batch")
    parser.add_argument("game", choices=games())
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--labels", action="store_true")
    chosen = parser.parse_args(words)
    observation = observation_of(load(chosen.game, chosen.players))
    sys.stdout.write("\n".join([*observation.labels, ""]) if chosen.labels else layout(observation))


if __name__ == "__main__":
    main(sys.argv[1:])
