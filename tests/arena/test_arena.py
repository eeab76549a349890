"""The command `tripot arena`: a folder that any run can go on with, and what it reports."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.command import environment, hear_ctrl_c
from tests.terminal.command import tripot as run
from tests.until import until
from tripot.arena.games_file import NAME

SLOW = "search:0.02s"
"""Thinks long enough for a run to be stopped in the middle."""


def words(folder: Path, *more: str, games: int = 6, bots: str = "heuristic,random") -> list[str]:
    table = ["arena", "twelve-gangsters", "--players", "3", "--games", str(games), "--bots", bots]
    return [*table, "--workers", "1", "--out", str(folder), *more]


def lines(folder: Path) -> list[bytes]:
    path = folder / NAME
    return path.read_bytes().splitlines()[1:] if path.exists() else []


def stopped(folder: Path, number: int) -> subprocess.Popen[str]:
    """A run that gets this signal when it has finished a game."""
    begun = subprocess.Popen(
        [sys.executable, "-m", "tripot", *words(folder, "--lang", "en", games=50, bots=f"{SLOW},random")],
        env=environment(),
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
        preexec_fn=hear_ctrl_c,
    )
    until(lambda: lines(folder))
    os.kill(begun.pid, number)
    return begun


@pytest.mark.slow
def test_a_folder_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    told = json.loads(run(*words(whole, "--json")).stdout)
    assert told["games"] == 6
    assert {rating["bot"] for rating in told["ratings"]} == {"heuristic", "random"}
    assert run(*words(parts, games=2)).returncode == 0
    assert len(lines(parts)) == 2
    assert run(*words(parts)).returncode == 0
    assert sorted(lines(parts)) == sorted(lines(whole))
    assert (parts / "report.json").read_bytes() == (whole / "report.json").read_bytes()
    assert json.loads((whole / "report.json").read_bytes()) == told
    refused = run(*words(parts, "--seed", "9", "--lang", "en"))
    assert refused.returncode == 2
    assert "seed" in refused.stderr


@pytest.mark.slow
def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    begun = stopped(tmp_path, signal.SIGINT)
    _, told = begun.communicate()
    assert begun.returncode == 130
    assert "The same command goes on" in told
    assert str(tmp_path) in told
    assert "Traceback" not in told
    assert len(lines(tmp_path)) >= 1


@pytest.mark.slow
def test_a_killed_run_keeps_every_finished_game(tmp_path: Path) -> None:
    with stopped(tmp_path, signal.SIGKILL):
        pass
    before = lines(tmp_path)
    with (tmp_path / NAME).open("ab") as file:
        file.write(before[0][:25])
    done = run(*words(tmp_path, games=len(before) + 1, bots=f"{SLOW},random"))
    assert done.returncode == 0, done.stderr
    assert lines(tmp_path)[: len(before)] == before
    assert len(lines(tmp_path)) == len(before) + 1


@pytest.mark.slow
def test_the_command_shows_ratings_in_both_languages(tmp_path: Path) -> None:
    french, english = (run(*words(tmp_path, "--lang", language)).stdout for language in ("fr", "en"))
    assert "Classement" in french
    assert "Ratings" in english
    assert str(tmp_path / "report.html") in english.replace("\n", "")


@pytest.mark.parametrize("more", [["--games", "0"], ["--workers", "0"], ["--bots", "nobody"], ["--out", "/dev/null/x"]])
def test_bad_input_gets_one_message(tmp_path: Path, more: list[str]) -> None:
    done = run(*words(tmp_path, *more))
    assert done.returncode == 2
    assert done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / NAME).exists()
