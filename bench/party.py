"""Whoever is measured: an interpreter, the script it runs and the folders that it imports from."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parent.parent
PEER_PYTHON = ROOT / ".venv-bench" / "bin" / "python"


class Failed(Exception):
    """A measurement that could not be made, and why."""


class Reading(msgspec.Struct, frozen=True):
    """What a measuring script prints."""

    value: float
    about: dict[str, Any]


class Party(msgspec.Struct, frozen=True):
    """Measures in a fresh process each time, so that no measurement inherits another's heap."""

    name: str
    module: str
    python: Path = Path(sys.executable)
    path: Path | None = None
    """Where its packages come from, if they are not installed."""
    compiled: bool | None = None
    """Which build of ours it must be."""

    def measure(self, probe: str, seconds: float) -> Reading:
        """Failed if the script does, or if it ran on the wrong build."""
        command = [str(self.python), "-m", self.module, probe, "--seconds", str(seconds)]
        try:
            done = subprocess.run(
                command, cwd=ROOT, env=self._environment(), capture_output=True, text=True, check=False
            )
        except OSError as error:
            raise Failed(f"{self.python}: {error.strerror}") from None
        if done.returncode != 0:
            lines = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
            raise Failed(lines[-1])
        reading = msgspec.json.decode(done.stdout, type=Reading)
        if self.compiled not in (None, reading.about.get("compiled")):
            raise Failed(
                "the build is interpreted, not compiled" if self.compiled else "the build is compiled, not interpreted"
            )
        return reading

    def _environment(self) -> dict[str, str]:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return environment if self.path is None else {**environment, "PYTHONPATH": str(self.path)}
