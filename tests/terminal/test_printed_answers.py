"""Whole games of all four through a pseudo-terminal, with nothing but the answers that stand on the screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.reader import Reader
from tripot.games import records
from tripot.kernel.record import Record

GAMES = {
    "twelve-gangsters": ("--players", "3"),
    "reglement-de-comptes": ("--players", "3"),
    "gangster": ("--players", "2", "--option", "short=yes"),
    "nostra-city": ("--players", "3"),
}
COLUMNS = 80
END = {"fr": "Classement", "en": "Ranking"}
LOST = {"fr": "Je ne comprends pas", "en": "I do not understand"}


@pytest.mark.slow
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_random_printed_answers(game: str, language: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    reader = Reader(game, *GAMES[game], "--lang", language, "--record", str(path), seed=7)
    assert reader.play() == 0, reader.seen[-3000:]
    assert END[language] in reader.seen
    assert LOST[language] not in reader.seen
    assert "Traceback" not in reader.seen
    lines = reader.seen.replace("\r", "").split("\n")
    assert [line for line in lines if len(line) > COLUMNS and str(path) not in line] == []
    assert records.verify(Record.decode(path.read_bytes())).steps > 10
