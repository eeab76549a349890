"""A Représaille is discarded for a Vendetta card (Teresa): NC-8.15."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city import bags
from tripot.games.nostra_city.events import Traded
from tripot.games.nostra_city.kit import TRADES
from tripot.games.nostra_city.material import VENDETTAS, Moment
from tripot.games.nostra_city.rules import grievance, secrets
from tripot.games.nostra_city.state import Power, State
from tripot.games.nostra_city.then import PLAYED, Then
from tripot.kernel.state import Sink


class Trade(Power):
    name: ClassVar[str] = "trade"
    moment: ClassVar[Moment | None] = "vendetta"
    call: ClassVar[int] = TRADES

    def trade(self, s: State, seat: int, caid: int, card: int, sink: Sink | None) -> Then:
        """Discard first, then draw."""
        s.engaged |= 1 << caid
        secrets.lay_down(s, seat, card)
        s.spent += bags.card(card)
        if sink is not None:
            sink.add(Traded("NC-8.15", seat, s.kit.shown[caid], VENDETTAS[card]))
        return grievance.draw_vendetta(s, seat, 1, PLAYED, sink)
