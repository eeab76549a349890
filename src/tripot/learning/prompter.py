"""Whispers to the bots of a lesson: what the lesson has them do, as long as that can be done."""

from __future__ import annotations

from tripot import bots
from tripot.bots.answer import choose
from tripot.kernel.choice import Draft
from tripot.kernel.dice import Dice
from tripot.kernel.match import Match
from tripot.kernel.problem import Problem
from tripot.learning.lesson import Lesson

BOT = "heuristic"
"""Goes on where the learner has led the game elsewhere."""


def cue(lesson: Lesson, match: Match, seat: int) -> tuple[int, ...] | None:
    """The next choice of this seat in the lesson; None if there is none, or if it cannot be made now."""
    said = sum(step.seat == seat and step.asked for step in match.steps)
    notation = match.game.notation
    try:
        lines = [actions for who, actions in map(notation.parse_line, lesson.line) if who == seat]
        return lines[said] if said < len(lines) and match.ask(seat, *lines[said]).whole else None
    except Problem:
        return None


def seed(lesson: Lesson, match: Match, seat: int) -> int:
    """Of the bot that improvises here: the same wherever the same was done before."""
    return (lesson.seed << 16) + (len(match.steps) << 4) + seat


def prompted(lesson: Lesson, match: Match, seat: int) -> tuple[int, ...]:
    """What a bot does at a lesson's table: its cue, or what a quick bot makes of its own view."""
    actions = cue(lesson, match, seat)
    if actions is not None:
        return actions
    game, number = match.game, seed(lesson, match, seat)
    imagined = game.sample(match.view(seat), Dice(number))
    return choose(bots.make(BOT, game, seat, number), Draft(game, imagined, seat), bots.Clock())
