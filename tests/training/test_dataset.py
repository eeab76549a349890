"""Games as columns."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import tripot as front_door
from tests.terminal.command import tripot
from tripot.arena.plan import Plan
from tripot.arena.played import play
from tripot.training import dataset
from tripot.training.dataset import Told, columns, shards

GAME = "reglement-de-comptes"
PLAN = Plan(GAME, 3, ("heuristic", "random"), 3, 5)


def told(number: int) -> Told:
    game = play(PLAN, number, record=True)
    assert game.record is not None
    lineup = [PLAN.bots.index(name) for name in game.lineup]
    return Told(number, PLAN.secret(number, "chance"), lineup, game.ranks, game.scores, game.record)


def test_the_steps_lead_to_the_end_that_was_told() -> None:
    game, found = front_door.load(GAME, players=3), columns([told(number) for number in range(3)])
    for index in range(3):
        s = game.start()
        for step in range(*found["first"][index : index + 2]):
            game.apply(s, int(found["seat"][step]), int(found["action"][step]))
        result = game.result(s)
        assert result is not None
        assert [standing.rank for standing in result.standings] == found["ranks"][index].tolist()
        assert [standing.score for standing in result.standings] == found["scores"][index].tolist()
    assert found["whole"][found["first"][1:] - 1].all()
    assert not found["whole"].all()


def test_a_file_that_is_there_is_not_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "SHARD", 2)
    assert [list(numbers) for _, numbers in shards(tmp_path, 5)] == [[0, 1], [2, 3], [4]]
    (tmp_path / "games-00001.npz").touch()
    assert [path.name for path, _ in shards(tmp_path, 5)] == ["games-00000.npz", "games-00002.npz"]


@pytest.mark.slow
def test_the_command_goes_on_and_mixes_nothing_up(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    words = [
        "--players",
        "3",
        "--games",
        "4",
        "--bots",
        "heuristic",
        "--workers",
        "1",
        "--out",
        str(folder),
        "--lang",
        "en",
    ]
    done = tripot("dataset", GAME, *words, "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["files"] == 1
    with np.load(folder / "games-00000.npz") as kept:
        assert kept["number"].tolist() == [0, 1, 2, 3]
        assert kept["seed"].shape == (4, 32)
    assert tripot("dataset", GAME, *words).returncode == 0
    other = tripot("dataset", GAME, *words, "--seed", "8")
    assert other.returncode == 2
    assert "another plan" in other.stderr
