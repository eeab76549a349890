"""Puzzles are made from games of strong bots, and can be made anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from tripot.arena.crew import crew
from tripot.arena.puzzle_check import check
from tripot.arena.puzzle_maker import header, search_game, search_games
from tripot.arena.shelf_file import ShelfFile
from tripot.games.registry import box
from tripot.kernel.problem import Problem
from tripot.learning.puzzle import FILE, read_shelf, shelf

GAME = "twelve-gangsters"


@pytest.mark.slow
def test_a_game_of_the_shelf_gives_the_same_puzzles_again() -> None:
    made = read_shelf(box(GAME).resource(FILE).read_bytes())
    assert header(GAME, made.header.seed, made.header.options) == made.header
    assert search_game(made.header, 0) == made.games[0]


@pytest.mark.slow
def test_games_come_in_order_whoever_looks_through_them() -> None:
    head = header(GAME, 5, {})
    with crew(1) as here, crew(2) as several:
        alone, together = search_games(head, 1, here), search_games(head, 1, several)
        found = [next(alone), next(alone)]
        assert [next(together), next(together)] == found
    assert [game.number for game in found] == [1, 2]


def test_a_shelf_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    made = read_shelf(box(GAME).resource(FILE).read_bytes())
    path = tmp_path / FILE
    file = ShelfFile(path, made.header)
    file.add(made.games[0])
    with path.open("ab") as torn:
        torn.write(b'{"number":1,"puz')
    again = ShelfFile(path, made.header)
    assert (again.games, again.puzzles) == (1, len(made.games[0].puzzles))
    again.add(made.games[1])
    assert read_shelf(path.read_bytes()).games == made.games[:2]


def test_another_shelf_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / FILE
    ShelfFile(path, header(GAME, 1, {}))
    with pytest.raises(Problem, match="is another shelf"):
        ShelfFile(path, header(GAME, 2, {}))
    with pytest.raises(Problem, match="annot"):
        ShelfFile(tmp_path / "nowhere" / FILE, header(GAME, 1, {}))


def test_a_puzzle_is_weighed_once_more() -> None:
    found = next(one for one in shelf(GAME).values() if one.weighed[1].lead > 0.3)
    again = check(GAME, found, seed=77, rounds=40)
    assert again.leads
    assert again.clear
