"""The nodes that share a house: who is alive, and which of them drives the bots and clocks of a table.

Any node may append to any table, for only one can append each turn. Driving is divided so that nothing is done twice;
should two nodes drive for a moment, the second is overtaken and finds nothing left to do.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Protocol


class Listener(Protocol):
    """Who wants to know what happens at other nodes."""

    def hear(self, word: str, count: int | None) -> None:
        """The code of a table, and how many turns it has had; None: somebody came or went."""

    def look(self) -> None:
        """It is time to look for what nobody has told."""

    def move(self) -> None:
        """Nodes have come or gone."""


class Nodes:
    """A house with a single node; where there are more, see `cluster.py`."""

    def __init__(self) -> None:
        self.name = secrets.token_hex(4)
        self.live: tuple[str, ...] = (self.name,)

    def drives(self, code: str) -> bool:
        """Every node knows which of the living it is, without asking."""
        return self.live == (self.name,) or max(self.live, key=lambda name: weight(name, code)) == self.name

    def announce(self, code: str, turns: int | None) -> None:
        """To the other nodes."""

    def arrive(self, code: str, person: str) -> None:
        """Somebody has come to this table through this node."""

    def depart(self, code: str, person: str) -> None: ...

    async def elsewhere(self, codes: list[str]) -> dict[str, frozenset[str]]:
        """Who is at these tables through other nodes."""
        return {}

    async def join(self) -> None:
        """A first sign of life."""

    async def run(self, listener: Listener) -> None:
        """Until it is cancelled: signs of life, and news of others."""

    async def leave(self) -> None:
        """Others need not wait until this node seems dead."""


def weight(name: str, code: str) -> bytes:
    return hashlib.blake2b(f"{name} {code}".encode(), digest_size=8).digest()
