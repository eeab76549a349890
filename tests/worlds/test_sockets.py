"""Two worlds over sockets, with time passing; `make soak` has a thousand for each game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.worlds.sockets import branches
from tripot.games.registry import games


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
def test_what_i_may_not_know_changes_no_byte_of_any_game(game: str, tmp_path: Path) -> None:
    assert branches(game, 8, 1, tmp_path) > 40
