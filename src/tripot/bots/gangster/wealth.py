"""What somebody's money, cards and men will come to, in dollars at the final count."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.bots.gangster.horizon import PACE, at_least, luck
from tripot.bots.gangster.odds import STEP, Odds
from tripot.bots.gangster.rollout_policy import dearest
from tripot.games.gangster import effect as ops
from tripot.games.gangster.kit import (
    AVENTURE,
    COLLECTE_FACE,
    DIAMANT,
    EXPERT,
    GEMS,
    MISSION,
    MISSION_FACE,
    PERLE,
    RECRUTEMENT_FACE,
    SQUARES,
    gems_of,
)
from tripot.games.gangster.rules.godfather import RICH
from tripot.games.gangster.rules.money import up
from tripot.games.gangster.state import State
from tripot.kernel.bits import count, highest, lowest

HALF: Final = 0.5
"""GA-7.3: an unsold gem."""
RECRUITING: Final = 0.5
"""How many of the squares with recruits are used for that."""
WATCHED: Final = 80.0
"""What somebody with two Dossiers loses a turn, because he dares no theft."""
RUIN: Final = 1.4
"""What being out costs, measured in luck: whoever is out loses his share of the win, and no more than that."""
ENDURING: Final = 4.0
"""Turns after which half of the chances to use a ★ are still to come."""
KEPT: Final = [500.0, 700.0, 500.0, 600.0, 0.9, 2000.0, 900.0, 500.0, 900.0, 400.0, 250.0, 100.0, 0.25, 500.0]
"""What a ★ that is kept is good for, from CANCEL_JUSTICE on; FROM_TARGET and SQUEEZE are a part of their amount."""
OVERTIME: Final = 0.9


class Purse:
    """One looker's estimates in one state: he knows his own cards, and of the others' only how many there are."""

    def __init__(self, odds: Odds, s: State, looker: int, turns: float) -> None:
        self.odds = odds
        self.prices = odds.prices
        self.s = s
        self.looker = looker
        self.turns = turns
        self.sales = turns * odds.rates[EXPERT]
        self.means = [self.mean(PERLE), self.mean(DIAMANT)]
        """A gem of each kind that the looker cannot see."""

    def mean(self, kind: int) -> float:
        s = self.s
        part = gems_of(kind)
        hidden = part & ~s.gems[self.looker] & ~s.used[GEMS]
        if hidden == 0:
            hidden = part & s.used[GEMS] or part
        total = 0
        left = hidden
        while left:
            total += s.kit.values[lowest(left)]
            left &= left - 1
        number: int = count(hidden)
        return float(total) / number

    def worth(self, seat: int) -> float:
        """All of it."""
        s = self.s
        men = self.men(seat)
        value = s.cash[seat] + self.gems(seat) + self.crew(seat, men) + self.errands(seat, men)
        value += self.tickets(seat) + self.guarded(seat, men) + self.stars(seat, men)
        return value - self.record(seat) - PACE * 0.6 * s.missed[seat]

    def men(self, seat: int) -> float:
        """His men: one's own exactly, another's as far as they were shown (GA-5.1)."""
        s = self.s
        if seat == self.looker:
            return float(s.men(seat))
        cards: int = count(s.recruits[seat])
        if s.men_shown[seat] < 0:
            return 1.0 + self.odds.recruit * cards
        counted: int = count(s.counted[seat])
        return s.men_shown[seat] + self.odds.recruit * (cards - counted)

    def gem(self, kind: int, rank: int, value: float) -> float:
        """GA-4.6, GA-7.3: a gem that is the so-many-best of its kind."""
        return self.prices.gem * value * (HALF + HALF * at_least(self.sales, rank))

    def gems(self, seat: int) -> float:
        held = self.s.gems[seat]
        if held == 0:
            return 0.0
        total = 0.0
        for kind in (PERLE, DIAMANT):
            left = held & gems_of(kind)
            rank = 0
            while left:
                rank += 1
                if seat == self.looker:
                    best = dearest(self.s, left)
                    left ^= 1 << best
                    total += self.gem(kind, rank, self.s.kit.values[best])
                else:
                    left &= left - 1
                    total += self.gem(kind, rank, self.means[kind])
        return total

    def another(self, seat: int, kind: int) -> float:
        """One more unseen gem of this kind."""
        held: int = count(self.s.gems[seat] & gems_of(kind))
        return self.gem(kind, held + 1, self.means[kind])

    def crew(self, seat: int, men: float) -> float:
        """GA-3.3: the Refuge pays by men; and what Missions may still be drawn for them."""
        s = self.s
        laps = 0.0
        if not s.offers >> seat & 1:
            laps = (s.squares[seat] + STEP * self.turns) / SQUARES - 0.3
            if laps < 0.0:
                laps = 0.0
        growth = 0.5 * RECRUITING * self.turns * self.odds.rates[RECRUTEMENT_FACE] * self.odds.recruit
        visits = self.turns * self.odds.rates[MISSION_FACE] * (1.0 - RECRUITING)
        return self.prices.crew * (s.kit.man * men * laps + visits * self.odds.errand(men + growth))

    def errands(self, seat: int, men: float) -> float:
        """GA-4.8: the Missions held, if there are men and time for them."""
        s = self.s
        left = s.missions[seat]
        if left == 0:
            return 0.0
        visits = self.turns * self.odds.rates[MISSION_FACE]
        if seat != self.looker:
            held: int = count(left)
            return self.prices.errand * 2.0 * self.odds.errand(men) * min(float(held), visits)
        total = 0.0
        rank = 0
        while left:
            card: int = highest(left)
            left ^= 1 << card
            effect = s.kit.cards[MISSION][card]
            lacking = effect.n - men
            rank += 1
            chances = visits if lacking <= 0.0 else visits - 1.5 * lacking / self.odds.recruit
            if chances > 0.0:
                total += effect.m * at_least(chances, rank)
        return self.prices.errand * total

    def tickets(self, seat: int) -> float:
        """GA-4.3: if a race is still run."""
        left = self.s.tickets[seat]
        if left == 0:
            return 0.0
        total = 0.0
        while left:
            ticket: int = lowest(left)
            left &= left - 1
            total += self.odds.tickets[ticket] if seat == self.looker else self.odds.ticket
        return total * self.turns / (self.turns + 3.0)

    def guarded(self, seat: int, men: float) -> float:
        """GA-4.2: what Protections spare him."""
        held = self.s.protections[seat]
        return 0.0 if held == 0 else self.shield(seat, men, held)

    def shield(self, seat: int, men: float, held: int) -> float:
        cash = self.s.cash[seat]
        turns = self.turns
        if cash <= RICH:
            turns -= (RICH - cash) / PACE
            cash = RICH
        if turns <= 0.0:
            return 0.0
        visits = turns * (self.odds.rates[COLLECTE_FACE] + 0.015)
        likely = 0.0
        for number in range(1, held + 1):
            likely += at_least(visits, number)
        return self.prices.shield * likely * self.levy(cash + int(0.3 * PACE * turns), men)

    def levy(self, cash: int, men: float) -> float:
        """GA-4.2: what a Collecte card takes; of a dilemma, the first side."""
        total = 0.0
        for card in self.odds.collecte:
            effect = card.yes if card.op == ops.EITHER and card.yes is not None else card
            op = effect.op
            if op == ops.PAY:
                total += effect.n
            elif op == ops.PAY_PCT:
                total += up(cash * effect.n // 100)
            elif op == ops.PAY_MEN_ALL:
                total += effect.n * men
            elif op == ops.PAY_MEN:
                total += effect.n * (men - 1.0)
            elif op == ops.PAY_DIE:
                total += effect.n * STEP
        return total / len(self.odds.collecte)

    def stars(self, seat: int, men: float) -> float:
        """★ Aventures held: good for something while there is time."""
        left = self.s.stars[seat]
        if left == 0:
            return 0.0
        total = 0.0
        while left:
            card: int = lowest(left)
            left &= left - 1
            total += self.star(card, men) if seat == self.looker else 600.0
        return self.prices.star * total * self.turns / (self.turns + ENDURING)

    def star(self, card: int, men: float) -> float:
        effect = self.s.kit.cards[AVENTURE][card]
        if effect.op == ops.GAIN_MEN:
            return OVERTIME * effect.n * men
        value = KEPT[effect.op - ops.CANCEL_JUSTICE]
        if effect.op == ops.FROM_TARGET or effect.op == ops.SQUEEZE:
            return value * effect.n
        if effect.op == ops.DROP_DOSSIER and self.s.dossiers[self.looker]:
            return 0.9 * self.s.kit.dossier
        return value

    def record(self, seat: int) -> float:
        """GA-7.3, GA-4.14: what Dossiers cost at the end, and what may not be dared with two of them."""
        held = self.s.dossiers[seat]
        return float(held * self.s.kit.dossier) + (WATCHED * self.turns if held == 2 else 0.0)

    def trial(self, seat: int, kind: int) -> float:
        """GA-4.13: what a Justice card costs, on average."""
        s = self.s
        cash = s.cash[seat]
        file = self.file(seat)
        total = 0.0
        for effect in self.odds.justice:
            fine = effect.n if kind == 0 else effect.m
            total += fine if effect.op == ops.FINE and cash >= fine else file
        return total / len(self.odds.justice)

    def file(self, seat: int) -> float:
        """GA-4.14: one more Dossier; the third one takes everything."""
        s = self.s
        held = s.dossiers[seat]
        if held >= 2:
            return RUIN * self.prices.luck * luck(self.turns)
        return s.kit.dossier + (WATCHED * self.turns if held == 1 else 0.0)

    def theft(self, seat: int, kind: int) -> float:
        """GA-4.12: what going through with it promises."""
        return self.odds.loot[kind] - self.odds.arrests[kind] * self.trial(seat, kind)

    def recruit(self, seat: int) -> float:
        """GA-4.11: one more card with men."""
        men = self.men(seat)
        after = men + self.odds.recruit
        gained = self.crew(seat, after) - self.crew(seat, men)
        return gained + self.errands(seat, after) - self.errands(seat, men)
