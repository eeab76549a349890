"""A choice that is only begun stays with whoever makes it: nothing is told, kept or timed."""

from __future__ import annotations

import sqlite3
from contextlib import ExitStack, closing
from typing import Any

import pytest

from tests.server.conftest import Arrive
from tests.server.running import Running
from tests.server.visitor import Line, Message, Visitor, sit_down
from tripot.server.play import Play

GAMES = ("reglement-de-comptes", "gangster", "nostra-city")


class Table:
    """Three people and a spectator; somebody is asked for a choice of several parts."""

    def __init__(self, house: Running, people: list[Visitor], stack: ExitStack, game: str) -> None:
        self.house = house
        self.people = people
        self.code, self.lines = sit_down(people[:3], stack, game=game, pace="days")
        watcher = stack.enter_context(people[3].line(self.code))
        self.everybody = [*self.lines, watcher]
        self.settle()
        while (found := self._several()) is None:
            self.first().choose()
            self.settle()
        self.who, self.moves, self.offered = found
        self.others = [line for line in self.everybody if line is not self.who]

    def first(self) -> Line:
        return next(line for line in self.lines if line.situation["legal"])

    def _several(self) -> tuple[Line, list[Message], Message] | None:
        for line in self.lines:
            for move in line.situation["legal"]:
                if (offered := line.ask("ask", moves=[move]))["legal"]:
                    return line, [move], offered
        return None

    def settle(self) -> None:
        for line in self.everybody:
            line.catch_up()

    @property
    def play(self) -> Play:
        play = self.house.house.tables[self.code].play
        assert play is not None
        return play

    def kept(self) -> list[Any]:
        """All that is on the disk of this table, and all that is remembered of its game."""
        with closing(sqlite3.connect(self.house.house.services.settings.data)) as disk:
            rows = disk.execute("select * from turns where code = ? order by n", (self.code,)).fetchall()
        play = self.play
        clock = play.clock
        timed = (list(clock.deadlines), list(clock.tickets), clock.alarm)
        told = [(story.seq, list(story.events)) for story in play.stories.values()]
        return [rows, list(play.match.steps), len(play.entries), timed, told]

    def heard(self) -> list[int]:
        """How much the others have been told; each pong counts."""
        self.settle()
        return [len(line.raw) for line in self.others]

    def whole(self) -> list[Message]:
        moves, offered = list(self.moves), self.offered
        while offered["legal"]:
            moves.append(offered["legal"][0])
            offered = self.who.ask("ask", moves=moves)
        return moves


@pytest.fixture(params=GAMES)
def table(request: pytest.FixtureRequest, house: Running, arrive: Arrive, stack: ExitStack) -> Table:
    people = [arrive(name) for name in ("Ana", "Bob", "Carl", "Zoé")]
    return Table(house, people, stack, request.param)


def test_half_a_choice_is_answered_by_an_offer_and_by_nothing_else(table: Table) -> None:
    kept, heard, situation = table.kept(), table.heard(), table.who.situation
    for _ in range(3):
        answer = table.who.ask("act", moves=table.moves)
        assert {**answer, "id": ""} == {**table.offered, "id": "", "type": "offer"}
    assert table.heard() == [count + 1 for count in heard]
    assert table.who.situation == situation
    assert table.kept() == kept
    assert situation["deadlines"].count(None) < 3


def test_a_choice_begun_is_played_whole_under_the_same_id(table: Table) -> None:
    before, seq = table.kept(), table.who.game["seq"]
    assert table.who.ask("act", id="same", moves=table.moves)["type"] == "offer"
    moves = table.whole()
    assert table.kept() == before
    table.who.do("act", id="same", moves=moves)
    table.settle()
    assert len(table.play.entries) == before[2] + 1
    assert table.who.game["seq"] > seq
    assert len(table.kept()[0]) == len(before[0]) + 1
    table.who.do("act", id="same", moves=moves)
    assert len(table.play.entries) == before[2] + 1


def test_whoever_comes_back_has_begun_nothing(table: Table, stack: ExitStack) -> None:
    seat = table.lines.index(table.who)
    with table.people[seat].line(table.code) as line:
        line.until(lambda message: message["type"] == "snapshot")
        before = line.game
    assert table.who.ask("act", moves=table.moves)["type"] == "offer"
    for again in ({}, {"game": 1, "viewer": seat, "last_seq": before["seq"]}):
        with table.people[seat].line(table.code, **again) as line:
            line.catch_up()
            assert line.game == ({} if again else before)
    table.who.close()
    table.lines[seat] = table.who = stack.enter_context(table.people[seat].line(table.code))
    table.who.until(lambda message: message["type"] == "snapshot")
    assert table.who.game == before


def test_asking_never_plays(table: Table) -> None:
    moves = table.whole()
    kept, heard, situation = table.kept(), table.heard(), table.who.situation
    answer = table.who.ask("ask", id="ask", moves=moves)
    assert (answer["type"], answer["legal"]) == ("offer", [])
    assert (answer["view"], answer["ahead"]) == (None, []), "what a whole choice would bring is not made up"
    assert table.who.ask("why", id="why", moves=moves) == {"type": "because", "id": "why", "refusal": None}
    assert table.heard() == [count + 1 for count in heard]
    assert table.who.situation == situation
    assert table.kept() == kept
    table.who.do("act", id="ask", moves=moves)
    table.settle()
    assert table.kept() != kept


def test_more_than_a_choice_is_refused(table: Table) -> None:
    moves = table.whole()
    kept, heard = table.kept(), table.heard()
    for kind in ("act", "ask", "why"):
        assert table.who.refused(kind, moves=[*moves, moves[-1]]) == "match-beyond-choice"
    assert table.heard() == [count + 1 for count in heard]
    assert table.kept() == kept


def test_nobody_begins_for_another(table: Table) -> None:
    kept = table.kept()
    assert table.everybody[-1].refused("ask", moves=table.moves) == "lobby-not-seated"
    assert table.everybody[-1].refused("act", moves=table.moves) == "lobby-not-seated"
    for line in table.others[:-1]:
        if not line.situation["legal"]:
            assert line.ask("ask", moves=table.moves)["type"] == "error"
            assert line.ask("act", moves=table.moves)["type"] == "error"
    assert table.kept() == kept
