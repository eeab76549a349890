"""Puzzles weighed once more, with luck of their own: does the best choice still stand out?"""

from __future__ import annotations

from typing import NamedTuple

from tripot.analysis.playout import Playout
from tripot.analysis.weighing import CLEAR, Weighing
from tripot.learning.puzzle import Puzzle, of_puzzle


class Checked(NamedTuple):
    leads: bool
    """The best choice is before every other again."""
    clear: bool
    """And by as much as a puzzle wants."""


def check(game: str, puzzle: Puzzle, seed: int, rounds: int) -> Checked:
    """So many games played out for every choice."""
    exercise = of_puzzle(game, puzzle)
    table, seat = exercise.game, exercise.seat
    choices = [table.notation.parse_choice(seat, one.choice) for one in puzzle.weighed]
    weighing = Weighing(table, table.view(table.restore(puzzle.opening), seat), seat, choices, seed)
    weighing.weigh(Playout(table, horizon=None), choices, rounds)
    lead = min(lead for lead, _ in weighing.leads(choices[0], choices).values())
    return Checked(lead > 0, lead >= CLEAR)
