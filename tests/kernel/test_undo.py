"""Undo: up to the last reveal, never past it, and only what is one's own."""

from __future__ import annotations

import tripot
from tests.conformance.knife import PASS, SHOW, Knife, Table
from tests.conformance.playout import snapshot
from tests.kernel.saying import problem
from tripot.kernel.match import Match
from tripot.kernel.seats import NATURE, SPECTATOR

GAME = tripot.load("twelve-gangsters", players=3, first_boss=0)


def begun(*steps: tuple[int, int]) -> Match:
    match = Match(GAME, seed=1)
    for seat, card in steps:
        match.act(seat, card)
    return match


def who_may(match: Match) -> list[int]:
    return [seat for seat in [*range(match.game.players), NATURE, SPECTATOR, -1] if match.can_undo(seat)]


def test_at_the_start_there_is_nothing_to_undo() -> None:
    match = begun()
    assert who_may(match) == []
    with problem("match-no-undo"):
        match.undo(0)


def test_chance_is_never_undone() -> None:
    match = Match(tripot.load("twelve-gangsters", players=3), seed=1)
    assert len(match.steps) == 1
    assert who_may(match) == []


def test_a_choice_is_undone_as_if_it_never_was() -> None:
    match, fresh = begun((1, 4)), begun()
    match.undo(1)
    assert snapshot(GAME, match.state) == snapshot(GAME, fresh.state)
    assert match.record() == fresh.record()
    assert match.events(1) == []
    match.act(1, 5)
    assert match.record() == begun((1, 5)).record()


def test_nobody_undoes_the_choice_of_another() -> None:
    match = begun((1, 4))
    assert who_may(match) == [1]
    for seat in (0, 2, NATURE, SPECTATOR):
        with problem("match-no-undo"):
            match.undo(seat)
    assert match.waiting == [0, 2]


def test_after_another_seat_has_chosen_it_is_too_late() -> None:
    match = begun((1, 4), (0, 7))
    assert who_may(match) == [0]
    match.undo(0)
    assert who_may(match) == [1]


def test_a_reveal_is_never_undone() -> None:
    match = begun((0, 5), (1, 6), (2, 7))
    assert who_may(match) == []
    with problem("match-no-undo"):
        match.undo(2)


def test_after_a_reveal_only_the_new_round_is_undone() -> None:
    match = begun((0, 5), (1, 6), (2, 7), (2, 1))
    assert who_may(match) == [2]
    match.undo(2)
    assert who_may(match) == []


def test_a_change_of_mind_is_undone_back_to_the_first_choice() -> None:
    match = begun((1, 4), (1, 9))
    match.undo(1)
    assert snapshot(GAME, match.state) == snapshot(GAME, begun((1, 4)).state)
    match.undo(1)
    assert snapshot(GAME, match.state) == snapshot(GAME, begun().state)
    assert who_may(match) == []


def test_what_the_table_played_unasked_is_not_undone() -> None:
    match = begun()
    match.state = GAME.restore(
        {"boss": 0, "hands": [[1, 2]] * 3, "validated": [[]] * 3, "chosen": [None] * 3},
    )
    for seat in range(3):
        match.act(seat, 1)
    assert match.over
    assert [step.asked for step in match.steps] == [True] * 3 + [False] * 3
    assert who_may(match) == []


class HastyKnife(Knife):
    """The table passes for seat 0 at once."""

    def unasked(self, s: Table) -> int:
        return self.waiting(s) & 1


def test_what_the_table_did_for_me_is_not_mine_to_undo() -> None:
    match = Match(HastyKnife(), seed=1)
    assert [(step.seat, step.actions, step.asked) for step in match.steps[1:]] == [(0, (PASS,), False)]
    assert not any(event.reveals for event in match.steps[-1].events)
    assert who_may(match) == []


def test_an_extra_action_that_shows_something_is_not_undone() -> None:
    match = Match(Knife(), seed=1)
    holder = match.steps[0].actions[0]
    match.act(holder, PASS)
    assert who_may(match) == [holder]
    match.act(holder, SHOW)
    assert who_may(match) == []


def test_a_silent_change_of_mind_shows_in_nobody_elses_undo() -> None:
    """TG-3.2: A may undo before B changes his mind in silence, so A may undo after it as well."""
    match = begun((1, 4), (0, 7), (1, 5))
    assert match.can_undo(0)
    assert match.can_undo(1)
    match.undo(0)
    assert match.record() == begun((1, 4), (1, 5)).record()
    assert not match.can_undo(0)


def test_after_a_silent_change_only_the_change_is_taken_back() -> None:
    match = begun((1, 4), (0, 7), (1, 5))
    match.undo(1)
    assert match.record() == begun((1, 4), (0, 7)).record()
    assert not match.can_undo(1)


def test_what_was_allowed_once_can_be_taken_back_without_asking() -> None:
    match = begun((1, 4), (0, 7))
    match.take_back(1)
    assert match.record() == begun((0, 7)).record()
    with problem("match-no-undo"):
        match.take_back(1)
