"""Whoever is meant at a table: by a chair, or by something said."""

from __future__ import annotations

from typing import NamedTuple

from tripot.kernel.problem import Problem
from tripot.server.codes import read_code
from tripot.server.company_forms import WhomForm
from tripot.server.loading import load
from tripot.server.person import Person
from tripot.server.services import Services
from tripot.server.sheet import Spoken
from tripot.server.table_state import TableState

QUOTED = 12
"""The last things that somebody has said."""


class Somebody(NamedTuple):
    code: str
    person: str
    name: str
    said: tuple[str, ...]


async def somebody(services: Services, text: str, form: WhomForm, but: Person) -> Somebody:
    """From the disk, for a table may be at home at another node; Problem if nobody else is meant."""
    code = read_code(text)
    loaded = None if code is None else await load(services, code)
    if code is None or loaded is None:
        raise Problem("server-no-table")
    person, name = meant(loaded.state, form)
    if not person:
        raise Problem("company-nobody")
    if person == but.id:
        raise Problem("company-oneself")
    lines = [line for line in loaded.state.chat.lines if line.person == person]
    return Somebody(code, person, name, tuple(line.text or line.reaction or "" for line in lines)[-QUOTED:])


def meant(state: TableState, form: WhomForm) -> tuple[str, str]:
    if form.chair is None:
        line = state.chat.said(form.channel, form.number)
        return ("", "") if line is None else author(state, line)
    chair = state.sheet.chairs[form.chair] if form.chair < len(state.sheet.chairs) else None
    return ("", "") if chair is None else (chair.person or "", chair.name)


def author(state: TableState, line: Spoken) -> tuple[str, str]:
    """What was said in earlier versions names a chair alone."""
    chairs = state.sheet.chairs
    if line.person or line.chair is None or line.chair >= len(chairs):
        return line.person, line.name
    return chairs[line.chair].person or "", line.name
