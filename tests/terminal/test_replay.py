"""`tripot replay`: in words, as data, and wound to and fro in a terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.terminal.command import Terminal, tripot
from tests.terminal.played import played
from tripot.terminal.cli import main


def steps(record: Path, *words: str, capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    assert main(["replay", str(record), "--json", *words]) == 0
    found: list[dict[str, object]] = json.loads(capsys.readouterr().out)["steps"]
    return found


def test_without_a_terminal_every_step_is_told_with_its_rule(record: Path) -> None:
    out = tripot("replay", str(record), "--lang", "en").stdout
    assert "Ana seals the 12." in out
    for rule in ("TG-2.3", "TG-3.1", "TG-3.5", "TG-3.7", "TG-3.9", "TG-4.1"):
        assert rule in out
    assert max(map(len, out.splitlines())) <= 80


def test_another_seat_is_not_shown_what_it_could_not_know(record: Path) -> None:
    out = tripot("replay", str(record), "--seat", "b", "--lang", "en").stdout
    assert "Ana has chosen in secret." in out
    assert "You seal the 12." in out
    assert "Ana seals" not in out


def test_an_unfinished_game_can_be_replayed(unfinished: Path) -> None:
    out = tripot("replay", str(unfinished), "--lang", "fr").stdout
    assert "Ana scelle la carte 11." in out
    assert "MANCHE 3/12" in out


def test_data_from_each_perspective(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    everything = steps(record, capsys=capsys)
    assert len(everything) == 49
    assert everything[1]["action"] == "12"
    assert everything[1]["position"]["chosen"] == [12, None, None, None]  # type: ignore[index]
    [seen] = steps(record, "--seat", "B", "--step", "2", capsys=capsys)
    assert seen["events"] == [{"event": "chose", "rule": "TG-3.1", "seat": 0, "card": None}]
    assert not {"action", "position"} & set(seen)
    [watched] = steps(record, "--seat", "spectator", "--step", "3", capsys=capsys)
    assert watched["view"]["viewer"] is None  # type: ignore[index]
    assert steps(record, "--step", "0", capsys=capsys) == []


def test_one_step(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--step", "1", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "The first Boss is drawn" in out
    assert "ROUND 1/12" in out
    assert "seals" not in out


@pytest.mark.parametrize(
    ("words", "named"), [(["--step", "50"], "49"), (["--step", "-1"], "49"), (["--seat", "E"], "A, B, C, D")]
)
def test_what_is_not_in_the_record(
    record: Path, words: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record), *words]) == 2
    assert named in capsys.readouterr().err


def test_a_name_of_control_characters_is_harmless(record: Path) -> None:
    record.write_bytes(played(1, ("\x1b[31mAna",)).record().encode())
    out = tripot("replay", str(record), "--lang", "en").stdout
    assert "�[31mAna seals the 12." in out
    assert "\x1b" not in out


@pytest.mark.slow
def test_to_and_fro_in_a_terminal(record: Path) -> None:
    terminal = Terminal("replay", str(record), "--lang", "en")
    terminal.expect("Step 0/49 (all)")
    terminal.type()
    terminal.expect("The first Boss is drawn")
    terminal.expect("Step 1/49")
    terminal.type("2")
    terminal.expect("Ana seals the 12.")
    terminal.expect("Step 2/49")
    terminal.type("p B")
    terminal.expect("Ana has chosen in secret.")
    terminal.expect("Step 2/49 (B)")
    terminal.type("b")
    terminal.expect("Step 1/49")
    terminal.type("50")
    terminal.expect("goes from 0 to 49")
    terminal.type("p Z")
    terminal.expect("Seats: A, B, C, D")
    terminal.type("nonsense")
    terminal.expect("not a whole number")
    terminal.type("49")
    terminal.expect("Every gangster has been used")
    terminal.type("q")
    assert terminal.end() == 0
