"""Reminding those who are waited for: not before they have had some hours, and not more often."""

from __future__ import annotations

from typing import Final

from tripot.kernel.problem import Problem
from tripot.server.play import Play
from tripot.server.settings import HOUR, Settings
from tripot.server.table_state import TableState
from tripot.server.waiting_list import asked

REMARK: Final = "nudge"


def check(play: Play, seat: int, state: TableState, settings: Settings) -> None:
    """Problem if nobody can be reminded by this seat now. It rests on what everybody knows."""
    chairs, now = state.sheet.chairs, settings.now()
    waited = [
        one.since
        for one in asked(play)
        if one.seat != seat
        and chairs[one.seat].person is not None
        and chairs[one.seat].level is None
        and play.clock.away[one.seat] <= now
    ]
    if play.over or not waited:
        raise Problem("nudge-nobody")
    last = max((line.at * 1000 for line in state.chat.lines if line.reaction == REMARK), default=0)
    if now < max(min(waited), last) + round(settings.nudge_after * 1000):
        raise Problem("nudge-too-soon", hours=max(1, round(settings.nudge_after / HOUR)))
