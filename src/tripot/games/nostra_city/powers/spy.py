"""A look at a random Représaille of another player (Ugo): NC-8.2, NC-8.3."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city import bags
from tripot.games.nostra_city.asked import Step
from tripot.games.nostra_city.events import Spied, SpyEngaged
from tripot.games.nostra_city.kit import OPENS, REPRISAL_CARDS
from tripot.games.nostra_city.material import VENDETTAS, Moment
from tripot.games.nostra_city.numbering import rival_actions, rival_of
from tripot.games.nostra_city.rules import secrets
from tripot.games.nostra_city.state import NO_REPRISAL, Power, State
from tripot.games.nostra_city.step import Blind, ask
from tripot.games.nostra_city.then import PLAYED, Then
from tripot.kernel.dice import Dice
from tripot.kernel.event import Hidden
from tripot.kernel.state import Sink


class SpyOut(Power):
    name: ClassVar[str] = "spy"
    moment: ClassVar[Moment | None] = "vendetta"
    call: ClassVar[int] = OPENS

    def aims(self, s: State, seat: int) -> int:
        """Other players with Vendetta cards."""
        holders = 0
        for other in range(len(s.hands)):
            if s.hands[other]:
                holders |= 1 << other
        return rival_actions(seat, holders)

    def play(self, s: State, seat: int, caid: int, aim: int, sink: Sink | None) -> Then:
        s.engaged |= 1 << caid
        if sink is not None:
            sink.add(SpyEngaged("NC-8.2", seat, s.kit.shown[caid], rival_of(seat, aim)))
        return ask(s, Spy(seat, rival_of(seat, aim)))


class Spy(Blind):
    """NC-8.2, NC-8.3: a Représaille of `rival`; none: only the spy learns that."""

    name: ClassVar[Step] = "spy"
    rule: ClassVar[str] = "NC-8.2"

    def legal(self, s: State, seat: int) -> int:
        return bags.card_kinds(s.hands[self.rival] & REPRISAL_CARDS) or 1 << NO_REPRISAL

    def weight(self, s: State, outcome: int) -> int:
        return 1 if outcome == NO_REPRISAL else bags.cards_of(s.hands[self.rival], outcome)

    def draw(self, s: State, dice: Dice) -> int:
        cards = s.hands[self.rival] & REPRISAL_CARDS
        return bags.random_card(cards, dice) if cards else NO_REPRISAL

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        viewer = self.seat
        s.sights[viewer] = 0
        s.spied[viewer] = self.rival
        s.spied_cards[viewer] = action
        if action == NO_REPRISAL:
            secrets.spy_nothing(s, viewer, self.rival)
        else:
            secrets.spy(s, viewer, self.rival, action)
        if sink is not None:
            seen = "none" if action == NO_REPRISAL else VENDETTAS[action]
            sink.add(Spied("NC-8.3", viewer, self.rival, Hidden(seen, 1 << viewer)))
        return PLAYED
