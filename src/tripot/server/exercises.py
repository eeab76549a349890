"""Exercises over HTTP. The house keeps nothing of an attempt: the page sends all its choices each time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from tripot.bots.cast import CAST
from tripot.games.registry import box
from tripot.kernel.match import Match
from tripot.kernel.problem import Problem
from tripot.kernel.refusal import HalfChoice
from tripot.kernel.replayed import Replayed
from tripot.learning.exercise import Attempt, Exercise, of_moment, scenario_exercise
from tripot.learning.puzzle import of_puzzle, puzzle
from tripot.server import finished
from tripot.server.finished import parts
from tripot.server.house import House
from tripot.server.kinds import read_actions
from tripot.server.learning_forms import Attempted, AttemptForm, MomentOf, PuzzleOf, ScenarioOf, Weighed
from tripot.server.offer import offer
from tripot.server.play import moves
from tripot.server.visit import Visit
from tripot.server.wire import Because, Beginning, Offer, Situation

Choices = list[tuple[int, ...]]
Answer = Callable[[Exercise, Choices], Attempted | Offer | Because]
SHOWN = 3
"""So many of a puzzle's choices are compared with the learner's."""
COMPANY = tuple(CAST)
"""Who sits in the other chairs."""


class Exercises:
    def __init__(self, house: House) -> None:
        self._house = house

    async def attempt(self, request: Request, visit: Visit) -> Response:
        """What has come of these choices; if the last is only begun, what may come next."""
        form, found = await self._answer(visit, attempted)
        if isinstance(form.of, PuzzleOf) and isinstance(found, Attempted) and found.over:
            person = await visit.poster()
            solver = await self._house.puzzles.tried(person, form.of.game, form.of.id, found.reached)
            found = replace(found, solver=solver)
        return visit.json(found)

    async def ask(self, request: Request, visit: Visit) -> Response:
        """What each next step of a choice would lead to."""
        return visit.json((await self._answer(visit, asked))[1])

    async def why(self, request: Request, visit: Visit) -> Response:
        """Why the last part of the last choice cannot be done."""
        return visit.json((await self._answer(visit, refused))[1])

    async def _answer(self, visit: Visit, answer: Answer) -> tuple[AttemptForm, Attempted | Offer | Because]:
        form = await visit.form(AttemptForm)
        exercise = await self._exercise(form.of, visit)
        return form, await asyncio.to_thread(lambda: answer(exercise, chosen(exercise, form.choices)))

    async def _exercise(self, of: ScenarioOf | MomentOf | PuzzleOf, visit: Visit) -> Exercise:
        if isinstance(of, ScenarioOf):
            return scenario_exercise(of.game, of.number)
        if isinstance(of, PuzzleOf):
            return of_puzzle(box(of.game).name, puzzle(of.game, of.id))
        await visit.look()
        code = await self._house.tables.code(of.code)
        play = await self._house.game(code, of.number)
        finished.record(play)
        analysis = await self._house.analyst.found((code, of.number))
        found = () if analysis is None else analysis.choices
        better = next((choice for choice in found if choice.step == of.step), None)
        if better is None:
            raise Problem("exercise-no-moment")
        return await asyncio.to_thread(of_moment, Replayed(play.match), better)


def attempted(exercise: Exercise, choices: Choices) -> Attempted | Offer:
    try:
        found = exercise.attempt(choices)
    except HalfChoice:
        return asked(exercise, choices)
    seat = exercise.seat
    others = iter(COMPANY)
    return Attempted(
        game=exercise.game.name,
        seat=seat,
        characters=tuple(None if other == seat else next(others) for other in range(exercise.game.players)),
        situation=situation(found),
        events=tuple(found.events),
        over=found.over,
        reached=found.reached,
        weighed=weighed(found) if found.over and exercise.aim.weighed else (),
    )


def weighed(found: Attempt) -> tuple[Weighed, ...]:
    """The best choices of a puzzle, and the learner's if it is another."""
    exercise = found.exercise
    game, seat, state = exercise.game, exercise.seat, exercise.game.restore(exercise.opening)
    made = found.outcome(found.choices[0])
    shown = [
        Weighed(parts(game, state, seat, one.choice), one.share, number == 0, made == found.outcome(actions))
        for number, one in enumerate(exercise.aim.weighed)
        for actions in [game.notation.parse_choice(seat, one.choice)]
    ]
    return tuple(one for number, one in enumerate(shown) if number < SHOWN or one.chosen)


def asked(exercise: Exercise, choices: Choices) -> Offer:
    match, last = begun(exercise, choices)
    return offer("", match.imagine(exercise.seat, *last))


def refused(exercise: Exercise, choices: Choices) -> Because:
    match, last = begun(exercise, choices)
    if not last:
        raise Problem("exercise-nothing")
    return Because("", match.why_not(exercise.seat, *last))


def begun(exercise: Exercise, choices: Choices) -> tuple[Match, tuple[int, ...]]:
    """All choices but the last are made."""
    *made, last = choices or [()]
    return exercise.attempt(made).match, last


def chosen(exercise: Exercise, choices: tuple[Beginning, ...]) -> Choices:
    return [read_actions(exercise.game, exercise.seat, choice) for choice in choices]


def situation(found: Attempt) -> Situation:
    exercise, match = found.exercise, found.match
    game, seat = exercise.game, exercise.seat
    able = not found.over
    return Situation(
        view=match.view(seat),
        legal=moves(game.notation, seat, game.legal(match.state, seat)) if able else (),
        extra=moves(game.notation, seat, game.extra(match.state, seat)) if able else (),
        question=len(found.choices) + 1 if able else 0,
        can_undo=bool(found.choices) and able,
        deadlines=(None,) * game.players,
        since=(None,) * game.players,
        alarm=None,
        result=match.result(),
    )
