"""A house that an older version left with games under way is opened by today's, and its people play on to the end."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from tests.corpus.houses import PEOPLE, PHRASE, arrive, furnish, houses, moves
from tests.server.running import running
from tripot.games.registry import games


@pytest.mark.slow
@pytest.mark.parametrize("dump", houses(), ids=lambda path: path.stem)
def test_the_games_of_an_older_house_go_on(dump: Path, tmp_path: Path) -> None:
    data = tmp_path / "house.sqlite"
    furnish(dump, data)
    with running(data, keep_running=1e10) as house, ExitStack() as stack:
        people = arrive(house.origin, stack)
        for person, name in zip(people, PEOPLE, strict=True):
            person.post("/api/enter", name=name, phrase=PHRASE)
        mine = [one["table"] for one in people[0].get("/api/home")["mine"]]
        assert sorted(table["game"] for table in mine) == sorted(games())
        for table in mine:
            lines = [stack.enter_context(person.line(table["code"])) for person in people]
            assert list(moves(lines, Random(1))), "nobody can move"
            assert lines[0].situation["result"] is not None
            record = people[0].get(f"/api/tables/{table['code']}/games/1/record")
            assert record["result"] is not None
