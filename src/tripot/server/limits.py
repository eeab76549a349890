"""How fast one person or one address may go: token buckets, forgotten when they are full again."""

from __future__ import annotations

import time
from collections.abc import Callable

from tripot.server.restraint import Restraint

OVERHEAD = 200
"""Bytes that any command costs the disk."""


class Bucket:
    """Holds `burst` tokens and gains `rate` a second."""

    __slots__ = ("at", "burst", "rate", "tokens")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.at = now

    def take(self, now: float, amount: float = 1) -> bool:
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < amount:
            return False
        self.tokens -= amount
        return True

    def full(self, now: float) -> bool:
        return self.tokens + (now - self.at) * self.rate >= self.burst


class Limit:
    """One bucket for each key."""

    MOST = 10_000

    def __init__(self, name: str, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self.name = name
        self.rate = rate
        self.burst = burst
        self._now = now
        self._buckets: dict[str, Bucket] = {}

    def allows(self, key: str, amount: float = 1) -> bool:
        return self.bucket(key).take(self._now(), amount)

    def bucket(self, key: str) -> Bucket:
        now = self._now()
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self.MOST:
                self._buckets = {name: old for name, old in self._buckets.items() if not old.full(now)}
            bucket = self._buckets[key] = Bucket(self.rate, self.burst, now)
        return bucket


class Limits:
    """The house's limits; a house without limits lets everything through."""

    REQUESTS = 50.0, 500.0

    def __init__(self, limited: bool, restraint: Restraint) -> None:
        self.limited = limited
        self.hold = restraint.hold
        self.posts = Limit("posts", 1, 30)
        self.posts_by_address = Limit("posts-by-address", 5, 150)
        self.looks = Limit("looks", 3, 60)
        """Games asked for by the code of their table, by person, or by address if nobody is known."""
        self.looks_by_address = Limit("looks-by-address", 10, 200)
        self.requests_by_address = Limit("requests-by-address", *self.REQUESTS)
        self.messages = Limit("messages", 20, 80)
        """On all sockets of a person."""
        self.messages_by_address = Limit("messages", 200, 2000)
        self.hellos = Limit("hellos", 1, 40)
        """Each is answered with all that the table knows, by person."""
        self.sayings = Limit("sayings", 1, 15)
        """Things said, by person, at whatever tables."""
        self.phrases = Limit("phrases", 0.1, 5)
        """Pass-phrases tried for a name, from one address: by the name alone, anybody could lock its owner out."""
        self.phrases_by_address = Limit("phrases-by-address", 0.2, 20)
        self.analyses = Limit("analyses", 0.02, 6)
        """Analyses begun, by person and by address."""
        self.counsels = Limit("counsels", 0.5, 30)
        """What the coach is asked, by person."""
        self.counsels_by_address = Limit("counsels-by-address", 2, 120)
        self.duels = Limit("duels", 1 / 60, 20)
        """Games offered as duels, by person."""
        self.notices = Limit("notices", 1 / 60, 10)
        """Channels added and mail that asks for a confirmation, by person."""
        self.notices_by_address = Limit("notices-by-address", 1 / 20, 30)
        self.queue = Limit("queue", 1 / 10, 20)
        """Lines joined, by person."""
        self.queue_by_address = Limit("queue-by-address", 1, 60)
        self.evenings = Limit("evenings", 1 / 120, 10)
        """Evenings made, by person."""
        self.evenings_by_address = Limit("evenings-by-address", 1 / 60, 20)
        self.rounds = Limit("rounds", 1 / 10, 10)
        """Rounds opened, each with many tables, by person."""
        self.rounds_by_address = Limit("rounds-by-address", 1 / 5, 20)
        self.votes = Limit("votes", 1 / 30, 8)
        """That somebody should leave a game, by person."""
        self.mutes = Limit("mutes", 1 / 20, 20)
        """People whom somebody does not want to hear, by person."""
        self.reports = Limit("reports", 1 / 120, 5)
        """To the host of the house, by person."""
        self.reports_by_address = Limit("reports-by-address", 1 / 60, 10)
        self.exports = Limit("exports", 1 / 60, 4)
        """Of all that is known of somebody, by person, and by address."""
        self.admin = Limit("admin", 0.1, 6)
        """Tokens of the host of the house that are tried, by address."""
        self.admin_by_anybody = Limit("admin-by-anybody", 1, 40)
        """The same, by all together: nobody guesses faster from many addresses."""
        self.people = Limit("people", 0.05, 60)
        """New visitors, by address."""
        self.tables = Limit("tables", 1 / 60, 30)
        """Tables made, by person."""
        self.tables_by_address = Limit("tables-by-address", 1 / 20, 100)
        self.bytes = Limit("bytes", 1_000, 2_000_000)
        """What commands write to the disk, by person."""
        self.bytes_by_address = Limit("bytes-by-address", 10_000, 20_000_000)
        self.sockets = Limit("sockets", 1, 40)
        self.sockets_by_address = Limit("sockets-by-address", 10, 200)

    def all(self) -> list[Limit]:
        """By name; where a name is of two, that of a person."""
        found = {one.name: one for one in reversed(vars(self).values()) if isinstance(one, Limit)}
        return [found[name] for name in sorted(found)]

    def allow(self, *asked: tuple[Limit, str], amount: float = 1) -> bool:
        if self.limited:
            for limit, key in asked:
                if not limit.allows(key, amount):
                    self.hold(limit.name)
                    return False
        return True

    def allow_writing(self, person: str, address: str, length: int) -> bool:
        """A command of so many bytes: what is kept of it is not longer, but for names and numbers."""
        return self.allow((self.bytes, person), (self.bytes_by_address, address), amount=length + OVERHEAD)

    def paces(self, address: str, person: str | None = None) -> tuple[Bucket, ...]:
        """What a message takes from."""
        if not self.limited:
            return ()
        own = () if person is None else (self.messages.bucket(person),)
        return *own, self.messages_by_address.bucket(address)
