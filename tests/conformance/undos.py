"""Checks of undo: afterwards somebody can move, nobody else has lost or done anything, and nothing was told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.conformance.playout import LONGEST, next_choice
from tripot.kernel.dice import Dice
from tripot.kernel.event import happened
from tripot.kernel.game import Game
from tripot.kernel.log import Step
from tripot.kernel.match import Match
from tripot.kernel.seats import NATURE


def somebody_can_always_move(game: Game[Any]) -> None:
    for seed in range(3):
        for match in matches(game, seed):
            alive(match)


def an_undo_takes_back_one_step_and_does_nothing(game: Game[Any]) -> None:
    """Everything else was there before, is there still, and means what it meant."""
    dice = Dice(32)
    for match in matches(game, seed=32):
        for seat in undoers(match):
            if dice.below(4) == 0:
                number = max(number for number, step in enumerate(match.steps) if step.seat == seat)
                left = [*match.steps[:number], *match.steps[number + 1 :]]
                match.undo(seat)
                assert match.steps == left, f"the undo of seat {seat} did something else"
                alive(match)


def what_i_do_not_hear_of_does_not_show_in_my_undo(game: Game[Any]) -> None:
    before: list[int] = []
    length = 0
    for match in matches(game, seed=33):
        if len(match.steps) == length + 1:
            deaf = [seat for seat in range(game.players) if hears_nothing(match.steps[-1], seat)]
            for seat in deaf:
                assert (seat in before) == match.can_undo(seat), f"its undo tells seat {seat} what it may not know"
        before, length = undoers(match), len(match.steps)


def matches(game: Game[Any], seed: int) -> Iterator[Match]:
    """A match by dice, after every action and after every undo: one step in three is taken back if it can be."""
    dice = Dice(seed)
    match = Match(game, seed=seed)
    for _ in range(LONGEST):
        yield match
        if match.over:
            return
        undoing = undoers(match)
        if undoing and dice.below(3) == 0:
            match.undo(undoing[dice.below(len(undoing))])
        else:
            match.act(*next_choice(match, dice))
    raise AssertionError("random play with undos does not end")


def undoers(match: Match) -> list[int]:
    return [seat for seat in range(match.game.players) if match.can_undo(seat)]


def alive(match: Match) -> None:
    """The game is over, or somebody at the table can go on."""
    assert match.over or (NATURE not in match.waiting and match.legal(match.waiting[0])), "nobody can move"
    assert match.over == (match.result() is not None)


def hears_nothing(step: Step, seat: int) -> bool:
    return step.seat != seat and bool(step.events) and not any(happened(event, seat) for event in step.events)
