"""The visible bill of the discard instead of an own one (Pia): NC-2.6, NC-8.14."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city import bags
from tripot.games.nostra_city.actions import PICK
from tripot.games.nostra_city.events import Corrupted
from tripot.games.nostra_city.kit import RESORTS
from tripot.games.nostra_city.material import BILLS, Moment
from tripot.games.nostra_city.rules import proces, secrets
from tripot.games.nostra_city.rules.resolution import Top
from tripot.games.nostra_city.state import CORRUPTION, NOBODY, NONE, Power, State
from tripot.games.nostra_city.step import ask, clear_drafts
from tripot.games.nostra_city.then import ACTED, Then
from tripot.kernel.state import Sink


class UseDiscard(Power):
    name: ClassVar[str] = "use_discard"
    moment: ClassVar[Moment | None] = "proces"
    call: ClassVar[int] = RESORTS

    def sources(self, s: State) -> int:
        return 0 if s.top == NONE else 1 << PICK

    def put(self, s: State, seat: int, caid: int, action: int, sink: Sink | None) -> Then:
        """Another open bill is turned up."""
        clear_drafts(s)
        bag = bags.bill(s.top)
        secrets.arrive(s, CORRUPTION, bag, secrets.ALL)
        s.discard -= bag
        s.open_bag -= bag
        proces.engage(s, seat, caid, bag)
        if sink is not None:
            top = BILLS[s.top]
            sink.add(Corrupted("NC-8.14", seat, s.kit.shown[caid], 1, (top,), top))
        s.top = NONE
        return ask(s, Top(NOBODY, False)) if s.open_bag else ACTED
