"""Houses with games under way, as the version that filled them left them: `python -m tests.corpus.houses NAME`.

What its people answer to: `enter` with their name and PHRASE.
"""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from tests.server.running import Running, running
from tests.server.visitor import Line, Visitor, sit_down
from tripot.games.registry import games

FOLDER = Path(__file__).parent / "houses"
PEOPLE = ("Ana Corpus", "Bob Corpus", "Carl Corpus")
PHRASE = "une phrase pour le corpus"
MOVES = {"twelve-gangsters": 20, "reglement-de-comptes": 40}
MANY = 120
"""Moves until a game is left, by its name, and of the others."""


def houses() -> list[Path]:
    return sorted(FOLDER.glob("*.sql"))


def furnish(dump: Path, data: Path) -> None:
    """The house of this dump as a file."""
    with sqlite3.connect(data) as base:
        base.executescript(dump.read_text("utf-8"))
    base.close()


def arrive(origin: str, stack: ExitStack) -> list[Visitor]:
    return [stack.enter_context(Visitor(origin)) for _ in PEOPLE]


def under_way(house: Running, dice: Random) -> None:
    """A table of every game that is left in the middle, where it can be in the middle of a choice."""
    with ExitStack() as stack:
        people = arrive(house.origin, stack)
        for person, name in zip(people, PEOPLE, strict=True):
            person.post("/api/me", name=name)
            person.post("/api/me/phrase", name=name, phrase=PHRASE)
        for name in games():
            _, lines = sit_down(people, stack, game=name)
            for number, _ in enumerate(moves(lines, dice)):
                begun = any(line.situation["view"].get("choice") for line in lines)
                if number >= MOVES.get(name, MANY) and (begun or name == "twelve-gangsters"):
                    break


def moves(lines: list[Line], dice: Random) -> Iterator[Line]:
    """Random moves, now and then out of turn or taken back; whose each was, to the end of the game."""
    while True:
        for line in lines:
            line.catch_up()
        if lines[0].situation["result"] is not None:
            return
        line = dice.choice([line for line in lines if line.situation["legal"] or line.situation["extra"]])
        if line.situation["can_undo"] and dice.random() < 0.2:
            line.do("undo")
        else:
            line.choose(dice.choice)
        yield line


def main(name: str, settings: dict[str, Any] | None = None) -> None:
    with TemporaryDirectory() as folder:
        data = Path(folder) / "house.sqlite"
        with running(data, **(settings or {})) as house:
            under_way(house, Random(name))
        base = sqlite3.connect(data)
        base.execute("delete from house")  # its secret; the next one that opens it makes its own
        text = "\n".join(base.iterdump()) + "\n"
        base.close()
    (FOLDER / f"{name}.sql").write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
