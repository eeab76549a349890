"""`tripot puzzles play`: a moment of a game between strong bots, and the one choice that is clearly the best."""

from __future__ import annotations

from contextlib import suppress

from tripot.games.registry import box
from tripot.kernel.choice import Draft
from tripot.learning.puzzle import Puzzle, of_puzzle
from tripot.learning.theme import theme
from tripot.terminal.exercise import solve
from tripot.terminal.prompt import Left
from tripot.terminal.screen import Screen
from tripot.text import say

SHOWN = 4
"""So many choices are compared in the solution."""


def puzzled(game: str, puzzle: Puzzle, language: str) -> int:
    exercise = of_puzzle(game, puzzle)

    def part(shown: Screen, name: str) -> str:
        if name == "title":
            return say("puzzle-title", language, game=box(game).edition.name, id=puzzle.id)
        if name == "question":
            return say("puzzle-question", language, players=puzzle.players)
        if name == "hint":
            return say(f"theme-{theme(game, puzzle.opening, puzzle.seat, puzzle.best)}-hint", language)
        return "\n".join(
            say("puzzle-weighed", language, choice=named(shown, one.choice), percent=round(100 * one.share))
            for one in puzzle.weighed[:SHOWN]
        )

    def named(shown: Screen, choice: str) -> str:
        """The choice in the words of the screen, part by part."""
        draft = Draft(exercise.game, exercise.game.restore(puzzle.opening), puzzle.seat)
        words = []
        for action in exercise.game.notation.parse_choice(puzzle.seat, choice):
            words.append(shown.answer(draft.view, action).entry)
            draft.add(action)
        return ", ".join(words)

    with suppress(Left):
        solve(exercise, part, language)
    return 0
