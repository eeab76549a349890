"""Add finished games of today's rules to the corpus: `python -m tests.corpus.make`. What is there stays as it is."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from tests.corpus.files import FOLDER, missing
from tripot.arena.plan import Plan
from tripot.arena.played import play

TRIES = 6
"""The shortest of so many games is kept."""


def main(folder: Path = FOLDER) -> None:
    for key, plan in missing(folder):
        path = free(folder / key.game, key.rules)
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(shortest(plan))
        print(path.relative_to(folder))


def shortest(plan: Plan) -> bytes:
    games = [play(plan, number, record=True) for number in range(TRIES)]
    record = min(games, key=lambda game: game.steps).record
    assert record is not None
    return record


def free(folder: Path, rules: int) -> Path:
    """The first name that no record has."""
    names = (folder / f"rules-{rules}-{number:02}.json" for number in count(1))
    return next(path for path in names if not path.exists())


if __name__ == "__main__":
    main()
