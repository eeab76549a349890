"""Coup de fil anonyme: a free Caïd is engaged, and no power acts: NC-8.13."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city.actions import CAID
from tripot.games.nostra_city.events import Rung
from tripot.games.nostra_city.material import Vendetta
from tripot.games.nostra_city.numbering import caid_card, caid_numbers
from tripot.games.nostra_city.state import State, Strike
from tripot.games.nostra_city.then import PLAYED, Then
from tripot.kernel.state import Sink


class Coup(Strike):
    name: ClassVar[Vendetta] = "coup"

    def aims(self, s: State, seat: int) -> int:
        found = 0
        for other in range(len(s.lands)):
            if other != seat:
                found |= s.free(other)
        return caid_numbers(found) << CAID

    def strike(self, s: State, seat: int, aim: int, victim: int, sink: Sink | None) -> Then:
        caid = caid_card(aim - CAID)
        s.engaged |= 1 << caid
        if sink is not None:
            sink.add(Rung("NC-8.13", victim, s.kit.shown[caid]))
        return PLAYED
