"""All that is public about a table but its game."""

from __future__ import annotations

from typing import Literal

from tripot.kernel.fairness import commitment
from tripot.server import departure, lobby, wire
from tripot.server.person import Person
from tripot.server.presence import Presence
from tripot.server.problems import reason
from tripot.server.table_state import TableState


def lobby_view(state: TableState, presence: Presence, now: int, nudge_after: float) -> wire.Table:
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
        chairs=tuple(seated(state, number, presence, now) for number in range(len(sheet.chairs))),
        commitment=commitment(sheet.seed),
        spectators=presence.spectators(sheet),
        obstacle=None if problem is None else reason(problem),
        stuck=state.play is not None and state.play.stuck,
        coached=lobby.coached(sheet),
        duel=sheet.duel,
        nudge_after=round(nudge_after * 1000),
        sealed=0 if state.play is None or state.play.header.dealt is None else state.play.header.dealt.sealed,
        rated=sheet.rated,
        evening=sheet.evening,
    )


def seated(state: TableState, number: int, presence: Presence, now: int) -> wire.Seated:
    sheet, chair = state.sheet, state.sheet.chairs[number]
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
        away=away if state.play is not None and (away := state.play.clock.away[number]) > now else 0,
        gone=chair.gone,
        against=chair.against,
        needed=departure.needed(sheet, number),
    )


def you(state: TableState, person: Person) -> wire.You:
    own = state.sheet.chair_of(person.id)
    orders = {} if own is None else state.orders.get(own, {})
    standing = tuple(wire.StandingOrder(order, amount) for order, amount in orders.items())
    muted = tuple(seat for seat, chair in enumerate(state.sheet.chairs) if chair.person in person.muted)
    return wire.You(person.name, own, state.sheet.host == person.id, standing, muted)
