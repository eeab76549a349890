"""Runs a command when nobody else does so in this tree: `alone.py COMMAND…`. Two compilers would spoil one folder."""

from __future__ import annotations

import fcntl
import subprocess
import sys
from pathlib import Path

BUILD = Path(__file__).parents[1] / ".build"

if __name__ == "__main__":
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "alone").open("w") as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        sys.exit(subprocess.call(sys.argv[1:]))
