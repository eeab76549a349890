"""The house with other settings than those of the command line: `house.py PORT DATA SETTINGS`, the last as JSON."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tripot.server.app import application, server
from tripot.server.settings import PACES, Settings
from tripot.terminal.serve import HOST, bind

if __name__ == "__main__":
    port, data, given = sys.argv[1:]
    chosen = json.loads(given)
    chosen["paces"] = {**PACES, **chosen.get("paces", {})}
    door = bind(HOST, int(port))
    server(application(Settings(data=Path(data), **chosen)), HOST, int(port)).run(sockets=[door])
