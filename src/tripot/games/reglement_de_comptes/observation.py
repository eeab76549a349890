"""What a seat of Règlement de comptes may know, as a row of numbers."""

from __future__ import annotations

__compile__ = True

from typing import Final, get_args

from tripot.games.reglement_de_comptes.game import ReglementDeComptes
from tripot.games.reglement_de_comptes.material import CARDS, KINDS, Pending, Phase
from tripot.games.reglement_de_comptes.packs import held, size
from tripot.games.reglement_de_comptes.rules.income import income
from tripot.games.reglement_de_comptes.rules.seating import Seat
from tripot.games.reglement_de_comptes.rules.targets import Target
from tripot.games.reglement_de_comptes.state import GONE, HOME, NOBODY, State
from tripot.games.reglement_de_comptes.step import Step
from tripot.kernel import observation as kernel
from tripot.kernel.row import Rows

PHASES: Final[dict[str, int]] = {phase: number for number, phase in enumerate(get_args(Phase))}
STEPS: Final[dict[str, int]] = {step: number for number, step in enumerate(get_args(Pending))}
GUESTS: Final = 8
"""Kinds of gangsters off the table: awake, then asleep."""
THOUSAND: Final = 1000.0


class Observation(kernel.Observation[State]):
    def __init__(self, game: ReglementDeComptes) -> None:
        super().__init__(game.players)
        self.places = game.blank.board.size
        places = [str(place) for place in range(1, self.places + 1)]
        guests = [*KINDS, *(f"sleeping-{kind}" for kind in KINDS)]
        cards = list(CARDS)
        self.gang = self.around("gang", places, "1: a gangster of this player sits there")
        self.godfather = self.part("godfather", places, "1: a godfather sits there")
        self.gunman = self.part("gunman", places, "1: a gunman")
        self.blade = self.part("blade", places, "1: a blade; whoever is none of these is a bruiser")
        self.asleep = self.part("asleep", places, "1: whoever sits there sleeps")
        self.cake = self.around("cake", places, "1: the cake of this player lies there")
        self.home = self.around("cake-home", [], "1: it is still with its owner; neither: out of the game (RC-5.1)")
        self.lobby = self.around("lobby", guests, "how many of each kind are off the table, to be seated")
        self.money = self.around("money", [], "in thousands")
        self.income = self.around("income", [], "what a turn would bring now, in thousands (RC-3.2)")
        self.held = self.around("cards", [], "how many are in hand")
        self.fall = self.around("fall", [], "0 in play; else the number of the deadly event (RC-6.4)")
        self.before = self.around("before", [], "the gangsters just before that event")
        self.turn = self.around("turn", [], "1: whose turn it is; nobody until all sit")
        self.actor = self.around("actor", [], "1: who decides, or gets the card that is dealt")
        self.hand = self.part("hand", cards, "how many of each are in one's own hand")
        self.unseen = self.part("unseen", cards, "how many are in the pile or in others' hands")
        self.discards = self.part("discards", cards, "how many are in the discards")
        self.removed = self.part("removed", cards, "how many have left the game (RC-4.9)")
        self.pile = self.part("pile", [], "how many cards can be drawn")
        self.bank = self.part("bank", [], "in thousands")
        self.quiet = self.part("quiet", [], "turns in a row without death or income; -1: this one had it (RC-6.5)")
        self.phase = self.part("phase", list(PHASES), "1: what is decided")
        self.step = self.part("step", list(STEPS), "1: the step of one's own choice that is asked now")
        self.settled = self.part("settled", places, "1: a place that earlier steps of it have settled")
        self.guest = self.part("guest", guests, "1: who is about to be seated")

    def write(self, s: State, seat: int, rows: Rows) -> None:
        for distance in range(self.players):
            self._write_player(s, (seat + distance) % self.players, distance, rows)
        rows.spread(self.godfather, s.godfathers >> 1)
        rows.spread(self.gunman, s.gunmen >> 1)
        rows.spread(self.blade, s.blades >> 1)
        rows.spread(self.asleep, s.asleep >> 1)
        unseen = s.pile - s.hands[seat]
        for hand in s.hands:
            unseen += hand
        self._write_pack(self.hand, s.hands[seat], rows)
        self._write_pack(self.unseen, unseen, rows)
        self._write_pack(self.discards, s.discards, rows)
        self._write_pack(self.removed, s.removed, rows)
        rows.put(self.pile, size(s.pile))
        rows.weigh(self.bank, s.bank / THOUSAND)
        rows.put(self.quiet, s.quiet)
        if s.turn != NOBODY:
            rows.mark(self.turn + self.distance(s.turn, seat))
        asked = s.frame
        if isinstance(asked, Step):
            self._write_question(asked, seat, rows)

    def _write_player(self, s: State, other: int, distance: int, rows: Rows) -> None:
        rows.spread(self.gang + distance * self.places, s.gangs[other] >> 1)
        cake = s.cakes[other]
        if cake == HOME:
            rows.mark(self.home + distance)
        elif cake != GONE:
            rows.mark(self.cake + distance * self.places + cake - 1)
        self._write_pack(self.lobby + distance * GUESTS, s.lobby[other], rows)
        rows.weigh(self.money + distance, s.money[other] / THOUSAND)
        rows.weigh(self.income + distance, income(s, other) / THOUSAND)
        rows.put(self.held + distance, size(s.hands[other]))
        rows.put(self.fall + distance, s.fell[other] >> 6)
        rows.put(self.before + distance, s.fell[other] & 63)

    def _write_pack(self, place: int, pack: int, rows: Rows) -> None:
        kind = 0
        while pack:
            rows.put(place + kind, held(pack, 0))
            pack >>= 6
            kind += 1

    def _write_question(self, asked: Step, seat: int, rows: Rows) -> None:
        rows.mark(self.phase + PHASES[asked.phase()])
        if asked.seat == NOBODY:
            return
        rows.mark(self.actor + self.distance(asked.seat, seat))
        if asked.seat != seat:
            return
        if isinstance(asked, Seat):
            rows.mark(self.step + STEPS["seat"])
            rows.mark(self.guest + asked.kind)
        elif isinstance(asked, Target):
            rows.mark(self.step + STEPS[asked.name])
            rows.spread(self.settled, asked.chosen >> 1)
