"""A table has a single writer: it decides one command after another, and tells of each once it is on the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec

from tripot.kernel.fairness import commitment
from tripot.kernel.problem import Problem
from tripot.server import lobby, wire
from tripot.server.brains import Brains
from tripot.server.change import (
    Change,
    done_row,
    entry_row,
    header_statement,
    sheet_statements,
    spoken_row,
)
from tripot.server.chat import Chat
from tripot.server.decide import decide, why
from tripot.server.desk import Desk
from tripot.server.guest import Guest
from tripot.server.logs import log
from tripot.server.play import Play, seat_or_none
from tripot.server.presence import Presence, viewer
from tripot.server.problems import reason
from tripot.server.sheet import Sheet
from tripot.server.turns import Turns

RESTART = 1012
MOST_ANSWERS = 2000

encode = msgspec.json.Encoder().encode


class Table:
    def __init__(self, desk: Desk, sheet: Sheet, play: Play | None, chat: Chat, done: list[tuple[str, str]]) -> None:
        self.desk = desk
        self.sheet = sheet
        self.play = play
        self.chat = chat
        self.broken = False
        self.used = desk.settings.now()
        self.presence = Presence(sheet, self.used, desk.settings.grace)
        self.brains = Brains(self)
        self.turns = Turns(desk.store, self._tell, self._break)
        self._changes: list[Change] = []
        """Of this turn."""
        self._sheet_changed = False
        self._coming: set[Guest] = set()
        """Who has said hello and has not been greeted yet."""
        self._answers = {key: encode(wire.Ack(key[1])) for key in done}
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def hello(self, guest: Guest, message: wire.Hello) -> None:
        guest.greeted = True
        self._coming.add(guest)
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
            self.commit(Change(sheet=self.sheet.with_chair(own, chair)))

    def resume(self) -> None:
        """After loading: bots and clocks go on."""
        if self.play is not None:
            self.play.rewind(self.desk.settings.now())
        self.brains.drive()
        self.set_alarm()

    def idle(self) -> bool:
        """Nobody is here, and nothing will happen by itself."""
        quiet = not self._tasks and self.brains.resting() and self._alarm is None and self.turns.resting
        return quiet and not self.presence.guests

    def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        for guest in self.presence.guests | self._coming:
            guest.close(RESTART)
        for task in self._tasks:
            task.cancel()

    def _break(self, error: Exception) -> None:
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
        self.presence.guests.add(guest)
        self.presence.look(self.sheet, self.desk.settings.now())
        chat = self.chat.recent(seated=self.sheet.chair_of(guest.person.id) is not None)
        guest.send(encode(wire.Welcome(self.public(), self.you(guest), chat, self.desk.settings.now())))
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
            self.commit(Change(sheet=lobby.stand_in(self.sheet, own, None)))

    def _leave(self, guest: Guest) -> None:
        self.presence.guests.discard(guest)
        self.presence.look(self.sheet, self.desk.settings.now())
        self.used = self.desk.settings.now()
        if guest.person.id not in self.presence.people():
            self.tell_lobby()
        self.set_alarm()

    def _command(self, guest: Guest, command: wire.Command) -> None:
        key = (guest.person.id, command.id)
        answer = self._answers.get(key)
        if answer is None:
            answer = self._answer(guest, command)
            if len(self._answers) >= MOST_ANSWERS:
                del self._answers[next(iter(self._answers))]
            self._answers[key] = answer
        self.turns.say(guest, answer)

    def _answer(self, guest: Guest, command: wire.Command) -> bytes:
        try:
            if isinstance(command, wire.Why):
                return encode(wire.Because(command.id, why(self, guest.person, command)))
            self.commit(decide(self, guest.person, command), (guest.person.id, command.id))
        except Problem as problem:
            self.desk.metrics.count("tripot_refusals_total")
            return encode(wire.Refused(command.id, reason(problem)))
        return encode(wire.Ack(command.id))

    def commit(self, change: Change, done: tuple[str, str] | None = None) -> None:
        """Do it in this turn. Problem if it cannot be done, and then nothing has changed."""
        code, now, writing = self.sheet.code, self.desk.settings.now(), self.turns.writing
        sheet, play = change.sheet or self.sheet, self.play
        if change.entry is not None and play is not None:
            play.take(change.entry)
            writing.rows.append(entry_row(code, play.number, play.entries, change.entry))
            if play.over:
                sheet = msgspec.structs.replace(sheet, phase="over")
        if change.header is not None:
            play = Play(sheet.number, change.header, self.desk.seconds(change.header.pace))
            writing.statements.append(header_statement(code, sheet.number, change.header))
        if change.spoken is not None:
            writing.rows.append(spoken_row(code, change.spoken))
            self.chat.add(change.spoken)
        if sheet is not self.sheet:
            writing.statements += sheet_statements(sheet, self.sheet, now)
        if done is not None:
            writing.rows.append(done_row(code, *done, now))
        self._sheet_changed |= sheet is not self.sheet
        self.sheet = sheet
        self.play = None if sheet.phase == "lobby" else play
        self._changes.append(change)

    def _tell(self) -> None:
        """The turn is on the disk."""
        changes, self._changes = self._changes, []
        sheet_changed, self._sheet_changed = self._sheet_changed, False
        if sheet_changed:
            self.presence.look(self.sheet, self.desk.settings.now())
            self.tell_lobby()
        for change in changes:
            self._tell_change(change)
        if self.play is not None:
            self._tell_game(self.play)
        self.brains.drive()
        self.set_alarm()

    def _tell_change(self, change: Change) -> None:
        if change.entry is not None:
            self.desk.metrics.count("tripot_actions_total")
        if change.spoken is not None:
            self._tell_chat(change.spoken.channel)
        if change.dismissed is not None:
            for guest in self.presence.guests:
                if guest.person.id == change.dismissed:
                    guest.close(wire.Close.KICKED)
        if change.header is not None and self.play is not None:
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
        gone = chair.person is not None and self.presence.gone(chair.person, self.desk.settings.now())
        return self.sheet.phase == "playing" and gone and chair.level is None

    def set_alarm(self) -> None:
        """Wake up when the next deadline or grace period ends."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        now = self.desk.settings.now()
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
        now, sheet = self.desk.settings.now(), self.sheet
        if sheet.host is not None and self.presence.gone(sheet.host, now):
            sheet = lobby.pass_host(sheet, sheet.host, self.presence.people())
        if sheet is not self.sheet:
            self.commit(Change(sheet=sheet))
            return
        hammer = None if self.play is None else self.play.hammer(now)
        if hammer is not None:
            self.commit(Change(entry=hammer))
            return
        self.tell_lobby()
        self.brains.drive()
        self.set_alarm()
