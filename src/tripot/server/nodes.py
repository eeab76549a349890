"""The nodes that share a house: who is alive, and which of them is the home of a table.

At its home a table is served, and its bots and clocks are driven. Any node may append to any table, for only one can
append each turn; should two nodes serve one for a moment, the second is overtaken and finds nothing left to do.
"""

from __future__ import annotations

import hashlib
import secrets
from functools import lru_cache
from typing import Protocol

from tripot.server.door import Door, Way
from tripot.server.person import Person


class Listener(Protocol):
    """Who wants to know what happens at other nodes."""

    def hear(self, word: str, count: int | None) -> None:
        """The code of a table, and how many turns it has had; None: somebody came or went."""

    def look(self) -> None:
        """It is time to look for what nobody has told."""

    def move(self) -> None:
        """Nodes have come or gone."""

    async def admit(self, code: str, person: str) -> tuple[Person, Door]:
        """Somebody has come through another node to a table that is at home here; Refusal if he may not."""


class Nodes:
    """A house with a single node; where there are more, see `cluster.py`."""

    def __init__(self) -> None:
        self.name = secrets.token_hex(4)
        self.live: tuple[str, ...] = (self.name,)

    def home(self, code: str) -> str:
        """Every node knows which of the living it is, without asking."""
        return home(self.live, code)

    def drives(self, code: str) -> bool:
        """Whether this node is the home of a table."""
        return self.live == (self.name,) or self.home(code) == self.name

    async def way(self, code: str) -> Way | None:
        """To the home of a table; None if that is here, or cannot be reached: then the table is served here."""
        return None

    def piped(self) -> int:
        """How many have come here whose table is at another node."""
        return 0

    def announce(self, code: str, turns: int | None) -> None:
        """To the other nodes."""

    def arrive(self, code: str, person: str) -> None:
        """Somebody has come to this table through this node."""

    def depart(self, code: str, person: str) -> None: ...

    def vacate(self, code: str) -> None:
        """All who have come to this table through this node have to go."""

    async def elsewhere(self, codes: list[str]) -> dict[str, frozenset[str]]:
        """Who is at these tables through other nodes."""
        return {}

    async def join(self, secret: bytes, listener: Listener) -> None:
        """A first sign of life: from now on others may come with their visitors."""

    async def run(self, listener: Listener) -> None:
        """Until it is cancelled: signs of life, and news of others."""

    async def leave(self) -> None:
        """Others need not wait until this node seems dead."""


@lru_cache(maxsize=50_000)
def home(live: tuple[str, ...], code: str) -> str:
    """Rendezvous hashing: when a node goes, its tables are spread over the others, and no other table moves."""
    return max(live, key=lambda name: weight(name, code))


def weight(name: str, code: str) -> bytes:
    return hashlib.blake2b(f"{name} {code}".encode(), digest_size=8).digest()


def hear(listener: Listener, word: str) -> None:
    code, _, turns = word.partition(":")
    listener.hear(code, int(turns) if turns.isdigit() else None)
