"""What the game waits for, and the viewer's own choice as far as it is made."""

from __future__ import annotations

__compile__ = True

from typing import Final, get_args

from tripot.games.nostra_city.actions import BILL, CAID, PICK, TURF
from tripot.games.nostra_city.asked import After
from tripot.games.nostra_city.bags import bills_in
from tripot.games.nostra_city.kit import FIRST_TURF, UNDERBOSS
from tripot.games.nostra_city.material import KINDS, VENDETTAS
from tripot.games.nostra_city.numbering import caid_card, turf_card
from tripot.games.nostra_city.observing.numbers import (
    BILL_KINDS,
    BILL_NAMES,
    CAID_NAMES,
    REPRISAL_NAMES,
    SLOT_NAMES,
    caid_place,
    write_bills,
)
from tripot.games.nostra_city.powers.peek import Bribe, Look
from tripot.games.nostra_city.powers.reclaim import Reclaim
from tripot.games.nostra_city.powers.shield import Shield
from tripot.games.nostra_city.powers.shift import Shift
from tripot.games.nostra_city.powers.swap_bill import Swap
from tripot.games.nostra_city.rules.business import DrawBill, debts
from tripot.games.nostra_city.rules.grievance import DrawVendetta
from tripot.games.nostra_city.rules.pause import Pause
from tripot.games.nostra_city.rules.resolution import Keep, Salvage, Top
from tripot.games.nostra_city.rules.sharing import Share
from tripot.games.nostra_city.rules.titles import Name
from tripot.games.nostra_city.rules.turn import Act
from tripot.games.nostra_city.state import BUSINESS, LAST, MEETING, NOBODY, NONE, PROCES, SLOTS, State
from tripot.games.nostra_city.step import Ask
from tripot.games.nostra_city.then import COLLECTED
from tripot.games.nostra_city.view import Step
from tripot.kernel.observation import Observation
from tripot.kernel.row import Rows

STEPS: Final[dict[str, int]] = {step: number for number, step in enumerate(get_args(Step))}
AFTERS: Final[dict[str, int]] = {after: number for number, after in enumerate(get_args(After)[1:])}
REPRISALS: Final[dict[str, int]] = {card: number for number, card in enumerate(VENDETTAS)}
ACTING: Final[dict[int, Step]] = {BUSINESS: "business", MEETING: "meeting", PROCES: "proces", LAST: "last"}
"""To begin an action or pass is asked by the name of the phase."""


class Question:
    def __init__(self, whole: Observation[State]) -> None:
        self.whole = whole
        self.step = whole.part("step", list(STEPS), "1: what is asked")
        self.asked = whole.around("asked", [], "1: who decides, or for whom Nature draws")
        self.rival = whole.around("rival", [], "1: who plays, is drawn from, wins the slot; gets what one gives now")
        self.about = whole.part("about", [], "1 + the number of the card that it is about")
        self.vendetta = whole.part("vendetta", REPRISAL_NAMES, "1: the Représaille that may be cancelled")
        self.slot = whole.part("where", SLOT_NAMES, "1: the slot that it is about")
        self.number = whole.part("number", [], "how many are still to draw, to see, to keep; cards due")
        self.lifted = whole.part("lifted", [], "1: the stakes reach the bribe (NC-5.7)")
        self.group = whole.around("group", [], "1: is asked, may be chosen, takes a bill back after this one")
        self.then = whole.part("then", list(AFTERS), "1: what follows")
        self.caid = whole.part("caid", CAID_NAMES, "1: the Caïd who collects or looks")
        self.collecting = whole.part("collecting", [], "1: an Encaissement goes on (NC-4.2)")
        self.kind = whole.part("kind", list(KINDS), "1: its kind")
        self.drawn = whole.part("drawn", [], "how many bills it has brought")
        self.raid = whole.part("raid", ["stopped", "aside"], "1: the Descente has stopped it; it is set aside (Bruno)")
        self.loot = whole.part("loot", BILL_NAMES, "its bills, to the collector")
        self.owed = whole.around("owed", [], "what the collector owes each (NC-4.3)")
        self.open = whole.around(
            "open", BILL_NAMES, "the stakes that lie open now; or what one gives each in a sharing"
        )
        self.gift = whole.around("gift-first", [], "1: is to get the First-player card in one's own sharing")
        self.draft = whole.part("draft", [], "1 + the first action of one's own begun choice")
        self.begun = whole.part("begun", [], "1 + the Turf or the slot of it, as an action")
        self.stake = whole.part("begun-bill", BILL_NAMES, "its bills")

    def write(self, s: State, asked: Ask, seat: int, rows: Rows) -> None:
        if isinstance(asked, Act):
            rows.mark(self.step + STEPS[ACTING[s.phase]])
        else:
            rows.mark(self.step + STEPS[asked.name])
            self._write_told(s, asked, seat, rows)
        if asked.seat != NOBODY:
            rows.mark(self.asked + self.whole.distance(asked.seat, seat))
        self._write_choice(s, asked, seat, rows)

    def _write_told(self, s: State, asked: Ask, seat: int, rows: Rows) -> None:
        """What is settled so far."""
        whole = self.whole
        told = asked.told()
        if told.rival != NOBODY and (asked.seat == seat or not isinstance(asked, Share)):
            rows.mark(self.rival + whole.distance(told.rival, seat))
        rows.put(self.about, about(s, asked) + 1)
        if told.vendetta is not None:
            rows.mark(self.vendetta + REPRISALS[told.vendetta])
        slot: int = s.slot if isinstance(asked, Keep | Top | Salvage | Pause) else told.slot
        if 0 <= slot < SLOTS:
            rows.mark(self.slot + slot)
        if not isinstance(asked, Name):
            rows.put(self.number, told.number)
        rows.put(self.lifted, told.lifted)
        for member in told.group:
            rows.mark(self.group + whole.distance(member, seat))
        if told.then:
            rows.mark(self.then + AFTERS[told.then])
        if isinstance(asked, Look | Bribe):
            rows.mark(self.caid + caid_place(s.caid))
        consoled = isinstance(asked, DrawVendetta) and asked.then == COLLECTED
        if consoled or isinstance(asked, DrawBill | Swap | Share):
            self._write_encaissement(s, asked, seat, rows)
        if isinstance(asked, Top) or (isinstance(asked, Keep) and asked.openly):
            self._write_stakes(s, seat, rows)

    def _write_encaissement(self, s: State, asked: Ask, seat: int, rows: Rows) -> None:
        rows.mark(self.collecting)
        rows.mark(self.caid + caid_place(s.caid))
        rows.mark(self.kind + s.kind)
        rows.put(self.drawn, bills_in(s.drawn))
        rows.put(self.raid, s.raided)
        rows.put(self.raid + 1, s.aside)
        if asked.seat == seat:
            write_bills(self.loot, s.drawn, rows)
        for other, owed in enumerate(debts(s, asked.seat, s.kind)):
            rows.put(self.owed + self.whole.distance(other, seat), owed)

    def _write_stakes(self, s: State, seat: int, rows: Rows) -> None:
        """NC-5.5: the stakes of the slot have been revealed."""
        if s.slot == NONE:
            return
        for distance in range(self.whole.players):
            other = (seat + distance) % self.whole.players
            if s.slot < SLOTS and s.bidders[other * SLOTS + s.slot] != NONE:
                write_bills(self.open + distance * BILL_KINDS, s.stakes[other * SLOTS + s.slot], rows)

    def _write_choice(self, s: State, asked: Ask, seat: int, rows: Rows) -> None:
        if isinstance(asked, Share):
            if asked.seat == seat:
                for distance in range(self.whole.players):
                    gift = s.gifts[(seat + distance) % self.whole.players]
                    write_bills(self.open + distance * BILL_KINDS, gift, rows)
                if s.gift_first != NOBODY:
                    rows.mark(self.gift + self.whole.distance(s.gift_first, seat))
        elif isinstance(asked, Reclaim):
            if asked.seat == seat:
                write_bills(self.stake, s.stake, rows)
        elif s.drafts[seat] != NONE:
            rows.put(self.draft, s.drafts[seat] + 1)
            if s.turn == seat:
                if s.place != NONE:
                    begun = s.place - FIRST_TURF + TURF if s.phase == BUSINESS else s.place + PICK
                    rows.put(self.begun, begun + 1)
                write_bills(self.stake, s.stake, rows)


def about(s: State, asked: Ask) -> int:
    """The card that the decision is about, or NONE."""
    if isinstance(asked, Name):
        return UNDERBOSS + asked.title
    if isinstance(asked, Shift):
        return s.bidders[asked.seat * SLOTS + asked.slot]
    if isinstance(asked, Shield):
        if CAID <= asked.aim < TURF:
            return caid_card(asked.aim - CAID)
        if TURF <= asked.aim < BILL:
            return turf_card(asked.aim - TURF)
    return NONE
