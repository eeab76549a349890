"""RC-3.2 to RC-3.4: income."""

from __future__ import annotations

__compile__ = True

from typing import Final

from mypy_extensions import i64

from tripot.games.reglement_de_comptes.events import Earned
from tripot.games.reglement_de_comptes.material import BUSINESSES
from tripot.games.reglement_de_comptes.state import State
from tripot.kernel.bits import count, lowest, members
from tripot.kernel.state import Sink

GODFATHER_PAY: Final = 1000
BUSINESS_PAY: Final = 1000
MONOPOLY_PAY: Final = 4000


def income(s: State, seat: int) -> int:
    """RC-3.2: what is due to this seat; sleepers earn nothing (RC-3.3)."""
    gang: i64 = s.gangs[seat]
    asleep: i64 = s.asleep
    awake: i64 = gang & ~asleep
    board = s.board
    due: i64 = GODFATHER_PAY * count(awake & s.godfathers)
    if awake & board.business_places:
        for places in board.businesses:
            business: i64 = places
            held: i64 = awake & business
            if held == business:
                due += MONOPOLY_PAY
            elif held:
                due += BUSINESS_PAY
    return due * 2 if awake & board.register else due


def payers(s: State, seat: int) -> int:
    """RC-3.2: the places that pay this seat, or double what the others pay."""
    return s.gangs[seat] & ~s.asleep & (s.godfathers | s.board.business_places | s.board.register)


def pay(s: State, seat: int, sink: Sink | None) -> None:
    """RC-3.4: the bank pays as long as it can."""
    due = income(s, seat)
    paid = due if due < s.bank else s.bank
    s.bank -= paid
    s.money[seat] = s.money[seat] + paid
    if paid:
        s.quiet = -1
    if sink is not None and due:
        sink.add(earned(s, seat, due, paid))


def earned(s: State, seat: int, due: int, paid: int) -> Earned:
    """The parts of an income."""
    awake = s.gangs[seat] & ~s.asleep
    board = s.board
    whole = [business for business in board.businesses if awake & business == business]
    single = awake & board.business_places & ~sum(whole)
    return Earned(
        "RC-3.2" if paid == due else "RC-3.4",
        seat,
        lowest(awake & s.godfathers) if awake & s.godfathers else None,
        tuple(members(single)),
        tuple(name for name, places in zip(BUSINESSES, board.businesses, strict=True) if places in whole),
        bool(awake & board.register),
        due,
        paid,
        s.bank,
    )
