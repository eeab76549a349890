"""What a table promises each gang: its share of the win, from money, income, men and the dangers they are in."""

from __future__ import annotations

__compile__ = True

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tripot.bots.judge import Judge, shares_of
from tripot.games.reglement_de_comptes.packs import SEVERAL, WIDTH
from tripot.games.reglement_de_comptes.rules.cards import blades, shooters
from tripot.games.reglement_de_comptes.rules.ending import merit
from tripot.games.reglement_de_comptes.rules.income import income
from tripot.games.reglement_de_comptes.rules.turn import ChooseCard
from tripot.games.reglement_de_comptes.state import State
from tripot.kernel.bits import count

# Logarithms of odds: fitted to who won 1 413 games (3 and 4 players) of an earlier heuristic from random seatings, by a
# multinomial logit; then rounded, and the cards' values smoothed by hand.
MONEY: Final = 4.0
"""A thousand dollars, divided by the thousands left in the bank and these:"""
RESERVE: Final = 6.0
ROUNDS: Final = 4.0
"""How many rounds ahead income counts as money, unless the bank is empty before."""
IN_PLAY: Final = 1.0
IN_PLAY_EARLY: Final = 2.0
"""The same, as long as the bank is full."""
MAN: Final = 0.25
MAN_EARLY: Final = 0.15
ARMED: Final = 0.08
ALONE: Final = 0.65
"""Having one man left."""
REACHED: Final = 0.045
"""A man whom one rival's weapon can strike."""
REACHED_ARMED: Final = 0.06
REACHED_EARNER: Final = 0.035
"""For each thousand a round that he brings."""
CAKE_SOON: Final = 0.33
"""A man beside a cake that explodes before his gang's turn; then: after it, of his own gang, of a gang that is out."""
CAKE_LATER: Final = 0.18
OWN_CAKE: Final = 0.4
DORMANT: Final = 0.2
ASLEEP: Final = 0.05
TEMPO: Final = 0.14
"""Being the next to be paid."""
TEMPO_LATE: Final = 1.8
CHOOSING: Final = 0.09
"""Being about to play a card."""
HAND: Final = vec[float]([0.08, 0.07, 0.08, -0.03, 0.0, 0.0, -0.05, 0.06])
"""A card in hand against one still to be drawn, by its kind."""
MOST: Final = 8
"""More gangs than any table has."""


@final
class Forecast(Judge[State]):
    """Asked some twenty times in every thought of a search, so it works on numbers alone and makes nothing anew."""

    def __init__(self) -> None:
        self.dues = vec[i64]([0] * MOST)
        self.reach = vec[i64]([0] * MOST)
        """Whom each gang's weapons can strike."""
        self.odds = vec[float]([0.0] * MOST)

    def worth(self, s: State) -> list[float]:
        """Each seat's share; they add up to 1."""
        if s.frame is None:
            return shares_of([merit(s, seat) for seat in range(len(s.gangs))])
        total = self._weigh(s)
        odds = self.odds
        seats: i64 = len(s.gangs)
        return [odds[seat] / total for seat in range(seats)]

    def share(self, s: State, seat: int) -> float:
        if s.frame is None:
            return self.worth(s)[seat]
        total = self._weigh(s)
        place: i64 = seat
        return self.odds[place] / total

    def _weigh(self, s: State) -> float:
        """Everybody's odds, and what they add up to."""
        seats: i64 = len(s.gangs)
        rounds = self.look(s)
        bank = float(s.bank) / 1000.0
        scale = MONEY / (bank + RESERVE)
        dues = self.dues
        odds = self.odds
        total = 0.0
        seat: i64 = 0
        while seat < seats:
            money: i64 = s.money[seat]
            score = scale * (float(money) + rounds * float(dues[seat])) / 1000.0
            if s.fell[seat] == 0:
                score += men(s, seat, bank) - self.danger(s, seat) + hand_value(s.hands[seat])
            chance = exp(score)
            odds[seat] = chance
            total += chance
            seat += 1
        return total

    def look(self, s: State) -> float:
        """What everybody is due and can strike; and how often incomes like these will still be paid, as far as that
        counts."""
        seats: i64 = len(s.gangs)
        dues = self.dues
        reach = self.reach
        board = s.board
        sum_of_dues: i64 = 0
        seat: i64 = 0
        while seat < seats:
            due: i64 = income(s, seat)
            dues[seat] = due
            sum_of_dues += due
            reach[seat] = board.beside(blades(s, seat)) | board.facing(shooters(s, seat))
            seat += 1
        rounds = float(s.bank) / float(sum_of_dues) if sum_of_dues > 0 else ROUNDS
        return ROUNDS if rounds > ROUNDS else rounds

    def danger(self, s: State, seat: i64) -> float:
        """The weapons and cakes around a gang, once the table was looked at."""
        gang: i64 = s.gangs[seat]
        armed: i64 = gang & (s.gunmen | s.blades)
        reach = self.reach
        cakes = s.cakes
        seats: i64 = len(s.gangs)
        begin: i64 = s.turn + 1
        turn: i64 = (seat - begin) % seats
        cost = 0.0
        other: i64 = 0
        while other < seats:
            reached: i64 = reach[other] & gang if other != seat else 0
            if reached:
                cost += REACHED * float(count(reached)) + REACHED_ARMED * float(count(reached & armed))
                cost += REACHED_EARNER * earnings(s, reached, self.dues[seat])
            cake: i64 = cakes[other]
            if cake > 0:
                blast: i64 = s.board.blasts[cake]
                beside = float(count(blast & gang))
                if other == seat:
                    cost += OWN_CAKE * beside
                elif s.fell[other]:
                    cost += DORMANT * beside
                else:
                    cost += beside * (CAKE_SOON if (other - begin) % seats < turn else CAKE_LATER)
            other += 1
        return cost


def men(s: State, seat: i64, bank: float) -> float:
    """Who is left, and how soon it is his gang's turn."""
    gang: i64 = s.gangs[seat]
    asleep: i64 = s.asleep
    early = bank / 100.0
    number = float(s.size_of(seat))
    value = IN_PLAY + IN_PLAY_EARLY * early + number * (MAN + MAN_EARLY * early)
    value += ARMED * float(count(gang & (s.gunmen | s.blades))) - ASLEEP * float(count(gang & asleep))
    if number < 2.0:
        value -= ALONE
    value += tempo(s, seat, bank)
    return value + choosing(s, seat)


def tempo(s: State, seat: i64, bank: float) -> float:
    """How soon it is this gang's turn."""
    seats: i64 = len(s.gangs)
    turn: i64 = s.turn
    soon = 1.0 - float((seat - turn - 1) % seats) / float(seats)
    return soon * (TEMPO + TEMPO_LATE / (bank + RESERVE))


def choosing(s: State, seat: i64) -> float:
    return CHOOSING if seat == s.turn and isinstance(s.frame, ChooseCard) else 0.0


def earnings(s: State, some: i64, due: i64) -> float:
    """About how many thousands a round these men bring."""
    board = s.board
    earned = float(count(some & s.godfathers)) + 1.5 * float(count(some & board.business_places))
    return earned + float(due) / 2000.0 if some & board.register else earned


def hand_value(hand: i64) -> float:
    value = 0.0
    card: i64 = 0
    while hand:
        value += HAND[card] * float(hand & SEVERAL)
        hand >>= WIDTH
        card += 1
    return value
