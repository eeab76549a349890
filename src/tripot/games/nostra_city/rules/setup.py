"""NC-2: First player, Caïds dealt or drafted, Turfs, La Rue."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city.actions import CAID
from tripot.games.nostra_city.asked import Asked, Step
from tripot.games.nostra_city.events import Dealt, FirstChosen, PackDealt, Picked, PicksShown
from tripot.games.nostra_city.kit import CAIDS, TURFS
from tripot.games.nostra_city.notation import text_of
from tripot.games.nostra_city.numbering import caid_card, caid_numbers
from tripot.games.nostra_city.rules import rue
from tripot.games.nostra_city.state import NOBODY, NONE, State
from tripot.games.nostra_city.step import Ask, Chance, ask, unseal
from tripot.games.nostra_city.then import Then
from tripot.kernel.bits import count, mask_of, members
from tripot.kernel.dice import Dice
from tripot.kernel.event import Hidden
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink

CAIDS_EACH = 3
PACK_SIZE = 4


def begin(s: State, sink: Sink | None) -> Then:
    """NC-2.4: the host's choice, or chance."""
    return ask(s, First(NONE)) if s.kit.first == NOBODY else choose_first(s, s.kit.first, sink)


def choose_first(s: State, seat: int, sink: Sink | None) -> Then:
    s.first = s.opener = seat
    if sink is not None:
        sink.add(FirstChosen("NC-2.4", seat))
    return deal(s)


class First(Chance):
    """NC-2.4: who is the First player."""

    name: ClassVar[Step] = "first"
    rule: ClassVar[str] = "NC-2.4"

    def legal(self, s: State, seat: int) -> int:
        return s.everybody()

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        return choose_first(s, action, sink)


def deal(s: State) -> Then:
    """NC-2.1: three Caïds each, then a Turf each; NC-2.5: packs to draft from."""
    for offset in range(len(s.lands)):
        seat = (s.first + offset) % len(s.lands)
        caids = count(s.lands[seat] & CAIDS)
        if s.kit.draft and caids == 0 and count(s.packs[seat]) < PACK_SIZE:
            return ask(s, Pack(seat))
        if not s.kit.draft and caids < CAIDS_EACH:
            return ask(s, Deal(seat))
    for offset in range(len(s.lands)):
        seat = (s.first + offset) % len(s.lands)
        if count(s.lands[seat] & CAIDS) < CAIDS_EACH:
            return ask(s, Draft(s.everybody()))
        if s.lands[seat] & TURFS == 0:
            return ask(s, Deal(seat))
    return rue.fill(s)


def new_families(s: State, held: int) -> int:
    """NC-2.5: Caïds of families that are not among these."""
    found = 0
    for family in s.kit.families:
        if not family & held:
            found |= family
    return found


class Deal(Chance):
    """NC-2.1, NC-2.5: a Caïd, or a Turf when there are three."""

    name: ClassVar[Step] = "deal"
    rule: ClassVar[str] = "NC-2.1"

    def legal(self, s: State, seat: int) -> int:
        held = s.lands[self.seat]
        if count(held & CAIDS) == CAIDS_EACH:
            return s.rue_pile & TURFS
        pile = s.rue_pile & CAIDS
        return pile & new_families(s, held) if s.kit.mixed else pile

    def draw(self, s: State, dice: Dice) -> int:
        return dice.member(self.legal(s, NONE))

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        s.rue_pile &= ~(1 << action)
        s.lands[self.seat] |= 1 << action
        if sink is not None:
            sink.add(Dealt("NC-2.1", self.seat, s.kit.shown[action]))
        return deal(s)


class Pack(Chance):
    """NC-2.5: a Caïd to draft from; with different families, one of each."""

    name: ClassVar[Step] = "pack"
    rule: ClassVar[str] = "NC-2.5"

    def legal(self, s: State, seat: int) -> int:
        pile = s.rue_pile & CAIDS
        return pile & new_families(s, s.packs[self.seat]) if s.kit.mixed else pile

    def draw(self, s: State, dice: Dice) -> int:
        return dice.member(self.legal(s, NONE))

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        s.rue_pile &= ~(1 << action)
        s.packs[self.seat] |= 1 << action
        if sink is not None:
            sink.add(PackDealt("NC-2.5", self.seat, s.kit.shown[action]))
        return deal(s)


class Draft(Ask):
    """NC-2.5: everybody keeps one Caïd of his pack, under seal, and passes the others on."""

    name: ClassVar[Step] = "draft"
    rule: ClassVar[str] = "NC-2.5"

    def __init__(self, awaited: int) -> None:
        super().__init__(awaited, NONE)

    def told(self) -> Asked:
        return Asked(self.name, waiting=members(self.awaited))

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Draft(mask_of(told.waiting))

    def legal(self, s: State, seat: int) -> int:
        pack = s.packs[seat]
        if s.kit.mixed:
            pack = pack & new_families(s, s.lands[seat]) or pack
        return caid_numbers(pack) << CAID

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        s.sealed[seat] = action
        if sink is not None:
            sink.add(Picked("NC-2.5", seat, Hidden(text_of(seat, action), 1 << seat)))
        awaited = self.awaited & ~(1 << seat)
        return ask(s, Draft(awaited)) if awaited else show_picks(s, sink)

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        return Refusal(self.rule, "nc-refusal-pick")


def show_picks(s: State, sink: Sink | None) -> Then:
    """NC-2.5: packs go clockwise; after three picks the last cards join the Rue pile."""
    seats = range(len(s.packs))
    picks = [caid_card(answer - CAID) for answer in s.sealed]
    unseal(s)
    if sink is not None:
        sink.add(PicksShown("NC-2.5", tuple([s.kit.shown[caid] for caid in picks])))
    left = [s.packs[seat] & ~(1 << picks[seat]) for seat in seats]
    for seat in seats:
        s.lands[seat] |= 1 << picks[seat]
        s.packs[s.following(seat)] = left[seat]
    if count(s.lands[0] & CAIDS) == CAIDS_EACH:
        for seat in seats:
            s.rue_pile |= s.packs[seat]
            s.packs[seat] = 0
    return deal(s)
