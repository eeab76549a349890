"""One line of the table: our figure, the peer's, and whether the aim is met."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from statistics import median

import msgspec

from bench.session import Series
from bench.spread import Spread, ratios, spread


class Verdict(StrEnum):
    MET = "met"
    MISSED = "missed"
    UNMEASURED = "unmeasured"
    NO_AIM = "no aim"


class Aim(msgspec.Struct, frozen=True):
    """At least so many times the peer; or, `absolute`, at least so many units."""

    least: float
    absolute: bool = False


class Row(msgspec.Struct, frozen=True):
    """The ratio is taken round by round; the verdict is by its median."""

    name: str
    unit: str
    ours: float | None
    peer: float | None
    peer_name: str
    ratio: Spread | None
    aim: Aim | None
    verdict: Verdict
    note: str
    """Why it was not measured."""


def row(name: str, unit: str, ours: Series, peers: Sequence[Series] = (), aim: Aim | None = None) -> Row:
    """Of several peers, the fastest counts."""
    failures = [series.failure for series in (ours, *peers) if series.failure]
    peer = max((series for series in peers if series.values), key=lambda series: median(series.values), default=None)
    ratio = None
    if not failures and peer is not None:
        ratio = spread(ratios(ours.values, peer.values))
    return Row(
        name=name,
        unit=unit,
        ours=_middle(ours),
        peer=_middle(peer),
        peer_name="" if peer is None else str(peer.about.get("peer", "")),
        ratio=ratio,
        aim=aim,
        verdict=Verdict.UNMEASURED if failures else _verdict(aim, _middle(ours), ratio),
        note="; ".join(failures),
    )


def _middle(series: Series | None) -> float | None:
    return median(series.values) if series is not None and series.values else None


def _verdict(aim: Aim | None, ours: float | None, ratio: Spread | None) -> Verdict:
    if aim is None:
        return Verdict.NO_AIM
    reached = ours if aim.absolute else None if ratio is None else ratio.middle
    if reached is None:
        return Verdict.UNMEASURED
    return Verdict.MET if reached >= aim.least else Verdict.MISSED
