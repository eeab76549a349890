"""`tripot analyse`: what it tells a person and a program, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.terminal.command import tripot
from tripot.terminal.cli import main


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Chances to win, with all cards on the table", "Ana", "→ 100%", "Luck and skill", "Intuition: what")),
        ("fr", ("Les chances de gagner, toutes cartes sur table", "Ana", "→ 100\u00a0%", "La chance et l’habileté")),
    ],
)
def test_a_person_reads_chances_moments_and_luck(record: Path, language: str, words: tuple[str, ...]) -> None:
    done = tripot("analyse", str(record), "--playouts", "8", "--lang", language)
    assert done.returncode == 0
    for expected in words:
        assert expected in done.stdout
    assert all(len(line) <= 80 for line in done.stdout.splitlines())


@pytest.mark.slow
def test_a_seat_is_shown_what_it_could_know(record: Path) -> None:
    done = tripot("analyse", str(record), "--playouts", "2", "--seat", "b", "--lang", "en")
    assert "by what Bob could know" in done.stdout


@pytest.mark.slow
def test_json_is_one_object_that_comes_out_the_same_again(record: Path) -> None:
    first, second = (tripot("analyse", str(record), "--playouts", "2", "--seed", "5", "--json") for _ in range(2))
    assert first.stdout == second.stdout
    found = json.loads(first.stdout)
    assert (found["playouts"], found["seed"], found["names"][1]) == (2, 5, "Bob")
    assert [curve["seat"] for curve in found["curves"]] == [None, 0, 1, 2, 3]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--seconds", "5", "--playouts", "5"), "only one of them"),
        (("--playouts", "0"), "give 1 at least"),
        (("--seconds", "-3"), "give 1 at least"),
        (("--seat", "Z"), "not a seat"),
    ],
)
def test_what_cannot_be_asked(
    record: Path, words: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(record), *words, "--lang", "en"]) == 2
    assert message in capsys.readouterr().err


def test_a_game_that_goes_on(unfinished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(unfinished), "--lang", "en"]) == 2
    assert "not over" in capsys.readouterr().err
