"""Contrat: a Caïd leaves the game, and his bid goes back unseen: NC-8.7."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city.actions import CAID
from tripot.games.nostra_city.events import Killed
from tripot.games.nostra_city.kit import CAIDS
from tripot.games.nostra_city.material import Vendetta
from tripot.games.nostra_city.numbering import caid_card, caid_numbers
from tripot.games.nostra_city.rules import resolution
from tripot.games.nostra_city.state import SLOTS, State, Strike
from tripot.games.nostra_city.then import PLAYED, Then
from tripot.kernel.state import Sink


class Contrat(Strike):
    name: ClassVar[Vendetta] = "contrat"

    def aims(self, s: State, seat: int) -> int:
        """Nobody's last Caïd."""
        found = 0
        for other in range(len(s.lands)):
            caids = s.lands[other] & CAIDS
            if other != seat and caids & (caids - 1):
                found |= caids
        return caid_numbers(found) << CAID

    def strike(self, s: State, seat: int, aim: int, victim: int, sink: Sink | None) -> Then:
        caid = caid_card(aim - CAID)
        s.lands[victim] &= ~(1 << caid)
        s.engaged &= ~(1 << caid)
        if sink is not None:
            sink.add(Killed("NC-8.7", victim, s.kit.shown[caid]))
        for slot in range(SLOTS):
            if s.bidders[victim * SLOTS + slot] == caid:
                resolution.take_back(s, victim, slot, "NC-8.7", sink)
        return PLAYED
