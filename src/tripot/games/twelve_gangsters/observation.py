"""What a seat of 12 Gangsters may know, as a row of numbers."""

from __future__ import annotations

__compile__ = True

from tripot.games.twelve_gangsters.game import TwelveGangsters
from tripot.games.twelve_gangsters.rules import score
from tripot.games.twelve_gangsters.state import NO_CARD, NOBODY, State
from tripot.kernel import observation as kernel
from tripot.kernel.bits import members
from tripot.kernel.row import Rows


class Observation(kernel.Observation[State]):
    def __init__(self, game: TwelveGangsters) -> None:
        super().__init__(game.players)
        cards = [str(card) for card in members(game.full)]
        self.cards = len(cards)
        self.hand = self.around("hand", cards, "1: not yet revealed, a sealed card among them (TG-3.8)")
        self.validated = self.around("validated", cards, "1: face up before this player; neither: face down")
        self.score = self.around("score", [], "the sum of the cards face up")
        self.boss = self.around("boss", [], "1: has the Boss token; nobody until it is given")
        self.awaited = self.around("awaited", [], "1: has not chosen yet in this round")
        self.choice = self.part("choice", cards, "1: one's own sealed card")

    def write(self, s: State, seat: int, rows: Rows) -> None:
        for distance in range(self.players):
            other = (seat + distance) % self.players
            rows.spread(self.hand + distance * self.cards, s.hands[other] >> 1)
            rows.spread(self.validated + distance * self.cards, s.validated[other] >> 1)
            rows.put(self.score + distance, score(s, other))
            if s.chosen[other] == NO_CARD:
                rows.mark(self.awaited + distance)
        if s.boss != NOBODY:
            rows.mark(self.boss + self.distance(s.boss, seat))
        if s.chosen[seat] != NO_CARD:
            rows.mark(self.choice + s.chosen[seat] - 1)
