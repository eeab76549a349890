"""What each Représaille does: NC-8.7, NC-8.8, NC-8.13."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city import bags
from tripot.games.nostra_city.actions import CAID, PICK, TURF
from tripot.games.nostra_city.asked import Asked, Step
from tripot.games.nostra_city.events import Burnt, Killed, Removed, Robbed, Rung, Shamed, Tapped, VerdictMoved
from tripot.games.nostra_city.kit import BRAQUAGE, CONTRAT, COUP, DONNE, ECOUTE, HONTE, INCENDIE
from tripot.games.nostra_city.material import BILLS
from tripot.games.nostra_city.numbering import caid_card, turf_card
from tripot.games.nostra_city.rules import resolution, rue, secrets
from tripot.games.nostra_city.state import NONE, RESOLUTION, SLOTS, State
from tripot.games.nostra_city.step import Ask, Chance, ask
from tripot.games.nostra_city.then import PLAYED, Then
from tripot.kernel.dice import Dice
from tripot.kernel.event import Hidden
from tripot.kernel.state import Sink


def take_effect(s: State, seat: int, card: int, aim: int, victim: int, sink: Sink | None) -> Then:
    """NC-8.5: discarded, except La Honte !, which stays before its victim."""
    if card == HONTE:
        s.spent -= bags.card(HONTE)
        s.shames[victim] += 1
        if sink is not None:
            sink.add(Shamed("NC-8.5", victim))
    if card == BRAQUAGE:
        return ask(s, Rob(seat, victim))
    if card == DONNE:
        return deal_anew(s, aim - PICK, sink)
    if card == CONTRAT:
        kill(s, victim, caid_card(aim - CAID), sink)
    elif card == COUP:
        ring(s, victim, caid_card(aim - CAID), sink)
    elif card == INCENDIE:
        burn(s, victim, turf_card(aim - TURF), sink)
    elif card == ECOUTE:
        tap(s, seat, victim, sink)
    elif card != HONTE:
        bear_witness(s, aim - PICK, sink)
    return PLAYED


def kill(s: State, victim: int, caid: int, sink: Sink | None) -> None:
    """NC-8.7: the Caïd leaves the game; his bid goes back unseen."""
    s.lands[victim] &= ~(1 << caid)
    s.engaged &= ~(1 << caid)
    if sink is not None:
        sink.add(Killed("NC-8.7", victim, s.kit.shown[caid]))
    for slot in range(SLOTS):
        if s.bidders[victim * SLOTS + slot] == caid:
            resolution.take_back(s, victim, slot, s.phase == RESOLUTION, sink)


def ring(s: State, victim: int, caid: int, sink: Sink | None) -> None:
    """NC-8.13: engaged, and no power acts."""
    s.engaged |= 1 << caid
    if sink is not None:
        sink.add(Rung("NC-8.13", victim, s.kit.shown[caid]))


def burn(s: State, victim: int, turf: int, sink: Sink | None) -> None:
    """NC-8.13: until the RÉCEPTION not counted, and no start of an Encaissement."""
    s.burnt |= 1 << turf
    if sink is not None:
        sink.add(Burnt("NC-8.13", victim, s.kit.shown[turf]))


def tap(s: State, seat: int, victim: int, sink: Sink | None) -> None:
    """A look at the whole Banque."""
    secrets.look(s, seat, victim, s.banks[victim])
    if sink is not None:
        sink.add(Tapped("NC-8.13", seat, victim, Hidden(bags.bills(s.banks[victim]), 1 << seat)))


def bear_witness(s: State, side: int, sink: Sink | None) -> None:
    """NC-8.13: one step to innocent (0) or guilty (1)."""
    before = s.verdict
    s.verdict += 1 if side else -1
    if sink is not None:
        sink.add(VerdictMoved("NC-8.13", before, s.verdict, "temoin"))


def deal_anew(s: State, slot: int, sink: Sink | None) -> Then:
    """NC-8.8: the card leaves the game, another takes its place if there is one."""
    card = s.rue[slot]
    s.rue[slot] = NONE
    if sink is not None:
        sink.add(Removed("NC-8.8", slot + 1, s.kit.shown[card]))
    return ask(s, rue.Fill(slot)) if s.rue_pile else PLAYED


class Rob(Chance):
    """NC-8.13: a random bill of the Banque of `rival`; only the two see it."""

    name: ClassVar[Step] = "rob"
    rule: ClassVar[str] = "NC-8.13"

    def __init__(self, seat: int, rival: int) -> None:
        super().__init__(seat)
        self.rival = rival

    def told(self) -> Asked:
        return Asked(self.name, self.seat, self.rival)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Rob(told.seat, told.rival)

    def legal(self, s: State, seat: int) -> int:
        return bags.bill_kinds(s.banks[self.rival])

    def weight(self, s: State, outcome: int) -> int:
        return bags.bills_of(s.banks[self.rival], outcome)

    def draw(self, s: State, dice: Dice) -> int:
        return bags.random_bill(s.banks[self.rival], dice)

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        bag = bags.bill(action)
        both = 1 << self.seat | 1 << self.rival
        s.banks[self.rival] -= bag
        s.banks[self.seat] += bag
        secrets.leave(s, self.rival, bag, both)
        secrets.arrive(s, self.seat, bag, both)
        if sink is not None:
            sink.add(Robbed("NC-8.13", self.seat, self.rival, Hidden(BILLS[action], both)))
        return PLAYED
