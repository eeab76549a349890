"""A table is in memory while it is needed, and comes back from the disk unchanged."""

from __future__ import annotations

import sqlite3
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.running import Running, running
from tests.server.test_sweep import Calendar
from tests.server.visitor import Visitor
from tests.until import until
from tripot.games.registry import games
from tripot.kernel.problem import Problem
from tripot.kernel.talk import Word
from tripot.server.change import Acted, Arranged, Begun, Change, CommandKey, Laid, Said
from tripot.server.database.changes import encode
from tripot.server.decide import uttered
from tripot.server.loading import load
from tripot.server.lobby import add_bot, new_sheet, rematch, start
from tripot.server.patch import difference
from tripot.server.person import Person
from tripot.server.sheet import UNDO, Entry, Spoken
from tripot.server.table_state import TableState, snapshot_of, told

ANA = Person("ana", "Ana", "fr")
MINUTE, HOUR = 60_000, 3_600_000


def seconds(pace: str) -> float | None:
    return 20.0 if pace == "fast" else None


def history(game: str, dice: Random, games: int = 2, moves: int = 60) -> list[str]:
    """The turns of a table where somebody plays, chats, takes back and begins anew."""
    state = TableState(new_sheet(game, ANA, bytes(32), {}, "fast", listed=False), seconds)
    turns: list[str] = []

    def take(change: Change) -> None:
        state.take(change)
        turns.append(encode([change]))

    def key() -> CommandKey:
        return "ana", str(len(turns))

    take(Laid(state.sheet))
    for game_number in range(games):
        for chair in range(1, 4):
            if not state.sheet.chairs[chair].taken:
                take(Arranged(difference(state.sheet, add_bot(state.sheet, ANA, chair, "easy")), done=key()))
        take(Begun(*start(state.sheet, ANA, len(turns)), done=key()))
        play = state.play
        assert play is not None
        while not play.over and (game_number < games - 1 or len(play.entries) < moves):
            seat = dice.choice(play.match.waiting)
            draft = play.match.ask(seat, dice.choice(play.match.legal(seat)))
            while not draft.whole:
                draft.add(dice.choice(draft.legal))
            take(Acted(play.entry(seat, draft.actions, len(turns)), done=key() if seat == 0 else None))
            if dice.random() < 0.3 and play.match.can_undo(seat):
                take(Acted(Entry(seat, UNDO, len(turns))))
            if dice.random() < 0.1:
                take(
                    Said(Spoken("players", state.chat.next_number("players"), "Ana", 0, "Ah.", len(turns)), done=key())
                )
            if dice.random() < 0.2:
                with suppress(Problem):
                    take(
                        Said(
                            uttered(state, play.put(Word(0, "want", None, dice.randint(1, 4))), len(turns)), done=key()
                        )
                    )
        if play.over:
            take(Arranged(difference(state.sheet, rematch(state.sheet, ANA, bytes(32))), done=key()))
    return turns


def everything(state: TableState) -> list[Any]:
    play = state.play
    if play is None:
        return [state.sheet, state.chat.lines, state.turns, state.size, state.moved]
    stories = [(viewer, story.seq, story.told, story.standing, story.events) for viewer, story in play.stories.items()]
    clock = (play.clock.deadlines, play.clock.tickets, play.clock.alarm)
    return [
        *(state.sheet, state.chat.lines, state.turns, state.size, state.moved, state.due()),
        *(play.number, play.header, play.entries, play.match.steps, play.words, stories, clock),
    ]


@pytest.mark.parametrize("game", games())
def test_a_snapshot_and_the_turns_since_make_the_same_table(game: str) -> None:
    dice = Random(7)
    turns = history(game, dice)
    whole, done = told(turns, seconds)
    assert whole.play is not None
    assert bool(whole.play.words) == bool(whole.play.game.talk.kinds)
    for upto in sorted({1, 2, len(turns), *dice.sample(range(1, len(turns)), 12)}):
        before, earlier = told(turns[:upto], seconds)
        again, known = told(turns[upto:], seconds, snapshot_of(before, earlier))
        assert everything(again) == everything(whole), upto
        assert known == done


def quick(ana: Visitor, **form: object) -> str:
    """A game in which nobody but Ana is asked."""
    code: str = ana.post("/api/quick", **{"game": "reglement-de-comptes", "level": "easy", "players": 3, **form})[
        "code"
    ]
    return code


def wait_for_ana(ana: Visitor, code: str) -> None:
    with ana.line(code) as line:
        line.until(lambda message: message["type"] == "snapshot")
        while not line.situation["legal"]:
            line.read()


def rested(house: Running, calendar: Calendar) -> None:
    """After some minutes in which nobody came; whoever has left may still be on the way out."""
    while len(house.house.tables):
        calendar.ahead += 11 * MINUTE
        house.inside(house.house.sweeper.sweep())


def test_a_restart_loads_nothing_that_waits_for_a_person(tmp_path: Path) -> None:
    data, calendar = tmp_path / "house.sqlite", Calendar()
    with running(data, now=calendar, uptime=calendar.uptime) as house, Visitor(house.origin, "Ana") as ana:
        codes = [quick(ana) for _ in range(8)]
        for code in codes:
            wait_for_ana(ana, code)
        cookies = dict(ana.http.cookies)
        rested(house, calendar)
    with running(data, now=calendar, uptime=calendar.uptime) as house, Visitor(house.origin) as ana:
        house.inside(house.house.sweeper.sweep())
        assert len(house.house.tables) == 0
        ana.http.cookies.clear()
        ana.http.cookies.update(cookies)
        with ana.line(codes[3]) as line:
            line.until(lambda message: message["type"] == "snapshot")
            assert line.situation["legal"]
            line.choose()
        assert len(house.house.tables) == 1


def test_bots_that_were_asked_go_on_after_a_crash(tmp_path: Path) -> None:
    """Nothing tidies up: what the disk says was written with the turns."""
    data = tmp_path / "house.sqlite"
    with running(data, bot_pause=(60.0, 60.0)) as house, Visitor(house.origin, "Ana") as ana:
        code = quick(ana, game="twelve-gangsters")
        with ana.line(code) as line:
            line.until(lambda message: message["type"] == "snapshot")
            line.play(3)
        copy = tmp_path / "copy.sqlite"
        with closing(sqlite3.connect(data)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
    with running(copy) as house:

        def played() -> bool:
            table = house.house.tables.sound(code)
            return table is not None and table.play is not None and len(table.play.entries) >= 3

        until(played)


def test_a_clock_that_runs_out_at_night_wakes_its_table(tmp_path: Path) -> None:
    calendar = Calendar()
    with (
        running(tmp_path / "house.sqlite", now=calendar, uptime=calendar.uptime, paces={"days": 86_400.0}) as house,
        ExitStack() as stack,
    ):
        ana, bob = (stack.enter_context(Visitor(house.origin, name)) for name in ("Ana", "Bob"))
        code = ana.table(game="reglement-de-comptes", pace="days")
        with ana.line(code) as first, bob.line(code) as second:
            second.do("sit", chair=1)
            first.do("add-bot", chair=2, level="easy")
            first.do("start")
            first.catch_up()
            second.catch_up()
            for _ in range(4):
                while not (asked := [line for line in (first, second) if line.situation["legal"]]):
                    first.catch_up()
                    second.catch_up()
                asked[0].choose()
                first.catch_up()
                second.catch_up()
        rested(house, calendar)
        kept = house.inside(load(house.house.services, code))
        assert kept is not None
        assert kept.state.play is not None
        before = len(kept.state.play.entries)
        calendar.ahead += 20 * HOUR
        house.inside(house.house.sweeper.sweep())
        assert code not in house.house.tables
        calendar.ahead += 10 * HOUR
        house.inside(house.house.sweeper.sweep())
        play = house.house.tables[code].play
        assert play is not None
        until(lambda: len(play.entries) > before)


def test_games_in_which_no_person_moved_are_forgotten_soon(tmp_path: Path) -> None:
    calendar = Calendar()
    with (
        running(tmp_path / "house.sqlite", now=calendar, uptime=calendar.uptime) as house,
        Visitor(house.origin, "Ana") as ana,
    ):
        left, moved = quick(ana), quick(ana)
        wait_for_ana(ana, left)
        wait_for_ana(ana, moved)
        with ana.line(moved) as line:
            line.until(lambda message: message["type"] == "snapshot")
            line.choose()
        house.inside(house.house.sweeper.sweep())
        rested(house, calendar)
        for _ in range(3):
            calendar.ahead += HOUR
            house.inside(house.house.sweeper.sweep())
        found = [ana.http.post("/api/join", json={"code": code}).status_code for code in (left, moved)]
        assert found == [404, 200]
