"""La Honte ! stays before its victim: NC-8.5."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city import bags
from tripot.games.nostra_city.events import Shamed
from tripot.games.nostra_city.kit import HONTE
from tripot.games.nostra_city.material import Vendetta
from tripot.games.nostra_city.numbering import rival_actions
from tripot.games.nostra_city.state import State, Strike
from tripot.games.nostra_city.then import PLAYED, Then
from tripot.kernel.state import Sink


class Honte(Strike):
    name: ClassVar[Vendetta] = "honte"

    def aims(self, s: State, seat: int) -> int:
        return rival_actions(seat, s.everybody())

    def strike(self, s: State, seat: int, aim: int, victim: int, sink: Sink | None) -> Then:
        s.spent -= bags.card(HONTE)
        s.shames[victim] += 1
        if sink is not None:
            sink.add(Shamed("NC-8.5", victim, s.kit.honte))
        return PLAYED
