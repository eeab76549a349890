"""A table has a single writer: it decides one command after another, and tells of each once it is on the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec

from tripot.kernel.fairness import commitment
from tripot.kernel.problem import Problem
from tripot.kernel.refusal import HalfChoice
from tripot.server import lobby, wire
from tripot.server.bot_driver import BotDriver
from tripot.server.change import Acted, Arranged, Begun, Change, Dismissed, Said
from tripot.server.chat import Chat
from tripot.server.database.changes import decode
from tripot.server.database.changes import encode as encode_changes
from tripot.server.database.store import Statement, Then, Turn, Writing
from tripot.server.database.tables import listing
from tripot.server.decide import decide, offered, why
from tripot.server.guest import Guest
from tripot.server.logs import log
from tripot.server.play import Play, seat_or_none
from tripot.server.presence import Presence, viewer
from tripot.server.problems import reason
from tripot.server.services import Services
from tripot.server.sheet import Sheet
from tripot.server.table_state import TableState
from tripot.server.turns import Turns

RESTART = 1012
MOST_DONE = 2000

encode = msgspec.json.Encoder().encode


class Table:
    def __init__(self, services: Services, state: TableState, done: list[tuple[str, str]]) -> None:
        self.services = services
        self.state = state
        self.broken = False
        self.used = services.settings.now()
        self.presence = Presence(state.sheet, self.used, services.settings.grace)
        self.bot_driver = BotDriver(self)
        self.turns = Turns(self)
        self._before: TableState | None = None
        """Before this turn, where somebody else may be first."""
        self._changes: list[Change] = []
        """Of this turn."""
        self._statements: list[Statement] = []
        self._sheet_changed = False
        self._written = False
        """Whether this turn is ours, and not one that others have written."""
        self._guests_changed = services.store.shared
        """Whether somebody came or went elsewhere since we last looked."""
        self._coming: set[Guest] = set()
        """Who has said hello and has not been greeted yet."""
        self._done = dict.fromkeys(done)
        """People and the names of their commands, in order: what is sent again is not done again."""
        self._driving = False
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def sheet(self) -> Sheet:
        return self.state.sheet

    @property
    def play(self) -> Play | None:
        return self.state.play

    @property
    def chat(self) -> Chat:
        return self.state.chat

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def hello(self, guest: Guest, message: wire.Hello) -> None:
        guest.greeted = True
        self._coming.add(guest)
        if self.services.store.shared:
            self.turns.look()
        self.turns.take(lambda: self._come_back(guest))
        self.turns.take(lambda: self._greet(guest, message))

    def command(self, guest: Guest, command: wire.Command) -> None:
        """After `hello`."""
        self.turns.take(lambda: self._command(guest, command), shared=isinstance(command, wire.Act))

    def leave(self, guest: Guest) -> None:
        self.turns.take(lambda: self._leave(guest))

    def rename(self, guest_id: str, name: str) -> None:
        """A person at this table has a new name; a game that began keeps the old one."""
        self.turns.take(lambda: self._rename(guest_id, name))

    def _rename(self, guest_id: str, name: str) -> None:
        own = self.sheet.chair_of(guest_id)
        if own is not None and self.sheet.phase == "lobby":
            chair = msgspec.structs.replace(self.sheet.chairs[own], name=name)
            self.commit(Arranged(self.sheet.with_chair(own, chair)))

    def resume(self) -> None:
        """Perhaps bots and clocks of this table are this node's from now on."""
        drove, self._driving = self._driving, self.drives()
        if self._driving and not drove and self.play is not None:
            self.play.rewind(self.services.settings.now())
        self.bot_driver.drive()
        self.set_alarm()

    def drives(self) -> bool:
        """Whether this node lets bots think and clocks ring here."""
        return self.services.nodes.drives(self.sheet.code)

    def idle(self) -> bool:
        """Nobody is here, and nothing will happen by itself."""
        quiet = not self._tasks and self._alarm is None and self.turns.resting
        return quiet and not self.presence.guests

    def put_away(self) -> None:
        """From memory, while it is idle. Without ways back to it it is freed at once; full collections are rare."""
        self.bot_driver.put_away()
        self.turns.put_away()

    def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        for guest in self.presence.guests | self._coming:
            guest.close(RESTART)
        for task in self._tasks:
            task.cancel()

    def fail(self, error: Exception) -> None:
        """Memory is ahead of the disk: the next visitor gets the table from the disk, and sends its command again."""
        if not self.broken:
            self.broken = True
            log("table-broken", error=type(error).__name__)
            self.close()

    def _greet(self, guest: Guest, message: wire.Hello) -> None:
        self._coming.discard(guest)
        if guest.person.id in self.sheet.kicked:  # since this socket was opened
            guest.close(wire.Close.KICKED)
            return
        known = guest.person.id in self.presence.people()
        if guest.person.id not in self.presence.arrived():
            self.services.nodes.arrive(self.sheet.code, guest.person.id)
        self.presence.guests.add(guest)
        self.presence.look(self.sheet, self.services.settings.now())
        chat = self.chat.recent(seated=self.sheet.chair_of(guest.person.id) is not None)
        guest.send(encode(wire.Welcome(self.public(), self.you(guest), chat, self.services.settings.now())))
        if self.play is not None:
            seat = viewer(self.sheet, guest.person.id)
            same = message.game == self.play.number and message.viewer == seat_or_none(seat)
            news = self.play.catch_up(seat, message.last_seq if same else 0)
            if news is not None:
                guest.send(encode(news))
        if not known:  # else nothing has changed for the others
            self.tell_lobby(but=guest)

    def _come_back(self, guest: Guest) -> None:
        """A bot that stood in gives the chair back."""
        own = self.sheet.chair_of(guest.person.id)
        if own is not None and self.sheet.chairs[own].level is not None:
            self.commit(Arranged(lobby.stand_in(self.sheet, own, None)))

    def _leave(self, guest: Guest) -> None:
        self.presence.guests.discard(guest)
        if guest.person.id not in self.presence.arrived():
            self.services.nodes.depart(self.sheet.code, guest.person.id)
        self.presence.look(self.sheet, self.services.settings.now())
        self.used = self.services.settings.now()
        if guest.person.id not in self.presence.people():
            self.tell_lobby()
        self.set_alarm()

    def _command(self, guest: Guest, command: wire.Command) -> None:
        done = (guest.person.id, command.id) in self._done
        self.turns.say(guest, encode(wire.Ack(command.id)) if done else self._answer(guest, command))

    def _answer(self, guest: Guest, command: wire.Command) -> bytes:
        try:
            if isinstance(command, wire.Why):
                return encode(wire.Because(command.id, why(self, guest.person, command)))
            if isinstance(command, wire.Ask):
                return encode(offered(self, guest.person, command))
            change = decide(self, guest.person, command)
            try:
                self.commit(msgspec.structs.replace(change, done=(guest.person.id, command.id)))
            except HalfChoice:
                assert isinstance(command, wire.Act)
                return encode(offered(self, guest.person, command))
        except Problem as problem:
            self.services.metrics.count("tripot_refusals_total")
            return encode(wire.Refused(command.id, reason(problem)))
        return encode(wire.Ack(command.id))

    def commit(self, change: Change) -> None:
        """Do it in this turn. Problem if it cannot be done, and then nothing has changed."""
        before = self.sheet
        if self.services.store.shared and not self._changes:
            self._before = self.state.copy()
        self._take(change)
        if self.sheet is not before:
            self._statements += listing(self.sheet, before, self.services.settings.now())

    def _take(self, change: Change) -> None:
        before = self.sheet
        self.state.take(change)
        self._changes.append(change)
        self._sheet_changed |= self.sheet is not before
        if change.done is not None:
            self._done[change.done] = None
            if len(self._done) > MOST_DONE:
                del self._done[next(iter(self._done))]

    def changed(self) -> bool:
        return bool(self._changes)

    def keep(self, then: Then) -> None:
        self.state.turns += 1
        self._written = True
        turn = Turn(self.sheet.code, self.state.turns, encode_changes(self._changes))
        self.services.store.put(Writing(self._statements, turn), then)

    def take_back(self) -> None:
        if self._before is None:
            raise RuntimeError("somebody else writes to this file")
        self.state = self._before
        for change in self._turn_over():
            if change.done is not None:
                self._done.pop(change.done, None)
        self.services.metrics.count("tripot_overtaken_total")

    def _turn_over(self) -> list[Change]:
        changes, self._changes, self._statements = self._changes, [], []
        self._before, self._written = None, False
        return changes

    def news(self, turns: int | None) -> None:
        """Somewhere this table has had so many turns; None: somebody came or went there."""
        self._guests_changed |= turns is None
        if turns is None or turns > self.state.turns:
            self.turns.look()

    def read(self, then: Then) -> None:
        self.spawn(self._read(then))

    async def _read(self, then: Then) -> None:
        code, services = self.sheet.code, self.services
        try:
            turns = await services.follower.since(code, self.state.turns)
            if not turns:
                raise Problem("server-no-table")
            for data in turns[1:]:
                for change in decode(data):
                    self._take(change)
                self.state.turns += 1
            if self._guests_changed:
                self._guests_changed = False
                self.presence.elsewhere = (await services.nodes.elsewhere([code])).get(code, frozenset())
                self._sheet_changed = True
        except Exception as error:
            then(error)
        else:
            then(None)

    def tell(self) -> None:
        """The turn is on the disk."""
        written, changes = self._written, self._turn_over()
        sheet_changed, self._sheet_changed = self._sheet_changed, False
        if written:
            self.services.nodes.announce(self.sheet.code, self.state.turns)
        if sheet_changed:
            self.presence.look(self.sheet, self.services.settings.now())
            self.tell_lobby()
        for change in changes:
            self._tell_change(change)
            if written and isinstance(change, Acted):
                self.services.metrics.count("tripot_actions_total")
        if self.play is not None:
            self._tell_game(self.play)
        self.bot_driver.drive()
        self.set_alarm()

    def _tell_change(self, change: Change) -> None:
        match change:
            case Said():
                self._tell_chat(change.spoken.channel)
            case Dismissed():
                for guest in self.presence.guests:
                    if guest.person.id == change.person:
                        guest.close(wire.Close.KICKED)
            case Begun() if self.play is not None:
                for guest, eyes in self.presence.eyes.items():
                    guest.send(encode(self.play.snapshot(eyes)))

    def _tell_game(self, play: Play) -> None:
        """One message for each viewer, however many look through these eyes."""
        messages = {eyes: encode(message) for eyes, message in play.news(set(self.presence.eyes.values())).items()}
        for guest, eyes in self.presence.eyes.items():
            if eyes in messages:
                guest.send(messages[eyes])

    def _tell_chat(self, channel: wire.Channel) -> None:
        message = encode(wire.Said(self.chat.last(channel)))
        for guest in self.presence.guests:
            if channel == "players" or self.sheet.chair_of(guest.person.id) is None:
                guest.send(message)

    def tell_lobby(self, but: Guest | None = None) -> None:
        table = self.public()
        for guest in self.presence.guests:
            if guest is not but:
                guest.send(encode(wire.Lobby(table, self.you(guest))))

    def you(self, guest: Guest) -> wire.You:
        person = guest.person
        return wire.You(person.name, self.sheet.chair_of(person.id), self.sheet.host == person.id)

    def public(self) -> wire.Table:
        sheet = self.sheet
        problem = lobby.obstacle(sheet)
        return wire.Table(
            code=sheet.code,
            game=sheet.game,
            phase=sheet.phase,
            number=sheet.number,
            open=sheet.open,
            pace=sheet.pace,
            options=sheet.options,
            host=None if sheet.host is None else sheet.chair_of(sheet.host),
            chairs=tuple(self.seated(number) for number in range(len(sheet.chairs))),
            commitment=commitment(sheet.seed),
            spectators=self.presence.spectators(sheet),
            obstacle=None if problem is None else reason(problem),
        )

    def seated(self, number: int) -> wire.Seated:
        chair = self.sheet.chairs[number]
        if chair.person is None:
            return wire.Seated("empty" if chair.level is None else "bot", chair.name, chair.level)
        return wire.Seated(
            kind="person",
            name=chair.name,
            level=chair.level,
            present=self.presence.here(chair.person),
            stand_in=chair.level is not None,
            can_fill=self.can_fill(number),
            salted=bool(chair.nonce),
        )

    def can_fill(self, number: int) -> bool:
        """A player of a running game has been gone for long, and no bot stands in."""
        chair = self.sheet.chairs[number]
        gone = chair.person is not None and self.presence.gone(chair.person, self.services.settings.now())
        return self.sheet.phase == "playing" and gone and chair.level is None

    def set_alarm(self) -> None:
        """Wake up when the next deadline or grace period ends."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        now = self.services.settings.now()
        times = [self.presence.next_gone(now) if self.presence.guests else None]
        if self.play is not None:
            times.append(self.play.clock.next_deadline(now))
        due = min((time for time in times if time is not None), default=None)
        if due is not None:
            delay = (due - now) / 1000 + 0.005
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self.turns.take(self._wake)

    def _wake(self) -> None:
        now, sheet, drives = self.services.settings.now(), self.sheet, self.drives()
        if drives and sheet.host is not None and self.presence.gone(sheet.host, now):
            sheet = lobby.pass_host(sheet, sheet.host, self.presence.people())
        if sheet is not self.sheet:
            self.commit(Arranged(sheet))
            return
        hammer = self.play.hammer(now) if drives and self.play is not None else None
        if hammer is not None:
            self.commit(Acted(hammer))
            return
        self.tell_lobby()
        self.bot_driver.drive()
        self.set_alarm()
