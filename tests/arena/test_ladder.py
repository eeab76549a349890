"""The ladder of docs/bots.md: measured between marks, and games that are there are not played again."""

from __future__ import annotations

from pathlib import Path
from shutil import copy

import pytest

import tripot
from tests.docs.blocks import ROOT
from tripot.arena.games_file import NAME
from tripot.arena.ladder import BEGIN, END, compared, main, rungs
from tripot.arena.summary import Share

PAGE = ROOT / "docs" / "bots.md"


def share(rate: float, low: float, high: float) -> Share:
    return Share("a", 100, 100 * rate, rate, low, high, 0.0, 0.0, 0)


def test_every_game_has_its_marks() -> None:
    text = PAGE.read_text("utf-8")
    for name in tripot.games():
        assert "| players |" in text.partition(BEGIN.format(game=name))[2].partition(END)[0]


def test_only_what_is_apart_is_called_stronger() -> None:
    assert compared(share(0.2, 0.1, 0.3), share(0.5, 0.4, 0.6)) == "20.0 % (10.0–30.0) < **50.0 % (40.0–60.0)**"
    assert " ≈ " in compared(share(0.2, 0.1, 0.4), share(0.5, 0.4, 0.6))
    assert rungs("gangster")[-1] == ("heuristic", "search:150")


@pytest.mark.slow
def test_it_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tripot.arena.ladder.rungs", lambda game: [("random", "brute")])
    page, keep = Path(copy(PAGE, tmp_path)), tmp_path / "keep"
    words = [str(page), "twelve-gangsters", "--keep", str(keep), "--workers", "1"]
    assert main([*words, "--games", "4"]) == 0
    kept = {path: path.read_bytes() for path in keep.glob(f"*/{NAME}")}
    assert len(kept) == 4
    once = page.read_text("utf-8")
    assert (
        once.partition(BEGIN.format(game="gangster"))[2]
        == PAGE.read_text("utf-8").partition(BEGIN.format(game="gangster"))[2]
    )
    assert main([*words, "--games", "4"]) == 0
    assert {path: path.read_bytes() for path in keep.glob(f"*/{NAME}")} == kept
    assert page.read_text("utf-8") == once
    assert main([*words, "--games", "6"]) == 0
    for path, lines in kept.items():
        assert path.read_bytes().startswith(lines)
        assert len(path.read_bytes().splitlines()) == 7


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([str(PAGE), "chess"])
    assert "twelve-gangsters" in capsys.readouterr().err
