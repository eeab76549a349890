"""Hands that somebody may not know, dealt anew from all the cards that he cannot see."""

from __future__ import annotations

__compile__ = True

from tripot.games.reglement_de_comptes.packs import one, pick, size
from tripot.games.reglement_de_comptes.state import State
from tripot.kernel.dice import Dice


def deal(s: State, looker: int, sizes: list[int], dice: Dice, keeps: list[list[float]] | None = None) -> None:
    """Hands of these sizes from the pile, for everybody but the looker; all cards alike, or as likely as each seat
    keeps each kind."""
    left = size(s.pile)
    for seat in range(len(s.hands)):
        if seat != looker:
            for _ in range(sizes[seat]):
                card = pick(s.pile, dice.below(left))
                while keeps is not None and dice.unit() > keeps[seat][card]:
                    card = pick(s.pile, dice.below(left))
                s.pile -= one(card)
                s.hands[seat] = s.hands[seat] + one(card)
                left -= 1
