"""`tripot bench` in both of its forms."""

from __future__ import annotations

import json

import pytest

import tripot
from tests.terminal.command import tripot as run
from tripot.games.registry import box


@pytest.mark.slow
def test_every_game_and_number_of_players_has_its_row() -> None:
    told = json.loads(run("bench", "--json").stdout)
    assert told["compiled"] == tripot.compiled
    assert [(row["game"], row["players"]) for row in told["rows"]] == [
        (game, n) for game in tripot.games() for n in box(game).players(box(game).edition)
    ]
    assert all(row["decisions_per_second"] > 1000 for row in told["rows"])


@pytest.mark.slow
def test_the_table_speaks_the_users_language() -> None:
    assert "décisions/s" in run("bench", "twelve-gangsters", "--lang", "fr").stdout
    assert "decisions/s" in run("bench", "twelve-gangsters", "--lang", "en").stdout
