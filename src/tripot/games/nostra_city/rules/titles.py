"""NC-5.8: the Underboss names the Consigliere, who names the Primo Capo."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city.asked import Asked, Step
from tripot.games.nostra_city.events import Titled
from tripot.games.nostra_city.kit import UNDERBOSS
from tripot.games.nostra_city.numbering import rival_actions, rival_of
from tripot.games.nostra_city.rules import grievance
from tripot.games.nostra_city.state import HELD, NOBODY, State
from tripot.games.nostra_city.step import Ask, Choice, ask
from tripot.games.nostra_city.then import NEXT_VICTIM, Then
from tripot.kernel.bits import lowest, members
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink


def begin(s: State, seat: int, sink: Sink | None) -> Then:
    s.underboss = HELD
    return entitle(s, seat, 0, NOBODY, sink)


def untitled(s: State) -> int:
    """Who has no title, as a set."""
    found = s.everybody()
    for seat in s.titles:
        if seat != NOBODY:
            found &= ~(1 << seat)
    return found


def entitle(s: State, seat: int, title: int, by: int, sink: Sink | None) -> Then:
    """A title counts as a card received (NC-5.9); whoever is the last to be named need not be asked for."""
    s.titles[title] = seat
    s.received |= 1 << seat
    if sink is not None:
        sink.add(Titled("NC-5.8", seat, s.kit.shown[UNDERBOSS + title], None if by == NOBODY else by))
    rest = untitled(s)
    if title == 2:
        return grieve(s, rest, sink)
    if rest & (rest - 1):
        return ask(s, Name(seat, title + 1))
    return entitle(s, lowest(rest), title + 1, seat, sink)


def grieve(s: State, rest: int, sink: Sink | None) -> Then:
    """NC-5.8: whoever is left without a title is lésé."""
    s.victims = rest
    for seat in members(rest):
        s.due[seat] = 1
    grievance.tell(s, "titles", "NC-5.8", sink)
    return NEXT_VICTIM


class Name(Choice):
    """NC-5.8: who gets the title, 1 Consigliere or 2 Primo Capo."""

    name: ClassVar[Step] = "name"
    rule: ClassVar[str] = "NC-5.8"

    def __init__(self, seat: int, title: int) -> None:
        super().__init__(seat)
        self.title = title

    def told(self) -> Asked:
        return Asked(self.name, self.seat, number=self.title)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Name(told.seat, told.number)

    def legal(self, s: State, seat: int) -> int:
        return rival_actions(seat, untitled(s))

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        return entitle(s, rival_of(seat, action), self.title, seat, sink)

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        return Refusal(self.rule, "nc-refusal-title")
