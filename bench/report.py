"""A run of the bench as data: the JSON that it writes, and what it concludes."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import msgspec

from bench.machine import Machine, commit, machine
from bench.row import Row, Verdict

VERSION = 1


class Report(msgspec.Struct, frozen=True):
    version: int
    when: str
    commit: str
    machine: Machine
    rounds: int
    seconds: float
    rows: list[Row]

    @property
    def exit_code(self) -> int:
        """1 if an aim is missed, 2 if none is but some row could not be measured."""
        verdicts = {row.verdict for row in self.rows}
        return 1 if Verdict.MISSED in verdicts else 2 if Verdict.UNMEASURED in verdicts else 0

    def conclusion(self) -> list[str]:
        """One line for each row that is not as it should be, or one that all is well."""
        lines = [f"aim missed: {row.name}" for row in self.rows if row.verdict == Verdict.MISSED]
        lines += [f"not measured: {row.name}: {row.note}" for row in self.rows if row.verdict == Verdict.UNMEASURED]
        return lines or ["every aim is met"]

    def encode(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self)) + b"\n"

    def write(self, folder: Path) -> Path:
        """Write `latest.json`, and the same under `history/` for good; the path of the former."""
        history = folder / "history"
        history.mkdir(parents=True, exist_ok=True)
        stamp = self.when.replace(":", "").replace("-", "")
        for path in (history / f"{stamp}-{self.commit or 'unknown'}.json", folder / "latest.json"):
            path.write_bytes(self.encode())
        return path


def report(rows: list[Row], rounds: int, seconds: float) -> Report:
    when = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return Report(VERSION, when, commit(), machine(), rounds, seconds, rows)
