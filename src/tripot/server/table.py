"""A table has a single writer: whatever comes to one of these doors is done in a turn, after all that came before."""

from __future__ import annotations

import asyncio

from tripot.kernel.problem import Problem
from tripot.server import wire
from tripot.server.command_handler import CommandHandler
from tripot.server.database.store import Statement
from tripot.server.guest import Guest
from tripot.server.loading import Loaded
from tripot.server.play import Play
from tripot.server.presence import Presence
from tripot.server.services import Services
from tripot.server.sheet import Sheet
from tripot.server.table_state import TableState
from tripot.server.turns import Turns
from tripot.server.wire import encode


class Table:
    """Nothing below leads back to it, so it leaves the memory as soon as it is put away: full collections are rare."""

    def __init__(self, services: Services, loaded: Loaded) -> None:
        self._services = services
        self._handler = CommandHandler(services, loaded)
        self._turns = Turns(self._handler.open_turn, self._handler)
        self.used = 0
        """When somebody last came or went."""

    @property
    def state(self) -> TableState:
        return self._handler.open_turn.state

    @property
    def sheet(self) -> Sheet:
        return self.state.sheet

    @property
    def play(self) -> Play | None:
        return self.state.play

    @property
    def presence(self) -> Presence:
        return self._handler.audience.presence

    @property
    def broken(self) -> bool:
        return self._handler.broken

    def hear(self, guest: Guest, message: wire.Incoming) -> None:
        if self.broken:
            guest.close(wire.Close.RESTART)
        elif isinstance(message, wire.Ping):
            guest.send(encode(wire.Pong()))
        elif isinstance(message, wire.Hello):
            self.hello(guest, message)
        elif not guest.greeted:
            guest.refuse(message.id, Problem("server-no-hello"))
        else:
            self.command(guest, message)

    def hello(self, guest: Guest, message: wire.Hello) -> None:
        handler, turns = self._handler, self._turns
        handler.audience.expect(guest)
        if self._services.store.shared:
            turns.look()
        turns.take(lambda: handler.come_back(guest))
        turns.take(lambda: handler.greet(guest, message))

    def command(self, guest: Guest, command: wire.Command) -> None:
        """After `hello`."""
        handler = self._handler
        if isinstance(command, wire.Act):
            self._turns.take(lambda: handler.obey(guest, command), True, lambda: handler.crossing(guest, command))
        else:
            self._turns.take(lambda: handler.obey(guest, command))

    def leave(self, guest: Guest) -> None:
        self.used = self._services.settings.now()
        handler, turns = self._handler, self._turns
        turns.take(lambda: handler.leave(guest, turns.take))

    def rename(self, person: str, name: str) -> None:
        """A person at this table has a new name."""
        handler = self._handler
        self._turns.take(lambda: handler.rename(person, name))

    def evict(self, person: str) -> None:
        """The host of the house has shown a person the door."""
        handler = self._handler
        self._turns.take(lambda: handler.evict(person))

    async def forget(self, person: str) -> None:
        """A person is known no more; done when it is on the disk."""
        handler, done = self._handler, asyncio.get_running_loop().create_future()
        self._turns.take(lambda: handler.forget(person))
        self._turns.take(lambda: done.set_result(None))
        await done

    def holiday(self, person: str, until: int) -> None:
        """A person at this table is on holiday until then, or is back."""
        handler = self._handler
        self._turns.take(lambda: handler.holiday(person, until))

    def news(self, turns: int | None) -> None:
        """Somewhere this table has had so many turns; None: somebody came or went there."""
        if turns is None:
            self._handler.guests_moved = True
        if turns is None or turns > self.state.turns:
            self._turns.look()

    def resume(self) -> None:
        """Perhaps bots and clocks of this table are this node's from now on."""
        self._handler.resume(self._turns.take)

    def idle(self, until: int) -> bool:
        """Nobody is here, and nothing will happen by itself until then."""
        return self._turns.resting and self._handler.idle(until)

    def rest(self) -> list[Statement]:
        """It leaves the memory: what the disk has to know of it, unless a turn is on its way there."""
        return self._handler.rest() if self._turns.resting and not self.broken else []

    def close(self) -> None:
        self._handler.close()
