"""What a process holds in memory, and how long it has kept processors busy: read from /proc."""

from __future__ import annotations

import os
from pathlib import Path

from bench.party import Failed

TICK = 1 / os.sysconf("SC_CLK_TCK")
"""The least processor time that can be told from none."""


def resident(process: int) -> int:
    """Its resident bytes."""
    return int(_read(process, "statm").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def busy(process: int) -> float:
    """Seconds of processor time, of all its threads."""
    fields = _read(process, "stat").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * TICK


def _read(process: int, name: str) -> str:
    try:
        return Path(f"/proc/{process}/{name}").read_text(encoding="utf-8")
    except OSError:
        raise Failed(f"no /proc/{process}/{name}: the load is measured on Linux, on a server that runs") from None
