"""Imports point one way."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kernel.rooms import trespasses

HOUSE = Path(__file__).parents[2] / "src" / "tripot"


def test_imports_point_one_way() -> None:
    assert (HOUSE / "kernel" / "game.py").is_file()
    assert trespasses(HOUSE) == []


@pytest.mark.parametrize(
    ("file", "line", "reported"),
    [
        ("kernel/game.py", "from tripot.games.registry import load", ["kernel/game.py: games"]),
        ("kernel/game.py", "from tripot import bots", ["kernel/game.py: bots"]),
        ("kernel/game.py", "import tripot", ["kernel/game.py: tripot"]),
        ("games/poker/rules.py", "import tripot.bots.bot as bot", ["games/poker/rules.py: bots"]),
        ("games/poker/rules.py", "from ..other import rules", ["games/poker/rules.py: relative import"]),
        ("games/poker/rules.py", "def late():\n    from tripot import Match", ["games/poker/rules.py: tripot"]),
        ("bots/bot.py", "from tripot.arena import league", ["bots/bot.py: arena"]),
        ("bots/bot.py", "from tripot.analysis import study", ["bots/bot.py: analysis"]),
        ("analysis/study.py", "from tripot.server import app", ["analysis/study.py: server"]),
        ("analysis/study.py", "from tripot.learning import tutor", ["analysis/study.py: learning"]),
        ("learning/tutor.py", "from tripot.terminal import cli", ["learning/tutor.py: terminal"]),
        ("text/fluent.py", "from tripot.kernel.problem import Problem", ["text/fluent.py: kernel"]),
        ("arena/league.py", "from tripot.server import app", ["arena/league.py: server"]),
        ("utils/misc.py", "", ["utils/misc.py: no such room"]),
        ("kernel/game.py", "from tripot.text import say\nfrom tripot.kernel import bits\nimport json", []),
        ("bots/bot.py", "from tripot.games import registry", []),
        ("terminal/cli.py", "import tripot\nfrom tripot.arena import league", []),
    ],
)
def test_a_wrong_import_is_reported(tmp_path: Path, file: str, line: str, reported: list[str]) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True)
    path.write_text(line, "utf-8")
    assert trespasses(tmp_path) == reported
