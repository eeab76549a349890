"""A real Dask scheduler with two real worker processes: the same games as here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import Client

from tests.arena.dask import Scheduler, scheduler
from tests.kernel.saying import problem
from tests.terminal.command import tripot as run
from tripot.arena.cluster import cluster
from tripot.arena.plan import Plan
from tripot.arena.simulate import simulate

PLAN = Plan("twelve-gangsters", 3, ("heuristic", "random"), 60, seed=4)


@pytest.fixture
def two(tmp_path: Path) -> Iterator[Scheduler]:
    with scheduler(tmp_path, workers=2) as running:
        with Client(running.address, set_as_default=False) as client:
            client.wait_for_workers(2)
        yield running


@pytest.mark.slow
def test_a_cluster_plays_the_same_games_though_a_worker_dies(two: Scheduler) -> None:
    alone = list(simulate(PLAN))
    with cluster(two.address, PLAN) as hands:
        assert sorted(simulate(PLAN, hands), key=lambda game: game.number) == alone
        games = simulate(PLAN, hands)
        together = [next(games)]
        two.workers[0].kill()
        together += games
    assert sorted(together, key=lambda game: game.number) == alone


@pytest.mark.slow
def test_the_command_plays_there(two: Scheduler, tmp_path: Path) -> None:
    words = ["arena", "twelve-gangsters", "--players", "3", "--games", "4", "--cluster", two.address]
    done = run(*words, "--out", str(tmp_path / "far"))
    assert done.returncode == 0, done.stderr
    assert run(*words[:-2], "--out", str(tmp_path / "near"), "--workers", "1").returncode == 0
    far, near = ((tmp_path / folder / "report.json").read_bytes() for folder in ("far", "near"))
    assert far == near


@pytest.mark.slow
def test_workers_that_are_missing_or_of_another_version_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with scheduler(tmp_path, workers=0) as running, problem("cluster-empty"), cluster(running.address, PLAN):
        pass
    (tmp_path / "scheduler.json").unlink()
    monkeypatch.setattr("tripot.__version__", "9.9")
    with scheduler(tmp_path, workers=1) as running:
        with Client(running.address, set_as_default=False) as client:
            client.wait_for_workers(1)
        with problem("cluster-version", wanted="9.9"), cluster(running.address, PLAN):
            pass


def test_a_bot_of_ones_own_stays_at_home() -> None:
    plan = Plan("twelve-gangsters", 3, ("./mine.py:Mine", "random"), 1, seed=4)
    with problem("cluster-own-bot", bot="./mine.py:Mine"), cluster("tcp://127.0.0.1:1", plan):
        pass


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nowhere://x"])
def test_nobody_answers(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tripot.arena.cluster.TIMEOUT", 0.2)
    with problem("cluster-unreachable", address=address), cluster(address, PLAN):
        pass
