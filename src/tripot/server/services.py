"""What all tables share."""

from __future__ import annotations

import hmac

import msgspec

from tripot.server.bank import Bank
from tripot.server.database.store import Store
from tripot.server.follower import Follower
from tripot.server.metrics import Metrics
from tripot.server.nodes import Nodes
from tripot.server.ratings import Ratings
from tripot.server.settings import Settings
from tripot.server.waiting_list import WaitingList
from tripot.server.workers import Workers


class Services(msgspec.Struct, frozen=True):
    settings: Settings
    store: Store
    nodes: Nodes
    follower: Follower
    workers: Workers
    waiting_list: WaitingList
    ratings: Ratings
    metrics: Metrics
    secret: bytes
    """Of this house: signs cookies, and seeds what nobody may foresee but nobody needs to verify."""

    signing: bytes
    """The key that this house signs records with; its public half is published."""

    def number(self, *words: object) -> int:
        """A number that only this house can work out from these words."""
        digest = hmac.digest(self.secret, " ".join(map(str, words)).encode(), "sha256")
        return int.from_bytes(digest[:6])

    def time(self, pace: str) -> Bank | float | None:
        """To think at this pace; None: no clock."""
        return next((time for name, time in self.settings.paces.items() if name == pace), None)
