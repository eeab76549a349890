"""Faux témoin: the verdict goes one step to innocent or to guilty: NC-8.13."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city.actions import PICK
from tripot.games.nostra_city.events import VerdictMoved
from tripot.games.nostra_city.material import Vendetta
from tripot.games.nostra_city.state import State, Strike
from tripot.games.nostra_city.then import PLAYED, Then
from tripot.kernel.state import Sink


class Temoin(Strike):
    name: ClassVar[Vendetta] = "temoin"

    def aims(self, s: State, seat: int) -> int:
        return ((1 if s.verdict > 1 else 0) | (2 if s.verdict < s.kit.spaces else 0)) << PICK

    def strike(self, s: State, seat: int, aim: int, victim: int, sink: Sink | None) -> Then:
        before = s.verdict
        s.verdict += -1 if aim == PICK else 1
        if sink is not None:
            sink.add(VerdictMoved("NC-8.13", before, s.verdict, "temoin"))
        return PLAYED
