"""Whatever a long game costs, one person's wish must not hold up everybody."""

from __future__ import annotations

import threading
from random import Random
from typing import Any

import msgspec
import pytest

import tripot
from tests.server.conftest import Deal
from tests.server.running import Running
from tests.server.visitor import Visitor
from tripot import SPECTATOR
from tripot.kernel.event import Event, redact
from tripot.kernel.replayed import ALL
from tripot.server import finished
from tripot.server.play import Play
from tripot.server.sheet import UNDO, Entry, Header
from tripot.server.story import Story
from tripot.server.table_state import told


def played(name: str, players: int, steps: int, dice: Random) -> Play:
    """A game by dice, with something taken back now and then."""
    game = tripot.load(name, players)
    names = tuple("ABCDEF"[:players])
    play = Play(
        1, Header(name, game.rules_version, game.edition.hash, {}, names, ("",) * players, bytes(32), "none", 0), None
    )
    while not play.over and len(play.entries) < steps:
        seat = dice.choice(play.match.waiting)
        play.take(chosen(play, seat, dice))
        if dice.random() < 0.3 and play.match.can_undo(seat):
            play.take(Entry(seat, UNDO, 0))
    return play


def chosen(play: Play, seat: int, dice: Random) -> Entry:
    """An answer by dice, whole."""
    draft = play.match.ask(seat, dice.choice(play.match.legal(seat)))
    while not draft.whole:
        draft.add(dice.choice(draft.legal))
    return play.entry(seat, draft.actions, 0)


@pytest.mark.parametrize(("name", "players"), [("twelve-gangsters", 4), ("gangster", 4), ("nostra-city", 4)])
def test_a_story_with_undo_is_the_story_of_what_is_left(name: str, players: int) -> None:
    for seed in range(5):
        play = played(name, players, 150, Random(seed))
        for viewer in (*range(players), SPECTATOR):
            assert play.stories[viewer].events == Story(viewer, play.match.steps).events


def test_undo_goes_through_nothing_but_what_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once it went through the whole game for everybody: a tenth of a second, twenty times a second."""
    dice = Random(4)
    play = played("gangster", 4, 300, dice)
    while not play.match.can_undo(seat := dice.choice(play.match.waiting)):
        play.take(chosen(play, seat, dice))
    calls: list[Event] = []

    def counted(event: Event, viewer: int) -> Event | None:
        calls.append(event)
        return redact(event, viewer)

    monkeypatch.setattr("tripot.server.story.redact", counted)
    play.take(Entry(seat, UNDO, 0))
    assert len(play.match.steps) > 100
    assert len(calls) < 50


def test_a_replay_is_the_same_in_pieces() -> None:
    play = played("twelve-gangsters", 3, 10_000, Random(1))
    for seat in (0, SPECTATOR, ALL):
        replay = finished.replay(play, seat)
        assert finished.encoded(replay) == msgspec.json.encode(replay)


def test_games_are_read_from_the_disk_beside_the_event_loop(
    house: Running, deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []

    def build(*args: Any) -> Play:
        threads.append(threading.current_thread())
        return Play(*args)

    code, _ = deal("Ana", "Bob", "Carl")
    monkeypatch.setattr("tripot.server.table_state.Play", build)
    with Visitor(house.origin) as ana:
        assert ana.http.get(f"/api/tables/{code}/games/1/record").status_code == 409
    loop = house.inside(current_thread())
    assert threads
    assert loop not in threads


async def current_thread() -> threading.Thread:
    return threading.current_thread()


def test_a_long_table_is_folded_where_it_holds_up_nobody(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table with 72 000 turns once stopped everybody for half a second."""
    threads: list[threading.Thread] = []

    def watched(*given: Any) -> Any:
        threads.append(threading.current_thread())
        return told(*given)

    with Visitor(house.origin, "Ana") as ana:
        code = ana.table()
        house.inside(forgotten(house, code))
        monkeypatch.setattr("tripot.server.loading.told", watched)
        with ana.line(code) as line:
            line.catch_up()
        loop = house.inside(thread())
    assert threads
    assert loop not in threads


async def forgotten(house: Running, code: str) -> None:
    """As if it had been put away."""
    house.house.tables.give_up(code)


async def thread() -> threading.Thread:
    return threading.current_thread()
