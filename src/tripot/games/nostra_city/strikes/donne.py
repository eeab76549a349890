"""Nouvelle donne: a card of La Rue leaves the game, and another takes its place: NC-8.8."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city.actions import PICK
from tripot.games.nostra_city.events import Removed
from tripot.games.nostra_city.material import Vendetta
from tripot.games.nostra_city.rules import rue
from tripot.games.nostra_city.state import NONE, SLOTS, State, Strike
from tripot.games.nostra_city.step import ask
from tripot.games.nostra_city.then import PLAYED, Then
from tripot.kernel.state import Sink


class Donne(Strike):
    name: ClassVar[Vendetta] = "donne"

    def aims(self, s: State, seat: int) -> int:
        """A Caïd, a Turf or a Respect."""
        found = 0
        for slot in range(SLOTS):
            card = s.rue[slot]
            if card != NONE and (s.kit.rue & ~s.kit.enquetes) >> card & 1:
                found |= 1 << slot
        return found << PICK

    def strike(self, s: State, seat: int, aim: int, victim: int, sink: Sink | None) -> Then:
        slot = aim - PICK
        card = s.rue[slot]
        s.rue[slot] = NONE
        if sink is not None:
            sink.add(Removed("NC-8.8", slot + 1, s.kit.shown[card]))
        return ask(s, rue.Fill(slot)) if s.rue_pile else PLAYED
