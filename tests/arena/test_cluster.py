"""A real Dask scheduler with two real worker processes: the same games as here."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster

from tests.kernel.saying import problem
from tests.terminal.command import tripot as run
from tripot.arena.cluster import cluster
from tripot.arena.plan import Plan
from tripot.arena.simulate import simulate

PLAN = Plan("twelve-gangsters", 3, ("heuristic", "random"), 60, seed=4)


@pytest.fixture(scope="module")
def scheduler() -> Iterator[Any]:
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0") as running:
        yield running


@pytest.mark.slow
def test_a_cluster_plays_the_same_games(scheduler: Any) -> None:
    with cluster(scheduler.scheduler_address, PLAN) as hands:
        together = sorted(simulate(PLAN, hands), key=lambda game: game.number)
    assert together == list(simulate(PLAN))


@pytest.mark.slow
def test_the_games_of_a_dead_worker_are_played_elsewhere(scheduler: Any) -> None:
    with cluster(scheduler.scheduler_address, PLAN) as hands:
        games = simulate(PLAN, hands)
        together = [next(games)]
        os.kill(scheduler.workers[0].pid, signal.SIGKILL)
        together += games
    assert sorted(together, key=lambda game: game.number) == list(simulate(PLAN))


@pytest.mark.slow
def test_the_command_plays_there(scheduler: Any, tmp_path: Path) -> None:
    words = ["arena", "twelve-gangsters", "--players", "3", "--games", "4", "--cluster", scheduler.scheduler_address]
    done = run(*words, "--out", str(tmp_path / "far"))
    assert done.returncode == 0, done.stderr
    assert run(*words[:-2], "--out", str(tmp_path / "near"), "--workers", "1").returncode == 0
    far, near = ((tmp_path / folder / "report.json").read_bytes() for folder in ("far", "near"))
    assert far == near


def test_a_bot_of_ones_own_stays_at_home() -> None:
    plan = Plan("twelve-gangsters", 3, ("./mine.py:Mine", "random"), 1, seed=4)
    with problem("cluster-own-bot", bot="./mine.py:Mine"), cluster("tcp://127.0.0.1:1", plan):
        pass


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nowhere://x"])
def test_nobody_answers(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tripot.arena.cluster.TIMEOUT", 0.2)
    with problem("cluster-unreachable", address=address), cluster(address, PLAN):
        pass


@pytest.mark.slow
def test_workers_with_another_version_are_refused(scheduler: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tripot.__version__", "9.9")
    with problem("cluster-version", wanted="9.9"), cluster(scheduler.scheduler_address, PLAN):
        pass


@pytest.mark.slow
def test_a_scheduler_without_workers_is_refused() -> None:
    with (
        LocalCluster(n_workers=0, processes=True, dashboard_address=":0") as empty,
        problem("cluster-empty"),
        cluster(empty.scheduler_address, PLAN),
    ):
        pass
