"""A choice is whole: it is made in a draft that nobody sees, and then all of it is taken or nothing."""

from __future__ import annotations

from typing import Any

import pytest

import tripot
from tests.conformance.knife import PASS, SHOW, Knife
from tests.conformance.playout import lookers, snapshot
from tests.conformance.tables import TABLES
from tests.games.reglement_de_comptes.table import position
from tests.kernel.saying import problem
from tripot.kernel.dice import Dice
from tripot.kernel.event import happened
from tripot.kernel.game import Game
from tripot.kernel.log import Step
from tripot.kernel.match import Match
from tripot.kernel.refusal import HalfChoice, Illegal
from tripot.kernel.seats import NATURE, SPECTATOR

GAME = tripot.load("reglement-de-comptes", players=3)
CARDS = tripot.load("twelve-gangsters", players=3, first_boss=0)


def begun() -> Match:
    """Seat 0 holds a cake and a move, and is asked for a card."""
    match = Match(GAME, seed=1)
    match.state = GAME.restore(position({9: "yC", 4: "yL", 1: "rC", 14: "bC"}, "cake move"))
    match.steps.clear()
    match._before.clear()
    return match


def actions(text: str, seat: int = 0) -> tuple[int, ...]:
    return GAME.notation.parse_choice(seat, text)


def everything(match: Match) -> tuple[object, ...]:
    """All that can be known of a match, by anybody."""
    told = [match.events(looker) for looker in lookers(match.game)]
    may = [match.can_undo(seat) for seat in range(match.game.players)]
    return snapshot(match.game, match.state), list(match.steps), told, may, match.record()


def test_a_whole_choice_is_one_step() -> None:
    match = begun()
    match.act(0, *actions("play cake, 1"))
    assert match.steps[0] == Step(0, actions("play cake, 1"), match.steps[0].events, True)
    assert [step.seat for step in match.steps].count(0) == 1
    assert match.record().steps[0] == "A play cake, 1"
    assert match.events(SPECTATOR) != []


def test_half_a_choice_changes_nothing() -> None:
    match = begun()
    before = everything(match)
    for half in ("play cake", "play move", "play move, 9"):
        with problem("match-half-choice", HalfChoice):
            match.act(0, *actions(half))
        assert everything(match) == before
    with problem("match-half-choice", HalfChoice):
        match.act(0)
    assert everything(match) == before


def test_nothing_comes_after_the_end_of_a_choice() -> None:
    match = begun()
    before = everything(match)
    for more in (actions("play cake, 1, 1"), actions("play cake, 1, stop"), (*actions("play cake, 1"), 10**9)):
        with problem("match-beyond-choice"):
            match.act(0, *more)
        assert everything(match) == before


@pytest.mark.parametrize(
    "choice", ["discard gun", "play move, 1", "play move, 9, 1", "play cake, play cake", "play cake, stop"]
)
def test_a_choice_with_a_forbidden_part_is_forbidden(choice: str) -> None:
    match = begun()
    before = everything(match)
    with pytest.raises(Illegal):
        match.act(0, *actions(choice))
    assert everything(match) == before


def test_a_draft_goes_on_part_by_part() -> None:
    match = begun()
    draft = match.ask(0)
    assert (draft.actions, draft.whole) == ((), False)
    assert draft.legal == match.legal(0)
    assert draft.view == match.view(0)
    assert draft.add(*actions("play move")) is draft
    assert (draft.actions, draft.whole, draft.events) == (actions("play move"), False, ())
    assert draft.legal == list(actions("4, 9"))
    choice = getattr(draft.view, "choice", None)
    assert choice is not None
    draft.add(*actions("9, 10"))
    assert (draft.whole, draft.options, draft.legal) == (True, 0, [])
    match.act(0, *draft.actions)
    assert match.steps[0].events == draft.events


def test_what_is_refused_leaves_the_draft_as_it_was() -> None:
    draft = begun().ask(0, *actions("play move"))
    before = (draft.actions, draft.whole, draft.legal, draft.view, GAME.position(draft.state))
    with pytest.raises(Illegal):
        draft.add(*actions("1"))
    assert (draft.actions, draft.whole, draft.legal, draft.view, GAME.position(draft.state)) == before
    assert draft.add(*actions("9, 10")).whole


def test_asking_changes_nothing_and_tells_nobody() -> None:
    match = begun()
    before = everything(match)
    for choice in ("play cake", "play move, 9", "play cake, 1", "discard cake"):
        assert match.ask(0, *actions(choice)).actions == actions(choice)
        assert everything(match) == before
    for seat in (1, 2):
        with pytest.raises(Illegal):
            match.ask(seat, *actions("play cake, 1", seat))
        assert match.ask(seat).legal == []
    with problem("match-beyond-choice"):
        match.ask(0, *actions("play cake, 1, 1"))
    assert everything(match) == before


def test_what_nobody_else_would_hear_of_is_known_beforehand() -> None:
    match = Match(CARDS, seed=5)
    assert any(happened(event, 1) for event in match.ask(0, 3).events)
    match.act(0, 3)
    before = everything(match)
    changed = match.ask(0, 4).events
    assert changed
    assert not any(happened(event, looker) for event in changed for looker in (1, 2, SPECTATOR))
    assert everything(match) == before
    with pytest.raises(Illegal):
        match.ask(0, 3)


def test_what_may_be_done_out_of_turn_is_offered_too() -> None:
    match = Match(Knife(), seed=1)
    holder = match.steps[0].actions[0]
    match.act(holder, PASS)
    assert match.legal(holder) == []
    assert match.ask(holder).legal == match.extra(holder) == [SHOW]


def test_nobody_chooses_for_nature() -> None:
    with problem("match-nature"):
        Match(tripot.load("twelve-gangsters", players=3), seed=5).act(NATURE)


@pytest.mark.parametrize("game", [table.param for table in TABLES])
def test_in_every_game_only_the_last_part_is_told(game: Game[Any]) -> None:
    match, dice = Match(game, seed=2), Dice(2)
    for _ in range(150):
        if match.over:
            break
        seat = match.waiting[dice.below(len(match.waiting))]
        before, draft = everything(match), match.ask(seat)
        while not draft.whole:
            if draft.actions:
                assert draft.events == ()
                with pytest.raises(HalfChoice):
                    match.act(seat, *draft.actions)
                assert everything(match) == before
            draft.add(int(dice.member(draft.options)))
        count = len(match.steps)
        match.act(seat, *draft.actions)
        assert (match.steps[count].actions, match.steps[count].events) == (draft.actions, draft.events)
