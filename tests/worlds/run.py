"""Two worlds in numbers, for `make soak`: in one process and over sockets, for each game."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.worlds.process import grow
from tests.worlds.sockets import branches
from tripot.games.registry import games

SHARES = 2


def share(name: str, count: int, seed: int) -> tuple[int, int]:
    found = grow(name, count, seed)
    return found.done, found.alike


def report(count: int, sockets: int, seed: int) -> Iterator[str]:
    with ProcessPoolExecutor(SHARES) as pool:
        for name in games():
            began = time.monotonic()
            shares = [pool.submit(share, name, count // SHARES, seed * SHARES + part) for part in range(SHARES)]
            done, alike = (sum(numbers) for numbers in zip(*(found.result() for found in shares), strict=True))
            yield f"{name}: {done} branches, {alike} messages alike, {time.monotonic() - began:.0f} s"
    for name in games():
        began = time.monotonic()
        with TemporaryDirectory() as folder:
            alike = branches(name, sockets, seed, Path(folder))
        yield f"{name} over sockets: {sockets} branches, {alike} messages alike, {time.monotonic() - began:.0f} s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--branches", type=int, default=100_000)
    parser.add_argument("--sockets", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for line in report(given.branches, given.sockets, given.seed):
        print(line, flush=True)


if __name__ == "__main__":
    main()
