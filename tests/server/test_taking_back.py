"""What others have been told is never undone behind their backs: GA-4.15, and in general."""

from __future__ import annotations

from typing import Any

import pytest

import tripot
from tests.conformance.playout import next_choice
from tripot.games.registry import BOXES
from tripot.kernel.dice import Dice
from tripot.kernel.seats import CLOCK, SPECTATOR
from tripot.server.play import Play
from tripot.server.sheet import UNDO, Entry, Header
from tripot.server.wire import Situation, Step, Undone

STEPS = 400
OPTIONS: dict[str, dict[str, Any]] = {"gangster": {"auction": "live"}, "nostra-city": {"start": "draft"}}


class Page:
    """What somebody's page knows by its messages alone."""

    def __init__(self, play: Play, viewer: int) -> None:
        self.viewer = viewer
        self.events = list(play.stories[viewer].events)
        self.situation: Situation = play.situation(viewer)
        self.recalled: int | None = None
        """Who has taken something back by the last message."""

    def hear(self, message: Any) -> None:
        if isinstance(message, Undone):
            self.events = [*self.events[: message.keep], *message.events]
            self.recalled = message.seat
        else:
            assert isinstance(message, Step)
            self.events += message.events
            self.recalled = None
        self.situation = message.situation


def begun(name: str, players: int, seed: int) -> tuple[Play, list[Page]]:
    game = tripot.load(name, players, **OPTIONS.get(name, {}))
    names, options = tuple("ABCDEF"[:players]), OPTIONS.get(name, {})
    secret = seed.to_bytes(32)
    header = Header(name, game.rules_version, game.edition.hash, options, names, ("",) * players, secret, "none", 0)
    play = Play(1, header, None)
    return play, [Page(play, viewer) for viewer in (*range(players), SPECTATOR)]


@pytest.mark.parametrize("name", BOXES)
def test_whoever_was_told_of_a_step_is_told_that_it_was_taken_back(name: str) -> None:
    """And for anybody else an undone step never was: no message, nothing that differs."""
    undone = 0
    for seed in range(3):
        play, pages = begun(name, max(BOXES[name].players(BOXES[name].edition)), seed)
        dice = Dice(seed)
        for _ in range(STEPS):
            if play.over:
                break
            before = [(list(page.events), page.situation.view) for page in pages]
            seat, *actions = next_choice(play.match, dice)
            play.take(play.entry(seat, actions, 0))
            told = play.news({page.viewer for page in pages})
            for page in pages:
                if page.viewer in told:
                    page.hear(told[page.viewer])
            if seat == CLOCK or not play.can_undo(seat) or dice.below(3):
                continue
            undone += 1
            play.take(Entry(seat, UNDO, 0))
            recalled = play.news({page.viewer for page in pages})
            assert recalled.keys() == told.keys()
            for page, (events, view) in zip(pages, before, strict=True):
                if page.viewer in recalled:
                    page.hear(recalled[page.viewer])
                    assert page.recalled == seat
                assert (page.events, page.situation.view) == (events, view)
    assert undone > 10


@pytest.mark.parametrize("name", BOXES)
def test_what_stands_is_never_taken_back(name: str) -> None:
    """Bids, passes and offers of Gangster; whatever else a game calls binding, and whatever was revealed."""
    play, _ = begun(name, 3, 5)
    dice = Dice(5)
    for _ in range(STEPS):
        if play.over:
            return
        before = len(play.match.steps)
        seat, *actions = next_choice(play.match, dice)
        play.take(play.entry(seat, actions, 0))
        mine = play.match.steps[before]
        if any(event.stands or event.reveals for event in mine.events):
            assert not play.can_undo(seat)
