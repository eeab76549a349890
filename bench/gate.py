"""The regression gate: the working tree against an older commit, on the same machine in the same minutes."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from statistics import median

import msgspec

from bench.party import Party
from bench.session import Series, Task
from bench.spread import Spread, ratios, spread

RATES = {
    "rollout": ("random games", "decisions/s"),
    "clones": ("clones from Python", "clones/s"),
    "matches": ("matches with events and log", "games/s"),
    "records": ("records encoded, decoded, verified", "records/s"),
    "bid-commands": ("bids of three bills", "a command"),
    "bid-commits": ("bids of three bills", "a commit"),
    "bid-bytes": ("bids of three bills", "a MB down"),
}


class Outcome(StrEnum):
    KEPT = "kept"
    SLOWER = "slower"
    INCOMPARABLE = "incomparable"
    """The base cannot do this."""
    BROKEN = "broken"
    """We cannot do this any more."""


class Change(msgspec.Struct, frozen=True):
    """How one figure has changed; a ratio below 1 is slower than the base."""

    name: str
    unit: str
    base: float | None
    now: float | None
    ratio: Spread | None
    outcome: Outcome
    note: str
    """Why it cannot be compared."""


class Comparison(msgspec.Struct, frozen=True):
    base: str
    commit: str
    rounds: int
    seconds: float
    threshold: float
    changes: list[Change]

    @property
    def exit_code(self) -> int:
        """1 if anything is slower or broken, 2 if nothing could be compared."""
        outcomes = {change.outcome for change in self.changes}
        return 1 if outcomes & {Outcome.SLOWER, Outcome.BROKEN} else 0 if Outcome.KEPT in outcomes else 2

    def conclusion(self) -> list[str]:
        lines = [f"slower: {change.name}" for change in self.changes if change.outcome == Outcome.SLOWER]
        lines += [f"cannot be compared: {change.name}: {change.note}" for change in self.changes if change.note]
        return lines or ["nothing is slower"]

    def encode(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self)) + b"\n"


def parties(base: Path, now: Path) -> tuple[Party, Party]:
    """The two builds, from the folders they are imported from."""
    return (
        Party("base", "bench.ours", path=base, compiled=True),
        Party("now", "bench.ours", path=now, compiled=True),
    )


def tasks(base: Party, now: Party) -> list[Task]:
    return [Task(party, probe) for probe in RATES for party in (base, now)]


def changes(base: Party, now: Party, found: dict[Task, Series], threshold: float) -> list[Change]:
    return [change(*RATES[probe], found[Task(base, probe)], found[Task(now, probe)], threshold) for probe in RATES]


def change(name: str, unit: str, base: Series, now: Series, threshold: float) -> Change:
    """Slower if even the top of the interval is below the threshold: what noise can explain is let pass."""
    failures = [f"{who}: {series.failure}" for who, series in (("base", base), ("now", now)) if series.failure]
    if failures:
        outcome = Outcome.BROKEN if now.failure else Outcome.INCOMPARABLE
        return Change(name, unit, None, None, None, outcome, "; ".join(failures))
    ratio = spread(ratios(now.values, base.values))
    outcome = Outcome.SLOWER if ratio.high < threshold else Outcome.KEPT
    return Change(name, unit, median(base.values), median(now.values), ratio, outcome, "")
