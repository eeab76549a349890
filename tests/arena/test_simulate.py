"""Simulation: the same seed gives the same games, whatever the number of workers."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

import tripot
from tests.kernel.saying import problem
from tests.terminal.command import tripot as run
from tripot.arena.crew import Crew, Here, crew
from tripot.arena.plan import Plan
from tripot.arena.played import Played
from tripot.arena.simulate import batch, simulate, size
from tripot.arena.summary import summarise

PLAN = Plan("twelve-gangsters", 3, ("heuristic", "random"), 20, seed=4)


def test_the_same_seed_gives_the_same_games() -> None:
    once, again = (list(simulate(PLAN, records=True)) for _ in range(2))
    assert once == again


def test_another_seed_gives_other_games() -> None:
    other = Plan("twelve-gangsters", 3, ("heuristic", "random"), 20, seed=5)
    assert list(simulate(PLAN)) != list(simulate(other))


@pytest.mark.slow
def test_the_number_of_workers_changes_nothing() -> None:
    alone = list(simulate(PLAN, records=True))
    with crew(3) as hands:
        together = sorted(simulate(PLAN, hands, records=True), key=lambda game: game.number)
    assert together == alone
    assert summarise(together) == summarise(alone)


def test_tasks_grow_smaller_towards_the_end() -> None:
    assert size(1000, 4) == 32
    assert [size(left, 4) for left in (100, 30, 9, 1)] == [12, 3, 1, 1]


class Impatient(Here):
    """Its workers bring one game at a time, however many they were given."""

    def submit(self, task: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        assert task is batch
        plan, numbers, records = args
        return super().submit(task, plan, numbers[:1], records)


def test_what_a_worker_did_not_come_to_is_handed_out_again() -> None:
    assert sorted(simulate(PLAN, Crew(Impatient(), 2)), key=by_number) == list(simulate(PLAN))


def by_number(game: Played) -> int:
    return game.number


@pytest.mark.slow
def test_a_dead_worker_is_told_of() -> None:
    with problem("simulate-worker-died"), crew(2) as hands:
        hands.executor.submit(os._exit, 1).result()


def test_only_some_of_the_games() -> None:
    assert list(simulate(PLAN, numbers=[7, 3])) == [list(simulate(PLAN))[number] for number in (7, 3)]


def test_every_bot_sits_in_every_chair() -> None:
    seen = {(seat, bot) for number in range(4) for seat, bot in enumerate(PLAN.lineup(number))}
    assert seen == {(seat, bot) for seat in range(3) for bot in ("heuristic", "random")}


def test_records_verify_and_name_the_bots() -> None:
    game = next(iter(simulate(PLAN, records=True)))
    assert game.record is not None
    record = tripot.Record.decode(game.record)
    assert record.names == game.lineup
    assert tripot.verify(record).steps == game.steps


def test_an_edition_of_ones_own() -> None:
    tiny = 'game = "twelve-gangsters"\nname = "tiny"\ncolours = ["red", "blue"]\n[hands]\n2 = 3\n'
    plan = Plan("twelve-gangsters", 2, ("random",), 3, seed=1, edition=tiny)
    assert [game.steps for game in simulate(plan)] == [7, 7, 7]


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        (Plan("twelve-gangsters", 3, ("random",), 0, 0), "simulate-games"),
        (Plan("twelve-gangsters", 3, ("search:many",), 1, 0), "simulate-thought"),
        (Plan("twelve-gangsters", 3, ("search:0",), 1, 0), "simulate-thought"),
        (Plan("twelve-gangsters", 3, ("search:0.0s",), 1, 0), "simulate-thought"),
        (Plan("twelve-gangsters", 3, ("random", "random", "random", "nobody"), 1, 0), "bot-unknown"),
        (Plan("twelve-gangsters", 3, ("nobody",), 1, 0), "bot-unknown"),
        (Plan("twelve-gangsters", 9, ("random",), 1, 0), "players-wrong"),
        (Plan("chess", 3, ("random",), 1, 0), "game-unknown"),
    ],
)
def test_what_cannot_be_played_is_refused_before_it_begins(plan: Plan, reason: str) -> None:
    with problem(reason):
        next(iter(simulate(plan)))


@pytest.mark.slow
def test_the_command_prints_one_object_and_writes_every_record(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    words = ["simulate", "twelve-gangsters", "--players", "3", "--games", "5", "--bots", "random", "--seed", "9"]
    done = run(*words, "--records", str(folder), "--json", "--workers", "2")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["games"] == 5
    assert sum(seat["wins"] for seat in told["seats"]) == pytest.approx(5)
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"00000{number}.json" for number in range(1, 6)]
    for file in files:
        tripot.verify(tripot.Record.decode(file.read_bytes()))
    again = run(*words, "--records", str(folder), LANG="en")
    assert again.returncode == 2
    assert "not empty" in again.stderr


@pytest.mark.slow
def test_the_command_shows_a_table_in_both_languages() -> None:
    words = ["simulate", "twelve-gangsters", "--games", "4", "--bots", "heuristic,random", "--workers", "1"]
    french, english = (run(*words, "--lang", language).stdout for language in ("fr", "en"))
    assert "4 parties" in french
    assert "Par robot" in french
    assert "4 games" in english
    assert "By bot" in english


@pytest.mark.parametrize(
    "words", [["--games", "0"], ["--workers", "0"], ["--bots", "a"], ["--games", "x"], ["--edition", "none.toml"]]
)
def test_bad_input_gets_one_message(words: list[str]) -> None:
    done = run("simulate", "twelve-gangsters", *words)
    assert done.returncode == 2
    assert done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
