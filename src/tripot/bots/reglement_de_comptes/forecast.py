"""What a table promises each gang: its share of the win, from money, income, men and the dangers they are in."""

from __future__ import annotations

__compile__ = True

from math import exp
from typing import Final

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
HAND: Final = [0.08, 0.07, 0.08, -0.03, 0.0, 0.0, -0.05, 0.06]
"""A card in hand against one still to be drawn, by its kind."""


class Forecast(Judge[State]):
    def worth(self, s: State) -> list[float]:
        return forecast(s)


def forecast(s: State) -> list[float]:
    """Each seat's share; they add up to 1."""
    if s.frame is None:
        return shares_of([merit(s, seat) for seat in range(len(s.gangs))])
    seats = len(s.gangs)
    dues = [income(s, seat) for seat in range(seats)]
    bank = s.bank / 1000.0
    rounds = rounds_left(s, dues)
    reach = reaches(s)
    scale = MONEY / (bank + RESERVE)
    odds: list[float] = []
    total = 0.0
    for seat in range(seats):
        score = scale * (s.money[seat] + rounds * dues[seat]) / 1000.0
        if s.fell[seat] == 0:
            score += men(s, seat, bank) - danger(s, seat, reach, dues[seat]) + hand_value(s.hands[seat])
        chance = exp(score)
        odds.append(chance)
        total += chance
    return [chance / total for chance in odds]


def rounds_left(s: State, dues: list[int]) -> float:
    """How often incomes like these will still be paid, as far as that counts."""
    due = float(sum(dues))
    rounds = s.bank / due if due > 0.0 else ROUNDS
    return ROUNDS if rounds > ROUNDS else rounds


def reaches(s: State) -> list[int]:
    """Whom each gang's weapons can strike."""
    seats = range(len(s.gangs))
    return [s.board.beside(blades(s, seat)) | s.board.facing(shooters(s, seat)) for seat in seats]


def men(s: State, seat: int, bank: float) -> float:
    """Who is left, and how soon it is his gang's turn."""
    gang = s.gangs[seat]
    early = bank / 100.0
    number = float(s.size_of(seat))
    value = IN_PLAY + IN_PLAY_EARLY * early + number * (MAN + MAN_EARLY * early)
    value += ARMED * float(count(gang & (s.gunmen | s.blades))) - ASLEEP * float(count(gang & s.asleep))
    if number < 2.0:
        value -= ALONE
    value += tempo(s, seat, bank)
    return value + choosing(s, seat)


def tempo(s: State, seat: int, bank: float) -> float:
    """How soon it is this gang's turn."""
    seats = len(s.gangs)
    soon = 1.0 - float((seat - s.turn - 1) % seats) / seats
    return soon * (TEMPO + TEMPO_LATE / (bank + RESERVE))


def choosing(s: State, seat: int) -> float:
    return CHOOSING if seat == s.turn and isinstance(s.frame, ChooseCard) else 0.0


def danger(s: State, seat: int, reach: list[int], due: int) -> float:
    """The weapons and cakes around a gang."""
    gang = s.gangs[seat]
    seats = len(s.gangs)
    turn = (seat - s.turn - 1) % seats
    cost = 0.0
    for other in range(seats):
        reached = reach[other] & gang if other != seat else 0
        if reached:
            cost += REACHED * float(count(reached)) + REACHED_ARMED * float(count(reached & (s.gunmen | s.blades)))
            cost += REACHED_EARNER * earnings(s, reached, due)
        cake = s.cakes[other]
        if cake > 0:
            beside = float(count(s.board.blasts[cake] & gang))
            if other == seat:
                cost += OWN_CAKE * beside
            elif s.fell[other]:
                cost += DORMANT * beside
            else:
                cost += beside * (CAKE_SOON if (other - s.turn - 1) % seats < turn else CAKE_LATER)
    return cost


def earnings(s: State, some: int, due: int) -> float:
    """About how many thousands a round these men bring."""
    earned = float(count(some & s.godfathers)) + 1.5 * float(count(some & s.board.business_places))
    return earned + due / 2000.0 if some & s.board.register else earned


def hand_value(hand: int) -> float:
    value = 0.0
    card = 0
    while hand:
        value += HAND[card] * float(hand & SEVERAL)
        hand >>= WIDTH
        card += 1
    return value
