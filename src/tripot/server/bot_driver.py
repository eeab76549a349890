"""Who answers for the chairs without a person: a bot at a time for each question, in a worker process."""

from __future__ import annotations

import asyncio
import math

import msgspec

from tripot.bots.cast import CAST
from tripot.bots.level import Level
from tripot.bots.manner import Manner
from tripot.kernel.problem import Problem
from tripot.learning import prompter
from tripot.server.background_tasks import BackgroundTasks
from tripot.server.change import Acted
from tripot.server.departure import SUBSTITUTE
from tripot.server.failures import failed
from tripot.server.open_turn import OpenTurn
from tripot.server.play import Play
from tripot.server.pondering import pondering
from tripot.server.services import Services
from tripot.server.turns import Take
from tripot.server.workers import question_of

LEAST_SECONDS = 0.01


class BotDriver:
    def __init__(self, services: Services, open_turn: OpenTurn, background: BackgroundTasks) -> None:
        self._services = services
        self._open_turn = open_turn
        self._background = background
        self._thinking: dict[int, tuple[int, int]] = {}
        """For each seat, the game and ticket of the question that a bot has been given."""
        self._offered: dict[int, tuple[int, int]] = {}
        """For each seat, the game and last event of the moment that a bot has been free to act in."""

    def drive(self, later: Take) -> None:
        """Whoever is asked and has no person to answer gets a bot to think; its answer comes later."""
        play = self._open_turn.state.play
        if play is None or not self._services.nodes.drives(self._open_turn.state.sheet.code):
            return
        if play.clock.alarm is not None:
            self._offer(play, later)
        asked = {seat: (play.number, play.clock.tickets[seat]) for seat in play.clock.asked()}
        self._thinking = {seat: given for seat, given in self._thinking.items() if asked.get(seat) == given}
        for seat, question in asked.items():
            level = self._level(play, seat)
            if level is not None and seat not in self._thinking:
                self._thinking[seat] = question
                self._background.spawn(self._think(play, seat, question[1], level, later))

    def _offer(self, play: Play, later: Take) -> None:
        """While the game's own clock runs, bots may act unasked: each is offered every new moment once."""
        for seat, chair in enumerate(self._open_turn.state.sheet.chairs):
            moment = (play.number, play.stories[seat].seq)
            if chair.level is not None and self._offered.get(seat) != moment:
                self._offered[seat] = moment
                self._background.spawn(self._volunteer(play, seat, chair.level, moment, later))

    async def _volunteer(self, play: Play, seat: int, level: Level, moment: tuple[int, int], later: Take) -> None:
        if not play.match.extra(seat):
            return
        try:
            pause = self._pause(play, seat)
            choice = self._ask(play, seat, level, self._seconds(pause), unasked=True)
            actions, _ = await asyncio.gather(choice, asyncio.sleep(pause))
        except Exception as error:
            failed(self._services.metrics, "bot-failed", error, game=play.header.game)
            return
        if actions:
            later(lambda: self._act(seat, actions, moment), shared=True)

    def _act(self, seat: int, actions: tuple[int, ...], moment: tuple[int, int]) -> None:
        """Unless something has happened meanwhile: then the bot thinks again."""
        now = self._open_turn.state.play
        if now is not None and moment == (now.number, now.stories[seat].seq):
            self._commit(now, seat, actions)

    def _commit(self, play: Play, seat: int, actions: tuple[int, ...]) -> bool:
        """Whether it is a whole choice that the seat may make now, and so was made."""
        try:
            self._open_turn.commit(Acted(play.entry(seat, actions, self._services.settings.now())))
        except Problem:
            return False
        return True

    def _level(self, play: Play, seat: int) -> Level | None:
        """The bot that is to answer for this seat now; None: a person will."""
        chair = self._open_turn.state.sheet.chairs[seat]
        if chair.level is not None:
            return chair.level
        return SUBSTITUTE if play.clock.late(seat, self._services.settings.now()) else None

    async def _think(self, play: Play, seat: int, ticket: int, level: Level, later: Take) -> None:
        legal = play.match.legal(seat)
        pause = self._pause(play, seat)
        actions: tuple[int, ...]
        try:
            choice = self._ask(play, seat, level, self._seconds(pause))
            actions, _ = await asyncio.gather(choice, asyncio.sleep(pause))
        except Exception as error:
            failed(self._services.metrics, "bot-failed", error, game=play.header.game)
            await asyncio.sleep(1)
            actions = ()
        later(lambda: self._answer(play, seat, ticket, legal, actions, later), shared=True)

    def _answer(
        self, play: Play, seat: int, ticket: int, legal: list[int], actions: tuple[int, ...], later: Take
    ) -> None:
        """Unless it is too late for it. The question stays given until the answer is told: should another node be first
        with this turn, the answer is tried again, and nobody need think again."""
        now = self._open_turn.state.play
        if not (
            now is not None
            and (play.number, ticket) == (now.number, now.clock.tickets[seat])
            and legal == now.match.legal(seat)
            and self._level(now, seat) is not None
            and self._commit(now, seat, actions)
        ):
            if self._thinking.get(seat) == (play.number, ticket):
                del self._thinking[seat]
            self.drive(later)

    async def _ask(self, play: Play, seat: int, level: Level, seconds: float, unasked: bool = False) -> tuple[int, ...]:
        services, tutor = self._services, play.tutor
        if tutor is not None:
            actions = prompter.cue(tutor.lesson, play.match, seat)
            if actions is not None:
                return actions
        question = msgspec.structs.replace(
            question_of(play.header, seat, level, self._seed(play, seat, unasked), seconds),
            counted=play.header.dealt is not None,
            manner=self._manner(seat),
            heard=play.heard if play.words else None,
            unasked=unasked,
        )
        if tutor is not None:
            seed = prompter.seed(tutor.lesson, play.match, seat)
            question = msgspec.structs.replace(question, bot=prompter.BOT, manner=None, seed=seed)
        services.metrics.count("tripot_bot_decisions_total")
        return await services.workers.decide(question, msgspec.json.encode(play.match.view(seat)))

    def _seed(self, play: Play, seat: int, unasked: bool) -> int:
        """By what the seat is asked, and not by who else has answered before: in a duel the bots are to do the same."""
        source = play.header.source(self._open_turn.state.sheet.code, play.number)
        moment = play.stories[seat].seq if unasked else f"question {play.clock.tickets[seat]}"
        return self._services.number("bot", *source, seat, moment)

    def _manner(self, seat: int) -> Manner | None:
        """Of the character that sits there; whoever stands in for a person has none, nor has a bot of an old table."""
        character = CAST.get(self._open_turn.state.sheet.chairs[seat].character or "")
        return None if character is None else character.manner

    def _seconds(self, pause: float) -> float:
        """How long a bot may calculate: half of its pause, also if it shares the workers with others of this table; the
        rest is for the further parts of its choice. If it took longer, time would tell who has much to choose from."""
        settings = self._services.settings
        if not pause:
            return settings.bot_seconds
        thinking = max(1, len(self._thinking))  # a bot that acts unasked is not counted there
        turns = math.ceil(thinking / settings.workers)
        return min(settings.bot_seconds, max(LEAST_SECONDS, pause / 2 / turns))

    def _pause(self, play: Play, seat: int) -> float:
        """None for a person whose time is over."""
        sheet = self._open_turn.state.sheet
        return 0 if sheet.chairs[seat].level is None else pondering(self._services, sheet, play, seat)
