"""Games with one deliberate mistake each: the checks are good if they catch them all."""

from __future__ import annotations

from typing import Any, ClassVar, cast

import msgspec

from tests.conformance.knife import Ask, Deal, Knife, Table
from tripot.games.twelve_gangsters.events import Changed, Chose
from tripot.games.twelve_gangsters.game import TwelveGangsters
from tripot.games.twelve_gangsters.state import NO_CARD, State
from tripot.games.twelve_gangsters.view import View
from tripot.kernel.bits import lowest
from tripot.kernel.dice import Dice
from tripot.kernel.event import Event, Hidden
from tripot.kernel.result import Result
from tripot.kernel.seats import NATURE
from tripot.kernel.state import Sink, ponder
from tripot.kernel.view import View as AnyView


class ViewShowsSealedCard(TwelveGangsters):
    """The score of a gang counts its sealed card already."""

    def view(self, s: State, seat: int) -> AnyView:
        seen = cast(View, super().view(s, seat))
        gangs = tuple(
            msgspec.structs.replace(gang, score=gang.score + s.chosen[other]) for other, gang in enumerate(seen.gangs)
        )
        return msgspec.structs.replace(seen, gangs=gangs)


class ChoseOpenly(Event, frozen=True, tag="chose-openly"):
    reveals: ClassVar[bool] = False
    seat: int
    card: int


class EventShowsSealedCard(TwelveGangsters):
    """The event of a choice has its card in a plain field."""

    def play(self, s: State, seat: int, action: int, sink: Sink | None = None) -> None:
        super().play(s, seat, action, sink)
        if sink is not None:
            sink.events = [
                ChoseOpenly(event.rule, seat, action) if isinstance(event, Chose) else event for event in sink.events
            ]


class WaitingDependsOnSealedCard(TwelveGangsters):
    """Whoever comes last is not waited for while the first seat has sealed its lowest card."""

    def waiting(self, s: State) -> int:
        waiting = super().waiting(s)
        low = s.chosen[0] != NO_CARD and s.chosen[0] == lowest(s.hands[0])
        return waiting & waiting - 1 if low and waiting & waiting - 1 else waiting


class UnaskedDependsOnSealedCard(TwelveGangsters):
    """The table is in a hurry when the first seat has sealed an odd card."""

    def unasked(self, s: State) -> int:
        return super().waiting(s) if s.chosen[0] & 1 else super().unasked(s)


class RefusalTellsSealedCard(TwelveGangsters):
    """An extra action is open only while nobody else has sealed the same card."""

    def extra(self, s: State, seat: int) -> int:
        mask = super().extra(s, seat)
        for other, card in enumerate(s.chosen):
            mask &= ~(1 << card) if other != seat else mask
        return mask


class ChangeOfMindIsHeard(TwelveGangsters):
    """TG-3.2 broken: the others hear that somebody chose again."""

    def play(self, s: State, seat: int, action: int, sink: Sink | None = None) -> None:
        super().play(s, seat, action, sink)
        if sink is not None and any(isinstance(event, Changed) for event in sink.events):
            sink.add(Chose("TG-3.2", seat, Hidden(action, 1 << seat)))


class HiddenKnownToAll(TwelveGangsters):
    """The choice is hidden, but everybody is among its knowers."""

    def play(self, s: State, seat: int, action: int, sink: Sink | None = None) -> None:
        super().play(s, seat, action, sink)
        if sink is not None:
            sink.events = [
                Chose(event.rule, seat, Hidden(action, -1)) if isinstance(event, Chose) else event
                for event in sink.events
            ]


class LegalIsUnstable(TwelveGangsters):
    """Every third time somebody asks, the lowest answer is missing."""

    asked = 0

    def legal(self, s: State, seat: int) -> int:
        LegalIsUnstable.asked += 1
        mask = super().legal(s, seat)
        return mask & mask - 1 if LegalIsUnstable.asked % 3 == 0 and mask & mask - 1 else mask

    def apply(self, s: State, seat: int, action: int, sink: Sink | None = None) -> None:
        self.play(s, seat, action, sink)


class LegalIsEmpty(TwelveGangsters):
    """The Boss may not play the last card but one."""

    def legal(self, s: State, seat: int) -> int:
        mask = super().legal(s, seat)
        return 0 if seat == s.boss and mask.bit_count() == 2 else mask


class SampleContradictsView(TwelveGangsters):
    """A sampled world forgets who has chosen."""

    def sample(self, seen: AnyView, dice: Dice) -> State:
        s = super().sample(seen, dice)
        s.chosen = [NO_CARD] * self.players
        return s


class PositionLosesChoices(TwelveGangsters):
    """A position without the sealed cards."""

    def position(self, s: State) -> dict[str, Any]:
        return super().position(s) | {"chosen": [None] * self.players}


class RefusalChangesBoss(TwelveGangsters):
    """The checked door opens too early."""

    def apply(self, s: State, seat: int, action: int, sink: Sink | None = None) -> None:
        if s.boss >= 0:
            s.boss = (s.boss + 1) % self.players
        super().apply(s, seat, action, sink)


class EverybodyWins(TwelveGangsters):
    """Ranks that do not look at the merits."""

    def result(self, s: State) -> Result | None:
        result = super().result(s)
        return result and Result(tuple(msgspec.structs.replace(standing, rank=1) for standing in result.standings))


class SharingTable(Table):
    """A clone that shares its list of answers."""

    def clone(self) -> Table:
        return SharingTable(self.frame, self.holder, self.shown, self.answers, self.points.copy())


class CloneShares(Knife):
    def start(self) -> Table:
        s = super().start()
        return SharingTable(s.frame, s.holder, s.shown, s.answers, s.points)


class DealAndAskHolder(Deal):
    """Law 4 broken: the others pass in silence, so who is asked shows who holds the knife."""

    def play(self, s: Table, seat: int, action: int, sink: Sink | None) -> None:
        super().play(s, seat, action, sink)
        s.answers = [0 if other != action else -1 for other in range(len(s.answers))]
        s.frame = Ask(1 << action)


class AsksOnlyHolders(Knife):
    def start(self) -> Table:
        s = super().start()
        s.frame = DealAndAskHolder(1 << NATURE)
        return s


class TellsWhatIsOnlyBegun(Knife):
    """Everybody hears of an answer before it is whole."""

    def play(self, s: Table, seat: int, action: int, sink: Sink | None = None) -> None:
        super().play(s, seat, action, sink)
        ponder(sink)


class BegunIsInTheWay(Knife):
    """No event, but everybody is asked something else after the last answer."""

    def play(self, s: Table, seat: int, action: int, sink: Sink | None = None) -> None:
        super().play(s, seat, action)
        ponder(sink)


class ImpossibleOutcome(Knife):
    def weight(self, s: Table, outcome: int) -> int:
        return outcome
