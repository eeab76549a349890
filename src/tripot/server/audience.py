"""Everybody at a table, and what each of them is sent."""

from __future__ import annotations

from collections.abc import Iterable

from tripot.server import wire
from tripot.server.change import Acted, Begun, Change, Conceded, Dismissed, Ordered, Said
from tripot.server.chat import heard, saying
from tripot.server.guest import Guest
from tripot.server.lobby_view import lobby_view, you
from tripot.server.play import Play, seat_or_none
from tripot.server.presence import Presence, viewer
from tripot.server.services import Services
from tripot.server.sheet import AWAY, UNDO, Sheet, Spoken
from tripot.server.table_state import TableState
from tripot.server.wire import encode


class Audience:
    def __init__(self, services: Services, sheet: Sheet) -> None:
        self._now = services.settings.now
        self._nodes = services.nodes
        self._nudge_after = services.settings.nudge_after
        self.presence = Presence(sheet, self._now(), services.settings.grace)
        self._coming: set[Guest] = set()
        """Who has said hello and has not been greeted yet."""

    def expect(self, guest: Guest) -> None:
        guest.greeted = True
        self._coming.add(guest)

    def greet(self, guest: Guest, hello: wire.Hello, state: TableState) -> None:
        sheet, person, presence = state.sheet, guest.person, self.presence
        self._coming.discard(guest)
        if person.id in sheet.kicked:  # since this socket was opened
            guest.close(wire.Close.KICKED)
            return
        known = person.id in presence.people()
        if person.id not in presence.arrived():
            self._nodes.arrive(sheet.code, person.id)
        presence.guests.add(guest)
        self.look(sheet)
        chat = () if person.screen else state.chat.recent(sheet.chair_of(person.id) is not None, person.muted)
        guest.send(encode(wire.Welcome(self._lobby(state), you(state, person), chat, self._now())))
        if state.play is not None:
            seat = viewer(sheet, person.id)
            same = hello.game == state.play.number and hello.viewer == seat_or_none(seat)
            missed = state.play.catch_up(seat, hello.last_seq if same else 0)
            if missed is not None:
                guest.send(encode(missed))
        if not known:  # else nothing has changed for the others
            self.tell_lobby(state, but=guest)

    def leave(self, guest: Guest, state: TableState) -> None:
        sheet, presence, person = state.sheet, self.presence, guest.person.id
        presence.guests.discard(guest)
        if person not in presence.arrived():
            self._nodes.depart(sheet.code, person)
        self.look(sheet)
        if person not in presence.people():
            self.tell_lobby(state)

    def look(self, sheet: Sheet) -> None:
        """After guests or chairs have changed."""
        self.presence.look(sheet, self._now())

    def tell(self, changes: Iterable[Change], lobby_changed: bool, state: TableState) -> None:
        """What has happened, and what has come of it."""
        if lobby_changed:
            self.look(state.sheet)
            self.tell_lobby(state)
        for change in changes:
            self._tell_change(change, state)
        if state.play is not None:
            self._tell_game(state.play)

    def tell_lobby(self, state: TableState, but: Guest | None = None) -> None:
        table = self._lobby(state)
        for guest in self.presence.guests:
            if guest is not but:
                guest.send(encode(wire.Lobby(table, you(state, guest.person))))

    def tell_own(self, seat: int, state: TableState) -> None:
        """Only whoever sits there learns what has changed."""
        for guest, eyes in self.presence.eyes.items():
            if eyes == seat:
                guest.send(encode(wire.Lobby(self._lobby(state), you(state, guest.person))))

    def close(self, code: str) -> None:
        if self.presence.guests:
            self._nodes.vacate(code)
        for guest in self.presence.guests | self._coming:
            guest.close(wire.Close.RESTART)

    def _lobby(self, state: TableState) -> wire.Table:
        return lobby_view(state, self.presence, self._now(), self._nudge_after)

    def _tell_change(self, change: Change, state: TableState) -> None:
        match change:
            case Said():
                self._tell_chat(change.spoken, state.sheet)
            case Dismissed():
                for guest in self.presence.guests:
                    if guest.person.id == change.person:
                        guest.close(wire.Close.KICKED)
            case Conceded() if state.play is not None and state.sheet.phase != "lobby":
                for guest, eyes in self.presence.eyes.items():
                    if guest.person.id == change.person:
                        guest.send(encode(state.play.snapshot(eyes)))
            case Ordered():
                self.tell_own(change.seat, state)
            case Acted() if change.entry.choice == UNDO:
                self.tell_own(change.entry.seat, state)
            case Acted() if change.entry.choice.startswith(AWAY) and state.play is not None:
                self.tell_lobby(state)
                for guest, eyes in self.presence.eyes.items():
                    guest.send(encode(wire.Clocks(state.play.number, state.play.deadlines(eyes))))
            case Begun() if state.play is not None:
                for guest, eyes in self.presence.eyes.items():
                    guest.send(encode(state.play.snapshot(eyes)))

    def _tell_chat(self, spoken: Spoken, sheet: Sheet) -> None:
        message = encode(wire.Said(saying(spoken)))
        for guest in self.presence.guests:
            reached = spoken.channel == "players" or sheet.chair_of(guest.person.id) is None
            if reached and not guest.person.screen and heard(spoken, guest.person.muted):
                guest.send(message)

    def _tell_game(self, play: Play) -> None:
        """One message for each viewer, however many look through these eyes."""
        messages = {eyes: encode(message) for eyes, message in play.news(set(self.presence.eyes.values())).items()}
        for guest, eyes in self.presence.eyes.items():
            if eyes in messages:
                guest.send(messages[eyes])
