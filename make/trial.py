"""Tries an installed wheel as somebody new would, and prints what came of it: `trial.py compiled|interpreted`."""

from __future__ import annotations

import json
import subprocess
import sys
import urllib.request
from pathlib import Path

import tripot

TRIPOT = str(Path(sys.executable).with_name("tripot"))
FEW = ("--games", "2", "--seed", "7", "--bots", "heuristic", "--workers", "1", "--json")


def games() -> dict[str, object]:
    """Two games of each between bots, by the command line."""
    played = {}
    for name in tripot.games():
        done = subprocess.run([TRIPOT, "simulate", name, *FEW], check=True, stdout=subprocess.PIPE)
        played[name] = json.loads(done.stdout)["seats"]
    return played


def house() -> None:
    """Opens, shows the page, and closes."""
    words = [TRIPOT, "serve", "--port", "0", "--no-browser", "--data", "house.sqlite"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as served:
        assert served.stdout is not None
        address = next(word for line in served.stdout for word in line.split() if word.startswith("http"))
        page = urllib.request.urlopen(address).read()
        served.terminate()
    assert b"<script" in page, "the page is missing"


if __name__ == "__main__":
    assert tripot.compiled == (sys.argv[1] == "compiled"), "another build than its name says"
    house()
    print(json.dumps(games(), sort_keys=True))
