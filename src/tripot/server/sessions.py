"""On which devices people are known: each has a session of its own, named by a signed cookie, and each ends."""

from __future__ import annotations

import base64
import hmac
import secrets
from collections.abc import Callable, Iterable
from typing import Protocol

from tripot.server.database import sessions
from tripot.server.database.store import Store
from tripot.server.device import device_of
from tripot.server.person import Person
from tripot.server.session import Session
from tripot.server.wire import Close

DAY = 86_400_000
UNUSED_DAYS = 365
MOST_DAYS = 730
"""Of any session, however often it is used."""
PASSING_DAYS = 30
"""After which a guest who came on one day alone, sits nowhere and has finished no game, is forgotten."""
MARK = "~"
"""What a cookie of today begins with; those of earlier versions begin with a person, as `id.day.…` or `id.…`."""


class Door(Protocol):
    """An open socket."""

    def close(self, code: int) -> None: ...


class Sessions:
    MOST_KNOWN = 5_000

    def __init__(self, store: Store, secret: bytes, now: Callable[[], int]) -> None:
        self._store = store
        self._secret = secret
        self._now = now
        self._known: dict[str, Session] = {}
        self._doors: dict[str, set[Door]] = {}
        """Open sockets of each session."""

    def cookie(self, session: Session) -> tuple[str, int]:
        """Its value, and for how many seconds it is good."""
        left = session.since + MOST_DAYS * DAY - self._now()
        return f"{MARK}{session.id}.{self._signed('session', session.id).hex()}", min(UNUSED_DAYS * DAY, left) // 1000

    async def behind(self, cookie: str | None, agent: str) -> Session | None:
        """The session that a cookie names; None if it is not one of ours, or has ended."""
        named, _, signature = (cookie or "").rpartition(".")
        if not signature.isascii():
            return None
        if not named.startswith(MARK):
            return await self._of_old(named, signature, agent)
        key = self.named(cookie)
        return await self._alive(key) if key else None

    def named(self, cookie: str | None) -> str:
        """The session that a cookie of ours names, though it may have ended; empty: it names none."""
        named, _, signature = (cookie or "").rpartition(".")
        key = named.removeprefix(MARK)
        ours = named.startswith(MARK) and signature.isascii()
        return key if ours and hmac.compare_digest(signature, self._signed("session", key).hex()) else ""

    async def begin(self, person: Person, agent: str) -> Session:
        """This person is known on this device from now on."""
        return await self._add(secrets.token_urlsafe(16), person.id, agent)

    async def of(self, person: Person) -> list[Session]:
        return [session for session in await sessions.of_person(self._store, person.id) if self._lasts(session)]

    async def end(self, person: Person, keys: Iterable[str]) -> None:
        """Log these devices out, if they are this person's."""
        own = {session.id for session in await sessions.of_person(self._store, person.id)}
        ended = own.intersection(keys)
        await sessions.end(self._store, person.id, ended)
        self._forget(ended)

    def attend(self, session: Session, door: Door) -> None:
        """A socket was opened in this session, and is closed when it ends."""
        if session.ended:
            door.close(Close.FORBIDDEN)
        self._doors.setdefault(session.id, set()).add(door)

    def shut(self, person: str) -> None:
        """This person's sockets are closed, here, and none is to be opened again."""
        for key, session in self._known.items():
            for door in tuple(self._doors.get(key, ())) if session.person == person else ():
                door.close(Close.BANNED)

    def depart(self, session: Session, door: Door) -> None:
        doors = self._doors.get(session.id, set())
        doors.discard(door)
        if not doors:
            self._doors.pop(session.id, None)

    async def refresh(self, person: str) -> None:
        """Another node says that this person has changed, or gone from a device."""
        here = [key for key, session in self._known.items() if session.person == person]
        kept = {session.id for session in await sessions.of_person(self._store, person)}
        self._forget(set(here) - kept)

    async def look(self) -> None:
        """For what another node has not told."""
        here = {*self._known, *self._doors}
        self._forget(here - await sessions.kept(self._store, here))

    async def sweep(self) -> None:
        """Forget what has ended by itself, and who only passed by."""
        now = self._now()
        passed = now - PASSING_DAYS * DAY
        await sessions.sweep(self._store, now // DAY - UNUSED_DAYS, now - MOST_DAYS * DAY, passed, now)
        self._forget_idle()

    async def _of_old(self, signed: str, signature: str, agent: str) -> Session | None:
        """A cookie of an earlier version becomes a session; shown again by the same browser, it is the same one."""
        if not hmac.compare_digest(signature, self._signed("person", signed).hex()):
            return None
        person, _, day = signed.partition(".")
        if day and self._now() // DAY - int(day) > UNUSED_DAYS:
            return None
        if await sessions.old_cookies(self._store, person) < self._now():
            return None
        key = base64.urlsafe_b64encode(self._signed("old cookie", f"{signed} {agent}")[:16]).decode().rstrip("=")
        return await self._alive(key) or await self._add(key, person, agent)

    async def _add(self, key: str, person: str, agent: str) -> Session:
        session = Session(key, person, device_of(agent), self._now(), self._now() // DAY)
        await sessions.add(self._store, session)
        return self._remember(session)

    async def _alive(self, key: str) -> Session | None:
        session = self._known.get(key)
        if session is None:
            found = await sessions.with_id(self._store, key)
            session = None if found is None else self._remember(found)
        if session is None or not self._lasts(session):
            return None
        self._see(session)
        return session

    def _lasts(self, session: Session) -> bool:
        now = self._now()
        return now // DAY - session.seen <= UNUSED_DAYS and now - session.since <= MOST_DAYS * DAY

    def _see(self, session: Session) -> None:
        """By the day: the disk need not hear of every visit, and nobody waits for it."""
        today = self._now() // DAY
        if today > session.seen:
            session.seen = today
            sessions.see(self._store, session).add_done_callback(lambda done: done.exception())

    def _remember(self, session: Session) -> Session:
        if len(self._known) >= self.MOST_KNOWN:
            self._forget_idle()
        return self._known.setdefault(session.id, session)

    def _forget_idle(self) -> None:
        """From memory alone, those without an open socket."""
        self._known = {key: known for key, known in self._known.items() if key in self._doors}

    def _forget(self, keys: Iterable[str]) -> None:
        for key in keys:
            session = self._known.pop(key, None)
            if session is not None:
                session.ended = True
            for door in tuple(self._doors.get(key, ())):
                door.close(Close.FORBIDDEN)

    def _signed(self, kind: str, text: str) -> bytes:
        return hmac.digest(self._secret, f"{kind} {text}".encode(), "sha256")
