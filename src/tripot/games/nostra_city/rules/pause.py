"""NC-8.2 (b): at a pause everybody answers under seal, play or go on."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city.actions import PASS
from tripot.games.nostra_city.asked import Asked, Step
from tripot.games.nostra_city.events import Answered, AnswersOpened, Paused, PlayVoid
from tripot.games.nostra_city.notation import text_of
from tripot.games.nostra_city.rules import vendetta
from tripot.games.nostra_city.state import NONE, RESOLUTION, State
from tripot.games.nostra_city.step import Ask, ask, clear_drafts, unseal
from tripot.games.nostra_city.then import ASKED, PAUSE_OVER, PLAYED, Then
from tripot.kernel.bits import mask_of, members
from tripot.kernel.event import Hidden
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink, ponder


def begin(s: State, sink: Sink | None) -> Then:
    """Everybody is asked who by public facts might play."""
    group = vendetta.might_play(s)
    clear_drafts(s)
    if group == 0:
        return end(s)
    s.pausing = True
    unseal(s)
    if sink is not None:
        slot = s.slot + 1 if s.phase == RESOLUTION else None
        asked = tuple([seat for seat in range(len(s.hands)) if group >> seat & 1])
        sink.add(Paused("NC-8.2", slot, asked))
    return ask(s, Pause(group, group))


class Pause(Ask):
    """NC-8.2: those of the `group` who have not answered yet are asked at once."""

    name: ClassVar[Step] = "pause"
    rule: ClassVar[str] = "NC-8.2"

    def __init__(self, awaited: int, group: int) -> None:
        super().__init__(awaited, NONE)
        self.group = group

    def told(self) -> Asked:
        return Asked(self.name, group=members(self.group), waiting=members(self.awaited))

    def unnoticed(self, viewer: int) -> int:
        """All answers are told together, or their order and their time would say who had something to think about."""
        return self.group & ~self.awaited & ~(1 << viewer)

    def quiet(self) -> bool:
        return True

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Pause(mask_of(told.waiting), mask_of(told.group))

    def legal(self, s: State, seat: int) -> int:
        first = s.drafts[seat]
        if first == NONE:
            return 1 << PASS | vendetta.openings(s, seat)
        return vendetta.targets(s, seat, first)

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        first = s.drafts[seat]
        if action != PASS and first == NONE:
            ponder(sink)
            s.drafts[seat] = action
            return ASKED
        if action == PASS:
            s.sealed[seat] = PASS
        else:
            s.sealed[seat] = first
            s.aims[seat] = action
        s.drafts[seat] = NONE
        if sink is not None:
            chosen = (text_of(seat, action),) if action == PASS else (text_of(seat, first), text_of(seat, action))
            sink.add(Answered("NC-8.2", seat, Hidden(chosen, 1 << seat)))
        awaited = self.awaited & ~(1 << seat)
        return ask(s, Pause(awaited, self.group)) if awaited else open_answers(s, sink)

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        return vendetta.why_not(s, seat, action)


def open_answers(s: State, sink: Sink | None) -> Then:
    """Plays resolve clockwise from the First player; it repeats until all go on."""
    order: list[int] = []
    for offset in range(len(s.sealed)):
        seat = (s.opener + offset) % len(s.sealed)
        if s.sealed[seat] > PASS:
            order.append(seat)
            s.queue |= 1 << seat
    if sink is not None:
        sink.add(AnswersOpened("NC-8.2", tuple(order)))
    return run_queue(s, sink) if s.queue else end(s)


def run_queue(s: State, sink: Sink | None) -> Then:
    """The next sealed play; one without legal effect comes to nothing (NC-8.13)."""
    seat = s.opener
    while not s.queue >> seat & 1:
        seat = s.following(seat)
    s.queue &= ~(1 << seat)
    first, aim = s.sealed[seat], s.aims[seat]
    s.sealed[seat] = s.aims[seat] = NONE
    if vendetta.openings(s, seat) >> first & 1 and vendetta.targets(s, seat, first) >> aim & 1:
        return vendetta.perform(s, seat, first, aim, sink)
    if sink is not None:
        sink.add(PlayVoid("NC-8.13", seat))
    return PLAYED


def end(s: State) -> Then:
    s.pausing = False
    unseal(s)
    return PAUSE_OVER
