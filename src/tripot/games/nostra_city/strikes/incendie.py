"""Incendie: from now on the Turf is not counted and starts no Encaissement: NC-8.13."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city.actions import TURF
from tripot.games.nostra_city.events import Burnt
from tripot.games.nostra_city.kit import TURFS
from tripot.games.nostra_city.material import Vendetta
from tripot.games.nostra_city.numbering import turf_card, turf_numbers
from tripot.games.nostra_city.state import State, Strike
from tripot.games.nostra_city.then import PLAYED, Then
from tripot.kernel.state import Sink


class Incendie(Strike):
    name: ClassVar[Vendetta] = "incendie"

    def aims(self, s: State, seat: int) -> int:
        found = 0
        for other in range(len(s.lands)):
            if other != seat:
                found |= s.lands[other] & TURFS & ~s.burnt
        return turf_numbers(found) << TURF

    def strike(self, s: State, seat: int, aim: int, victim: int, sink: Sink | None) -> Then:
        turf = turf_card(aim - TURF)
        s.burnt |= 1 << turf
        if sink is not None:
            sink.add(Burnt("NC-8.13", victim, s.kit.shown[turf]))
        return PLAYED
