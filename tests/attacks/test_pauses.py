"""NC-8.2: who has answered a pause, and how long it took, is told to nobody before all have."""

from __future__ import annotations

import tripot
from tests.conformance.playout import next_choice
from tests.server.conftest import Deal
from tests.server.visitor import Line
from tripot.games.nostra_city.rules.pause import Pause
from tripot.kernel.dice import Dice
from tripot.kernel.seats import SPECTATOR
from tripot.server.play import Play
from tripot.server.sheet import UNDO, Entry, Header
from tripot.server.waiting_list import asked
from tripot.server.wire import encode

PLAYERS = 4
SECONDS = 30.0


def begun(seed: int) -> Play:
    game = tripot.load("nostra-city", PLAYERS)
    edition, names = game.edition.hash, tuple("ABCD")
    header = Header(game.name, game.rules_version, edition, {}, names, ("",) * PLAYERS, seed.to_bytes(32), "none", 0)
    return Play(1, header, SECONDS)


def seen(play: Play, but: int) -> list[bytes]:
    """All that a page could be told now, the clock included, of everybody but this seat."""
    return [encode(play.snapshot(viewer)) for viewer in (*range(PLAYERS), SPECTATOR) if viewer != but]


def listed(play: Play) -> list[tuple[int, int, int | None]]:
    """What lists of tables tell anybody of those who are waited for."""
    return [(one.seat, one.since, one.deadline) for one in asked(play)]


def test_until_the_last_answer_nothing_changes_for_anybody_else() -> None:
    """So all worlds look the same in which the others answer in any order, at any time, or change their minds."""
    answers = 0
    for seed in range(3):
        play, dice, now = begun(seed), Dice(seed), 0
        while not play.over:
            seat, *actions = next_choice(play.match, dice)
            secret = isinstance(play.match.state.frame, Pause) and len(play.match.waiting) > 1
            before, waited = seen(play, seat), listed(play)
            now += dice.below(20_000)
            play.take(play.entry(seat, actions, now))
            if not secret or seat not in play.situation(SPECTATOR).view.waiting:
                play.settle()
                continue
            answers += 1
            assert seen(play, seat) == before
            assert listed(play) == waited
            assert next(one.question for one in asked(play) if one.seat == seat) == 0
            assert seat not in play.situation(seat).view.waiting
            assert [viewer for viewer, story in play.stories.items() if story.untold] == [seat]
            if dice.below(4) == 0:
                play.take(Entry(seat, UNDO, now + 1))
                assert seen(play, seat) == before
                assert listed(play) == waited
            play.settle()
    assert answers > 100


def test_at_a_table_nobody_hears_of_an_answer_until_it_was_the_last(deal: Deal) -> None:
    _, lines = deal("Ana", "Bob", "Carl", game="nostra-city")
    while not at_pause(lines[0]):
        next(line for line in lines if line.situation["legal"]).choose(lambda moves: moves[-1])
        for line in lines:
            line.catch_up()
    first, *others = [line for line in lines if line.situation["legal"]]
    first.choose()
    assert heard(first, lines) == []
    for line in others:
        line.choose()
    assert "answers-opened" in heard(first, lines)


def at_pause(line: Line) -> bool:
    view = line.situation["view"]
    question = view["question"]
    return question is not None and question["step"] == "pause" and len(view["waiting"]) > 1


def heard(but: Line, lines: list[Line]) -> list[str]:
    """What the others are told now."""
    events: list[str] = []
    for line in lines:
        known = len(line.story)
        line.catch_up()
        if line is not but:
            events += [event["event"] for event in line.story[known:]]
    return events
