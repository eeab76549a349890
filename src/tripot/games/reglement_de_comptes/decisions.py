"""Decisions by name: how positions and samples put them together again."""

from __future__ import annotations

from tripot.games.reglement_de_comptes.rules import setup, targets, turn
from tripot.games.reglement_de_comptes.rules.seating import Seat, Summon, first_step
from tripot.games.reglement_de_comptes.rules.targets import Target
from tripot.games.reglement_de_comptes.state import NOBODY, State
from tripot.games.reglement_de_comptes.step import Base, Step

TARGETS: dict[str, type[Target]] = {
    kind.name: kind
    for kind in (
        targets.Stab,
        targets.Shoot,
        targets.Serve,
        targets.PassWhich,
        targets.PassWhere,
        targets.Blow,
        targets.Drug,
        targets.MoveWho,
        targets.MoveWhere,
    )
}
OTHERS: tuple[type[Step], ...] = (
    setup.Deal,
    setup.NameFirst,
    Summon,
    Seat,
    turn.ChooseCard,
    turn.Second,
    turn.Draw,
    turn.Begin,
)
NAMES = [*[kind.name for kind in OTHERS], *TARGETS]


def decision(s: State, name: str, seat: int, settled: int, second: bool, first_seater: int) -> Step:
    """The decision of this name, with the places or the kind of gangster that are settled; `seating` is its first
    step."""
    match name:
        case "deal":
            return setup.Deal(seat, first_seater)
        case "first-seater":
            return setup.NAME_FIRST
        case "seating":
            return first_step(s, seat, seating_base(s))
        case "summon":
            return Summon(seat, seating_base(s))
        case "seat":
            return Seat(seat, settled, seating_base(s))
        case "card":
            return turn.CHOICES[seat]
        case "second":
            return turn.SECONDS[seat]
        case "begin":
            return turn.BEGINNINGS[seat]
        case "draw":
            return turn.DRAWS[seat]
    return TARGETS[name](turn.SECONDS[seat] if second else turn.CHOICES[seat], settled)


def seating_base(s: State) -> Base:
    """What goes on when all sit: the first turn, or the turn of whoever played Alerte!."""
    return setup.SEATING if s.turn == NOBODY else turn.CHOICES[s.turn]


def settled(asked: Step) -> int:
    """What earlier steps of the same choice have settled: a set of places, or a kind of gangster."""
    if isinstance(asked, Seat):
        return asked.kind
    return asked.chosen if isinstance(asked, Target) else 0
