"""Does what comes to a table, one thing at a time, and tells of it once it is on the disk."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from tripot.kernel.problem import Problem
from tripot.kernel.refusal import HalfChoice
from tripot.server import departure, lobby, nudge, wire
from tripot.server.audience import Audience
from tripot.server.automation import Automation
from tripot.server.background_tasks import BackgroundTasks
from tripot.server.budget import afford
from tripot.server.change import Acted, Arranged, Conceded, Dismissed, Said
from tripot.server.database import tables
from tripot.server.database.store import Statement, Then
from tripot.server.decide import crossing, decide, offered, why
from tripot.server.failures import failed
from tripot.server.guest import Guest
from tripot.server.loading import Loaded, load
from tripot.server.logs import complain
from tripot.server.measures import failures
from tripot.server.open_turn import OpenTurn
from tripot.server.patch import difference
from tripot.server.person import Person
from tripot.server.problems import reason
from tripot.server.services import Services
from tripot.server.sheet import AWAY, Entry
from tripot.server.turns import Answer, Take
from tripot.server.wire import encode


class CommandHandler:
    """Knows nothing of how work waits for its turn: where something is to be done later, a door for it is given."""

    def __init__(self, services: Services, loaded: Loaded) -> None:
        self._services = services
        self.open_turn = OpenTurn(services, loaded.state, loaded.done, loaded.snapped)
        self.audience = Audience(services, loaded.state.sheet)
        self._background = BackgroundTasks()
        self._automation = Automation(services, self.open_turn, self.audience, self._background)
        self.guests_moved = services.store.shared
        """Whether somebody came or went elsewhere since we last looked."""
        self._guests_changed = False
        """Whether this was so when we looked, and nobody here knows of it yet."""
        self.broken = False

    def idle(self, until: int) -> bool:
        """Nobody is here, and nothing will happen by itself until then."""
        due = self.open_turn.state.due()
        return not self._background and not self.audience.presence.guests and (due is None or due > until)

    def come_back(self, guest: Guest) -> None:
        """A bot that stood in gives the chair back."""
        sheet = self.open_turn.state.sheet
        own = sheet.chair_of(guest.person.id)
        if own is not None and sheet.chairs[own].level is not None:
            self.open_turn.commit(Arranged(difference(sheet, lobby.stand_in(sheet, own, None))))

    def greet(self, guest: Guest, hello: wire.Hello) -> None:
        self.audience.greet(guest, hello, self.open_turn.state)

    def leave(self, guest: Guest, later: Take) -> None:
        self.audience.leave(guest, self.open_turn.state)
        self._automation.wind(later)

    def rename(self, person: str, name: str) -> None:
        """A game that began keeps the old name."""
        sheet = self.open_turn.state.sheet
        own = sheet.chair_of(person)
        if own is not None and sheet.phase == "lobby":
            chair = msgspec.structs.replace(sheet.chairs[own], name=name)
            self.open_turn.commit(Arranged(difference(sheet, sheet.with_chair(own, chair))))

    def evict(self, person: str) -> None:
        """The host of the house has shown this person the door."""
        sheet = self.open_turn.state.sheet
        if person not in sheet.kicked:
            self.open_turn.commit(Dismissed(difference(sheet, departure.banish(sheet, person)), person))

    def forget(self, person: str) -> None:
        """This person is known no more."""
        sheet = self.open_turn.state.sheet
        after = departure.forget(sheet, person)
        if after != sheet:
            self.open_turn.commit(Conceded(difference(sheet, after), person))

    def holiday(self, person: str, until: int) -> None:
        """In a slow game this person's clock stands still until then."""
        state, now = self.open_turn.state, self._services.settings.now()
        own = state.sheet.chair_of(person)
        if own is not None and state.play is not None and not state.play.over and state.sheet.pace in lobby.SLOW:
            self.open_turn.commit(Acted(Entry(own, f"{AWAY}{until}", now)))

    def obey(self, guest: Guest, command: wire.Command) -> Answer:
        done = self.open_turn.knows((guest.person.id, command.id))
        return guest, encode(wire.Ack(command.id)) if done else self._answer(guest.person, command)

    def crossing(self, guest: Guest, command: wire.Act) -> int:
        """The place of this choice among those that cross; -1: it comes as it arrives."""
        try:
            return crossing(self.open_turn.state, guest.person, command)
        except Problem:  # it is refused when its turn comes
            return -1

    def _answer(self, person: Person, command: wire.Command) -> bytes:
        state = self.open_turn.state
        try:
            if isinstance(command, wire.Why):
                return encode(wire.Because(command.id, why(state, person, command)))
            if isinstance(command, wire.Ask):
                return encode(offered(state, person, command))
            change = decide(state, self.audience.presence, self._services.settings, person, command)
            afford(state, change)
            try:
                self.open_turn.commit(msgspec.structs.replace(change, done=(person.id, command.id)))
            except HalfChoice:
                assert isinstance(command, wire.Act)
                return encode(offered(state, person, command))
        except Problem as problem:
            self._services.metrics.count("tripot_refusals_total")
            return encode(wire.Refused(command.id, reason(problem)))
        return encode(wire.Ack(command.id))

    def read(self, then: Then) -> None:
        self._background.spawn(reported(self._read, then))

    async def _read(self) -> None:
        state, services, presence = self.open_turn.state, self._services, self.audience.presence
        code = state.sheet.code
        turns = await services.follower.since(code, state.turns)
        if not turns:
            raise Problem("server-no-table")
        for data in turns[1:]:
            self.open_turn.follow(data)
        if self.guests_moved:
            self.guests_moved = False
            presence.elsewhere = (await services.nodes.elsewhere([code])).get(code, frozenset())
            self._guests_changed = True
            self._look_around()

    def start_over(self, then: Then) -> None:
        self._background.spawn(reported(self._start_over, then))

    async def _start_over(self) -> None:
        state, services = self.open_turn.state, self._services
        if not services.store.shared:
            raise RuntimeError("somebody else writes to this file")
        loaded = await load(services, state.sheet.code, state.turns - 1)
        if loaded is None:
            raise Problem("server-no-table")
        self.open_turn.take_back(loaded.state)

    def tell(self, later: Take) -> None:
        news, state = self.open_turn.news(), self.open_turn.state
        lobby_changed, self._guests_changed = news.arranged or self._guests_changed, False
        if news.ours:
            if self.open_turn.contested:
                self._services.nodes.announce(state.sheet.code, state.turns)
            acted = sum(isinstance(change, Acted) for change in news.changes)
            self._services.metrics.count("tripot_actions_total", acted)
            if acted or news.arranged:
                self._services.waiting_list.note(state, self.audience.presence.people())
            if state.sheet.rated and state.sheet.phase == "over":
                self._services.ratings.note()
            if any(isinstance(change, Said) and change.spoken.reaction == nudge.REMARK for change in news.changes):
                self._services.waiting_list.remind(state)
        if state.play is not None and state.play.stuck:
            lobby_changed = True
            self._services.metrics.count(failures("table-stuck"))
            complain("table-stuck", game=state.sheet.game)
        self.audience.tell(news.changes, lobby_changed, state)
        if not self.broken:
            self._automation.go_on(later)

    def _look_around(self) -> None:
        """A table is served by its home alone, unless others cannot reach it."""
        state, nodes = self.open_turn.state, self._services.nodes
        self.open_turn.contested = bool(self.audience.presence.elsewhere) or not nodes.drives(state.sheet.code)
        if self.open_turn.contested:
            nodes.announce(state.sheet.code, state.turns)

    def resume(self, later: Take) -> None:
        if not self.broken:
            self._automation.resume(later)

    def rest(self) -> list[Statement]:
        """It leaves the memory: what the disk has to know of it."""
        state, statements = self.open_turn.state, []
        self._automation.stop()
        if self._services.nodes.drives(state.sheet.code):
            statements.append(tables.rest(state.sheet.code, state.due(), state.turns))
        if self.open_turn.unseen:
            statements.append(self.open_turn.snapshot())
        return statements

    def close(self) -> None:
        """Whoever is here comes again, and what was not acknowledged by then as well."""
        self.broken = True
        self._automation.stop()
        self.audience.close(self.open_turn.state.sheet.code)
        self._background.cancel()

    def fail(self, error: Exception) -> None:
        """Memory is ahead of the disk: the next visitor gets the table from the disk, and sends its command again."""
        if not self.broken:
            failed(self._services.metrics, "table-broken", error, game=self.open_turn.state.sheet.game)
            self.close()


async def reported(work: Callable[[], Awaitable[None]], then: Then) -> None:
    """Done, and told how it went."""
    try:
        await work()
    except Exception as error:
        then(error)
    else:
        then(None)
