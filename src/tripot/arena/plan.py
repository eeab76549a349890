"""What is to be simulated; together with a game's number it fixes every choice of that game."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from tripot import bots
from tripot.bots import Bot, Clock
from tripot.bots.own import is_own
from tripot.games.registry import box
from tripot.kernel.game import Game
from tripot.kernel.problem import Problem

ITERATIONS = 1000
"""How long a bot searches unless its name says otherwise, as in `search:4000`."""


class Plan(msgspec.Struct, frozen=True):
    """Bots are seated in order, as often as needed; every game they move on by one chair."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, Any] = {}
    edition: str | None = None
    """The TOML text of an edition that is not ours."""

    def check(self) -> None:
        """Problem if it cannot be played, before anything begins."""
        if self.games < 1:
            raise Problem("simulate-games", games=self.games)
        if len(self.bots) > self.players:
            raise Problem("simulate-bots", bots=len(self.bots), players=self.players)
        game = self.load()
        for seat, name in enumerate(self.bots):
            seated(name, game, seat, 0)

    def load(self) -> Game[Any]:
        chosen = box(self.game)
        edition = chosen.edition if self.edition is None else chosen.read_edition(self.edition)
        return chosen.load(self.players, edition, self.options)

    def lineup(self, number: int) -> list[str]:
        """Who sits where in this game; every second round of the chairs runs the other way."""
        kinds = len(self.bots)
        chairs = [self.bots[(seat + number) % kinds] for seat in range(self.players)]
        return chairs[::-1] if number // kinds % 2 else chairs

    def secret(self, number: int, purpose: str) -> bytes:
        """32 bytes that depend on the seed, the game's number and what they are for."""
        return hashlib.sha256(f"tripot simulate {self.seed} {number} {purpose}".encode()).digest()


def seated(name: str, game: Game[Any], seat: int, seed: int) -> tuple[Bot, Clock]:
    """The bot of this name, and how long it may think: `search`, or `search:4000` for so many iterations."""
    kind, sign, digits = name.rpartition(":") if is_own(name) else name.partition(":")
    if is_own(name) and not digits.isdecimal():
        kind, sign, digits = name, "", ""
    if sign and not (digits.isascii() and digits.isdigit() and 0 < len(digits) < 10 and int(digits)):
        raise Problem("simulate-iterations", text=name)
    return bots.make(kind, game, seat, seed), Clock(iterations=int(digits) if sign else ITERATIONS)
