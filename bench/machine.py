"""Where and on what the figures were measured."""

from __future__ import annotations

import os
import platform
import subprocess
from pathlib import Path

import msgspec

from bench.party import ROOT


class Machine(msgspec.Struct, frozen=True):
    processor: str
    cores: int
    system: str
    python: str


def machine() -> Machine:
    return Machine(
        processor=_processor(Path("/proc/cpuinfo")),
        cores=os.cpu_count() or 1,
        system=f"{platform.system()} {platform.release()} {platform.machine()}",
        python=platform.python_version(),
    )


def commit() -> str:
    """The commit at hand, with a plus if anything was changed since; empty outside a repository."""
    command = ["git", "describe", "--always", "--exclude=*", "--dirty=+"]
    try:
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def _processor(cpuinfo: Path) -> str:
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor()
