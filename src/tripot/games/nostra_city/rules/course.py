"""NC-3.1: the order of months, phases and turns. The chapters say what follows from an answer; here it follows."""

from __future__ import annotations

__compile__ = True

from tripot.games.nostra_city.events import MonthBegan, PhaseBegan
from tripot.games.nostra_city.material import PHASES
from tripot.games.nostra_city.rules import (
    counting,
    grievance,
    meeting,
    pause,
    proces,
    reception,
    resolution,
    sharing,
    turn,
    verdict,
)
from tripot.games.nostra_city.state import (
    BUSINESS,
    JUNE,
    LAST,
    MARCH,
    MEETING,
    NOBODY,
    NONE,
    PROCES,
    RECEPTION,
    RESOLUTION,
    Course,
    State,
)
from tripot.games.nostra_city.then import (
    ACTED,
    ASKED,
    COLLECTED,
    COUNTED,
    NEXT_SLOT,
    NEXT_VICTIM,
    PAUSE_DUE,
    PHASE_OVER,
    PLAYED,
    TURN_OVER,
    Then,
)
from tripot.kernel.state import Sink


class Months(Course):
    """One month after the other."""

    def follow(self, s: State, then: Then, sink: Sink | None) -> None:
        while then != ASKED:
            if then == ACTED:
                then = turn.resume(s, sink)
            elif then == TURN_OVER:
                then = next_turn(s)
            elif then == PHASE_OVER:
                then = next_phase(s, sink)
            elif then == COLLECTED:
                then = sharing.begin(s, s.turn, sink)
            elif then == NEXT_VICTIM:
                then = grievance.next_victim(s, sink)
            elif then == NEXT_SLOT:
                then = resolution.next_slot(s, sink)
            elif then == PLAYED:
                then = return_to_moment(s, sink)
            elif then == PAUSE_DUE:
                then = pause.begin(s, sink)
            elif then == COUNTED:
                then = close_count(s, sink)
            else:
                then = end_pause(s, sink)


def next_turn(s: State) -> Then:
    """NC-3.1: clockwise, once around."""
    following = s.following(s.turn)
    if following == s.opener:
        s.turn = NOBODY
        return PHASE_OVER
    s.turn = following
    return ACTED


def next_phase(s: State, sink: Sink | None) -> Then:
    """NC-3.1: BUSINESS, MEETING, PROCÈS, RÉCEPTION, the next month; NC-7.4: in June a last round, and the verdict."""
    if s.phase == BUSINESS:
        return begin_phase(s, MEETING, sink)
    if s.phase == MEETING:
        return meeting.reveal(s, sink)
    if s.phase == RESOLUTION:
        return begin_phase(s, PROCES, sink)
    if s.phase == PROCES:
        proces.reward_zeal(s, sink)
        return begin_phase(s, LAST, sink) if s.month == JUNE else reception.begin(s, sink)
    if s.phase == LAST:
        return verdict.begin(s, sink)
    if s.phase != RECEPTION:
        return begin_month(s, sink)
    return counting.begin(s, sink) if s.month == MARCH else next_month(s, sink)


def close_count(s: State, sink: Sink | None) -> Then:
    """NC-7.3, NC-7.4: in March a new bill pile and the next month, in June the verdict."""
    if s.month == JUNE:
        return verdict.conclude(s, sink)
    counting.gather(s, sink)
    return next_month(s, sink)


def next_month(s: State, sink: Sink | None) -> Then:
    s.month += 1
    return begin_month(s, sink)


def begin_month(s: State, sink: Sink | None) -> Then:
    """NC-3.1, NC-7.2: Enquêtes that have arrived act from now on."""
    for card in s.rue:
        if card != NONE:
            s.acting |= s.kit.enquetes & 1 << card
    s.moved = False
    if sink is not None:
        sink.add(MonthBegan("NC-3.1", s.month))
    return begin_phase(s, BUSINESS, sink)


def begin_phase(s: State, phase: int, sink: Sink | None) -> Then:
    """NC-3.1: every phase starts with the First player."""
    s.phase = phase
    s.opener = s.first
    if phase == BUSINESS:
        for seat in range(len(s.done)):
            s.done[seat] = 0
    elif phase == MEETING:
        s.bid = s.received = 0
    elif phase == PROCES:
        s.zeal = s.discreet = 0
        for seat in range(len(s.corruptions)):
            s.corruptions[seat] = 0
    if sink is not None:
        sink.add(PhaseBegan("NC-3.1", PHASES[phase], s.first))
    s.turn = s.opener
    return ACTED


def return_to_moment(s: State, sink: Sink | None) -> Then:
    """NC-8.2: after a play, the other sealed plays, the pause once more, or the turn."""
    if s.queue:
        return pause.run_queue(s, sink)
    return PAUSE_DUE if s.pausing else ACTED


def end_pause(s: State, sink: Sink | None) -> Then:
    """NC-8.2: a pause comes before each slot with a bid, and before the RÉCEPTION."""
    return resolution.resolve(s, sink) if s.phase == RESOLUTION else reception.release(s, sink)
