"""What processes hold in memory, and how long they have kept processors busy: read from /proc."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from bench.party import Failed

TICK = 1 / os.sysconf("SC_CLK_TCK")
"""The least processor time that can be told from none."""


def resident(processes: Sequence[int]) -> int:
    """Their resident bytes."""
    return sum(int(_read(process, "statm").split()[1]) for process in processes) * os.sysconf("SC_PAGE_SIZE")


def busy(processes: Sequence[int]) -> float:
    """Seconds of processor time, of all their threads."""
    stats = [_read(process, "stat").rpartition(")")[2].split() for process in processes]
    return sum(int(fields[11]) + int(fields[12]) for fields in stats) * TICK


def _read(process: int, name: str) -> str:
    try:
        return Path(f"/proc/{process}/{name}").read_text(encoding="utf-8")
    except OSError:
        raise Failed(f"no /proc/{process}/{name}: the load is measured on Linux, on a server that runs") from None
