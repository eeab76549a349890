"""NC-2.2, NC-7.9, NC-8.8: cards come to La Rue."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city.asked import Asked, Step
from tripot.games.nostra_city.bags import cards_of
from tripot.games.nostra_city.events import Filled
from tripot.games.nostra_city.kit import GOTA, GOTA_CARD
from tripot.games.nostra_city.state import NONE, RECEPTION, SETUP, SLOTS, State
from tripot.games.nostra_city.step import Ask, Chance, ask
from tripot.games.nostra_city.then import PHASE_OVER, PLAYED, Then
from tripot.kernel.dice import Dice
from tripot.kernel.state import Sink


def fill(s: State) -> Then:
    """NC-2.2, NC-7.9: slots 1 to 4 while the pile lasts; it is the last step of its phase."""
    if s.rue_pile:
        for slot in range(SLOTS):
            if s.rue[slot] == NONE:
                return ask(s, Fill(slot))
    return PHASE_OVER


class Fill(Chance):
    """NC-7.9: a card from the pile comes to the slot. At the set-up no Enquête does (NC-2.2)."""

    name: ClassVar[Step] = "fill"
    rule: ClassVar[str] = "NC-7.9"

    def __init__(self, slot: int) -> None:
        super().__init__(NONE)
        self.slot = slot

    def told(self) -> Asked:
        return Asked(self.name, slot=self.slot)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Fill(told.slot)

    def legal(self, s: State, seat: int) -> int:
        return s.rue_pile & ~s.kit.enquetes if s.phase == SETUP else s.rue_pile

    def draw(self, s: State, dice: Dice) -> int:
        return dice.member(self.legal(s, NONE))

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        s.rue_pile &= ~(1 << action)
        s.rue[self.slot] = action
        setting_up = s.phase == SETUP
        receiving = s.phase == RECEPTION and not s.pausing
        if sink is not None:
            rule = "NC-2.2" if setting_up else "NC-7.9" if receiving else "NC-8.8"
            sink.add(Filled(rule, self.slot + 1, s.kit.shown[action]))
        return fill(s) if setting_up or receiving else PLAYED


def gone(s: State) -> int:
    """Rue cards that are nowhere, and Anthony Gota if he is neither in a Territoire nor in the pile."""
    there = s.rue_pile
    for number in s.rue:
        if number != NONE:
            there |= 1 << number
    for land in s.lands:
        there |= land
    for pack in s.packs:
        there |= pack
    dead = cards_of(s.kit.vendetta, GOTA_CARD) > cards_of(s.vendetta, GOTA_CARD) and not there >> GOTA & 1
    return s.kit.rue & ~there | (1 << GOTA if dead else 0)
