"""What a seat believes of the others' hands (RC-7.1): cards that would have been of use have likely been played."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.bots.belief import Belief
from tripot.games.reglement_de_comptes.packs import size
from tripot.games.reglement_de_comptes.rules.cards import has_effect
from tripot.games.reglement_de_comptes.shuffle import deal
from tripot.games.reglement_de_comptes.state import State
from tripot.kernel.dice import Dice

USEFUL: Final = [0.75, 0.85, 0.75, 0.75, 0.85, 0.75, 0.4, 0.55]
USELESS: Final = [0.95, 1.0, 0.75, 0.75, 0.9, 0.9, 0.4, 0.6]
"""How likely each kind of card is kept, against the likeliest, by whether it would do something now: as counted in
games of the bots."""


class Hands(Belief[State]):
    """Deals by how likely cards are kept: what everybody has played and not played says what he holds."""

    def __init__(self, sampled: State, looker: int) -> None:
        self.looker = looker
        self.sizes = [size(hand) for hand in sampled.hands]
        self.table = sampled.clone()
        self.keeps: list[list[float]] = []
        """For each seat and kind of card."""
        for seat in range(len(sampled.hands)):
            if seat != looker:
                self.table.pile += sampled.hands[seat]
                self.table.hands[seat] = 0
            self.keeps.append([(USEFUL if has_effect(sampled, seat, kind) else USELESS)[kind] for kind in range(8)])

    def deal(self, dice: Dice) -> State:
        s = self.table.clone()
        deal(s, self.looker, self.sizes, dice, self.keeps)
        return s
