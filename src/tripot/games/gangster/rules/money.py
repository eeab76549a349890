"""GA-1.4, GA-3.8: money."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.games.gangster.events import MenShown, Paid, Why
from tripot.games.gangster.state import State
from tripot.kernel.state import Sink

BANK: Final = -1


def up(amount: int) -> int:
    """GA-1.4: rounded up to the next hundred."""
    return -(-amount // 100) * 100


def pay(s: State, payer: int, payee: int, amount: int, why: Why, rule: str, sink: Sink | None) -> None:
    """GA-3.8: as far as the cash reaches; the bank always can."""
    if payer != BANK:
        amount = min(amount, s.cash[payer])
        s.cash[payer] = s.cash[payer] - amount
    if payee != BANK:
        s.cash[payee] = s.cash[payee] + amount
    if sink is not None and amount:
        sink.add(Paid(rule, None if payer == BANK else payer, None if payee == BANK else payee, amount, why))


def show_men(s: State, seat: int, rule: str, sink: Sink | None) -> int:
    """GA-5.1: what is paid by men shows how many there are, oneself included."""
    men = s.men(seat)
    s.men_shown[seat] = men
    s.counted[seat] = s.recruits[seat]
    if sink is not None:
        sink.add(MenShown(rule, seat, men))
    return men


def pay_each(s: State, payer: int, amount: int, rule: str, sink: Sink | None) -> None:
    """GA-8.6: clockwise from the payer, in full while the cash lasts, the last in part."""
    seat = s.following(payer)
    while seat != payer:
        pay(s, payer, seat, amount, "card", rule, sink)
        seat = s.following(seat)


def collect_from_each(s: State, payee: int, amount: int, rule: str, sink: Sink | None) -> None:
    """Every rival pays, as far as his cash reaches."""
    seat = s.following(payee)
    while seat != payee:
        pay(s, seat, payee, amount, "card", rule, sink)
        seat = s.following(seat)


def richest(s: State, drawer: int) -> int:
    """GA-8.6: the first clockwise of several, the drawer first."""
    found = drawer
    seat = s.following(drawer)
    while seat != drawer:
        if s.cash[seat] > s.cash[found]:
            found = seat
        seat = s.following(seat)
    return found


def poorest(s: State, drawer: int) -> int:
    """GA-8.6: the first clockwise of several, the drawer first."""
    found = drawer
    seat = s.following(drawer)
    while seat != drawer:
        if s.cash[seat] < s.cash[found]:
            found = seat
        seat = s.following(seat)
    return found
