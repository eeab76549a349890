"""What one run of the load client found."""

from __future__ import annotations

import msgspec

from bench.load.meter import Meter, percentile
from bench.load.process import TICK


class Reading(msgspec.Struct, frozen=True):
    moves: int
    moves_per_second: float
    moves_per_busy_second: float
    """By the server's processor time: what it would do with a core to itself."""
    p50: float
    """Milliseconds from sending a move until the last seat had the new state."""
    p99: float
    memory: float
    """Bytes by which the server grew for each table, with the game played on it, or for each idle socket."""
    server: float
    """Processor time of the server over time passed."""
    client: float
    """The same of the client; near 1, the client is what is measured."""
    message_size: float
    """Bytes of a message with the new state for one seat."""
    first: float = 1.0
    """Share of moves that were not done again because another node was first."""


def reading(meter: Meter, memory: float) -> Reading:
    moves = len(meter.waits)
    return Reading(
        moves=moves,
        moves_per_second=moves / meter.seconds,
        moves_per_busy_second=moves / max(meter.server, TICK),
        p50=percentile(meter.waits, 0.5) * 1000,
        p99=percentile(meter.waits, 0.99) * 1000,
        memory=memory,
        server=meter.server / meter.seconds,
        client=meter.client / meter.seconds,
        message_size=meter.bytes / meter.messages,
    )
