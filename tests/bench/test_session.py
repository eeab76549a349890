"""Rounds."""

from __future__ import annotations

import pytest

from bench import session
from bench.party import Failed, Party, Reading
from bench.session import Task

OURS = Task(Party("ours", "bench.ours"), "rollout")
PEER = Task(Party("peer", "bench.peers.catan"), "games")


def test_tasks_alternate_and_every_other_round_runs_backwards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Party, "measure", lambda party, probe, seconds: Reading(seconds, {"name": party.name}))
    order: list[Task] = []
    found = session.measure([OURS, PEER], rounds=3, seconds=0.5, progress=order.append)
    assert order == [OURS, PEER, PEER, OURS, OURS, PEER]
    assert found[OURS].values == found[PEER].values == [0.5, 0.5, 0.5]
    assert found[PEER].about == {"name": "peer"}


def test_a_failure_is_kept_and_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[str] = []

    def measure(party: Party, probe: str, seconds: float) -> Reading:
        tries.append(party.name)
        if party.name == "peer":
            raise Failed("not installed")
        return Reading(1.0, {})

    monkeypatch.setattr(Party, "measure", measure)
    found = session.measure([OURS, PEER], rounds=2, seconds=0.5)
    assert tries == ["ours", "peer", "ours"]
    assert (found[PEER].failure, found[PEER].values, found[OURS].values) == ("not installed", [], [1.0, 1.0])
