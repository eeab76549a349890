"""A Vendetta card if the Descente stops the Encaissement (Gisella): NC-8.11, NC-8.15."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city.material import Moment
from tripot.games.nostra_city.rules import grievance
from tripot.games.nostra_city.state import Power, State
from tripot.games.nostra_city.then import COLLECTED, Then
from tripot.kernel.state import Sink


class Consolation(Power):
    name: ClassVar[str] = "consolation"
    moment: ClassVar[Moment | None] = "business"

    def collected(self, s: State, seat: int, sink: Sink | None) -> Then:
        return grievance.draw_vendetta(s, seat, 1, COLLECTED, sink) if s.raided else COLLECTED
