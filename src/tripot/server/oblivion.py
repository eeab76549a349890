"""The past of a table without somebody: a neutral name, another id, and nothing of what he said."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from tripot.server.change import Arranged, Begun, Change, Conceded, Dismissed, Laid, Recalled, Said, Witnessed
from tripot.server.database.changes import decode, encode
from tripot.server.departure import NOBODY
from tripot.server.past import Companion
from tripot.server.patch import Patch
from tripot.server.sheet import Chair, Header, Sheet, Spoken

SILENCE = "…"


def forgotten(turns: Iterable[tuple[int, str]], person: str, stranger: str) -> list[tuple[int, str]]:
    """Those that are another now. What pages have signed with the old names proves nothing any more, and goes."""
    memory = Memory(person)
    found: list[tuple[int, str]] = []
    for n, data in turns:
        changed = encode(map(memory.without, decode(data))).replace(f'"{person}"', f'"{stranger}"')
        if changed != data:
            found.append((n, changed))
    return found


class Memory:
    """Goes through the changes of a table in order, for what was said before 0.3 names a chair alone."""

    def __init__(self, person: str) -> None:
        self._person = person
        self._sheet: Sheet | None = None
        self._renamed = False
        """Whether this person is in the game that goes on."""

    def without(self, change: Change) -> Change:
        match change:
            case Laid():
                self._sheet = change.sheet
                return replace(change, sheet=self.sheet(change.sheet))
            case Begun():
                self._sheet, self._renamed = change.sheet, self._in(change.sheet)
                return replace(change, sheet=self.sheet(change.sheet), header=self._header(change.header, change.sheet))
            case Said():
                return replace(change, spoken=self._spoken(change.spoken))
            case Witnessed() if self._renamed:
                return Recalled(done=change.done)
            case Arranged() | Dismissed() | Conceded():
                return replace(change, patch=self._patched(change.patch))
        return change

    def _patched(self, patch: Patch) -> Patch:
        if self._sheet is not None:
            self._sheet = patch.on(self._sheet)
        chairs = patch.chairs if patch.chairs is msgspec.UNSET else tuple(map(self._chair, patch.chairs))
        chair = {number: self._chair(one) for number, one in patch.chair.items()}
        return replace(patch, chairs=chairs, chair=chair)

    def _in(self, sheet: Sheet) -> bool:
        return any(chair.person == self._person for chair in sheet.chairs)

    def sheet(self, sheet: Sheet) -> Sheet:
        return replace(sheet, chairs=tuple(map(self._chair, sheet.chairs)))

    def _chair(self, chair: Chair) -> Chair:
        return replace(chair, name=NOBODY) if chair.person == self._person else chair

    def _header(self, header: Header, sheet: Sheet) -> Header:
        pairs = zip(header.names, sheet.chairs, strict=True)
        return replace(header, names=tuple(NOBODY if chair.person == self._person else name for name, chair in pairs))

    def _spoken(self, spoken: Spoken) -> Spoken:
        if not self._said(spoken):
            return spoken
        silent = spoken.word is None and spoken.reaction is None
        return replace(spoken, name=NOBODY, text=SILENCE if silent else "")

    def _said(self, spoken: Spoken) -> bool:
        if spoken.person or spoken.chair is None or self._sheet is None:
            return spoken.person == self._person
        return spoken.chair < len(self._sheet.chairs) and self._sheet.chairs[spoken.chair].person == self._person


def estranged(sheet: Sheet, person: str, stranger: str) -> Sheet:
    """The sheet that the lists show."""
    renamed = Memory(person).sheet(sheet)
    chairs = [replace(chair, person=stranger) if chair.person == person else chair for chair in renamed.chairs]
    kicked = tuple(stranger if one == person else one for one in renamed.kicked)
    host = stranger if renamed.host == person else renamed.host
    return replace(renamed, chairs=tuple(chairs), kicked=kicked, host=host)


def accompanied(company: str, person: str, stranger: str) -> str:
    """Whom somebody has played with."""
    every = msgspec.json.decode(company, type=list[Companion])
    return msgspec.json.encode(
        [Companion(NOBODY, stranger, one.character, one.rank) if one.person == person else one for one in every]
    ).decode()
