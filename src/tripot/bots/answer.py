"""A bot's turn: it chooses from its own view and nothing else; whatever is wrong with it is a Problem that says so."""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from time import perf_counter

from tripot.bots.bot import Bot, Clock
from tripot.bots.own import mistake
from tripot.kernel.choice import Draft
from tripot.kernel.match import Match
from tripot.kernel.problem import Problem
from tripot.kernel.refusal import Illegal
from tripot.kernel.seats import letter
from tripot.kernel.view import View

MOST = 62
"""Actions are smaller."""


def answer(match: Match, seat: int, bot: Bot, clock: Clock) -> None:
    """What the bot decides is played."""
    match.act(seat, *choose(bot, match.ask(seat), clock))


def volunteer(match: Match, seat: int, bot: Bot, clock: Clock) -> bool:
    """The bot may act although nobody waits for it; whether it did."""
    actions = volunteered(bot, match.ask(seat), clock)
    if actions:
        match.act(seat, *actions)
    return bool(actions)


def choose(bot: Bot, draft: Draft, clock: Clock) -> tuple[int, ...]:
    """The bot's whole choice, from what the draft shows its seat."""
    began = perf_counter()
    while not draft.whole:
        add(draft, bot, asked(bot, bot.decide, draft, clock.left(perf_counter() - began)))
    return draft.actions


def volunteered(bot: Bot, draft: Draft, clock: Clock) -> tuple[int, ...]:
    """The whole choice of a bot that nobody waits for; empty if it does nothing, or does not come to an end with it."""
    began = perf_counter()
    while not draft.whole:
        left = clock.left(perf_counter() - began)
        action = asked(bot, bot.volunteer, draft, left) if draft.legal else None
        if action is None:
            return ()
        add(draft, bot, action)
    return draft.actions


def asked(bot: Bot, method: Callable[[View, list[int], Clock], int | None], draft: Draft, clock: Clock) -> int | None:
    try:
        return method(draft.view, draft.legal, clock)
    except Exception as error:
        raise Problem("bot-failed", **named(bot), **mistake(error)) from error


def add(draft: Draft, bot: Bot, action: int | None) -> None:
    try:
        number = index(action)  # type: ignore[arg-type]  # whatever somebody's bot has answered
    except TypeError:
        number = MOST
    if not 0 <= number < MOST:
        legal = ", ".join(map(str, draft.legal))
        raise Problem("bot-no-action", answer=repr(action), legal=legal, **named(bot))
    try:
        draft.add(number)
    except Illegal as illegal:
        raise Problem("bot-illegal", action=number, rule=illegal.rule, why=illegal, **named(bot)) from illegal


def named(bot: Bot) -> dict[str, str]:
    return {"bot": type(bot).__name__, "seat": letter(bot.seat)}
