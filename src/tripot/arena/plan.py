"""What is to be simulated; together with a game's number it fixes every choice of that game."""

from __future__ import annotations

import hashlib
from itertools import combinations
from math import comb
from typing import Any

import msgspec

from tripot.bots.thought import seated, thought
from tripot.games.registry import box
from tripot.kernel.game import Game
from tripot.kernel.problem import Problem


class Plan(msgspec.Struct, frozen=True):
    """Bots are seated in order, as often as needed; every game they move on by one chair. Are there more bots than
    chairs, every line-up of so many bots has its games in turn."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, Any] = {}
    edition: str | None = None
    """The TOML text of an edition that is not ours."""
    paired: bool = False
    """Whether every deal is played by every line-up and from every chair, with the same luck."""

    def check(self) -> None:
        """Problem if it cannot be played, before anything begins."""
        if self.games < 1:
            raise Problem("simulate-games", games=self.games)
        game = self.load()
        for seat, name in enumerate(self.bots):
            seated(name, game, seat % self.players, 0)

    def load(self) -> Game[Any]:
        chosen = box(self.game)
        edition = chosen.edition if self.edition is None else chosen.read_edition(self.edition)
        return chosen.load(self.players, edition, self.options)

    def lineup(self, number: int) -> list[str]:
        """Who sits where in this game; every second round of the chairs runs the other way."""
        kinds = min(len(self.bots), self.players)
        tables = list(combinations(self.bots, kinds))
        turn, table = divmod(number, len(tables))
        chairs = [tables[table][(seat + turn) % kinds] for seat in range(self.players)]
        return chairs[::-1] if turn // kinds % 2 else chairs

    def deal(self, number: int) -> int:
        """Which deal this game is of: its own, unless games are paired."""
        if not self.paired:
            return number
        kinds = min(len(self.bots), self.players)
        return number // (comb(len(self.bots), kinds) * kinds)

    @property
    def timed(self) -> bool:
        """Whether a bot thinks by the clock, and another time may come to something else."""
        return any(thought(name)[1].iterations is None for name in self.bots)

    def secret(self, number: int, purpose: str) -> bytes:
        """32 bytes that depend on the seed, the number of the deal and what they are for."""
        return hashlib.sha256(f"tripot simulate {self.seed} {self.deal(number)} {purpose}".encode()).digest()
