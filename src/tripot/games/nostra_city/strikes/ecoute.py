"""Table d’écoute: a look at another Banque: NC-8.13."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city import bags
from tripot.games.nostra_city.events import Tapped
from tripot.games.nostra_city.material import Vendetta
from tripot.games.nostra_city.numbering import rival_actions
from tripot.games.nostra_city.rules import secrets
from tripot.games.nostra_city.state import State, Strike
from tripot.games.nostra_city.then import PLAYED, Then
from tripot.kernel.event import Hidden
from tripot.kernel.state import Sink


class Ecoute(Strike):
    name: ClassVar[Vendetta] = "ecoute"

    def aims(self, s: State, seat: int) -> int:
        return rival_actions(seat, s.wealthy())

    def strike(self, s: State, seat: int, aim: int, victim: int, sink: Sink | None) -> Then:
        secrets.look(s, seat, victim, s.banks[victim])
        if sink is not None:
            sink.add(Tapped("NC-8.13", seat, victim, Hidden(bags.bills(s.banks[victim]), 1 << seat)))
        return PLAYED
