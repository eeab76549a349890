"""How changes are written into a turn: what a change has not is left out. All that 0.1 wrote is still read."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tripot.kernel.record import Oath
from tripot.server.change import (
    Acted,
    Arranged,
    Begun,
    Change,
    CommandKey,
    Conceded,
    Dismissed,
    Laid,
    Ordered,
    Recalled,
    Said,
    Witnessed,
)
from tripot.server.patch import Patch, whole
from tripot.server.sheet import Entry, Header, Sheet, Spoken


class Written(msgspec.Struct, frozen=True, omit_defaults=True):
    sheet: Sheet | None = None
    header: Header | None = None
    entry: Entry | None = None
    spoken: Spoken | None = None
    dismissed: str | None = None
    conceded: str | None = None
    patch: Patch | None = None
    oath: Oath | None = None
    order: tuple[int, str, int | None] | None = None
    done: CommandKey | None = None


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(list[Written]).decode


def encode(changes: Iterable[Change]) -> str:
    return _encode([written(change) for change in changes]).decode()


def decode(data: str) -> list[Change]:
    return [read(found) for found in _decode(data)]


def written(change: Change) -> Written:
    match change:
        case Acted():
            return Written(entry=change.entry, done=change.done)
        case Said():
            return Written(spoken=change.spoken, done=change.done)
        case Laid():
            return Written(sheet=change.sheet, done=change.done)
        case Arranged():
            return Written(patch=change.patch, done=change.done)
        case Begun():
            return Written(sheet=change.sheet, header=change.header, done=change.done)
        case Dismissed():
            return Written(patch=change.patch, dismissed=change.person, done=change.done)
        case Witnessed():
            return Written(oath=change.oath, done=change.done)
        case Conceded():
            return Written(patch=change.patch, conceded=change.person, done=change.done)
        case Ordered():
            return Written(order=(change.seat, change.order, change.amount), done=change.done)
        case Recalled():
            return Written(done=change.done)


def read(found: Written) -> Change:
    match found:
        case Written(entry=Entry() as entry):
            return Acted(entry, done=found.done)
        case Written(spoken=Spoken() as spoken):
            return Said(spoken, done=found.done)
        case Written(sheet=Sheet() as sheet, header=Header() as header):
            return Begun(sheet, header, done=found.done)
        case Written(patch=Patch() as patch, dismissed=str() as person):
            return Dismissed(patch, person, done=found.done)
        case Written(sheet=Sheet() as sheet, dismissed=str() as person):
            return Dismissed(whole(sheet), person, done=found.done)
        case Written(patch=Patch() as patch, conceded=str() as person):
            return Conceded(patch, person, done=found.done)
        case Written(patch=Patch() as patch):
            return Arranged(patch, done=found.done)
        case Written(sheet=Sheet() as sheet):
            return Laid(sheet, done=found.done)
        case Written(oath=Oath() as oath):
            return Witnessed(oath, done=found.done)
        case Written(order=(seat, order, amount)):
            return Ordered(seat, order, amount, done=found.done)
    return Recalled(done=found.done)
