"""The banquet: who sits where, cakes, hands, piles and money."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.games.reglement_de_comptes.board import Board
from tripot.games.reglement_de_comptes.packs import size
from tripot.games.reglement_de_comptes.readings import Readings
from tripot.kernel import state as kernel
from tripot.kernel.bits import count
from tripot.kernel.state import Frame

NOBODY: Final = -1

HOME: Final = 0
GONE: Final = -1
"""Where a cake is when it is at no place: with its owner, or out of the game (RC-5.1)."""

KNIFE: Final = 0
GUN: Final = 1
CAKE: Final = 2
PASS: Final = 3
BOOM: Final = 4
COCKTAIL: Final = 5
ALERT: Final = 6
MOVE: Final = 7

GODFATHER: Final = 0
GUNMAN: Final = 1
BLADE: Final = 2
BRUISER: Final = 3

ASLEEP: Final = 4
"""Added to a kind of gangster off the table: he comes back asleep (RC-4.9)."""


class State(kernel.State):
    """A place is 1 to 30; a set of places has bit 1 for place 1 and so on. Cards and gangsters off the table are
    packs. Seats are the players, clockwise."""

    def __init__(
        self, frame: Frame[State], board: Board, readings: Readings, players: int, bank: int, pile: int, team: int
    ) -> None:
        """The table before the deal, all gangsters off it."""
        super().__init__(frame)
        self.board = board
        """The printed table: it never changes."""
        self.readings = readings
        self.turn = NOBODY
        """The seat whose turn it is; NOBODY until all sit."""
        self.quiet = 0
        """Turns in a row without death or income (RC-6.5); -1 from a death or income to the end of its turn."""
        self.bank = bank
        self.pile = pile
        self.discards = 0
        self.removed = 0
        """Cards that left the game (RC-4.9)."""
        self.godfathers = 0
        self.gunmen = 0
        self.blades = 0
        self.asleep = 0
        self.gangs = [0] * players
        """The places that each gang holds; a gangster of no other kind is a bruiser."""
        self.taken = 0
        """All places where somebody sits."""
        self.lobby = [team] * players
        """Each gang's living gangsters who are off the table; sleepers are kinds of their own."""
        self.hands = [0] * players
        self.cakes = [HOME] * players
        """The place of each cake, or HOME, or GONE."""
        self.money = [0] * players
        self.fell = [0] * players
        """0 while in play; else 64 times the number of the deadly event, plus the gangsters just before it (RC-6.4)."""

    def clone(self) -> State:
        """As `twin.py` says."""
        raise NotImplementedError

    def free(self) -> int:
        return self.board.places & ~self.taken

    def caked(self) -> int:
        """All places where a cake lies."""
        places = 0
        for cake in self.cakes:
            if cake > 0:
                places |= 1 << cake
        return places

    def kind_at(self, place: int) -> int:
        """The kind of the gangster who sits there."""
        if self.godfathers >> place & 1:
            return GODFATHER
        if self.gunmen >> place & 1:
            return GUNMAN
        return BLADE if self.blades >> place & 1 else BRUISER

    def gang_at(self, place: int) -> int:
        """The seat whose gangster sits there, or NOBODY."""
        for seat in range(len(self.gangs)):
            if self.gangs[seat] >> place & 1:
                return seat
        return NOBODY

    def cake_at(self, place: int) -> int:
        """The seat whose cake lies there, or NOBODY."""
        for seat in range(len(self.cakes)):
            if self.cakes[seat] == place:
                return seat
        return NOBODY

    def in_play(self) -> int:
        """How many players are not out."""
        playing = 0
        for fall in self.fell:
            if fall == 0:
                playing += 1
        return playing

    def size_of(self, seat: int) -> int:
        """How many of this seat's gangsters live, on the table and off it."""
        return count(self.gangs[seat]) + size(self.lobby[seat])
