"""All that is public about a table but its game."""

from __future__ import annotations

from typing import Literal

from tripot.kernel.fairness import commitment
from tripot.server import lobby, wire
from tripot.server.person import Person
from tripot.server.presence import Presence
from tripot.server.problems import reason
from tripot.server.sheet import Sheet
from tripot.server.table_state import TableState


def lobby_view(state: TableState, presence: Presence, now: int) -> wire.Table:
    sheet = state.sheet
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
        chairs=tuple(seated(sheet, number, presence, now) for number in range(len(sheet.chairs))),
        commitment=commitment(sheet.seed),
        spectators=presence.spectators(sheet),
        obstacle=None if problem is None else reason(problem),
        stuck=state.play is not None and state.play.stuck,
        coached=lobby.coached(sheet),
        duel=sheet.duel,
        sealed=0 if state.play is None or state.play.header.dealt is None else state.play.header.dealt.sealed,
    )


def seated(sheet: Sheet, number: int, presence: Presence, now: int) -> wire.Seated:
    chair = sheet.chairs[number]
    if chair.person is None:
        kind: Literal["empty", "bot"] = "empty" if chair.level is None else "bot"
        return wire.Seated(kind, chair.name, chair.level, character=chair.character)
    return wire.Seated(
        kind="person",
        name=chair.name,
        level=chair.level,
        present=presence.here(chair.person),
        stand_in=chair.level is not None,
        can_fill=presence.can_fill(sheet, number, now),
        salted=bool(chair.nonce),
        coach=chair.coach,
    )


def you(sheet: Sheet, person: Person) -> wire.You:
    return wire.You(person.name, sheet.chair_of(person.id), sheet.host == person.id)
