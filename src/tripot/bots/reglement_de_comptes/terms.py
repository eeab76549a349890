"""What speaks for each gang of Règlement de comptes."""

from __future__ import annotations

from tripot.bots.reglement_de_comptes.forecast import (
    MONEY,
    RESERVE,
    Forecast,
    choosing,
    hand_value,
    men,
    tempo,
)
from tripot.bots.terms import Term, Terms
from tripot.games.reglement_de_comptes.state import State


def terms(s: State) -> Terms:
    """Money, income to come (RC-4.1), men, their dangers, cards, and how soon the turn comes."""
    seats = range(len(s.gangs))
    forecast = Forecast()
    bank, rounds = s.bank / 1000.0, forecast.look(s)
    scale = MONEY / (bank + RESERVE) / 1000.0
    found: list[Term] = []
    for seat in seats:
        term = {"money": scale * s.money[seat], "income": scale * rounds * float(forecast.dues[seat])}
        if s.fell[seat] == 0:
            turn = tempo(s, seat, bank) + choosing(s, seat)
            term["men"] = men(s, seat, bank) - turn
            term["danger"] = -forecast.danger(s, seat)
            term["hand"] = hand_value(s.hands[seat])
            term["turn"] = turn
        found.append(term)
    return Terms(found)
