"""NC-4: Encaissements, up to the sharing."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city import bags
from tripot.games.nostra_city.actions import BILL, PICK, TURF
from tripot.games.nostra_city.asked import Asked, Step
from tripot.games.nostra_city.events import BillDrawn, Collected, Raided, Reshuffled
from tripot.games.nostra_city.kit import ATLANTIC, DRUGS, FIRST_TURF, KINDS, NO_DRUGS, RACKETS, RESORTS, SHORT_DRAW
from tripot.games.nostra_city.material import BILLS
from tripot.games.nostra_city.material import KINDS as KIND_NAMES
from tripot.games.nostra_city.numbering import caid_card, caid_numbers, turf_bit
from tripot.games.nostra_city.rules import secrets
from tripot.games.nostra_city.state import NONE, PILE, Power, State
from tripot.games.nostra_city.step import Ask, Chance, ask, clear_drafts
from tripot.games.nostra_city.then import ASKED, COLLECTED, Then
from tripot.kernel.bits import count, members
from tripot.kernel.dice import Dice
from tripot.kernel.event import Hidden
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink, ponder

DESCENTE = 7
"""Nature's outcome for the Descente; the kinds of bills are 0 to 6."""


def lawful(s: State) -> int:
    """NC-7.7: the kinds of Encaissement; no drugs under DEA."""
    kinds = (1 << KINDS) - 1
    return kinds & ~(1 << DRUGS) if s.under(NO_DRUGS) else kinds


def allowed(s: State, seat: int) -> int:
    """NC-4.7: the kinds still open: each Trafic once, one Racket in all."""
    done = s.done[seat]
    if done & RACKETS:
        done |= RACKETS
    return lawful(s) & ~done


def turfs_for(s: State, seat: int, kinds: int) -> int:
    """NC-4.1, NC-8.13: free Turfs, not burnt, that can start one of these kinds."""
    return s.lands[seat] & s.kit.starting[kinds] & ~s.engaged & ~s.burnt


def starters(s: State, seat: int, free: int) -> int:
    if turfs_for(s, seat, allowed(s, seat)):
        return caid_numbers(free)
    found = 0
    for caid in members(free & s.called(RESORTS)):
        if turfs_for(s, seat, kinds_of(s, seat, caid)):
            found |= 1 << caid
    return caid_numbers(found)


def kinds_of(s: State, seat: int, caid: int) -> int:
    """NC-4.7, NC-8.15: the kinds that this Caïd may do."""
    return s.power(caid).kinds(s, seat, allowed(s, seat))


def steps(s: State, seat: int, caid: int) -> int:
    """A Turf, then which of its two kinds."""
    kinds = kinds_of(s, seat, caid_card(caid))
    if s.place == NONE:
        return turfs_for(s, seat, kinds) >> FIRST_TURF << TURF
    index = 2 * (s.place - FIRST_TURF)
    return ((kinds >> s.kit.picks[index] & 1) | (kinds >> s.kit.picks[index + 1] & 1) << 1) << PICK


def step(s: State, seat: int, caid: int, action: int, sink: Sink | None) -> Then:
    if s.place == NONE:
        ponder(sink)
        s.place = action - TURF + FIRST_TURF
        return ASKED
    kind = s.kit.picks[2 * (s.place - FIRST_TURF) + action - PICK]
    return collect(s, seat, caid_card(caid), s.place, kind, sink)


def why_not(s: State, seat: int, action: int) -> Refusal:
    """NC-4.1, NC-4.7, NC-4.8: a Turf or a kind that cannot be."""
    if TURF <= action < BILL:
        card = turf_bit(action - TURF)
        if s.place != NONE or not s.lands[seat] & card:
            return Refusal("NC-4.1", "nc-refusal-turf")
        if card == 1 << ATLANTIC:
            return Refusal("NC-4.8", "nc-refusal-atlantic")
        if s.burnt & card:
            return Refusal("NC-8.13", "nc-refusal-burnt")
        return Refusal("NC-4.1", "nc-refusal-turf-engaged" if s.engaged & card else "nc-refusal-kind-done")
    if s.place == NONE:
        return Refusal("NC-4.1", "nc-refusal-turf-first")
    if action in (PICK, PICK + 1):
        kind = s.kit.picks[2 * (s.place - FIRST_TURF) + action - PICK]
        if kind == DRUGS and s.under(NO_DRUGS):
            return Refusal("NC-7.7", "nc-refusal-no-drugs")
        return Refusal("NC-4.7", "nc-refusal-kind-done")
    return Refusal("NC-4.1", "nc-refusal-no-answer")


def owed(s: State, seat: int) -> int:
    """NC-4.3: one bill for each of his Turfs that was counted."""
    return counted(s, seat, s.kind)


def counted(s: State, seat: int, kind: int) -> int:
    """NC-4.2, NC-8.13: his Turfs of this kind."""
    return count(s.lands[seat] & s.kit.counted[kind] & ~s.burnt)


def turfs_of(s: State, kind: int) -> int:
    """NC-4.2: everybody's."""
    turfs = 0
    for seat in range(len(s.lands)):
        turfs += counted(s, seat, kind)
    return turfs


def debts(s: State, seat: int, kind: int) -> tuple[int, ...]:
    """NC-4.3: what this collector would owe each."""
    return tuple([0 if other == seat else counted(s, other, kind) for other in range(len(s.lands))])


def draws(s: State, power: Power, turfs: int) -> int:
    """NC-4.2, NC-8.15: one bill less under NYPD."""
    return power.draws(turfs - 1 if s.under(SHORT_DRAW) and turfs > 1 else turfs)


def collect(s: State, seat: int, caid: int, turf: int, kind: int, sink: Sink | None) -> Then:
    """NC-4.1, NC-4.2, NC-8.15: engage, announce, count."""
    clear_drafts(s)
    s.engaged |= 1 << caid | 1 << turf
    s.done[seat] |= 1 << kind
    s.caid = caid
    s.kind = kind
    s.raided = False
    turfs = turfs_of(s, kind)
    bills = draws(s, s.power(caid), turfs)
    if sink is not None:
        due, shown = debts(s, seat, kind), s.kit.shown
        sink.add(Collected("NC-4.2", seat, shown[caid], shown[turf], KIND_NAMES[kind], turfs, due, bills))
    return ask(s, DrawBill(seat, bills, False))


class DrawBill(Chance):
    """NC-4.2: so many bills are still to be drawn; in exchange for a discarded one (Carla)."""

    name: ClassVar[Step] = "draw-bill"
    rule: ClassVar[str] = "NC-4.2"

    def __init__(self, seat: int, left: int, exchange: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.exchange = exchange

    def told(self) -> Asked:
        return Asked(self.name, self.seat, number=self.left, then="exchange" if self.exchange else "")

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return DrawBill(told.seat, told.number, told.then == "exchange")

    def legal(self, s: State, seat: int) -> int:
        return bags.bill_kinds(s.bills) | (0 if s.aside else 1 << DESCENTE)

    def weight(self, s: State, outcome: int) -> int:
        return 1 if outcome == DESCENTE else bags.bills_of(s.bills, outcome)

    def draw(self, s: State, dice: Dice) -> int:
        bills: int = bags.bills_in(s.bills)
        if not s.aside and dice.below(bills + 1) == 0:
            return DESCENTE
        return bags.random_bill(s.bills, dice)

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        collector = self.seat
        if action == DESCENTE:
            return self.raid(s, sink)
        bag = bags.bill(action)
        secrets.leave(s, PILE, bag, 1 << collector)
        s.bills -= bag
        s.drawn += bag
        left = self.left - 1
        if sink is not None:
            sink.add(BillDrawn("NC-4.2", collector, Hidden(BILLS[action], 1 << collector), left))
        return self.go_on(s, left, sink)

    def go_on(self, s: State, left: int, sink: Sink | None) -> Then:
        if left and s.aside and s.bills == 0 and s.discard:
            reshuffle(s, "NC-8.15", sink)
        if left and (s.bills or not s.aside):
            return ask(s, DrawBill(self.seat, left, self.exchange))
        return COLLECTED if self.exchange else drawn_all(s, self.seat, sink)

    def raid(self, s: State, sink: Sink | None) -> Then:
        """NC-4.5, NC-4.9; NC-8.15: ignored once by a Caïd who can."""
        ignored = s.power(s.caid).evades()
        if sink is not None:
            sink.add(Raided("NC-8.15" if ignored else "NC-4.5", self.seat, ignored))
        if ignored:
            s.aside = True
            return self.go_on(s, self.left, sink)
        s.raided = True
        reshuffle(s, "NC-4.5", sink)
        return COLLECTED if self.exchange else drawn_all(s, self.seat, sink)


def reshuffle(s: State, rule: str, sink: Sink | None) -> None:
    secrets.shuffle_bills(s)
    if sink is not None:
        sink.add(Reshuffled(rule, "bills", bags.bills_in(s.bills)))


def put_back_descente(s: State, sink: Sink | None) -> None:
    """NC-8.15: it returns to the pile only."""
    if s.aside:
        s.aside = False
        if sink is not None:
            sink.add(Reshuffled("NC-8.15", "bills", bags.bills_in(s.bills)))


def drawn_all(s: State, seat: int, sink: Sink | None) -> Then:
    put_back_descente(s, sink)
    return s.power(s.caid).collected(s, seat, sink)
