"""The viewer's own, and what he has lawfully seen of what is hidden."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.games.nostra_city.observing.numbers import (
    BILL_KINDS,
    BILL_NAMES,
    CARD_KINDS,
    CARD_NAMES,
    KNOWN_NAMES,
    SLOT_NAMES,
    write_bills,
    write_cards,
)
from tripot.games.nostra_city.rules.secrets import BAG, LOST
from tripot.games.nostra_city.state import ANYBODY, CORRUPTION, NONE, PILE, SEATS, SLOTS, ZONES, State
from tripot.kernel.observation import Observation
from tripot.kernel.row import Rows

SEEN: Final = BILL_KINDS + 1
"""Bills that were seen somewhere, and how many of them may be gone."""
GRUDGE: Final = CARD_KINDS + 1
"""Cards that somebody surely has, and how many of his are surely mute."""


class Own:
    def __init__(self, whole: Observation[State]) -> None:
        self.whole = whole
        stakes = [f"{slot}.{bill}" for slot in SLOT_NAMES for bill in BILL_NAMES]
        piles = [f"{pile}.{what}" for pile in ("corruption", "bills") for what in KNOWN_NAMES]
        self.stakes = whole.part("own-stake", stakes, "the bills of one's own bid at each slot")
        self.bank = whole.part("own-bill", BILL_NAMES, "how many of each are in one's own Banque")
        self.hand = whole.part("own-card", CARD_NAMES, "how many of each are in one's own hand")
        self.sight = whole.part("sight", BILL_NAMES, "the bills that one has looked at last (Nina)")
        self.spied = whole.around("spied", [], "1: whose Représaille one has looked at since (Ugo)")
        self.spied_card = whole.part("spied-card", [], "1 + its kind; 9: he had none")
        self.known = whole.around("known", KNOWN_NAMES, "bills that one has seen go to him, and how many may be gone")
        self.known_piles = whole.part("known-pile", piles, "the same of these piles")
        self.common = whole.around("common", KNOWN_NAMES, "such bills as everybody knows of")
        self.common_piles = whole.part("common-pile", piles, "the same of these piles")
        self.grudge = whole.around("grudge", [*CARD_NAMES, "mute"], "cards that he surely has, as one knows (Ugo)")
        self.sealed = whole.part("sealed", ["what", "aim"], "1 + each action of one's own answer under seal")

    def write(self, s: State, seat: int, rows: Rows) -> None:
        for slot in range(SLOTS):
            write_bills(self.stakes + slot * BILL_KINDS, s.stakes[seat * SLOTS + slot], rows)
        write_bills(self.bank, s.banks[seat], rows)
        write_cards(self.hand, s.hands[seat], rows)
        if s.spied[seat] != NONE:
            rows.mark(self.spied + self.whole.distance(s.spied[seat], seat))
            rows.put(self.spied_card, s.spied_cards[seat] + 1)
        else:
            write_bills(self.sight, s.sights[seat], rows)
        rows.put(self.sealed, s.sealed[seat] + 1)
        rows.put(self.sealed + 1, s.aims[seat] + 1)
        for distance in range(self.whole.players):
            other = (seat + distance) % self.whole.players
            self._write_seen(self.known + distance * SEEN, s.seen[seat * ZONES + other], rows)
            self._write_seen(self.common + distance * SEEN, s.seen[ANYBODY * ZONES + other], rows)
            write_cards(self.grudge + distance * GRUDGE, s.seen_cards[seat * SEATS + other], rows)
            rows.put(self.grudge + distance * GRUDGE + CARD_KINDS, s.mutes[seat * SEATS + other])
        self._write_seen(self.known_piles, s.seen[seat * ZONES + CORRUPTION], rows)
        self._write_seen(self.known_piles + SEEN, s.seen[seat * ZONES + PILE], rows)
        self._write_seen(self.common_piles, s.seen[ANYBODY * ZONES + CORRUPTION], rows)
        self._write_seen(self.common_piles + SEEN, s.seen[ANYBODY * ZONES + PILE], rows)

    def _write_seen(self, place: int, seen: int, rows: Rows) -> None:
        if seen:
            write_bills(place, seen & BAG, rows)
            rows.put(place + BILL_KINDS, seen >> LOST)
