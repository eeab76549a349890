"""The balance lab: equal bots, and how evenly the seats win."""

from __future__ import annotations

import json

import pytest

from tests.kernel.saying import problem
from tests.terminal.command import tripot as run
from tripot.arena.balance import balance, plans
from tripot.arena.plan import Plan
from tripot.arena.played import Played
from tripot.arena.simulate import simulate


def test_the_farthest_seat_is_reported() -> None:
    plan = Plan("twelve-gangsters", 3, ("random",), 4, 0)
    ranks = [(1, 2, 3), (1, 2, 3), (2, 1, 3), (1, 1, 3)]
    games = [Played(number, ("random",) * 3, rank, (3, 2, 1), 9, None) for number, rank in enumerate(ranks)]
    found = balance(plan, games)
    assert [seat.wins for seat in found.seats] == [2.5, 1.5, 0]
    assert found.equal == pytest.approx(1 / 3)
    assert found.off == pytest.approx(1 / 3)
    assert (found.players, found.bot, found.games) == (3, "random", 4)


def test_all_chairs_are_taken_by_the_same_bot() -> None:
    (plan,) = plans("twelve-gangsters", [4], "heuristic", 3, 1, None)
    assert {bot for game in simulate(plan) for bot in game.lineup} == {"heuristic"}


def test_nothing_is_played_if_one_table_cannot_be() -> None:
    with problem("players-wrong"):
        plans("twelve-gangsters", [4, 9], "random", 3, 1, None)


@pytest.mark.slow
def test_the_command_measures_every_number_of_players() -> None:
    words = ["balance", "reglement-de-comptes", "--games", "6", "--bot", "random", "--workers", "1"]
    told = json.loads(run(*words, "--json").stdout)
    assert [table["players"] for table in told["tables"]] == [3, 4, 5, 6]
    for table in told["tables"]:
        assert sum(seat["wins"] for seat in table["seats"]) == pytest.approx(6)
        assert all(seat["low"] <= seat["rate"] <= seat["high"] for seat in table["seats"])
    assert "6 joueurs, 6 parties" in run(*words, "--players", "6", "--lang", "fr").stdout


def test_bad_input_gets_one_message() -> None:
    done = run("balance", "reglement-de-comptes", "--games", "1", "--bot", "nobody")
    assert done.returncode == 2
    assert "nobody" in done.stderr
    assert "Traceback" not in done.stderr
