"""The load client, a process of its own: `python -m bench.load.client ours ORIGIN PROCESS --tables 50`."""

from __future__ import annotations

import argparse
import sys

import msgspec
import uvloop

from bench.load import boardgame, crowd, house
from bench.load.crowd import Open
from bench.party import Failed

TABLES: dict[str, Open] = {"ours": house.open_table, "nodes": house.open_table, "peer": boardgame.open_table}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("server", choices=TABLES)
    parser.add_argument("origins", type=lambda text: tuple(text.split(",")))
    parser.add_argument("processes", type=lambda text: tuple(map(int, text.split(","))), help="to see what they use")
    parser.add_argument("--tables", type=int, required=True)
    parser.add_argument("--idle", type=int, default=0, help="idle sockets; with any, tables keep a humane pace")
    parser.add_argument("--seconds", type=float, default=3.0)
    asked = parser.parse_args()
    if asked.idle:
        load = crowd.pace(asked.origins, asked.processes, asked.tables, asked.idle, asked.seconds)
    else:
        load = crowd.rush(asked.origins, asked.processes, TABLES[asked.server], asked.tables, asked.seconds)
    try:
        found = uvloop.run(load)
    except Failed as failed:
        sys.exit(str(failed))
    sys.stdout.write(msgspec.json.encode(found).decode())


if __name__ == "__main__":
    main()
