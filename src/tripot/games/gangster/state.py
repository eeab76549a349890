"""The quarter: pawns, money, cards in hands and piles, and what each player has lawfully seen."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.games.gangster.kit import Kit
from tripot.kernel import state as kernel
from tripot.kernel.bits import count
from tripot.kernel.state import Frame, Sink

NOBODY: Final = -1
SEATS: Final = 6
NOT_SHOWN: Final = -1
NO_CARD: Final = -1
NO_ACTION: Final = -1
SEALED_NOTHING: Final = -2
DECLINED: Final = -1
"""What somebody has sealed: nothing yet, or no card at a race."""


class Course:
    """The order of a turn: `rules/course.py`, which knows all that the state must not."""

    def follow(self, s: State, seat: int, then: int, sink: Sink | None) -> None:
        """What comes after the decision of this seat, up to the next one."""
        raise NotImplementedError


class State(kernel.State):
    """Cards are numbered within their deck; a set of cards is a bitmask. Lists without another word are in order of
    seats. What an eliminated player held stays with him and is out of the game (GA-4.14)."""

    def __init__(self, course: Course, kit: Kit, players: int, frame: Frame[State]) -> None:
        """GA-2.1, GA-2.3: everybody on the Refuge, all cards in their piles."""
        super().__init__(frame)
        self.course = course
        self.kit = kit
        self.turn = NOBODY
        """The seat whose turn it is; NOBODY until the first player is known."""
        self.rolled = False
        """The moment before the die is over (GA-3.1)."""
        self.again = False
        """A second move is owed (GA-8.7)."""
        self.ending = False
        """The end is fixed (GA-7.5)."""
        self.forced = 0
        """The die that was chosen instead of rolled (Chauffeur); 0: none."""
        self.dice: tuple[int, ...] = ()
        """The last dice, in order."""
        self.read_pile = NO_CARD
        self.read_card = NO_CARD
        """The last card read aloud in this turn, by its pile and its number there; NO_CARD before the first."""
        self.spoken = NO_ACTION
        """The last half, side, rival or kind that somebody has named, as an action; NO_ACTION before the first."""
        self.out = 0
        """Eliminated players, as a set."""
        self.offers = 0
        """Players who have announced an offer, as a set."""
        self.cash = [kit.start] * players
        self.squares = [0] * players
        """Where each pawn stands; NOBODY: it has left the board (GA-6.2)."""
        self.dossiers = [0] * players
        self.protections = [0] * players
        self.missed = [0] * players
        """Turns still to miss."""
        self.played = [0] * players
        """How many ★ Aventures each has played in this turn (GA-3.5)."""
        self.sealed = [SEALED_NOTHING] * players
        """What each has chosen unseen: the thousands of a bid, or at a race a card or DECLINED."""
        self.gems = [0] * players
        self.stars = [0] * players
        self.missions = [0] * players
        self.tickets = [0] * players
        self.recruits = [0] * players
        self.men_shown = [1] * players
        """What everybody knows of each player's men: those on the `counted` cards, himself included; or NOT_SHOWN."""
        self.counted = [0] * players
        """The Recrutement cards, still held, that the shown number is about."""
        self.unused = [kit.deck(pile) for pile in range(9)]
        """For each pile, the cards that may be drawn."""
        self.used = [0] * 9
        """For each pile, the cards under it, face up; shuffled when no unused one is left."""
        self.seen_gems = [0] * (SEATS * SEATS)
        """6 × viewer + holder: gems that the viewer has lawfully seen and that this rival may have."""
        self.seen_recruits = [0] * (SEATS * SEATS)
        """The same for Recrutement cards."""

    def clone(self) -> State:
        """As `twin.py` says."""
        raise NotImplementedError

    def men(self, seat: int) -> int:
        """GA-3.3: the men on the Recrutement cards, and oneself."""
        cards = self.recruits[seat]
        return 1 + men_on(self.kit, cards)

    def playing(self) -> int:
        """The players who are not eliminated, as a set."""
        return ((1 << len(self.cash)) - 1) & ~self.out

    def rivals(self, seat: int) -> int:
        """GA-6.2: the others who are still in the game, as a set."""
        return self.playing() & ~(1 << seat)

    def following(self, seat: int) -> int:
        """GA-2.1: the next player clockwise who is still in the game."""
        players = len(self.cash)
        seat = (seat + 1) % players
        while self.out >> seat & 1:
            seat = (seat + 1) % players
        return seat

    def protections_left(self) -> int:
        """GA-4.10: how many are for sale."""
        left = self.kit.protections
        for held in self.protections:
            left -= held
        return left


def men_on(kit: Kit, cards: int) -> int:
    """The men on these Recrutement cards."""
    return count(cards) + count(cards & kit.several) + count(cards & kit.three)
