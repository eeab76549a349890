"""Calendar, La Rue, piles and the court: what lies open before everybody."""

from __future__ import annotations

__compile__ = True

from tripot.games.nostra_city.actions import CARD, SEAT
from tripot.games.nostra_city.bags import bills_in, cards_in
from tripot.games.nostra_city.kit import CARDS
from tripot.games.nostra_city.material import PHASES
from tripot.games.nostra_city.numbering import caid_numbers, rival_of, turf_numbers
from tripot.games.nostra_city.observing.numbers import (
    BILL_KINDS,
    BILL_NAMES,
    CAID_NAMES,
    CARD_NAMES,
    HELD_NAMES,
    REPRISAL_NAMES,
    SLOT_NAMES,
    TURF_NAMES,
    held,
    write_bills,
    write_cards,
)
from tripot.games.nostra_city.rules.rue import gone
from tripot.games.nostra_city.state import NOBODY, NONE, SLOTS, State
from tripot.kernel.bits import count, members
from tripot.kernel.observation import Observation
from tripot.kernel.row import Rows


class City:
    def __init__(self, whole: Observation[State]) -> None:
        self.whole = whole
        counts = [f"{number}.{bill}" for number in (1, 2, 3) for bill in BILL_NAMES]
        self.month = whole.part("month", [], "from 1")
        self.phase = whole.part("phase", list(PHASES), "1: the phase")
        self.first = whole.around("first", [], "1: has the First-player card")
        self.opener = whole.around("opener", [], "1: began this phase")
        self.turn = whole.around("turn", [], "1: whose turn of the phase it is")
        self.moved = whole.part("moved", [], "1: the First-player card has been given this month")
        self.pausing = whole.part("pausing", [], "1: a pause is on (NC-8.2)")
        self.slot = whole.part("slot", [*SLOT_NAMES, "done"], "1: the slot that is resolved, or comes next")
        self.queue = whole.around("queue", [], "1: has sealed a play that is still to resolve")
        self.verdict = whole.part("verdict", [], "the space of the token")
        self.rue = whole.part("rue", [str(card) for card in range(CARDS)], "the slot where this card lies; 0: none")
        self.acting = whole.part("acting", SLOT_NAMES, "1: an Enquête that is in force lies there (NC-7.2)")
        self.piles = whole.part("pile", ["rue", "bills", "vendetta"], "how many cards are left")
        self.discard = whole.part("discard", ["all", "open"], "bills on the discard, and how many openly (NC-2.6)")
        self.top = whole.part("top", BILL_NAMES, "1: the visible bill of the discard")
        self.gone = whole.part("gone", HELD_NAMES, "1: this card has left the game")
        self.spent = whole.part("spent", CARD_NAMES, "used Vendetta cards of each kind")
        self.last = whole.part("last", REPRISAL_NAMES, "1: the Représaille that was played last")
        self.last_seat = whole.around("last-seat", [], "1: who played it")
        self.last_victim = whole.around("last-victim", [], "1: the player at whom")
        self.last_aim = whole.part("last-aim", [], "1 + the action that named another aim")
        self.cancelled = whole.part("last-cancelled", [], "1: it came to nothing (NC-8.12)")
        self.underboss = whole.part("underboss", ["away", "waiting", "rue", "held"], "1: where he is (NC-7.1)")
        self.corruption = whole.part("corruption", [], "bills on the corruption pile")
        self.counts = whole.part("count", counts, "the bills of each count so far (NC-7.3)")
        self.counted = whole.part("counts", [], "how many counts have begun")
        self.packs = whole.part("pack", CAID_NAMES, "1 + k: +k picks from a pack with this Caïd (NC-2.5)")
        self.engaged = whole.part("engaged", [*CAID_NAMES, *TURF_NAMES], "1: this Caïd or Turf is engaged")
        self.burnt = whole.part("burnt", TURF_NAMES, "1: under Incendie (NC-8.13)")

    def write(self, s: State, seat: int, rows: Rows) -> None:
        whole = self.whole
        rows.put(self.month, s.month)
        rows.mark(self.phase + s.phase)
        self._point(self.first, s.first, seat, rows)
        self._point(self.opener, s.opener, seat, rows)
        self._point(self.turn, s.turn, seat, rows)
        rows.put(self.moved, s.moved)
        rows.put(self.pausing, s.pausing)
        if s.slot != NONE:
            rows.mark(self.slot + s.slot)
        rows.spread(self.queue, whole.turned(s.queue, seat))
        rows.put(self.verdict, s.verdict)
        self._write_rue(s, rows)
        self._write_piles(s, rows)
        self._write_last(s, seat, rows)
        rows.mark(self.underboss + s.underboss)
        rows.put(self.counted, len(s.tallies))
        for number, tally in enumerate(s.tallies):
            write_bills(self.counts + number * BILL_KINDS, tally.bag(), rows)
        for other, pack in enumerate(s.packs):
            for caid in members(caid_numbers(pack)):
                rows.put(self.packs + caid, 1 + whole.distance(other, seat))
        rows.spread(self.engaged, caid_numbers(s.engaged) | turf_numbers(s.engaged) << len(CAID_NAMES))
        rows.spread(self.burnt, turf_numbers(s.burnt))

    def _point(self, place: int, other: int, seat: int, rows: Rows) -> None:
        """1 in the place of this player, if it is one."""
        if other != NOBODY:
            rows.mark(place + self.whole.distance(other, seat))

    def _write_rue(self, s: State, rows: Rows) -> None:
        for slot in range(SLOTS):
            card = s.rue[slot]
            if card != NONE:
                rows.put(self.rue + card, slot + 1)
                rows.put(self.acting + slot, s.acting >> card & 1)

    def _write_piles(self, s: State, rows: Rows) -> None:
        rows.put(self.piles, count(s.rue_pile))
        rows.put(self.piles + 1, bills_in(s.bills))
        rows.put(self.piles + 2, cards_in(s.vendetta))
        rows.put(self.discard, bills_in(s.discard))
        rows.put(self.discard + 1, bills_in(s.open_bag))
        if s.top != NONE:
            rows.mark(self.top + s.top)
        rows.put(self.corruption, bills_in(s.corruption))
        rows.spread(self.gone, held(gone(s)))
        write_cards(self.spent, s.spent, rows)

    def _write_last(self, s: State, seat: int, rows: Rows) -> None:
        last = s.last
        if last is None:
            return
        rows.mark(self.last + last.card)
        rows.mark(self.last_seat + self.whole.distance(last.seat, seat))
        rows.put(self.cancelled, last.cancelled)
        if SEAT <= last.aim < CARD:
            rows.mark(self.last_victim + self.whole.distance(rival_of(last.seat, last.aim), seat))
        else:
            rows.put(self.last_aim, last.aim + 1)
