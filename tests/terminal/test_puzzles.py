"""`tripot puzzles`: today's in a terminal, a shelf made and checked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.terminal.command import tripot as command
from tripot.learning.puzzle import read_shelf, shelf

GAME = "twelve-gangsters"
FOUND = next(iter(shelf(GAME).values()))


def test_a_puzzle_is_solved_in_the_terminal() -> None:
    answer = f"indice\n{FOUND.best}\n"
    done = command("puzzles", "play", GAME, "--id", FOUND.id, "--lang", "fr", stdin=answer)
    assert done.returncode == 0, done.stderr
    assert "Un seul choix est nettement le meilleur" in done.stdout
    assert "Une affaire de" in done.stdout
    assert "Bien joué" in done.stdout
    assert f"{round(100 * FOUND.weighed[0].share)}\N{NO-BREAK SPACE}% de chances de gagner" in done.stdout


def test_a_puzzle_that_is_missed_shows_what_was_better() -> None:
    done = command("puzzles", "play", GAME, "--id", FOUND.id, "--lang", "en", stdin=f"{FOUND.weighed[1].choice}\n")
    assert "Not quite yet." in done.stdout
    assert done.stdout.index("wins") < done.stdout.rindex("wins")


def test_todays_puzzle_can_be_left() -> None:
    done = command("puzzles", "play", GAME, "--lang", "en", stdin="quit\n")
    assert (done.returncode, "You leave" in done.stdout) == (0, True)


@pytest.mark.slow
def test_a_shelf_is_made_and_gone_on_with(tmp_path: Path) -> None:
    out = tmp_path / "shelf.jsonl"
    words = ("puzzles", "make", GAME, "--out", str(out), "--workers", "1", "--json", "--seed", "2026")
    first = json.loads(command(*words, "--number", "1").stdout)
    more = json.loads(command(*words, "--number", str(first["puzzles"] + 1)).stdout)
    made = read_shelf(out.read_bytes())
    assert more == {"puzzles": len(made.puzzles), "games": len(made.games)}
    assert more["games"] > first["games"]


def test_the_shelf_is_checked() -> None:
    words = ("puzzles", "check", GAME, "--number", "2", "--rounds", "30", "--workers", "1", "--seed", "9")
    told = json.loads(command(*words, "--json").stdout)
    assert told["puzzles"] >= 2
    assert told["clear"] <= told["leads"] <= told["puzzles"]
    assert "(30 games for each choice)" in command(*words, "--lang", "en").stdout


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("cook", GAME), "write play, make or check"),
        (("play", GAME, "--id", "nothing"), "No puzzle is called “nothing”"),
        (("play", "poker"), "poker"),
    ],
)
def test_whatever_is_wrong_is_said(words: tuple[str, ...], problem: str) -> None:
    done = command("puzzles", *words, "--lang", "en")
    assert done.returncode == 2
    assert problem in done.stderr
