"""What people want answered in their absence: the house does it, as late as a bot would, and tells nobody why."""

from __future__ import annotations

import asyncio

from tripot.kernel.problem import Problem
from tripot.server.background_tasks import BackgroundTasks
from tripot.server.change import Acted
from tripot.server.open_turn import OpenTurn
from tripot.server.play import Play
from tripot.server.pondering import pondering
from tripot.server.services import Services
from tripot.server.turns import Take

Question = tuple[int, int]
"""A game, and the number of what the seat is asked."""


class StandingOrders:
    def __init__(self, services: Services, open_turn: OpenTurn, background: BackgroundTasks) -> None:
        self._services = services
        self._open_turn = open_turn
        self._background = background
        self._under_way: dict[int, Question] = {}

    def drive(self, later: Take) -> None:
        """Whoever is asked and has said what to answer is answered for, later."""
        state = self._open_turn.state
        play = state.play
        if play is None or not state.orders or not self._services.nodes.drives(state.sheet.code):
            return
        for seat in state.orders:
            question = question_of(play, seat)
            if self._under_way.get(seat) != question and state.obeyed(seat):
                self._under_way[seat] = question
                self._background.spawn(self._answer(play, seat, question, later))

    async def _answer(self, play: Play, seat: int, question: Question, later: Take) -> None:
        await asyncio.sleep(pondering(self._services, self._open_turn.state.sheet, play, seat))
        later(lambda: self._commit(seat, question, later), shared=True)

    def _commit(self, seat: int, question: Question, later: Take) -> None:
        """As the order is by now; unless it is gone, or its person was faster."""
        self._under_way.pop(seat, None)
        state = self._open_turn.state
        actions = state.obeyed(seat)
        if state.play is None or not actions or question_of(state.play, seat) != question:
            self.drive(later)
            return
        try:
            self._open_turn.commit(Acted(state.play.entry(seat, actions, self._services.settings.now())))
        except Problem:  # in this turn somebody else was faster
            return


def question_of(play: Play, seat: int) -> Question:
    return play.number, play.clock.tickets[seat]
