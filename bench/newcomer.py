"""Somebody new: from a clone to a hand that is dealt, and the time of every word on it: `python -m bench.newcomer`.

`--cold` does without the package caches of this machine, `--compiled` waits for what is compiled meanwhile."""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from bench.bid import Player
from bench.party import ROOT

DEALT = "a hand is dealt"
COMPILED = "tripot: it is compiled"


class Word(msgspec.Struct, frozen=True):
    """What was said, and how many seconds after the beginning."""

    at: float
    said: str


def longest_silence(words: list[Word]) -> float:
    """Seconds between two words, the beginning being the first."""
    times = [0.0, *(word.at for word in words)]
    return max(after - before for before, after in pairwise(times))


def way(folder: Path, cold: bool, compiled: bool) -> Iterator[Word]:
    began = time.monotonic()
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder / "clone")], check=True)
    yield Word(time.monotonic() - began, "cloned")
    playing = subprocess.Popen(
        ["make", "play"],
        cwd=folder / "clone",
        env=environment(folder, cold),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    assert playing.stdout is not None
    origin = ""
    try:
        for line in playing.stdout:
            yield Word(time.monotonic() - began, line.rstrip())
            if found := re.search(r"http://[\d.]+:\d+", line):
                origin = found.group()
            if "Ctrl-C" in line:
                dealt(origin)
                yield Word(time.monotonic() - began, DEALT)
                if not compiled:
                    return
            if line.startswith(COMPILED):
                return
        raise RuntimeError("the house does not open")
    finally:
        os.killpg(playing.pid, signal.SIGTERM)
        playing.wait()


def dealt(origin: str) -> None:
    """Against bots, in one press."""
    with Player(origin) as player:
        form = {"game": "twelve-gangsters", "level": "easy", "players": 4}
        player.enter(player.post("/api/quick", form)["code"], 0)
        while not player.situation.get("legal"):
            player.catch_up()


def environment(folder: Path, cold: bool) -> dict[str, str]:
    """No browser opens, nothing of this machine's own houses is touched, and no make that called us is asked."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith("MAKE") and name != "MFLAGS"}
    caches = {"PIP_CACHE_DIR": str(folder / "pip"), "npm_config_cache": str(folder / "npm")} if cold else {}
    return {**ours, "BROWSER": "true", "XDG_DATA_HOME": str(folder / "data"), "TRIPOT_LANG": "en", **caches}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cold", action="store_true")
    parser.add_argument("--compiled", action="store_true")
    given = parser.parse_args()
    words: list[Word] = []
    with TemporaryDirectory() as folder:
        for word in way(Path(folder), given.cold, given.compiled):
            print(f"{word.at:7.1f} s  {word.said}", flush=True)
            words.append(word)
    hand = next(number for number, word in enumerate(words) if word.said == DEALT)
    silence = longest_silence(words[: hand + 1])
    print(f"a hand after {words[hand].at:.1f} s, never more than {silence:.1f} s without a word")


if __name__ == "__main__":
    main()
