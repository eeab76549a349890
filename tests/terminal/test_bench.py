"""`tripot bench` in both of its forms."""

from __future__ import annotations

import json

import pytest

import tripot
from tripot.games.registry import box
from tripot.terminal.cli import main


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fewest games are enough."""
    monkeypatch.setattr("tripot.terminal.bench.SECONDS", 0.0)


@pytest.mark.slow
def test_every_game_and_number_of_players_has_its_row(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["compiled"] == tripot.compiled
    assert [(row["game"], row["players"]) for row in told["rows"]] == [
        (game, n) for game in tripot.games() for n in box(game).players(box(game).edition)
    ]
    assert all(row["decisions_per_second"] > 1000 for row in told["rows"])


@pytest.mark.parametrize(("language", "words"), [("fr", "décisions/s"), ("en", "decisions/s")])
def test_the_table_speaks_the_users_language(language: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "twelve-gangsters", "--lang", language]) == 0
    assert words in capsys.readouterr().out
