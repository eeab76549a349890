"""docs/add-a-game.md, followed from an empty folder: a fifth game that brings only its rules plays everywhere."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

import tripot
from tests.docs.blocks import ROOT

PAGE = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
EXAMPLE = ROOT / "docs" / "examples" / "high-card"
FILES = re.findall(
    r"^\| `([\w./-]+)` \|", PAGE.partition("## A game that plays")[2].partition("\n## ")[0], re.MULTILINE
)
NAME = "high-card"
MOST = 250
PYTHON = str(Path(tripot.__file__).parents[1])


class Elsewhere:
    """A folder in which the game was written, file by file as the page lists them, and installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        source, self.site = folder / "source", folder / "site"
        for file in FILES:
            (source / file).parent.mkdir(parents=True, exist_ok=True)
            (source / file).write_bytes((EXAMPLE / file).read_bytes())
        install = [
            "install",
            "--no-deps",
            "--no-build-isolation",
            "--no-index",
            "--target",
            str(self.site),
            str(source),
        ]
        self.python("-m", "pip", "--disable-pip-version-check", "--quiet", *install)

    def tripot(self, *words: str, typed: str = "") -> str:
        return self.python("-m", "tripot", *words, typed=typed)

    def python(self, *words: str, typed: str = "") -> str:
        path = os.pathsep.join((str(self.site), PYTHON, str(ROOT)))
        done = subprocess.run(
            [sys.executable, *words],
            input=typed,
            env={**os.environ, "PYTHONPATH": path, "TRIPOT_LANG": "en"},
            cwd=self.folder,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Elsewhere:
    return Elsewhere(tmp_path_factory.mktemp("fifth"))


@pytest.fixture(scope="module")
def record(elsewhere: Elsewhere) -> str:
    elsewhere.tripot("simulate", NAME, "--players", "3", "--games", "1", "--workers", "1", "--records", "kept")
    return "kept/000001.json"


def test_the_page_lists_every_file_and_they_are_few() -> None:
    written = {str(path.relative_to(EXAMPLE)) for path in EXAMPLE.rglob("*.*") if path.suffix != ".pyc"}
    assert set(FILES) == {file for file in written if (EXAMPLE / file).is_file()}
    assert sum(len((EXAMPLE / file).read_text("utf-8").splitlines()) for file in FILES) < MOST


@pytest.mark.slow
def test_it_is_a_game_of_the_house(elsewhere: Elsewhere) -> None:
    assert NAME not in tripot.games()
    assert "high-card: Four cards each: the highest takes the trick." in elsewhere.tripot("games")
    assert "HC-2.2" in elsewhere.tripot("rules", NAME, "2.2")


@pytest.mark.slow
def test_it_passes_every_check(elsewhere: Elsewhere) -> None:
    assert elsewhere.python("-m", "tests.fifth.conforms").endswith("passed\n")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Four cards each", "your hand", "What do you do?", "waiting for", "Ranking", "tricks")),
        ("fr", ("Quatre cartes chacun", "votre main", "Que faites-vous\u00a0?", "on attend", "Classement", "plis")),
    ],
)
def test_it_plays_in_the_terminal(elsewhere: Elsewhere, language: str, words: tuple[str, ...]) -> None:
    every_card = "".join(f"{card}\n" for card in range(1, 21))
    asked = ("?\n", "why 1\n", "log\n", every_card)
    shown = elsewhere.tripot("play", NAME, "--players", "3", "--seed", "3", "--lang", language, typed="".join(asked))
    for word in words:
        assert word in shown


@pytest.mark.slow
def test_its_bots_are_better_than_chance(elsewhere: Elsewhere) -> None:
    """They know nothing but the rules."""
    plan = ("--players", "2", "--games", "40", "--bots", "search:60,random", "--seed", "1", "--workers", "1")
    found = json.loads(elsewhere.tripot("simulate", NAME, *plan, "--json"))
    shares = {share["who"]: share["rate"] for share in found["bots"]}
    assert shares["search:60"] > 0.6


@pytest.mark.slow
def test_it_plays_in_the_arena_with_every_bot(elsewhere: Elsewhere) -> None:
    lineup = "random,brute,heuristic,search:20"
    elsewhere.tripot(
        "arena", NAME, "--players", "4", "--games", "4", "--bots", lineup, "--out", "arena", "--workers", "2"
    )
    report = json.loads((elsewhere.folder / "arena" / "report.json").read_text("utf-8"))
    assert {rating["bot"] for rating in report["ratings"]} == set(lineup.split(","))
    assert [end["end"] for end in report["ends"]] == ["HC-2.3"]


@pytest.mark.slow
def test_its_games_are_kept_verified_and_analysed(elsewhere: Elsewhere, record: str) -> None:
    assert "an honest game" in elsewhere.tripot("verify", record)
    assert "shows the" in elsewhere.tripot("replay", record)
    assert json.loads(elsewhere.tripot("analyse", record, "--playouts", "2", "--json"))["decisions"] > 0
    assert "Luck and skill" in elsewhere.tripot("analyse", record, "--playouts", "2")


@pytest.mark.slow
def test_it_plays_in_pettingzoo_and_openspiel(elsewhere: Elsewhere) -> None:
    pytest.importorskip("pettingzoo")
    pytest.importorskip("pyspiel")
    assert elsewhere.python("-m", "tests.fifth.bridges").endswith("passed\n")


@pytest.mark.slow
def test_it_has_a_wire_form(elsewhere: Elsewhere) -> None:
    assert "HighCardView" in elsewhere.python("-m", "tripot.server.wire_ts")


@pytest.mark.slow
def test_what_it_brings_itself_comes_first(elsewhere: Elsewhere, tmp_path: Path) -> None:
    """A part that the game adds later is found by its place."""
    copytree(elsewhere.site, tmp_path, dirs_exist_ok=True)
    (tmp_path / "high_card" / "bots.py").write_text(
        "from tripot.bots import brain\nclass Brain(brain.Brain):\n    slip = 0.5\n"
    )
    told = "import tripot; from tripot.bots.brain import brain; print(brain(tripot.load('high-card', 2)).slip)"
    richer = Elsewhere.__new__(Elsewhere)
    richer.folder, richer.site = tmp_path, tmp_path
    assert richer.python("-c", told) == "0.5\n"
    assert elsewhere.python("-c", told) == "0.2\n"
