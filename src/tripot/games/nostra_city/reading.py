"""What views and positions write of the table, read back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tripot.games.nostra_city import bags, powers, strikes
from tripot.games.nostra_city.asked import STEPS, Asked
from tripot.games.nostra_city.material import BILLS, VENDETTAS, Bill, Vendetta
from tripot.games.nostra_city.notation import action_of
from tripot.games.nostra_city.roster import found
from tripot.games.nostra_city.rules.business import DrawBill
from tripot.games.nostra_city.rules.counting import Count
from tripot.games.nostra_city.rules.grievance import DrawVendetta
from tripot.games.nostra_city.rules.pause import Pause
from tripot.games.nostra_city.rules.reception import Cut
from tripot.games.nostra_city.rules.resolution import Keep, Salvage, Top
from tripot.games.nostra_city.rules.rue import Fill
from tripot.games.nostra_city.rules.setup import Deal, Draft, First, Pack
from tripot.games.nostra_city.rules.sharing import Share
from tripot.games.nostra_city.rules.titles import Name
from tripot.games.nostra_city.rules.turn import Act
from tripot.games.nostra_city.state import NO_REPRISAL, NONE, Reprisal, State, Tally
from tripot.games.nostra_city.step import Ask
from tripot.games.nostra_city.view import Reprisal as ShownReprisal
from tripot.games.nostra_city.view import Sight
from tripot.kernel.problem import Problem

NOBODYS: Final[tuple[type[Ask], ...]] = (First, Fill, Top, Count, Draft, Pause, Cut)
"""Decisions of several at once, or for nobody."""
KINDS: Final[tuple[type[Ask], ...]] = (
    *NOBODYS,
    *(Deal, Pack, DrawBill, DrawVendetta, Act, Share, Keep, Salvage, Name),
    *found(powers, Ask),
    *found(strikes, Ask),
)
"""All that can be asked."""
BY_NAME: Final[dict[str, type[Ask]]] = {kind.name: kind for kind in KINDS}


def decision(told: Asked) -> Ask:
    """The decision that is written so; Problem if there is none of this name and for this many."""
    kind = BY_NAME.get(told.step)
    if kind is None:
        raise Problem("nc-position-step", step=told.step, steps=", ".join(STEPS))
    if (kind in NOBODYS) != (told.seat == NONE):
        raise Problem("nc-position-asked")
    return kind.restored(told)


def action(seat: int, text: str) -> int:
    """An action of this seat as records write it."""
    found = action_of(seat, text)
    if found == NONE:
        raise Problem("nc-position-asked")
    return found


def tally(named: Sequence[Bill], before: int, after: int) -> Tally:
    return Tally(tuple(BILLS.index(bill) for bill in named), before, after)


def bag(named: Sequence[Bill] | None) -> int:
    return sum(bags.bill(BILLS.index(bill)) for bill in named or ())


def hand(named: Sequence[Vendetta] | None) -> int:
    found = 0
    for card in named or ():
        kind = VENDETTAS.index(card)
        if bags.cards_of(found, kind) == bags.MOST_CARDS:
            raise Problem("nc-position-cards")
        found += bags.card(kind)
    return found


def reprisal(told: ShownReprisal | None) -> Reprisal | None:
    if told is None:
        return None
    return Reprisal(told.seat, VENDETTAS.index(told.card), action(told.seat, told.aim), told.cancelled)


def look(s: State, seat: int, told: Sight | None) -> None:
    """What this player has looked at last."""
    if told is None:
        return
    s.sights[seat] = bag(told.bills)
    if told.seat is not None:
        s.spied[seat] = told.seat
        s.spied_cards[seat] = NO_REPRISAL if told.card is None else VENDETTAS.index(told.card)


def seal(s: State, seat: int, told: Sequence[str]) -> None:
    """The parts of an answer under seal."""
    parts = [action(seat, text) for text in told]
    if len(parts) > 2:
        raise Problem("nc-position-asked")
    if parts:
        s.sealed[seat] = parts[0]
    if parts[1:]:
        s.aims[seat] = parts[1]
