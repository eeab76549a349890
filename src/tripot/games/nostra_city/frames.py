"""Decisions by name: how positions and samples put them together again."""

from __future__ import annotations

from tripot.games.nostra_city import step
from tripot.games.nostra_city.rules import (
    business,
    grievance,
    meeting,
    pause,
    proces,
    reception,
    reprisals,
    resolution,
    rue,
    setup,
    sharing,
    titles,
    turn,
    vendetta,
)
from tripot.games.nostra_city.state import NONE
from tripot.games.nostra_city.step import Ask


def frame(what: int, awaited: int, seat: int, rival: int, card: int, number: int, group: int) -> Ask:
    """The decision with these numbers."""
    match what:
        case step.DRAFT:
            return setup.Draft(awaited)
        case step.PAUSE:
            return pause.Pause(awaited, group)
        case step.CUT:
            return reception.Cut(awaited)
        case step.ACT:
            return turn.Act(seat)
        case step.SHIELD:
            return vendetta.Shield(seat, rival, number, card)
        case step.SWAP:
            return business.Swap(seat)
        case step.SHARE:
            return sharing.Share(seat, rival)
        case step.SOOTHE:
            return grievance.Soothe(seat, group)
        case step.GRUDGE:
            return grievance.Grudge(seat, number)
        case step.SHIFT:
            return meeting.Shift(seat, card)
        case step.KEEP:
            return resolution.Keep(seat, rival, number, group, card)
        case step.NAME:
            return titles.Name(seat, number)
        case step.BRIBE:
            return proces.Bribe(seat)
    return chance(what, seat, rival, card, number)


def chance(what: int, seat: int, rival: int, card: int, number: int) -> Ask:
    """What Nature is to draw."""
    match what:
        case step.FIRST:
            return setup.First()
        case step.DEAL:
            return setup.Deal(seat)
        case step.PACK:
            return setup.Pack(seat)
        case step.FILL:
            return rue.Fill(card)
        case step.DRAW_BILL:
            return business.DrawBill(seat, number, rival != NONE)
        case step.DRAW_VENDETTA:
            return grievance.DrawVendetta(seat, number, card)
        case step.TOP:
            return resolution.Top(rival, number)
        case step.LOOK:
            return proces.Look(seat, number)
        case step.RECLAIM:
            return proces.Reclaim(seat)
        case step.ROB:
            return reprisals.Rob(seat, rival)
    return vendetta.Spy(seat, rival)
