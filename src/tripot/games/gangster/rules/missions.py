"""GA-4.8: Missions."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.gangster import kit as kits
from tripot.games.gangster.actions import NO, NUMBER, YES
from tripot.games.gangster.asked import Step
from tripot.games.gangster.events import Declined, MissionDone
from tripot.games.gangster.rules import drawing
from tripot.games.gangster.rules.money import BANK, pay
from tripot.games.gangster.state import State
from tripot.games.gangster.step import ASKED, SETTLED, Choice, Then, ask
from tripot.kernel.bits import members
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink


class Mission(Choice):
    """GA-4.8: draw a Mission, or carry one out."""

    name: ClassVar[Step] = "mission"
    rule: ClassVar[str] = "GA-4.8"

    def legal(self, s: State, seat: int) -> int:
        open_to = doable(s, seat) << NUMBER
        if drawing.any_left(s, kits.MISSION):
            return open_to | 1 << YES
        return open_to or 1 << NO

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        if action == YES:
            drawing.draw(s, drawing.Read(seat, kits.MISSION), sink)
            return ASKED
        if action != NO:
            carry_out(s, seat, action - NUMBER, sink)
        elif sink is not None:
            sink.add(Declined("GA-4.8", seat, "mission"))
        return SETTLED

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        card = action - NUMBER
        if card >= 0 and s.missions[seat] >> card & 1:
            return Refusal("GA-4.8", "ga-refusal-men", {"men": s.men(seat), "least": s.kit.cards[kits.MISSION][card].n})
        return Refusal("GA-4.8", "ga-refusal-mission" if card >= 0 else "ga-refusal-one-of-the-two")


def take_mission(s: State, seat: int, sink: Sink | None) -> Then:
    """GA-4.8: whoever holds no Mission draws without being asked."""
    if s.missions[seat]:
        return ask(s, Mission(seat))
    return drawing.read_or_nothing(s, seat, kits.MISSION, sink)


def doable(s: State, seat: int) -> int:
    """GA-4.8: the Missions held for which one has the men, as a set."""
    found = 0
    men = s.men(seat)
    for card in members(s.missions[seat]):
        if s.kit.cards[kits.MISSION][card].n <= men:
            found |= 1 << card
    return found


def carry_out(s: State, seat: int, card: int, sink: Sink | None) -> None:
    """GA-4.8: shown, paid, and under its pile; the men are not spent."""
    s.missions[seat] = s.missions[seat] ^ 1 << card
    s.used[kits.MISSION] = s.used[kits.MISSION] | 1 << card
    if sink is not None:
        sink.add(MissionDone("GA-4.8", seat, s.kit.shown[kits.MISSION][card]))
    pay(s, BANK, seat, s.kit.cards[kits.MISSION][card].m, "mission", "GA-4.8", sink)
