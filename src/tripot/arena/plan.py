"""What is to be simulated; together with a game's number it fixes every choice of that game."""

from __future__ import annotations

import hashlib
import re
from itertools import combinations
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
THOUGHT = re.compile(r"(?P<iterations>[0-9]{1,9})|(?P<seconds>[0-9]{1,4}(\.[0-9]{1,3})?)s", re.ASCII)
"""What may stand behind the name: iterations, or seconds as in `search:0.3s`."""


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

    @property
    def timed(self) -> bool:
        """Whether a bot thinks by the clock, and another time may come to something else."""
        return any(thought(name)[1].iterations is None for name in self.bots)

    def secret(self, number: int, purpose: str) -> bytes:
        """32 bytes that depend on the seed, the game's number and what they are for."""
        return hashlib.sha256(f"tripot simulate {self.seed} {number} {purpose}".encode()).digest()


def seated(name: str, game: Game[Any], seat: int, seed: int) -> tuple[Bot, Clock]:
    """The bot of this name, and how long it may think."""
    kind, clock = thought(name)
    return bots.make(kind, game, seat, seed), clock


def thought(name: str) -> tuple[str, Clock]:
    """`search`, `search:4000` for so many iterations, `search:0.3s` for so many seconds."""
    kind, sign, text = name.rpartition(":") if is_own(name) else name.partition(":")
    found = THOUGHT.fullmatch(text)
    if not sign or (is_own(name) and found is None):
        return name, Clock(iterations=ITERATIONS)
    if found is None or not float(text.removesuffix("s")):
        raise Problem("simulate-thought", text=name)
    if found["seconds"]:
        return kind, Clock(seconds=float(found["seconds"]))
    return kind, Clock(iterations=int(text))
