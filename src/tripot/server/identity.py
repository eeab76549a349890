"""Who somebody is: a name, a language; a pass-phrase for those who use several devices."""

from __future__ import annotations

import asyncio
import random
import secrets
import unicodedata
from base64 import b64encode

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from argon2.low_level import ARGON2_VERSION

from tripot.kernel.problem import Problem
from tripot.server.database import mutes, people
from tripot.server.database.store import Store, Taken
from tripot.server.forms import Language
from tripot.server.person import Person

LONGEST_NAME = 20
SHORTEST_PHRASE = 8
NICKNAMES = ("Bugsy", "Dédé", "Gino", "Lola", "Lulu", "Momo", "Nitti", "Riton", "Tony", "Zaza")
UNSEEN = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
"""Unicode categories that no name needs: control, direction and unassigned characters, line breaks."""

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that show nothing."""
MOST_MARKS = 3
"""Above or below one letter."""


def clean(text: str) -> str:
    """Without control and direction characters, hidden blanks and towers of marks, and with single spaces."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        category = unicodedata.category(char)
        if category in UNSEEN or char in BLANK:
            kept.append(" " if char.isspace() else "")
            continue
        marks = marks + 1 if category.startswith("M") else 0
        if marks <= MOST_MARKS:
            kept.append(char)
    return " ".join("".join(kept).split())


def clean_name(text: str) -> str:
    name = clean(text)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Problem("server-name", most=LONGEST_NAME)
    return name


def handle_of(name: str) -> str:
    """Two names that look the same are the same to whoever comes in with a pass-phrase."""
    return unicodedata.normalize("NFKC", name).casefold()


def hash_of_nothing(hasher: PasswordHasher) -> str:
    """What no phrase fits, as slow to refuse as any other. Drawn, not worked out, so that a house opens at once."""

    def drawn(length: int) -> str:
        return b64encode(secrets.token_bytes(length)).decode().rstrip("=")

    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    parts = (f"argon2{hasher.type.name.lower()}", f"v={ARGON2_VERSION}", costs)
    return "$".join(("", *parts, drawn(hasher.salt_len), drawn(hasher.hash_len)))


class Identity:
    """The people of the house."""

    MOST_KNOWN = 20_000

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, Person] = {}
        self._hasher = PasswordHasher()
        self._never = hash_of_nothing(self._hasher)

    async def person(self, key: str) -> Person | None:
        if key not in self._known:
            found = await people.with_id(self._store, key)
            if found is None:
                return None
            await self._listen(found)
            self._remember(found)
        return self._known[key]

    async def refresh(self, key: str) -> None:
        """Another node says that this person has changed."""
        known = self._known.get(key)
        fresh = None if known is None else await people.with_id(self._store, key)
        if known is not None and fresh is not None:
            known.name, known.language = fresh.name, fresh.language
            known.handle, known.phrase = fresh.handle, fresh.phrase
            await self._listen(known)
        elif fresh is None:
            self._known.pop(key, None)

    async def welcome(self, language: Language) -> Person:
        """Somebody new."""
        name = f"{random.choice(NICKNAMES)} {random.randrange(100, 1000)}"
        person = Person(secrets.token_urlsafe(16), name, language)
        await people.add(self._store, person)
        self._remember(person)
        return person

    async def change(self, person: Person, name: str | None, language: Language | None) -> None:
        new_name = person.name if name is None else clean_name(name)
        new_language = language or person.language
        await people.change(self._store, person.id, new_name, new_language)
        person.name, person.language = new_name, new_language

    async def set_phrase(self, person: Person, name: str, phrase: str, old: str) -> None:
        """From now on this name and this phrase open the door on any device. Whoever has a phrase must know it: a
        device that was left open is not its owner's."""
        name = clean_name(name)
        if len(phrase) < SHORTEST_PHRASE:
            raise Problem("server-phrase-short", least=SHORTEST_PHRASE)
        kept = await people.with_id(self._store, person.id)
        if kept is not None and kept.phrase is not None and not await self._fits(kept.phrase, old):
            raise Problem("server-phrase-old")
        handle = handle_of(name)
        hashed = await asyncio.to_thread(self._hasher.hash, phrase)
        try:
            await people.set_phrase(self._store, person.id, name, handle, hashed)
        except Taken:
            raise Problem("server-name-taken", name=name) from None
        person.name, person.handle, person.phrase = name, handle, hashed

    async def enter(self, name: str, phrase: str) -> Person:
        """The person with this name and phrase; an unknown name takes as long to refuse as a wrong phrase."""
        person = await people.with_handle(self._store, handle_of(clean(name)))
        hashed = person.phrase if person is not None and person.phrase else self._never
        if not await self._fits(hashed, phrase) or person is None:
            raise Problem("server-phrase-wrong")
        await self._listen(person)
        self._remember(person)
        return self._known[person.id]

    async def _listen(self, person: Person) -> None:
        person.muted = frozenset(mute.muted for mute in await mutes.of_person(self._store, person.id))

    async def _fits(self, hashed: str, phrase: str) -> bool:
        try:
            return await asyncio.to_thread(self._hasher.verify, hashed, phrase)
        except Argon2Error:
            return False

    def _remember(self, person: Person) -> None:
        if len(self._known) >= self.MOST_KNOWN:
            self._known.clear()
        self._known.setdefault(person.id, person)
