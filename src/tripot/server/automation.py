"""What happens at a table by itself: bots think, clocks ring, and the role of a host who has gone is passed on."""

from __future__ import annotations

from tripot.server import lobby
from tripot.server.alarm import Alarm
from tripot.server.audience import Audience
from tripot.server.background_tasks import BackgroundTasks
from tripot.server.bot_driver import BotDriver
from tripot.server.change import Acted, Arranged
from tripot.server.open_turn import OpenTurn
from tripot.server.parley import Parley
from tripot.server.patch import difference
from tripot.server.services import Services
from tripot.server.standing_orders import StandingOrders
from tripot.server.turns import Take


class Automation:
    def __init__(
        self, services: Services, open_turn: OpenTurn, audience: Audience, background: BackgroundTasks
    ) -> None:
        self._now = services.settings.now
        self._nodes = services.nodes
        self._open_turn = open_turn
        self._audience = audience
        self._bots = BotDriver(services, open_turn, background)
        self._orders = StandingOrders(services, open_turn, background)
        self._parley = Parley(services, open_turn)
        self._alarm = Alarm()
        self._driving = False

    def resume(self, later: Take) -> None:
        """Perhaps bots and clocks of this table are this node's from now on."""
        drove, self._driving = self._driving, self._drives()
        play = self._open_turn.state.play
        if self._driving and not drove and play is not None:
            play.rewind(self._now())
        self.go_on(later)

    def go_on(self, later: Take) -> None:
        """After something has happened; what follows from it comes later."""
        self._parley.drive(later)
        self._bots.drive(later)
        self._orders.drive(later)
        self.wind(later)

    def wind(self, later: Take) -> None:
        """Wake up when the next deadline or grace period ends."""
        now, presence, play = self._now(), self._audience.presence, self._open_turn.state.play
        times = [presence.next_gone(now) if presence.guests else None]
        if play is not None:
            times.append(play.clock.next_deadline(now))
        due = min((time for time in times if time is not None), default=None)
        if due is None:
            self._alarm.clear()
        else:
            self._alarm.set((due - now) / 1000, lambda: later(lambda: self._wake(later)))

    def stop(self) -> None:
        self._alarm.clear()

    def _drives(self) -> bool:
        """Whether this node lets bots think and clocks ring here."""
        return self._nodes.drives(self._open_turn.state.sheet.code)

    def _wake(self, later: Take) -> None:
        now, state, presence, drives = self._now(), self._open_turn.state, self._audience.presence, self._drives()
        sheet = state.sheet
        if drives and sheet.host is not None and presence.gone(sheet.host, now):
            sheet = lobby.pass_host(sheet, sheet.host, presence.people())
        if sheet is not state.sheet:
            self._open_turn.commit(Arranged(difference(state.sheet, sheet)))
            return
        hammer = state.play.hammer(now) if drives and state.play is not None else None
        if hammer is not None:
            self._open_turn.commit(Acted(hammer))
            return
        self._audience.tell_lobby(state)
        self.go_on(later)
