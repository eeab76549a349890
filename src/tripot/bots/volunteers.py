"""For hosts without a clock: when a game waits for it, every bot is offered the moment before time is up."""

from __future__ import annotations

from collections.abc import Mapping

from tripot.bots.answer import volunteer
from tripot.bots.bot import Bot, Clock
from tripot.kernel.match import Match
from tripot.kernel.seats import CLOCK


def let_time_pass(match: Match, chairs: Mapping[int, tuple[Bot, Clock]]) -> None:
    """Each bot may act unasked, as long as one of them does; then the clock gives its only answer."""
    while any(volunteer(match, seat, bot, clock) for seat, (bot, clock) in chairs.items()):
        pass
    match.act(CLOCK, match.legal(CLOCK)[0])
