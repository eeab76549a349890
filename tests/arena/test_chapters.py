"""The pages of docs/balance: measured tables between marks, and words around them that stay."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

import tripot
from tripot.arena.chapters.__main__ import BEGIN, END, main
from tripot.arena.chapters.chapter import Chapter
from tripot.arena.crew import Crew, Here
from tripot.arena.marks import rewritten
from tripot.games.part import part

PAGES = Path(__file__).parents[2] / "docs" / "balance"


def test_every_game_has_a_page_with_something_measured() -> None:
    for name in tripot.games():
        assert part(name, "arena.chapters", Chapter) is not Chapter
        text = (PAGES / f"{name}.md").read_text("utf-8")
        measured = text.partition(BEGIN)[2].partition(END)[0]
        assert "| --- |" in measured or "|---|" in measured, name


def test_words_outside_the_marks_stay() -> None:
    page = f"before\n{BEGIN}\nold\n{END}\nafter\n"
    assert rewritten(page, BEGIN, END, "new") == page.replace("old", "new")
    assert rewritten(rewritten(page, BEGIN, END, "new"), BEGIN, END, "newer") == page.replace("old", "newer")
    with pytest.raises(ValueError, match="marks"):
        rewritten("no marks here", BEGIN, END, "new")


@pytest.mark.slow
def test_pages_are_measured_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = copytree(PAGES, tmp_path / "balance")
    games = ["twelve-gangsters", "gangster", "nostra-city"]
    assert main([str(folder), *games, "--games", "2", "--bot", "heuristic", "--workers", "1"]) == 0
    for name in games:
        before, after = (path.read_text("utf-8") for path in (PAGES / f"{name}.md", folder / f"{name}.md"))
        assert "2 games" in after or "| games |  | 2 |" in after
        assert before.partition(BEGIN)[0] == after.partition(BEGIN)[0]
        assert before.partition(END)[2] == after.partition(END)[2]
    assert "6 players" in capsys.readouterr().err


def test_a_game_without_a_chapter_of_its_own_has_seats_and_ends() -> None:
    text = Chapter("twelve-gangsters").text(2, Crew(Here(), 1))
    assert text.startswith("`heuristic` in every chair, 2 games for each number of players, seed 2026.")
    assert "wins of each seat" in text
    assert "how it ended" in text


def test_an_unknown_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([str(tmp_path), "chess"])
    assert "twelve-gangsters" in capsys.readouterr().err


@pytest.mark.slow
def test_what_was_measured_is_kept_and_not_measured_again(tmp_path: Path) -> None:
    page = tmp_path / "nostra-city.md"
    page.write_text((PAGES / page.name).read_text("utf-8"), "utf-8")
    words = [str(tmp_path), "nostra-city", "--games", "2", "--bot", "heuristic", "--workers", "1"]
    keep = tmp_path / "kept"
    assert main([*words, "--keep", str(keep)]) == 0
    first, kept = page.read_text("utf-8"), sorted(keep.iterdir())
    assert [file.name for file in kept] == [f"nostra-city-{players}.json" for players in (3, 4, 5)]
    kept[0].write_text(kept[0].read_text("utf-8").replace('"games":2', '"games":77'), "utf-8")
    assert main([*words, "--keep", str(keep)]) == 0
    assert page.read_text("utf-8") == first.replace("| games |  | 2 |", "| games |  | 77 |")
