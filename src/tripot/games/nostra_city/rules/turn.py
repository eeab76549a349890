"""NC-3.2: the moment when a player is to begin an action or pass."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city.actions import ACTIONS, BILL, CAID, CARD, PASS, PICK, TURF
from tripot.games.nostra_city.asked import Step
from tripot.games.nostra_city.events import Passed
from tripot.games.nostra_city.numbering import caid_bit, caid_card, caid_numbers
from tripot.games.nostra_city.rules import business, meeting, proces, vendetta
from tripot.games.nostra_city.state import BUSINESS, LAST, MEETING, NONE, PROCES, State
from tripot.games.nostra_city.step import Choice, ask, clear_drafts
from tripot.games.nostra_city.then import ASKED, TURN_OVER, Then
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink, ponder


class Act(Choice):
    """NC-3.2: begin an action, play Vendetta cards, or pass; the others may play Vendetta cards too (NC-8.2)."""

    name: ClassVar[Step] = "act"
    rule: ClassVar[str] = "NC-3.2"

    def legal(self, s: State, seat: int) -> int:
        first = s.drafts[seat]
        if first == NONE:
            return 1 << PASS | starters(s, seat) << CAID | vendetta.openings(s, seat)
        if first >= CARD:
            return vendetta.targets(s, seat, first)
        return steps(s, seat, first - CAID) | vendetta.targets(s, seat, first)

    def extra(self, s: State, seat: int) -> int:
        if s.phase == LAST:
            return 0
        first = s.drafts[seat]
        openings = vendetta.openings(s, seat)
        return openings if first == NONE else openings & ~(1 << first) | vendetta.targets(s, seat, first)

    def crossing(self, s: State, seat: int, action: int) -> int:
        """NC-8.2: Vendetta cards, and powers like them, clockwise from the First player."""
        plays: int = vendetta.openings(s, seat)
        if seat == self.seat:
            plays = plays >> CARD << CARD
        return (seat - s.opener) % len(s.banks) if plays >> action & 1 else -1

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        first = s.drafts[seat]
        if action == PASS:
            clear_drafts(s)
            if sink is not None:
                sink.add(Passed("NC-3.2", seat, False))
            return TURN_OVER
        if first != NONE and vendetta.targets(s, seat, first) >> action & 1:
            return vendetta.perform(s, seat, first, action, sink)
        if first == NONE or seat != self.seat:
            return begin(s, seat, action, sink)
        return step(s, seat, first - CAID, action, sink)

    def intrusion(self, s: State, seat: int, action: int) -> Refusal:
        return vendetta.why_not(s, seat, action)

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        first = s.drafts[seat]
        if CARD <= action < ACTIONS or first >= CARD:
            return vendetta.why_not(s, seat, action)
        if CAID <= action < TURF:
            return why_not_caid(s, seat, action - CAID)
        if first == NONE:
            return Refusal("NC-3.2", "nc-refusal-caid-first")
        if BILL <= action < PICK:
            return Refusal("NC-5.2" if s.phase == MEETING else "NC-6.1", "nc-refusal-bill")
        if s.phase == BUSINESS:
            return business.why_not(s, seat, action)
        if s.phase == MEETING:
            return meeting.why_not(s, seat, action)
        return Refusal("NC-6.1", "nc-refusal-no-answer")


def why_not_caid(s: State, seat: int, caid: int) -> Refusal:
    """NC-3.2, and the phase's own reasons."""
    card = caid_bit(caid)
    if not s.lands[seat] & card:
        return Refusal("NC-3.2", "nc-refusal-not-your-caid")
    if s.engaged & card:
        return Refusal("NC-3.2", "nc-refusal-engaged")
    if s.drafts[seat] != NONE:
        return Refusal("NC-3.2", "nc-refusal-begun")
    if s.phase == BUSINESS:
        return Refusal("NC-4.7", "nc-refusal-no-encaissement")
    if s.phase == MEETING:
        return meeting.why_no_bid(s, seat)
    if s.phase == PROCES:
        return proces.why_no_corruption(s, seat)
    return Refusal("NC-8.2", "nc-refusal-last-round")


def starters(s: State, seat: int) -> int:
    """NC-3.2: the Caïds that can begin an action of this phase, as action numbers from CAID."""
    free = s.free(seat)
    if free == 0:
        return 0
    if s.phase == BUSINESS:
        return business.starters(s, seat, free)
    if s.phase == MEETING:
        return caid_numbers(free) if meeting.can_bid(s, seat) else 0
    if s.phase == PROCES:
        return proces.starters(s, seat, free)
    return 0


def steps(s: State, seat: int, caid: int) -> int:
    """What completes the choice that has begun with this Caïd."""
    if not starters(s, seat) >> caid & 1:
        return 0
    if s.phase == BUSINESS:
        return business.steps(s, seat, caid)
    if s.phase == MEETING:
        return meeting.steps(s, seat)
    return proces.steps(s, seat, caid)


def begin(s: State, seat: int, action: int, sink: Sink | None) -> Then:
    """The first number of a choice, or what comes before the others (NC-8.14)."""
    if s.phase == PROCES and CAID <= action < TURF and seat == s.turn:
        caid = caid_card(action - CAID)
        if s.power(caid).prepare(s, seat, caid, sink):
            return ASKED
    ponder(sink)
    s.drafts[seat] = action
    if seat == s.turn:
        s.place = NONE
        s.stake = 0
    return ASKED


def step(s: State, seat: int, caid: int, action: int, sink: Sink | None) -> Then:
    if s.phase == BUSINESS:
        return business.step(s, seat, caid, action, sink)
    if s.phase == MEETING:
        return meeting.step(s, seat, caid, action, sink)
    return proces.step(s, seat, caid, action, sink)


def resume(s: State, sink: Sink | None) -> Then:
    """NC-3.1, NC-8.6: whose turn it is goes on while he can act; in the last round until he passes."""
    clear_drafts(s)
    if s.phase == LAST or starters(s, s.turn):
        return ask(s, Act(s.turn))
    if sink is not None:
        sink.add(Passed("NC-8.6", s.turn, True))
    return TURN_OVER
