"""The house with other settings than those of the command line: `house.py PORT DATA SETTINGS`, the last as JSON.
`material` there changes the box of a game: `{"gangster": {"goals": …}}`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec

from tripot.analysis.budget import Budget
from tripot.games.registry import box
from tripot.server.app import application, server
from tripot.server.logs import configure
from tripot.server.settings import PACES, Settings
from tripot.terminal.serve import HOST, bind

port, data, given = sys.argv[1:]
chosen = json.loads(given)
for game, material in chosen.pop("material", {}).items():  # in the processes of bots as well
    opened = box(game)
    ours = msgspec.to_builtins(opened.edition, str_keys=True)
    vars(opened)["edition"] = msgspec.convert({**ours, **material}, opened.edition_kind, str_keys=True)

if __name__ == "__main__":
    if "analysis" in chosen:
        chosen["analysis"] = Budget(**chosen["analysis"])
    chosen["paces"] = {**PACES, **chosen.get("paces", {})}
    if chosen.get("base_url") == "own":
        chosen["base_url"] = f"http://{HOST}:{port}"
    configure()
    door = bind(HOST, int(port))
    server(application(Settings(data=Path(data), **chosen)), HOST, int(port)).run(sockets=[door])
