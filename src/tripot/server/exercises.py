"""Exercises over HTTP. The house keeps nothing of an attempt: the page sends all its choices each time."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from tripot.bots.cast import CAST
from tripot.kernel.match import Match
from tripot.kernel.problem import Problem
from tripot.kernel.refusal import HalfChoice
from tripot.learning.exercise import Attempt, Exercise, scenario_exercise
from tripot.server.forms import Attempted, AttemptForm
from tripot.server.kinds import read_actions
from tripot.server.offer import offer
from tripot.server.play import moves
from tripot.server.visit import Visit
from tripot.server.wire import Because, Beginning, Offer, Situation

COMPANY = tuple(CAST)
"""Who sits in the other chairs."""


async def attempt(request: Request, visit: Visit) -> Response:
    """What has come of these choices; if the last is only begun, what may come next."""
    form = await visit.form(AttemptForm)
    return visit.json(await asyncio.to_thread(attempted, form))


async def ask(request: Request, visit: Visit) -> Response:
    """What each next step of a choice would lead to."""
    form = await visit.form(AttemptForm)
    return visit.json(await asyncio.to_thread(asked, form))


async def why(request: Request, visit: Visit) -> Response:
    """Why the last part of the last choice cannot be done."""
    form = await visit.form(AttemptForm)
    return visit.json(await asyncio.to_thread(refused, form))


def attempted(form: AttemptForm) -> Attempted | Offer:
    exercise = exercise_of(form)
    try:
        found = exercise.attempt(chosen(exercise, form.choices))
    except HalfChoice:
        return asked(form)
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
    )


def asked(form: AttemptForm) -> Offer:
    exercise, match, last = begun(form)
    return offer("", match.imagine(exercise.seat, *last))


def refused(form: AttemptForm) -> Because:
    exercise, match, last = begun(form)
    if not last:
        raise Problem("exercise-nothing")
    return Because("", match.why_not(exercise.seat, *last))


def begun(form: AttemptForm) -> tuple[Exercise, Match, tuple[int, ...]]:
    """All choices but the last are made."""
    exercise = exercise_of(form)
    *made, last = chosen(exercise, form.choices) or [()]
    return exercise, exercise.attempt(made).match, last


def exercise_of(form: AttemptForm) -> Exercise:
    return scenario_exercise(form.game, form.scenario)


def chosen(exercise: Exercise, choices: tuple[Beginning, ...]) -> list[tuple[int, ...]]:
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
        alarm=None,
        result=match.result(),
    )
