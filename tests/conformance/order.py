"""Checks of the course of play: who is asked, what he may answer, how it ends."""

from __future__ import annotations

from typing import Any

from tests.conformance.playout import actors, lookers, moments, snapshot, steps
from tripot.kernel.bits import count, members
from tripot.kernel.game import Game
from tripot.kernel.result import ranks
from tripot.kernel.seats import NATURE, SPECTATOR

ACTIONS = 62
"""A decision has fewer options than this."""


def random_play_ends(game: Game[Any]) -> None:
    for seed in range(3):
        assert list(steps(game, seed)), "a game without a step"


def exactly_the_waiting_seats_have_answers(game: Game[Any]) -> None:
    known = sum(1 << seat for seat in actors(game))
    for s in moments(game):
        waiting = game.waiting(s)
        assert waiting & ~known == 0, f"waits for somebody who is not here: {waiting:b}"
        for seat in [*actors(game), SPECTATOR]:
            asked = bool(waiting >> seat & 1)
            assert bool(game.legal(s, seat)) == asked, f"answers of seat {seat}, asked: {asked}"
            assert not (asked and game.extra(s, seat)), f"extra actions of seat {seat}, which is asked"
            assert 0 <= game.legal(s, seat) < 1 << ACTIONS, f"answers of seat {seat} do not fit"
            assert 0 <= game.extra(s, seat) < 1 << ACTIONS, f"extra actions of seat {seat} do not fit"
        assert game.extra(s, NATURE) == game.extra(s, SPECTATOR) == 0, "an extra action of nobody"
        for looker in lookers(game):
            missing = game.missing(s, looker)
            assert list(game.view(s, looker).waiting) == members(missing), "the view waits for others than the game"
            unnoticed = missing ^ waiting
            assert unnoticed & (waiting | 1 << looker) == 0, "somebody is not waited for by what he may not know"


def asking_twice_gives_the_same_answers(game: Game[Any]) -> None:
    for s in moments(game):
        assert snapshot(game, s) == snapshot(game, s), "a question changes the state, or the answer is not stable"


def the_unasked_have_one_answer(game: Game[Any]) -> None:
    for s in moments(game, games=2):
        unasked = game.unasked(s)
        assert unasked & ~game.waiting(s) == 0, "the table answers for somebody whom nobody waits for"
        assert unasked >> NATURE & 1 == 0, "the table answers for Nature"
        for seat in members(unasked):
            assert count(game.legal(s, seat)) == 1, f"the table answers for seat {seat}, which has a choice"


def weights_are_positive(game: Game[Any]) -> None:
    for s in moments(game, games=2):
        for outcome in members(game.legal(s, NATURE)):
            assert game.weight(s, outcome) > 0, f"outcome {outcome} cannot happen"


def both_doors_do_the_same(game: Game[Any]) -> None:
    for before, seat, action in steps(game, 7):
        checked, unchecked = before.clone(), before.clone()
        game.apply(checked, seat, action)
        game.play(unchecked, seat, action)
        assert snapshot(game, checked) == snapshot(game, unchecked), "the unchecked door leads elsewhere"


def the_result_follows_merit(game: Game[Any]) -> None:
    for s in moments(game, games=3):
        result = game.result(s)
        assert (result is None) == bool(game.waiting(s)), "a result exactly when the game is over"
        if result is None:
            continue
        merits = [game.merit(s, seat) for seat in range(game.players)]
        assert [standing.seat for standing in result.standings] == list(range(game.players)), "one standing a seat"
        assert [standing.rank for standing in result.standings] == ranks(merits), "the ranks contradict the merits"
        for standing in result.standings:
            assert sum(line.points for line in standing.lines) == standing.score, "the lines do not make the score"
