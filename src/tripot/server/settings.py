"""What whoever hosts the house, or a test, may choose."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from tripot.analysis.budget import Budget
from tripot.server.bank import Bank
from tripot.server.wire import Pace

PUSH_HOSTS = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "web.push.apple.com",
    ".notify.windows.com",
)
HOUR = 3600.0
DAY = 24 * HOUR
PACES: dict[Pace, Bank | float] = {
    "relaxed": 90.0,
    "fast": 20.0,
    "days": 3 * DAY,
    "bank": Bank(24 * HOUR, 4 * HOUR, 72 * HOUR),
}


def milliseconds() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    data: Path
    """The SQLite file."""
    database: str = ""
    """The address of a PostgreSQL database instead, as `postgresql://…`: then any number of nodes share the house."""
    bus: str = ""
    """The address of the Redis that tells these nodes news, as `redis://…`; empty: each looks for itself."""
    node_host: str = ""
    """The address at which other nodes reach this one; empty: that by which it reaches the database."""
    base_url: str = ""
    """The public address, as `https://tripot.example`; empty: any address of this machine."""
    workers: int = min(4, os.cpu_count() or 1)
    bot_pause: tuple[float, float] = (0.4, 1.2)
    """Between these many seconds bots take to answer, so that people can follow."""
    bot_seconds: float = 0.3
    """How long a bot may calculate."""
    grace: float = 30.0
    """Seconds after which a bot may be asked in for a player who has gone."""
    paces: dict[Pace, Bank | float] = msgspec.field(default_factory=lambda: dict(PACES))
    """Seconds for one decision, or a bank of them."""
    nudge_after: float = 4 * HOUR
    """Seconds for which somebody is left in peace before he may be reminded, and after that."""
    holiday: int = 14
    """Days for which somebody's slow clocks may stand still at a time."""
    holidays: int = 30
    """The same within a year."""
    keep: float = 30 * 86400.0
    """Seconds for which a table that nobody uses is kept, in its lobby or after its game."""
    keep_running: float = 365 * 86400.0
    """The same in the middle of a game."""
    keep_history: float = 5 * 365 * 86400.0
    """Seconds for which somebody's list of finished games goes back; their tables go sooner."""
    keep_unmoved: float = 3600.0
    """The same where no person has done anything in the game yet."""
    analysis: Budget = Budget()
    """What the analysis of a finished game may cost."""
    push_hosts: tuple[str, ...] = PUSH_HOSTS
    """The push services of browsers that are called."""
    webhook_hosts: tuple[str, ...] = ()
    """Hosts that people may have called when it is their turn; a private network must be named, as `10.0.0.0/8`."""
    smtp: str = ""
    """By which mail is sent: `smtps://user:password@host`, `smtp+tls://…` or, in one's own network, `smtp://…`."""
    mail_from: str = ""
    metrics_token: str = ""
    """Whoever asks for the metrics must know it; empty: nobody gets them."""
    admin_token: str = ""
    """Whoever knows it runs the house from its page; empty: nobody does."""
    limited: bool = True
    """Whether people and addresses are held to a humane pace; load tests are not."""
    now: Callable[[], int] = milliseconds
    uptime: Callable[[], float] = time.monotonic
    """Seconds since any moment; nobody can set this clock."""
    seed: bytes | None = None
    """The secret of every game, for tests alone; None: a fresh one for each."""
