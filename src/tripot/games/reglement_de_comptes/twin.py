"""How a state is copied. Made by `python -m tripot.games.twins` from state.py. Do not edit."""

from __future__ import annotations

__compile__ = True

from tripot.games.reglement_de_comptes.state import State


class Twin(State):
    """Has the values of another state, and shares nothing with it that can change."""

    def __init__(self, s: State) -> None:
        self.frame = s.frame
        self.board = s.board
        self.readings = s.readings
        self.turn = s.turn
        self.quiet = s.quiet
        self.bank = s.bank
        self.pile = s.pile
        self.discards = s.discards
        self.removed = s.removed
        self.godfathers = s.godfathers
        self.gunmen = s.gunmen
        self.blades = s.blades
        self.asleep = s.asleep
        self.gangs = s.gangs.copy()
        self.taken = s.taken
        self.lobby = s.lobby.copy()
        self.hands = s.hands.copy()
        self.cakes = s.cakes.copy()
        self.money = s.money.copy()
        self.fell = s.fell.copy()

    def clone(self) -> State:
        return Twin(self)
