"""What everybody knows of each player, and of the bids."""

from __future__ import annotations

__compile__ = True

from tripot.games.nostra_city.bags import bills_in, cards_in
from tripot.games.nostra_city.material import BONUSES, KINDS, TITLES
from tripot.games.nostra_city.observing.numbers import CAID_NAMES, HELD, HELD_NAMES, caid_place, held
from tripot.games.nostra_city.rules.verdict import respect
from tripot.games.nostra_city.state import MEETING, NONE, SLOTS, State
from tripot.kernel.observation import Observation
from tripot.kernel.row import Rows


class Players:
    def __init__(self, whole: Observation[State]) -> None:
        self.players = whole.players
        self.kinds = len(KINDS)
        self.land = whole.around("land", HELD_NAMES, "1: this card is in the Territoire")
        self.banks = whole.around("bills", [], "how many are in the Banque")
        self.hands = whole.around("cards", [], "how many Vendetta cards are in the hand")
        self.respect = whole.around("respect", [], "Respect as it stands (NC-7.6)")
        self.titles = whole.around("title", list(TITLES), "1: has this title")
        self.bonuses = whole.around("bonus", list(BONUSES), "1: has this end bonus")
        self.zealous = whole.around("zealous", [], "Corrupteurs zélés")
        self.shames = whole.around("shames", [], "La Honte ! laid before this player")
        self.done = whole.around("done", list(KINDS), "1: an Encaissement done in this BUSINESS")
        self.bid = whole.around("bid", [], "1: has bid in this MEETING")
        self.received = whole.around("received", [], "1: has received a card in this MEETING (NC-5.9)")
        self.wronged = whole.around("wronged", [], "0: not lésé; else 1 + the Vendetta cards to draw")
        self.corruptions = whole.around("corruptions", [], "Corruptions of this PROCÈS")
        self.zeal = whole.around("zeal", [], "how they count: 0 not at all, 1 discreetly, 2 openly (NC-6.2)")
        self.bribes = whole.around("bribes", [], "bills put on the corruption pile since the last count")
        self.stake = whole.part("stake", CAID_NAMES, "how many bills are in the bid of this Caïd")
        self.slot = whole.part("bid-slot", CAID_NAMES, "the slot of that bid; 0: none, or not yet revealed")

    def write(self, s: State, seat: int, rows: Rows) -> None:
        for distance in range(self.players):
            self._write_player(s, (seat + distance) % self.players, distance, rows)
        for index in range(self.players * SLOTS):
            caid = s.bidders[index]
            if caid != NONE:
                number = caid_place(caid)
                rows.put(self.stake + number, bills_in(s.stakes[index]))
                if index // SLOTS == seat or s.phase != MEETING:
                    rows.put(self.slot + number, index % SLOTS + 1)

    def _write_player(self, s: State, other: int, distance: int, rows: Rows) -> None:
        rows.spread(self.land + distance * HELD, held(s.lands[other]))
        rows.put(self.banks + distance, bills_in(s.banks[other]))
        rows.put(self.hands + distance, cards_in(s.hands[other]))
        rows.put(self.respect + distance, respect(s, other))
        for number in range(3):
            if s.titles[number] == other:
                rows.mark(self.titles + distance * 3 + number)
            if s.bonuses[number] == other:
                rows.mark(self.bonuses + distance * 3 + number)
        rows.put(self.zealous + distance, s.zealous[other])
        rows.put(self.shames + distance, s.shames[other])
        rows.spread(self.done + distance * self.kinds, s.done[other])
        rows.put(self.bid + distance, s.bid >> other & 1)
        rows.put(self.received + distance, s.received >> other & 1)
        if s.victims >> other & 1:
            rows.put(self.wronged + distance, 1 + s.due[other])
        rows.put(self.corruptions + distance, s.corruptions[other])
        rows.put(self.zeal + distance, 2 if s.zeal >> other & 1 else s.discreet >> other & 1)
        rows.put(self.bribes + distance, s.bribes[other])
