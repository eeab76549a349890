"""How a state is copied. Made by `python -m tripot.games.twins` from state.py. Do not edit."""

from __future__ import annotations

__compile__ = True

from tripot.games.gangster.state import State


class Twin(State):
    """Has the values of another state, and shares nothing with it that can change."""

    def __init__(self, s: State) -> None:
        self.frame = s.frame
        self.course = s.course
        self.kit = s.kit
        self.turn = s.turn
        self.rolled = s.rolled
        self.again = s.again
        self.ending = s.ending
        self.forced = s.forced
        self.dice = s.dice
        self.read_pile = s.read_pile
        self.read_card = s.read_card
        self.spoken = s.spoken
        self.out = s.out
        self.offers = s.offers
        self.cash = s.cash.copy()
        self.squares = s.squares.copy()
        self.dossiers = s.dossiers.copy()
        self.protections = s.protections.copy()
        self.missed = s.missed.copy()
        self.played = s.played.copy()
        self.sealed = s.sealed.copy()
        self.gems = s.gems.copy()
        self.stars = s.stars.copy()
        self.missions = s.missions.copy()
        self.tickets = s.tickets.copy()
        self.recruits = s.recruits.copy()
        self.men_shown = s.men_shown.copy()
        self.counted = s.counted.copy()
        self.unused = s.unused.copy()
        self.used = s.used.copy()
        self.seen_gems = s.seen_gems.copy()
        self.seen_recruits = s.seen_recruits.copy()

    def clone(self) -> State:
        return Twin(self)
