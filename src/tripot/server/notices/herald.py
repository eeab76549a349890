"""Tells people of their turns when they are not at the table: at least once, not twice within a minute, never of a turn
that is played. Each node tells of the tables that are at home there; what it cannot tell it tries again."""

from __future__ import annotations

import asyncio
import hmac
from concurrent.futures import ThreadPoolExecutor
from weakref import WeakValueDictionary

from tripot.kernel.problem import Problem
from tripot.server.background_tasks import BackgroundTasks
from tripot.server.database import channels, notices
from tripot.server.database.notices import Notice
from tripot.server.database.store import Trouble
from tripot.server.failures import failed
from tripot.server.identity import Identity
from tripot.server.notices.call import call
from tripot.server.notices.channel import Channel
from tripot.server.notices.couriers import Couriers, Gone
from tripot.server.play import Play
from tripot.server.services import Services
from tripot.server.table import Table
from tripot.server.tables import Tables

LOOK = 0.5
"""Seconds between two looks for what is due."""
REFRESH = 10
"""Looks after which it asks anew who wants to be told."""
AT_ONCE = 500
HANDS, OF_ONE_PLACE = 32, 8
"""What is brought at the same time, and to the same place: one that does not answer holds up nobody else."""
GLANCE = 2_000
"""Milliseconds after which whoever was at his table may have gone; until then others are told."""
MINUTE = 60_000
AGAIN = (MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE)
"""Milliseconds before the next attempt; after the last of them it is given up."""


class Herald:
    def __init__(self, services: Services, tables: Tables, identity: Identity) -> None:
        self._services = services
        self._store = services.store
        self._now = services.settings.now
        self._tables = tables
        self._identity = identity
        self.couriers = Couriers(services.settings, services.secret)
        self._hands = ThreadPoolExecutor(HANDS, "tripot-herald")
        self._background = BackgroundTasks()
        self._busy: set[notices.Name] = set()
        self._places: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    async def run(self) -> None:
        looks = 0
        while True:
            try:
                if looks % REFRESH == 0:
                    await self.refresh()
                await self.look()
            except Trouble as error:
                failed(self._services.metrics, "database-failed", error)
            looks += 1
            await asyncio.sleep(LOOK)

    async def refresh(self) -> None:
        """Who wants to be told: others may have subscribed at another node."""
        self._services.waiting_list.subscribers = await channels.everybody(self._store)

    async def look(self) -> None:
        for notice in await notices.due(self._store, self._now(), AT_ONCE):
            if notice.name not in self._busy and self._services.nodes.drives(notice.code):
                self._busy.add(notice.name)
                self._background.spawn(self._tell(notice))

    @property
    def idle(self) -> bool:
        """Nothing is on its way."""
        return not self._busy

    async def close(self) -> None:
        await self._background.end()
        self._hands.shutdown(wait=False, cancel_futures=True)

    def stop_link(self, channel: str) -> str:
        """Where mail through this channel is unsubscribed."""
        return f"{self._services.settings.base_url}/api/mail/stop/{self.token(channel)}"

    def token(self, channel: str) -> str:
        """A name of a channel that only this house gives."""
        return f"{channel}.{self._signed(channel)}"

    def channel_of(self, token: str) -> str:
        """Problem if this house did not give it."""
        channel, _, signature = token.rpartition(".")
        if not signature.isascii() or not hmac.compare_digest(signature, self._signed(channel)):
            raise Problem("mail-token")
        return channel

    async def confirm(self, channel: Channel) -> None:
        """Ask the owner of a mailbox; OSError if that cannot be sent."""
        person = await self._identity.person(channel.person)
        link = f"{self._services.settings.base_url}/mail/confirm/{self.token(channel.id)}"
        language = "fr" if person is None else person.language
        loop = asyncio.get_running_loop()
        stop = self.stop_link(channel.id)
        async with self._turn_at(channel):
            await loop.run_in_executor(self._hands, self.couriers.confirm, channel.address, link, language, stop)

    def _signed(self, channel: str) -> str:
        return hmac.digest(self._services.secret, f"channel {channel}".encode(), "sha256").hex()[:32]

    async def _tell(self, notice: Notice) -> None:
        try:
            await self._attempt(notice)
        except Exception as error:
            failed(self._services.metrics, "notice-failed", error)
        finally:
            self._busy.discard(notice.name)

    async def _attempt(self, notice: Notice) -> None:
        channel = await channels.with_id(self._store, notice.channel)
        if channel is None:
            await notices.drop(self._store, notice)
            return
        async with self._turn_at(channel):
            await self._try(notice, channel)

    def _turn_at(self, channel: Channel) -> asyncio.Semaphore:
        return self._places.setdefault(channel.place, asyncio.Semaphore(OF_ONE_PLACE))

    async def _try(self, notice: Notice, channel: Channel) -> None:
        table = await self._tables.fetch(notice.code)
        if table is None or asked(table, notice, channel) is None:
            await notices.drop(self._store, notice)
            return
        if self._there(table, notice, channel) or table.state.obeyed(notice.seat):
            await notices.put_off(self._store, notice, self._now() + GLANCE)
            return
        last = await notices.last_sent(self._store, notice)
        if self._now() - last < MINUTE and not acted(table, notice.seat, last):
            await notices.put_off(self._store, notice, last + MINUTE)
            return
        wait = AGAIN[min(notice.attempts, len(AGAIN) - 1)]
        if not await notices.claim(self._store, notice, self._now() + wait):
            return
        play = asked(table, notice, channel)
        if play is not None:
            await self._bring(notice, channel, table, play)

    def _there(self, table: Table, notice: Notice, channel: Channel) -> bool:
        """Its person looks at the table; or did when the turn came, and may be back at once."""
        presence = table.presence
        return presence.here(channel.person) or (bool(notice.held) and not presence.gone(channel.person, self._now()))

    async def _bring(self, notice: Notice, channel: Channel, table: Table, play: Play) -> None:
        person, metrics = await self._identity.person(channel.person), self._services.metrics
        if person is None:
            await channels.remove(self._store, channel.id)
            return
        began = self._now()  # whoever has it plays, though the receiver has not answered us yet
        words = call(table.sheet, play, notice.seat, notice.since, person.language)
        loop, stop = asyncio.get_running_loop(), self.stop_link(channel.id)
        try:
            await loop.run_in_executor(self._hands, self.couriers.bring, channel, words, person.language, stop)
        except Gone:
            await channels.remove(self._store, channel.id)
            metrics.count("tripot_notices_gone_total")
        except (OSError, Problem):
            await channels.failed(self._store, channel.id)
            metrics.count("tripot_notices_failed_total")
            if notice.attempts + 1 >= len(AGAIN):
                await notices.give_up(self._store, notice, self._now())
                metrics.count("tripot_notices_lost_total")
        else:
            await notices.sent(self._store, notice, began)
            metrics.count("tripot_notices_total")
            metrics.observe("tripot_notice_seconds", (self._now() - notice.since) / 1000)


def asked(table: Table, notice: Notice, channel: Channel) -> Play | None:
    """The game in which it is still this person's turn."""
    play, chair = table.play, table.sheet.chairs[notice.seat] if notice.seat < len(table.sheet.chairs) else None
    if (
        play is not None
        and chair is not None
        and chair.person == channel.person
        and chair.level is None
        and play.number == notice.number
        and play.clock.tickets[notice.seat] == notice.question
    ):
        return play
    return None


def acted(table: Table, seat: int, since: int) -> bool:
    """Whether this seat has done anything since then."""
    return table.play is not None and any(entry.seat == seat and entry.at > since for entry in table.play.entries)
