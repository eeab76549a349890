"""The decisions of this game as data: what is decided, by whom, and what is settled so far."""

from __future__ import annotations

__compile__ = True

from typing import Final, TypeAlias

from tripot.games.gangster.state import State
from tripot.kernel.dice import Dice
from tripot.kernel.refusal import Refusal
from tripot.kernel.seats import NATURE
from tripot.kernel.state import Frame, Sink

NONE: Final = -1

Then: TypeAlias = int
"""What follows an answer; `rules/course.py` sees to it."""
ASKED: Final = 0
"""The next decision is in its place."""
READ_ALOUD: Final = 1
"""A card has been read: its effect."""
ARRIVED: Final = 2
"""The pawn is on a square: what the square does."""
SETTLED: Final = 3
"""The card or square is done with: the turn goes on."""
TURN_OVER: Final = 4
GAME_OVER: Final = 5

START: Final = 0
MOVE: Final = 1
DRAW: Final = 2
EFFECT_DIE: Final = 3
THEFT_DIE: Final = 4
PASSAGE_DIE: Final = 5
RACE_DIE: Final = 6
BLIND: Final = 7

BEFORE: Final = 8
STAR_RIVAL: Final = 9
STAR_KIND: Final = 10
STAR_DIE: Final = 11
STAR_GEM: Final = 12
BLOCK: Final = 13
ESCAPE: Final = 14
FIX: Final = 15
HALF: Final = 16
COLLECT: Final = 17
SWAP: Final = 18
SWAP_RIVAL: Final = 19
LOT: Final = 20
BID: Final = 21
BID_HUNDREDS: Final = 22
LIVE: Final = 23
SELL: Final = 24
BUY: Final = 25
MISSION: Final = 26
SQUARE: Final = 27
PROTECT: Final = 28
THEFT: Final = 29
PARTNER: Final = 30

RULES: Final = [
    *["GA-2.1", "GA-3.2", "GA-3.7", "GA-8.1", "GA-4.12", "GA-4.9", "GA-4.3", "GA-4.4"],
    *["GA-3.1", "GA-8.4", "GA-8.4", "GA-8.7", "GA-8.1", "GA-8.4", "GA-8.3", "GA-8.5", "GA-3.2", "GA-4.2"],
    *["GA-4.4", "GA-4.4", "GA-4.5", "GA-4.15", "GA-4.15", "GA-4.5", "GA-4.6", "GA-4.7", "GA-4.8", "GA-4.9"],
    *["GA-4.10", "GA-4.12", "GA-8.1"],
]
"""The rule that each of these asks by."""

DICE: Final = 0b111111 << 48
"""Nature's outcomes for one die."""


class Ask(Frame[State]):
    """One decision of the player `seat`, or of Nature on that player's behalf.

    The numbers mean what the decision's own class says; NONE where there is nothing to say.
    """

    def __init__(
        self,
        awaited: int,
        what: int,
        seat: int,
        card: int = NONE,
        rival: int = NONE,
        kind: int = NONE,
        number: int = 0,
        group: int = 0,
    ) -> None:
        super().__init__(awaited, None)
        self.what = what
        self.seat = seat
        self.card = card
        """A card that is settled: the ★ being played, one's own gem in an exchange."""
        self.rival = rival
        """The other player whom it is about; the highest bidder."""
        self.kind = kind
        """A kind of gem, a deck, or a kind of theft."""
        self.number = number
        """An amount or a count."""
        self.group = group
        """A set of players."""

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        s.course.follow(s, self.seat, self.answer(s, seat, action, sink), sink)

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        """Carry out an action that is known to be legal, and say what follows."""
        raise NotImplementedError

    def objection(self, s: State, seat: int, action: int) -> Refusal:
        if not self.awaited >> seat & 1:
            if seat == NATURE:
                return Refusal(RULES[self.what], "ga-refusal-no-chance")
            return self.intrusion(s, seat, action)
        if seat >= NATURE:
            return Refusal(RULES[self.what], "ga-refusal-chance")
        return self.why_not(s, seat, action)

    def intrusion(self, s: State, seat: int, action: int) -> Refusal:
        """Why somebody whom nobody asks may not do this."""
        return Refusal(RULES[self.what], "ga-refusal-not-asked")

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        """Why this is no answer to the question."""
        return Refusal(RULES[self.what], "ga-refusal-no-answer")


def ask(s: State, question: Ask) -> Then:
    s.frame = question
    return ASKED


class Roll(Ask):
    """Nature rolls a die for the player."""

    def __init__(
        self, what: int, seat: int, card: int = NONE, kind: int = NONE, number: int = 0, group: int = 0
    ) -> None:
        super().__init__(1 << NATURE, what, seat, card, NONE, kind, number, group)

    def legal(self, s: State, seat: int) -> int:
        return DICE

    def draw(self, s: State, dice: Dice) -> int:
        return 48 + dice.below(6)
