"""A bot's turn: it chooses from its own view and nothing else; whatever is wrong with it is a Problem that says so."""

from __future__ import annotations

from collections.abc import Callable
from operator import index

from tripot.bots.bot import Bot, Clock
from tripot.bots.own import mistake
from tripot.kernel.match import Match
from tripot.kernel.problem import Problem
from tripot.kernel.refusal import Illegal
from tripot.kernel.seats import letter
from tripot.kernel.view import View

MOST = 62
"""Actions are smaller."""


def answer(match: Match, seat: int, bot: Bot, clock: Clock) -> None:
    """What the bot decides is played."""
    play(match, seat, bot, asked(seat, bot, bot.decide, match.view(seat), match.legal(seat), clock))


def volunteer(match: Match, seat: int, bot: Bot, clock: Clock) -> bool:
    """The bot may act although nobody waits for it; whether it did."""
    extra = match.extra(seat)
    action = asked(seat, bot, bot.volunteer, match.view(seat), extra, clock) if extra else None
    if action is None:
        return False
    play(match, seat, bot, action)
    return True


def asked(
    seat: int,
    bot: Bot,
    method: Callable[[View, list[int], Clock], int | None],
    view: View,
    actions: list[int],
    clock: Clock,
) -> int | None:
    try:
        return method(view, actions, clock)
    except Exception as error:
        raise Problem("bot-failed", bot=type(bot).__name__, seat=letter(seat), **mistake(error)) from error


def play(match: Match, seat: int, bot: Bot, action: int | None) -> None:
    who = {"bot": type(bot).__name__, "seat": letter(seat)}
    try:
        number = index(action)  # type: ignore[arg-type]  # whatever somebody's bot has answered
    except TypeError:
        number = MOST
    if not 0 <= number < MOST:
        legal = ", ".join(map(str, match.legal(seat) or match.extra(seat)))
        raise Problem("bot-no-action", answer=repr(action), legal=legal, **who)
    try:
        match.act(seat, number)
    except Illegal as illegal:
        raise Problem("bot-illegal", action=number, rule=illegal.rule, why=illegal, **who) from illegal
