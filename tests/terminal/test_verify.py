"""`tripot verify` and damaged records: the place of the damage is named."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.terminal.command import tripot
from tripot.kernel.match import Match
from tripot.terminal.cli import main


def test_an_honest_game_is_told_what_was_checked(record: Path, finished: Match) -> None:
    done = tripot("verify", str(record), "--lang", "en")
    assert done.returncode == 0
    for checked in (finished.commitment, "49 steps", "1 draw", "Ana 60, Bob 63, Carl 54 and Dora 57"):
        assert checked in done.stdout


def test_json_is_one_object(record: Path, finished: Match) -> None:
    done = tripot("verify", str(record), "--json", "--commitment", finished.commitment.upper())
    assert json.loads(done.stdout) == {
        "verified": True,
        "compared": True,
        "steps": 49,
        "outcomes": 1,
        "commitment": finished.commitment,
    }


def test_another_seal_than_the_one_shown_at_the_start(record: Path) -> None:
    done = tripot("verify", str(record), "--commitment", "ab" * 32, "--lang", "en")
    assert done.returncode == 2
    assert "ab" * 32 in done.stderr


def test_an_unfinished_game_cannot_be_verified_yet(unfinished: Path) -> None:
    done = tripot("verify", str(unfinished), "--lang", "en")
    assert done.returncode == 2
    assert "not over" in done.stderr


def nested(text: str) -> str:
    return "[" * 100_000


DAMAGE: list[tuple[Callable[[str], str], str]] = [
    (lambda text: "", r"not a recorded game"),
    (nested, r"not a recorded game"),
    (lambda text: "{}", r"not a recorded game"),
    (lambda text: text[: len(text) // 2], r"not a recorded game"),
    (lambda text: text.replace("tripot-record", "other-record"), r"other-record"),
    (lambda text: text.replace('"version": 2', '"version": 9'), r"version 9"),
    (lambda text: text.replace('"rules": 1', '"rules": "1"'), r"rules"),
    (lambda text: text.replace('"rules": 1', '"rules":  1'), r"line 5"),
    (lambda text: text + "\n", r"line \d+"),
    (lambda text: text.replace('"Bob"', '"Rob"'), r"header"),
    (lambda text: text.replace('"A 12"', '"A 11"', 1), r"Step 2 "),
    (lambda text: text.replace('"D 5"', '"D 4"', 1), r"Step 33 "),
    (lambda text: text.replace('"A 12"', '"A ' + "9" * 5000 + '"', 1), r"Step 2 "),
    (lambda text: text.replace("tripot-record", "x" * 5000), r"another kind"),
    (lambda text: text.replace('"twelve-gangsters"', '"chess"'), r"chess"),
    (lambda text: re.sub(r'"score": \d+', '"score": 77', text, count=1), r"result"),
]


@pytest.mark.parametrize("command", ["verify", "replay", "analyse"])
@pytest.mark.parametrize(("damage", "place"), DAMAGE, ids=[place for _, place in DAMAGE])
def test_damage_is_found_and_its_place_named(
    record: Path, damage: Callable[[str], str], place: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = record.read_text(encoding="utf-8")
    assert damage(text) != text
    record.write_text(damage(text), encoding="utf-8")
    assert main([command, str(record), "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert re.search(place, err)


@pytest.mark.parametrize(("seed", "message"), [("x" * 64, "64 hexadecimal digits"), ("00" * 32, "sealed at the start")])
def test_another_secret_than_the_one_that_was_sealed(
    record: Path, seed: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(re.sub(r'"seed": "\w+', f'"seed": "{seed}', text), encoding="utf-8")
    assert main(["verify", str(record), "--lang", "en"]) == 2
    assert message in capsys.readouterr().err


def test_the_real_command_names_the_step(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace('"B 9"', '"B 8"', 1), encoding="utf-8")
    done = tripot("verify", str(record), "--lang", "fr")
    assert done.returncode == 2
    assert done.stderr.startswith("L’étape 15 ne correspond pas à son contrôle")


def test_a_file_of_bytes(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_bytes(b"\x89PNG")
    assert main(["verify", str(record), "--lang", "en"]) == 2
    assert "byte 0" in capsys.readouterr().err
