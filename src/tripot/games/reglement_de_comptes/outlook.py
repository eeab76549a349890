"""What the table holds for one gang: income, threats, and where a choice that is being made can go."""

from __future__ import annotations

import msgspec

from tripot.games.reglement_de_comptes.rules import cards
from tripot.games.reglement_de_comptes.rules.income import income, payers
from tripot.games.reglement_de_comptes.rules.targets import Drug, MoveWhere, PassWhere, Shoot, Stab, Target
from tripot.games.reglement_de_comptes.state import State
from tripot.games.reglement_de_comptes.threats import Line, Threat, reached, shots, stabs, threats
from tripot.kernel import outlook as kernel
from tripot.kernel.bits import lowest, members


class Blast(msgspec.Struct, frozen=True):
    """RC-4.5: a cake on the table, and the places that its explosion reaches."""

    owner: int
    places: tuple[int, ...]
    struck: tuple[int, ...]
    """Those of them where somebody sits who is not the owner's."""


class Outlook(kernel.Outlook, frozen=True, tag="reglement-de-comptes"):
    income: int
    """What a turn would bring (RC-3.2)."""
    idle_income: int | None
    """The same while the gangster who is about to move is on his way."""
    payers: tuple[int, ...]
    """The places that pay it, or double what the others pay."""
    threats: tuple[Threat, ...]
    """To this gang's men."""
    lines: tuple[Line, ...]
    """RC-4.1, RC-4.2: all that the knife or the gun that is being played could strike."""
    blasts: tuple[Blast, ...]
    ways: tuple[tuple[int, ...], ...]
    """RC-4.16: for a cake that is being passed, the places on each way, its own first."""
    dying: tuple[int, ...]
    """RC-4.8: of those who have got a pill, who would die of it."""


def outlook(s: State, seat: int) -> Outlook:
    frame = s.frame
    pending = frame if isinstance(frame, Target) and frame.seat == seat else None
    return Outlook(
        income=income(s, seat),
        idle_income=walking(s, seat, pending.chosen) if isinstance(pending, MoveWhere) else None,
        payers=tuple(members(payers(s, seat))),
        threats=tuple(threats(s, seat)),
        lines=tuple(lines(s, seat, pending)),
        blasts=tuple(blast(s, owner, reached(s, cake)) for owner, cake in enumerate(s.cakes) if cake > 0),
        ways=tuple(ways(s, lowest(pending.chosen))) if isinstance(pending, PassWhere) else (),
        dying=tuple(members(pending.chosen & s.asleep)) if isinstance(pending, Drug) else (),
    )


def blast(s: State, owner: int, places: tuple[int, ...]) -> Blast:
    foes = s.taken & ~s.gangs[owner]
    return Blast(owner, places, tuple(place for place in places if foes >> place & 1))


def walking(s: State, seat: int, men: int) -> int:
    """RC-3.2: what a turn would bring without these men."""
    table = s.clone()
    table.gangs[seat] &= ~men
    return income(table, seat)


def lines(s: State, seat: int, pending: Target | None) -> list[Line]:
    if isinstance(pending, Stab):
        return stabs(s, seat)
    return shots(s, seat) if isinstance(pending, Shoot) else []


def ways(s: State, cake: int) -> list[tuple[int, ...]]:
    """RC-4.16: around the table in either direction, as far as the cake may go."""
    goals, size = cards.passed_to(s, cake), s.board.size
    found = []
    for step in (-1, 1):
        way = [cake]
        while not goals >> way[-1] & 1 and len(way) <= size:
            way.append((way[-1] - 1 + step) % size + 1)
            if s.taken >> way[-1] & 1:
                break
        if goals >> way[-1] & 1:
            found.append(tuple(way))
    return found
