"""The games file: whatever stops a run, the next one goes on from the last finished game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.kernel.saying import problem
from tripot.arena.games_file import NAME, GamesFile, folder_name
from tripot.arena.plan import Plan
from tripot.arena.played import play
from tripot.games.registry import box

PLAN = Plan("twelve-gangsters", 3, ("heuristic", "random"), 4, seed=4)
GAMES = [play(PLAN, number) for number in range(4)]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With three of four games, the second one last."""
    with GamesFile(tmp_path, PLAN) as journal:
        for number in (0, 3, 1):
            journal.add(GAMES[number])
    return tmp_path


def kept(folder: Path, plan: Plan = PLAN) -> list[int]:
    with GamesFile(folder, plan) as journal:
        return [game.number for game in journal.played(plan.games)]


def test_games_are_found_again(folder: Path) -> None:
    with GamesFile(folder, PLAN) as journal:
        assert journal.played(4) == [GAMES[0], GAMES[1], GAMES[3]]
        journal.add(GAMES[2])
    assert kept(folder) == [0, 1, 2, 3]


def test_a_run_from_before_card_names_were_text_goes_on(tmp_path: Path) -> None:
    former, today = next(iter(box("gangster").former.items()))
    material = box("gangster").resource(f"edition-{today[:8]}.toml").read_text("utf-8")
    plan = Plan("gangster", 2, ("random",), 1, seed=4, edition=material)
    assert kept(tmp_path, plan) == []
    path = tmp_path / NAME
    assert today.encode() in path.read_bytes()
    path.write_bytes(path.read_bytes().replace(today.encode(), former.encode()))
    assert kept(tmp_path, plan) == []


def test_every_game_is_on_disk_at_once(tmp_path: Path) -> None:
    with GamesFile(tmp_path, PLAN) as journal:
        journal.add(GAMES[0])
        assert (tmp_path / NAME).read_bytes().count(b"\n") == 2


@pytest.mark.parametrize("cut", [1, 30])
def test_a_torn_last_line_is_dropped(folder: Path, cut: int) -> None:
    path = folder / NAME
    path.write_bytes(path.read_bytes()[:-cut])
    with GamesFile(folder, PLAN) as journal:
        assert sorted(journal.games) == [0, 3]
        journal.add(GAMES[1])
    assert kept(folder) == [0, 1, 3]


def test_a_torn_first_line_is_written_again(folder: Path) -> None:
    path = folder / NAME
    path.write_bytes(path.read_bytes()[:20])
    assert kept(folder) == []
    assert kept(folder) == []


def test_a_damaged_line_is_named(folder: Path) -> None:
    path = folder / NAME
    path.write_bytes(path.read_bytes().replace(b'{"number":3', b'{"number":x'))
    with problem("arena-broken-line", line=3):
        GamesFile(folder, PLAN)


def test_more_games_go_on_and_fewer_are_the_first(folder: Path) -> None:
    assert kept(folder, msgspec.structs.replace(PLAN, games=9)) == [0, 1, 3]
    assert kept(folder, msgspec.structs.replace(PLAN, games=2)) == [0, 1]


@pytest.mark.parametrize(
    "change",
    [{"players": 4}, {"seed": 5}, {"bots": ("random",)}, {"options": {"first_boss": 0}}, {"game": "nostra-city"}],
    ids=str,
)
def test_another_plan_is_refused(folder: Path, change: dict[str, object]) -> None:
    other = msgspec.structs.replace(PLAN, **change)
    before = (folder / NAME).read_bytes()
    with problem("arena-other-plan"):
        GamesFile(folder, other)
    assert (folder / NAME).read_bytes() == before
    assert folder_name(other) != folder_name(PLAN)


def test_a_bot_file_that_has_changed_is_another_plan(tmp_path: Path) -> None:
    bot = tmp_path / "mine.py"
    bot.write_text("from tripot.bots.bot import RandomBot as Mine\n", "utf-8")
    plan = msgspec.structs.replace(PLAN, bots=(f"{bot}:Mine:50",))
    assert kept(tmp_path, plan) == []
    assert kept(tmp_path, plan) == []
    bot.write_text("from tripot.bots.bot import RandomBot as Mine  # better\n", "utf-8")
    with problem("arena-other-plan", differs="own"):
        GamesFile(tmp_path, plan)


@pytest.mark.parametrize("text", ["shopping", "shopping\n"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    (tmp_path / NAME).write_text(text, "utf-8")
    with problem("arena-no-journal"):
        GamesFile(tmp_path, PLAN)
    assert (tmp_path / NAME).read_text("utf-8") == text


def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with problem("file-unwritable"):
        GamesFile(tmp_path / "file", PLAN)
