"""Bots think elsewhere, see only their chair, and come back after a crash."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from shutil import copytree, ignore_patterns

import msgspec
import pytest

import tripot
from tests.server.running import running
from tests.server.visitor import Visitor
from tests.until import until_so
from tripot.bots.cast import CAST, Character
from tripot.games.kinds import view_kind
from tripot.games.registry import box
from tripot.server.kinds import option_card
from tripot.server.metrics import Metrics
from tripot.server.successor import succeeded
from tripot.server.workers import Question, Workers, answer

BOX = box("twelve-gangsters")
Choices = set[tuple[int, ...]]


def question(seconds: float = 0.01, bot: str = "heuristic", seat: int = 1) -> tuple[Question, bytes, Choices]:
    match = tripot.Match(tripot.load("twelve-gangsters", 4), seed=1)
    legal: Choices = {(card,) for card in match.legal(seat)}
    asked = Question("twelve-gangsters", 4, {}, BOX.rules[-1], BOX.edition.hash, bot, seat, 7, seconds)
    return asked, msgspec.json.encode(match.view(seat)), legal


@pytest.mark.parametrize("character", CAST.values(), ids=CAST)
def test_everybody_of_the_cast_answers_from_a_view_alone(character: Character) -> None:
    asked, view, legal = question(bot=character.level)
    asked = msgspec.structs.replace(asked, manner=character.manner)
    assert answer(msgspec.msgpack.encode(asked), view) in legal


def test_a_view_survives_the_way_to_a_worker() -> None:
    match = tripot.Match(tripot.load("twelve-gangsters", 4), seed=1)
    match.act(0, 5)
    for seat in range(4):
        view = match.view(seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=view_kind("twelve-gangsters")) == view


def worked(pid: int) -> int:
    """In hundredths of a second of a processor."""
    return int(Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[11])


@pytest.mark.slow
def test_a_crashed_worker_is_replaced_and_asked_again() -> None:
    metrics = Metrics()

    async def crash() -> list[tuple[int, ...]]:
        workers = Workers(1, metrics)
        asked, view, _ = question()
        first = await workers.decide(asked, view)
        slow, view, _ = question(seconds=1.0, bot="search")
        thinking = asyncio.create_task(workers.decide(slow, view))
        (worker,) = workers.pids()
        at_rest = worked(worker)
        await until_so(lambda: worked(worker) > at_rest)
        for pid in workers.pids():
            os.kill(pid, signal.SIGKILL)
        second = await thinking
        workers.close()
        return [first, second]

    legal = question()[2]
    assert set(asyncio.run(crash())) <= legal
    assert "tripot_worker_restarts_total 1" in metrics.text()


@pytest.mark.slow
def test_what_comes_while_the_house_is_open_is_run_by_workers_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours, later = Path(tripot.__file__).parent, tmp_path / "tripot"
    monkeypatch.syspath_prepend(str(tmp_path))
    workers = Workers(1, Metrics())

    def at_work() -> Path:
        return Path(workers._pool.submit(eval, "__import__('tripot').__file__").result()).parent

    assert (at_work(), succeeded()) == (ours, False)
    copytree(ours, later, ignore=ignore_patterns("__pycache__"))
    assert (at_work(), succeeded()) == (ours, True)
    workers.renew()
    assert at_work() == later
    asked, view, legal = question()
    assert asyncio.run(workers.decide(asked, view)) in legal
    workers.close()


@pytest.mark.slow
def test_a_game_goes_on_when_workers_are_killed(tmp_path: Path) -> None:
    with running(tmp_path / "house.sqlite") as house, Visitor(house.origin, "Ana") as ana:
        code = ana.post("/api/quick", game="twelve-gangsters", players=3, level="strong")["code"]
        with ana.line(code) as line:
            line.until(lambda message: message["type"] == "snapshot")
            rounds = 0
            while line.situation["result"] is None:
                if line.situation["legal"]:
                    rounds += 1
                    if rounds in (2, 5):
                        for pid in house.house.services.workers.pids():
                            os.kill(pid, signal.SIGKILL)
                    line.choose()
                else:
                    line.read()
        assert line.situation["result"] is not None


@pytest.mark.slow
def test_the_loop_does_not_wait_for_bots(tmp_path: Path) -> None:
    with running(tmp_path / "house.sqlite", bot_seconds=1.5) as house, Visitor(house.origin, "Ana") as ana:
        code = ana.post("/api/quick", game="twelve-gangsters", players=4, level="strong")["code"]
        with ana.line(code) as line:
            slowest = 0.0
            end = time.monotonic() + 1.5
            while time.monotonic() < end:
                began = time.monotonic()
                line.catch_up()
                slowest = max(slowest, time.monotonic() - began)
        assert slowest < 0.5


def test_options_are_described_by_their_types() -> None:
    card = option_card("deck", "small", str)
    assert (card.choices, card.number, card.flag) == ((), False, False)
