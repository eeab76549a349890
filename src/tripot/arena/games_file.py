"""The games file of an arena: append-only, one line for each finished game, so that a run can go on after anything."""

from __future__ import annotations

import hashlib
from pathlib import Path
from types import TracebackType
from typing import Literal

import msgspec

from tripot.arena.plan import Plan
from tripot.arena.played import Played
from tripot.bots.own import is_own
from tripot.bots.thought import thought
from tripot.games.registry import box
from tripot.kernel.problem import Problem

NAME = "games.jsonl"


class Header(msgspec.Struct, frozen=True):
    """The first line: the plan, and whatever else decides how its games go."""

    format: Literal["tripot-arena"]
    version: Literal[1]
    plan: Plan
    rules: int
    edition: str
    """The hash of the edition."""
    own: dict[str, str]
    """The hash of each bot file."""


def header(plan: Plan) -> Header:
    game = plan.load()
    files = sorted({thought(name)[0].rpartition(":")[0] for name in plan.bots if is_own(name)})
    own = {file: hashlib.sha256(Path(file).read_bytes()).hexdigest() for file in files}
    return Header("tripot-arena", 1, plan, game.rules_version, game.edition.hash, own)


def folder_name(plan: Plan) -> str:
    """Where a plan's games go unless somebody says otherwise: a folder for each plan, whatever its number of games."""
    same = msgspec.structs.replace(header(plan), plan=msgspec.structs.replace(plan, games=0))
    return f"arena-{plan.game}-{hashlib.sha256(msgspec.json.encode(same, order='sorted')).hexdigest()[:8]}"


class GamesFile:
    """The finished games of one plan in one folder; Problem if the folder holds those of another."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.games: dict[int, Played] = {}
        path = folder / NAME
        first = msgspec.json.encode(header(plan)) + b"\n"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            found = path.read_bytes() if path.exists() else b""
            whole = found[: found.rfind(b"\n") + 1]  # a torn last line is dropped
            if whole:
                self._read(path, whole.splitlines(), plan)
            elif not first.startswith(found):
                raise Problem("arena-no-journal", file=str(path))
            self._file = path.open("ab")
        except (OSError, ValueError):
            raise Problem("file-unwritable", file=str(path)) from None
        self._file.truncate(len(whole))
        if not whole:
            self._write(first)

    def __enter__(self) -> GamesFile:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def played(self, games: int) -> list[Played]:
        """The first so many games, in order."""
        return [self.games[number] for number in sorted(self.games) if number < games]

    def add(self, game: Played) -> None:
        self._write(msgspec.json.encode(game) + b"\n")
        self.games[game.number] = game

    def _read(self, path: Path, lines: list[bytes], plan: Plan) -> None:
        try:
            first = msgspec.json.decode(lines[0], type=Header)
        except msgspec.MsgspecError:
            raise Problem("arena-no-journal", file=str(path)) from None
        wanted = header(plan)
        if first.edition in box(plan.game).citations(plan.load().edition):
            first = msgspec.structs.replace(first, edition=wanted.edition)
        if first != msgspec.structs.replace(wanted, plan=msgspec.structs.replace(plan, games=first.plan.games)):
            raise Problem("arena-other-plan", folder=str(path.parent), differs=", ".join(differing(first, wanted)))
        decoder = msgspec.json.Decoder(Played)
        for number, line in enumerate(lines[1:], 2):
            try:
                game = decoder.decode(line)
            except msgspec.MsgspecError:
                raise Problem("arena-broken-line", file=str(path), line=number) from None
            self.games[game.number] = game

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()


def differing(one: Header, other: Header) -> list[str]:
    """The names of what is not the same, the number of games aside."""
    plans = [name for name in Plan.__struct_fields__ if name != "games"]
    return [name for name in plans if getattr(one.plan, name) != getattr(other.plan, name)] + [
        name for name in ("rules", "edition", "own") if getattr(one, name) != getattr(other, name)
    ]
