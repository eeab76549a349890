"""A moment of a game between strong bots, as one seat saw it, at which one choice is clearly the best."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any, Final, Literal

import msgspec

from tripot.games.registry import box
from tripot.kernel.problem import Problem
from tripot.learning.exercise import Aim, Exercise, Weighed

FILE: Final = "puzzles.jsonl"
FORMAT: Final = "tripot-puzzles"


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    players: int
    seat: int
    opening: dict[str, Any]
    """The position; what its seat could not know is dealt anew."""
    weighed: tuple[Weighed, ...]
    """Every choice that comes to something else; the best first."""
    missed: float
    """The part of quick bots that did not find it."""
    step: int
    """Of the game it comes from."""
    options: dict[str, Any] = {}

    @property
    def best(self) -> str:
        return self.weighed[0].choice


class Header(msgspec.Struct, frozen=True):
    """The first line of a shelf: all that decides what is on it."""

    format: Literal["tripot-puzzles"]
    version: Literal[1]
    game: str
    rules: int
    edition: str
    """Its hash."""
    bot: str
    """Who played the games, in every chair."""
    seed: int
    options: dict[str, Any] = {}


class Searched(msgspec.Struct, frozen=True):
    """A further line: a game that was looked through, and what was found in it."""

    number: int
    puzzles: tuple[Puzzle, ...] = ()


class Shelf(msgspec.Struct, frozen=True):
    header: Header
    games: tuple[Searched, ...]

    @property
    def puzzles(self) -> list[Puzzle]:
        return [puzzle for game in self.games for puzzle in game.puzzles]


def read_shelf(text: bytes) -> Shelf:
    """ValueError if it is none. A torn last line is dropped."""
    first, *rest = text[: text.rfind(b"\n") + 1].splitlines() or [b""]
    games = [msgspec.json.decode(line, type=Searched) for line in rest]
    return Shelf(msgspec.json.decode(first, type=Header), tuple(games))


@cache
def shelf(game: str) -> dict[str, Puzzle]:
    """The puzzles that come with us, by their ids; none if the game has none."""
    file = box(game).resource(FILE)
    return {puzzle.id: puzzle for puzzle in read_shelf(file.read_bytes()).puzzles} if file.is_file() else {}


def puzzle(game: str, name: str) -> Puzzle:
    """Problem if there is no such puzzle."""
    found = shelf(game).get(name)
    if found is None:
        raise Problem("puzzle-unknown", id=name)
    return found


def of_the_day(game: str, day: int) -> Puzzle | None:
    """The same for everybody that day, in every house with this shelf, and none twice before all have had their day;
    None if there is none. Days are counted from 1970."""
    found = list(shelf(game))
    if not found:
        return None
    lap, turn = divmod(day, len(found))
    order = sorted(found, key=lambda name: hashlib.sha256(f"{lap} {name}".encode()).digest())
    return shelf(game)[order[turn]]


def of_puzzle(game: str, puzzle: Puzzle) -> Exercise:
    found = box(game)
    table = found.load(puzzle.players, found.edition, puzzle.options)
    return Exercise(table, puzzle.seat, puzzle.opening, Aim(best=puzzle.best, weighed=puzzle.weighed))
