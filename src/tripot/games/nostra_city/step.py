"""The decisions of this game as data: what is decided, by whom, and what is settled so far."""

from __future__ import annotations

__compile__ = True

from typing import Final, TypeAlias

from tripot.games.nostra_city.state import NONE, State
from tripot.kernel.refusal import Refusal
from tripot.kernel.seats import NATURE
from tripot.kernel.state import Frame, Sink

Then: TypeAlias = int
"""What follows an answer; `rules/course.py` sees to it. The first three stand in positions too (`DrawVendetta`)."""
NEXT_VICTIM: Final = 0
"""Whoever is lésé and has not drawn yet draws."""
COLLECTED: Final = 1
"""The bills of an Encaissement are drawn: the sharing."""
PLAYED: Final = 2
"""A Vendetta card, or a power like one, is done with: back to the moment in which it was played."""
ACTED: Final = 3
"""An action is done with: the turn goes on."""
TURN_OVER: Final = 4
PHASE_OVER: Final = 5
NEXT_SLOT: Final = 6
"""The next slot with a bid is resolved."""
PAUSE_DUE: Final = 7
"""First there is a pause."""
PAUSE_OVER: Final = 8
"""Everybody goes on: what the pause came before."""
ASKED: Final = 9
"""The next decision is in its place, or the game is over."""

FIRST: Final = 0
DEAL: Final = 1
PACK: Final = 2
FILL: Final = 3
DRAW_BILL: Final = 4
DRAW_VENDETTA: Final = 5
TOP: Final = 6
LOOK: Final = 7
RECLAIM: Final = 8
ROB: Final = 9
SPY: Final = 10

DRAFT: Final = 11
ACT: Final = 12
PAUSE: Final = 13
SHIELD: Final = 14
SWAP: Final = 15
SHARE: Final = 16
SOOTHE: Final = 17
GRUDGE: Final = 18
SHIFT: Final = 19
KEEP: Final = 20
NAME: Final = 21
BRIBE: Final = 22
CUT: Final = 23

RULES: Final = [
    *["NC-2.4", "NC-2.1", "NC-2.5", "NC-7.9", "NC-4.2", "NC-4.4", "NC-2.6", "NC-8.14", "NC-8.14", "NC-8.13", "NC-8.2"],
    *["NC-2.5", "NC-3.2", "NC-8.2", "NC-8.12", "NC-8.15", "NC-4.3", "NC-8.11", "NC-8.11", "NC-8.10", "NC-5.4"],
    *["NC-5.8", "NC-6.1", "NC-7.1"],
]
"""The rule that each of these asks by."""


class Ask(Frame[State]):
    """One decision of the player `seat`, or of Nature on that player's behalf.

    The numbers mean what the decision's own class says; NONE where there is nothing to say.
    """

    def __init__(
        self,
        awaited: int,
        what: int,
        seat: int,
        rival: int = NONE,
        card: int = NONE,
        number: int = 0,
        group: int = 0,
    ) -> None:
        super().__init__(awaited)
        self.what = what
        self.seat = seat
        self.rival = rival
        """The other player whom it is about."""
        self.card = card
        """A card, a slot, or the target of a play."""
        self.number = number
        """A count, or which of several."""
        self.group = group
        """A set of players."""

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        s.course.follow(s, self.answer(s, seat, action, sink), sink)

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        """Carry out an action that is known to be legal, and say what follows."""
        raise NotImplementedError

    def objection(self, s: State, seat: int, action: int) -> Refusal:
        if not self.awaited >> seat & 1:
            if seat == NATURE:
                return Refusal(RULES[self.what], "nc-refusal-no-chance")
            return self.intrusion(s, seat, action)
        if seat >= NATURE:
            return Refusal(RULES[self.what], "nc-refusal-chance")
        return self.why_not(s, seat, action)

    def intrusion(self, s: State, seat: int, action: int) -> Refusal:
        """Why somebody whom nobody asks may not do this."""
        return Refusal(RULES[self.what], "nc-refusal-not-asked")

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        """Why this is no answer to the question."""
        return Refusal(RULES[self.what], "nc-refusal-no-answer")


def ask(s: State, question: Ask) -> Then:
    s.frame = question
    return ASKED


class Chance(Ask):
    """Nature draws for the player."""

    def __init__(
        self, what: int, seat: int, rival: int = NONE, card: int = NONE, number: int = 0, group: int = 0
    ) -> None:
        super().__init__(1 << NATURE, what, seat, rival, card, number, group)


def clear_drafts(s: State) -> None:
    """Whatever was only half chosen is forgotten."""
    for seat in range(len(s.drafts)):
        s.drafts[seat] = NONE
    s.place = NONE
    s.stake = 0
