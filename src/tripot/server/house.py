"""The house: its tables, its people, and whoever works in it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import tripot
from tripot.kernel.problem import Problem
from tripot.server import lobby
from tripot.server.analyst import Analyst
from tripot.server.background_tasks import BackgroundTasks
from tripot.server.bans import Bans
from tripot.server.database import tables as lists
from tripot.server.database import turns
from tripot.server.database.bans import Ban
from tripot.server.database.secret import house_secret
from tripot.server.database.store import Store
from tripot.server.follower import Follower
from tripot.server.forms import OpenTable, QuickForm, TableForm, WhatIfForm
from tripot.server.health import Health
from tripot.server.identity import Identity
from tripot.server.logs import log
from tripot.server.metrics import Metrics
from tripot.server.nodes import Nodes
from tripot.server.notices.herald import Herald
from tripot.server.person import Person
from tripot.server.play import Play
from tripot.server.puzzles import Puzzles
from tripot.server.quick import quick_game
from tripot.server.ratings import Ratings
from tripot.server.reception import Reception
from tripot.server.relay import Relay
from tripot.server.services import Services
from tripot.server.session import Session
from tripot.server.sessions import Sessions
from tripot.server.settings import Settings
from tripot.server.sheet import Sheet
from tripot.server.successor import succeeded
from tripot.server.sweeper import Sweeper
from tripot.server.table import Table
from tripot.server.table_state import played
from tripot.server.tables import Tables
from tripot.server.waiting_list import WaitingList
from tripot.server.what_if import what_if
from tripot.server.workers import Workers

LISTED, OF_ONE_HOST = 50, 3
MOST_RUNNING = 50
"""Tables at which one person sits: as many as the list of one's own shows."""
LOOKING = 2.0
"""Seconds between two looks for another build."""


class House:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.settings = services.settings
        self.metrics = services.metrics
        self.identity = Identity(services.store)
        self.sessions = Sessions(services.store, services.secret, services.settings.now)
        self.analyst = Analyst(services.store, services.nodes, services.metrics, services.settings.analysis)
        self.puzzles = Puzzles(services)
        self.tables = Tables(services)
        self.health = Health(services.store)
        self.sockets = 0
        self._background = BackgroundTasks()
        self.reception = Reception(self.tables, self.identity)
        self.bans = Bans(services.store, services.settings.now)
        self._relay = Relay(
            services, self.tables, self.reception, self.identity, self.sessions, self.bans, self._background
        )
        self.herald = Herald(services, self.tables, self.identity)
        self.sweeper = Sweeper(services, self.tables, self.sessions, self._relay)
        self.metrics.gauge("tripot_tables", lambda: len(self.tables))
        self.metrics.gauge("tripot_live_nodes", lambda: len(services.nodes.live))
        self.metrics.gauge("tripot_sockets", lambda: self.sockets)
        self.metrics.gauge("tripot_piped_sockets", services.nodes.piped)

    @classmethod
    async def open(cls, settings: Settings, metrics: Metrics, store: Store, nodes: Nodes) -> House:
        """Games that were going on go on."""
        secret, signing = await house_secret(store, "secret"), await house_secret(store, "signing")
        workers = Workers(settings.workers, metrics)
        house = cls(
            Services(
                settings,
                store,
                nodes,
                Follower(store),
                workers,
                WaitingList(store, metrics),
                Ratings(store, metrics),
                metrics,
                secret,
                signing,
            )
        )
        await house.sweeper.open()
        await house.herald.refresh()
        await house.bans.refresh()
        await nodes.join(secret, house._relay)
        house._background.spawn(nodes.run(house._relay))
        house._background.spawn(house._relay.resume())
        house._background.spawn(house._relay.make_up())
        house._background.spawn(house.services.waiting_list.run())
        house._background.spawn(house.services.ratings.run())
        house._background.spawn(house.herald.run())
        house._background.spawn(house.sweeper.run())
        if not tripot.compiled:
            house._background.spawn(house._await_successor())
        return house

    async def _await_successor(self) -> None:
        """Bots and analyses are the first to run a build that comes while the house is open."""
        while not succeeded():
            await asyncio.sleep(LOOKING)
        self.services.workers.renew()
        self.analyst.renew()
        log("workers-renewed")

    async def close(self) -> None:
        await self._background.end()
        await self.herald.close()
        await self.tables.close()
        await self.services.waiting_list.write()
        await self.services.nodes.leave()
        self.analyst.close()
        self.services.workers.close()
        await asyncio.to_thread(self.services.store.close)

    async def make_room(self, person: Person) -> None:
        """For one more table; Problem if this person sits at too many."""
        if await lists.running(self.services.store, person.id) >= MOST_RUNNING:
            raise Problem("server-too-many-tables", most=MOST_RUNNING)

    async def create(self, person: Person, form: TableForm) -> Table:
        options = dict(form.options)
        sheet = lobby.new_sheet(form.game, person, self.settings.seed, options, form.pace, form.open)
        return await self.tables.add(lobby.set_rated(sheet, person, True) if form.rated else sheet)

    async def quick(self, person: Person, form: QuickForm) -> Table:
        """A game against bots that has begun."""
        return await self.tables.add(*quick_game(person, form, self.settings.seed, self.settings.now()))

    async def what_if(self, person: Person, play: Play, form: WhatIfForm) -> Table:
        """A game against bots that goes on from a moment of this one."""
        begun = await asyncio.to_thread(what_if, person, play, form, self.settings.seed, self.settings.now())
        return await self.tables.add(*begun)

    async def game(self, code: str, number: int) -> Play:
        """A game of this table, played again from its log; Problem if there is none, or others still play its deal."""
        play = await self.played(code, number)
        if play.header.dealt is not None and play.header.dealt.sealed > self.settings.now():
            raise Problem("duel-sealed")
        return play

    async def played(self, code: str, number: int) -> Play:
        """The same, though it may be sealed: nothing that was hidden in it may leave the house."""
        found = await turns.turns_of(self.services.store, code)
        return await asyncio.to_thread(played, found, number, self.services.time)

    async def listed(self) -> list[OpenTable]:
        return [open_table(*row) for row in await lists.open_tables(self.services.store, OF_ONE_HOST, LISTED)]

    async def visitor(self, cookie: str | None, agent: str) -> tuple[Person, Session] | None:
        """Who comes with this cookie, and on which device."""
        session = await self.sessions.behind(cookie, agent)
        person = None if session is None else await self.identity.person(session.person)
        return None if session is None or person is None else (person, session)

    async def log_out(self, person: Person, devices: Iterable[str]) -> None:
        """Of these devices, at every node."""
        await self.sessions.end(person, devices)
        self._relay.tell(person)

    async def changed(self, person: Person) -> None:
        """Whom this person wants to hear, at every node."""
        await self.identity.refresh(person.id)
        self._relay.tell(person)

    async def ban(self, person: Person, ban: Ban) -> None:
        """From now on, at every node and every table; on the devices where this person is known, nobody comes in."""
        await self.bans.ban(ban, [session.id for session in await self.sessions.of(person)])
        self.sessions.shut(person.id)
        self._relay.tell(person)
        for sheet, _ in await lists.tables_of(self.services.store, person.id, MOST_RUNNING):
            (await self.tables.find(sheet.code)).evict(person.id)

    async def lift(self, key: str) -> None:
        await self.bans.lift(key)
        person = await self.identity.person(key)
        if person is not None:
            self._relay.tell(person)

    def read_anew(self, code: str) -> None:
        """Somebody has written to the past of this table."""
        self._relay.read_anew(code)

    async def forget(self, person: Person) -> None:
        """Known no more, at any node."""
        await self.identity.refresh(person.id)
        await self.sessions.refresh(person.id)
        await self.herald.refresh()
        self._relay.tell(person)

    async def remove(self, text: str) -> None:
        """A table with all that was played and said there; Problem if there is none."""
        sheet = (await self.tables.find(text)).sheet
        await self.tables.remove(sheet)
        self._relay.read_anew(sheet.code)

    async def rename(self, person: Person) -> None:
        """At every table where this person sits."""
        for sheet, _ in await lists.tables_of(self.services.store, person.id, LISTED):
            (await self.tables.find(sheet.code)).rename(person.id, person.name)
        self._relay.tell(person)

    async def holiday(self, person: Person, until: int) -> None:
        """At every table where this person sits."""
        for sheet, _ in await lists.tables_of(self.services.store, person.id, LISTED):
            (await self.tables.find(sheet.code)).holiday(person.id, until)


def open_table(sheet: Sheet, touched: int) -> OpenTable:
    host = next((chair.name for chair in sheet.chairs if chair.person == sheet.host), "")
    names = tuple(chair.name for chair in sheet.chairs if chair.taken)
    phase: Any = sheet.phase
    return OpenTable(sheet.code, sheet.game, phase, host, names, len(sheet.chairs), sheet.pace, touched, sheet.rated)
