"""NC-7.1, NC-7.2, NC-7.9: the RÉCEPTION."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city import bags
from tripot.games.nostra_city.actions import BILL
from tripot.games.nostra_city.asked import Asked, Step
from tripot.games.nostra_city.events import (
    Discarded,
    PhaseBegan,
    Released,
    Seized,
    UnderbossPlaced,
    UnderbossWaits,
    VerdictMoved,
)
from tripot.games.nostra_city.kit import SEIZE, UNDERBOSS
from tripot.games.nostra_city.rules import rue, secrets
from tripot.games.nostra_city.state import (
    AWAY,
    FEBRUARY,
    IN_RUE,
    NOBODY,
    NONE,
    RECEPTION,
    SLOTS,
    WAITING,
    State,
)
from tripot.games.nostra_city.step import Ask, ask
from tripot.games.nostra_city.then import PAUSE_DUE, Then
from tripot.kernel.bits import mask_of, members
from tripot.kernel.event import Hidden
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink


def begin(s: State, sink: Sink | None) -> Then:
    """NC-8.2: a pause comes before step 1."""
    s.phase = RECEPTION
    s.opener = s.first
    s.turn = NOBODY
    if sink is not None:
        sink.add(PhaseBegan("NC-3.1", "reception", s.first))
    return PAUSE_DUE


def release(s: State, sink: Sink | None) -> Then:
    """Steps 1 and 2: Caïds and Turfs are free; Banques are cut, or seized by the IRS."""
    s.engaged = 0
    if s.kit.version < 2:
        s.burnt = 0
    if sink is not None:
        sink.add(Released("NC-7.1"))
    if s.under(SEIZE):
        for seat in range(len(s.banks)):
            seize(s, seat, sink)
    return cut(s, sink)


def seize(s: State, seat: int, sink: Sink | None) -> None:
    bag = s.banks[seat]
    if bag:
        s.banks[seat] = 0
        secrets.discard_unseen(s, seat, bag)
        if sink is not None:
            sink.add(Seized("NC-7.1", seat, bags.bills_in(bag), Hidden(bags.bills(bag), 1 << seat)))


def cut(s: State, sink: Sink | None) -> Then:
    """Whoever has too many bills is asked, all at once."""
    rich = 0
    for seat in range(len(s.banks)):
        if bags.bills_in(s.banks[seat]) > s.kit.limit:
            rich |= 1 << seat
    return ask(s, Cut(rich)) if rich else inquire(s, sink)


class Cut(Ask):
    """NC-7.1: bills of the owner's choice, unseen, down to the limit."""

    name: ClassVar[Step] = "cut"
    rule: ClassVar[str] = "NC-7.1"

    def __init__(self, awaited: int) -> None:
        super().__init__(awaited, NONE)

    def told(self) -> Asked:
        rich = members(self.awaited)
        return Asked(self.name, group=rich, waiting=rich)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Cut(mask_of(told.waiting))

    def legal(self, s: State, seat: int) -> int:
        return bags.bill_kinds(s.banks[seat]) << BILL

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        bag = bags.bill(action - BILL)
        s.banks[seat] -= bag
        secrets.discard_unseen(s, seat, bag)
        if sink is not None:
            sink.add(Discarded("NC-7.1", seat, 1, Hidden(bags.bills(bag), 1 << seat)))
        return cut(s, sink)

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        return Refusal(self.rule, "nc-refusal-bill")


def inquire(s: State, sink: Sink | None) -> Then:
    """Step 3: one step to guilty per Enquête, and the Underboss; step 4: La Rue is filled."""
    push(s, "NC-7.1", sink)
    if s.underboss == WAITING or (s.underboss == AWAY and s.month == FEBRUARY):
        place_underboss(s, sink)
    return rue.fill(s)


def push(s: State, rule: str, sink: Sink | None) -> None:
    """One step to guilty per Enquête in La Rue, not past the last space."""
    before = s.verdict
    for card in s.rue:
        if card != NONE and s.kit.enquetes >> card & 1 and s.verdict < s.kit.spaces:
            s.verdict += 1
    if sink is not None and s.verdict != before:
        sink.add(VerdictMoved(rule, before, s.verdict, "enquetes"))


def place_underboss(s: State, sink: Sink | None) -> None:
    """NC-7.1: the first empty slot, or in place of the first card that is no Enquête; else it waits."""
    slot = NONE
    for candidate in range(SLOTS):
        if slot == NONE and s.rue[candidate] == NONE:
            slot = candidate
    for candidate in range(SLOTS):
        if slot == NONE and not s.kit.enquetes >> s.rue[candidate] & 1:
            slot = candidate
    if slot == NONE:
        s.underboss = WAITING
        if sink is not None:
            sink.add(UnderbossWaits("NC-7.1"))
        return
    replaced = s.rue[slot]
    s.rue[slot] = UNDERBOSS
    s.underboss = IN_RUE
    if sink is not None:
        sink.add(
            UnderbossPlaced(
                "NC-7.1", slot + 1, s.kit.shown[UNDERBOSS], None if replaced == NONE else s.kit.shown[replaced]
            )
        )
