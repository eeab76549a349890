"""Decisions by name: how positions and samples put them together again."""

from __future__ import annotations

from tripot.games.reglement_de_comptes import step
from tripot.games.reglement_de_comptes.rules import setup, targets, turn
from tripot.games.reglement_de_comptes.rules.seating import Seat, Summon, first_step
from tripot.games.reglement_de_comptes.state import NOBODY, State
from tripot.games.reglement_de_comptes.step import Base, Step

NAMES = {
    step.DEAL: "deal",
    step.FIRST_SEATER: "first-seater",
    step.SUMMON: "summon",
    step.SEAT: "seat",
    step.CARD: "card",
    step.SECOND: "second",
    step.DRAW: "draw",
    step.STAB: "stab",
    step.SHOOT: "shoot",
    step.SERVE: "serve",
    step.PASS_WHICH: "pass-which",
    step.PASS_WHERE: "pass-where",
    step.BLOW: "blow",
    step.DRUG: "drug",
    step.MOVE_WHO: "move-who",
    step.MOVE_WHERE: "move-where",
    step.BEGIN: "begin",
}


def frame(s: State, name: str, seat: int, chosen: int, second: bool, first_seater: int) -> Step:
    """The decision of this name; `seating` is its first step."""
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
            return Seat(seat, chosen, seating_base(s))
        case "card":
            return turn.CHOICES[seat]
        case "second":
            return turn.SECONDS[seat]
        case "begin":
            return turn.BEGINNINGS[seat]
        case "draw":
            return turn.DRAWS[seat]
    return target(name, chosen, turn.SECONDS[seat] if second else turn.CHOICES[seat])


def seating_base(s: State) -> Base:
    """What goes on when all sit: the first turn, or the turn of whoever played Alerte!."""
    return setup.SEATING if s.turn == NOBODY else turn.CHOICES[s.turn]


def target(name: str, chosen: int, base: Base) -> Step:
    """A step of playing a card."""
    match name:
        case "stab":
            return targets.Stab(base)
        case "shoot":
            return targets.Shoot(base)
        case "serve":
            return targets.Serve(base)
        case "pass-which":
            return targets.PassWhich(base)
        case "pass-where":
            return targets.PassWhere(chosen, base)
        case "blow":
            return targets.Blow(base)
        case "drug":
            return targets.Drug(chosen, base)
        case "move-who":
            return targets.MoveWho(base)
    return targets.MoveWhere(chosen, base)
