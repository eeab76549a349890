"""What a table promises each gang, in dollars: money, income to come, men, and the dangers they are in."""

from __future__ import annotations

from typing import Final

from tripot.games.reglement_de_comptes.packs import held, size
from tripot.games.reglement_de_comptes.rules.cards import shootable, stabbable
from tripot.games.reglement_de_comptes.rules.ending import merit
from tripot.games.reglement_de_comptes.rules.income import GODFATHER_PAY, income
from tripot.games.reglement_de_comptes.state import State
from tripot.kernel.bits import count

BODY: Final = 900.0
"""What a man is worth who earns nothing."""
ARMED: Final = 300.0
"""A Gunman's or a Blade's own weapon."""
LAST_MAN: Final = 4000.0
"""Losing him means going out."""
ROUNDS: Final = 4.0
"""How far ahead income counts, unless the bank is empty before."""
WEAPON: Final = 0.14
"""How likely one gang is to use a weapon on a man whom it could strike."""
CAKE: Final = 0.45
"""How likely somebody beside another gang's cake is to die of it."""
OWN_CAKE: Final = 0.75
"""The same, beside one's own: it explodes before one can move."""
DORMANT: Final = 0.08
"""The same, beside the cake of a player who is out."""
HAND: Final = [300.0, 300.0, 220.0, 90.0, 110.0, 140.0, 60.0, 230.0]
"""What a card in hand is worth, by its kind."""
WON: Final = 1000000.0


def outlook(s: State, seat: int) -> float:
    """How much better this seat stands than its rivals: half against their average, half against the best."""
    seats = len(s.gangs)
    if s.frame is None:
        return final(s, seat)
    rounds = rounds_left(s)
    best = -WON
    total = 0.0
    for other in range(seats):
        if other != seat:
            promise = prospect(s, other, rounds)
            total += promise
            if promise > best:
                best = promise
    return prospect(s, seat, rounds) + hand_value(s, seat) - (best + total / (seats - 1)) / 2.0


def final(s: State, seat: int) -> float:
    """A finished game is won or lost."""
    own = merit(s, seat)
    for other in range(len(s.gangs)):
        if other != seat and merit(s, other) > own:
            return s.money[seat] - WON
    return s.money[seat] + WON


def rounds_left(s: State) -> float:
    """How many rounds the bank can still pay, as things are."""
    due = 0
    for seat in range(len(s.gangs)):
        due += income(s, seat)
    rounds = s.bank / due if due else ROUNDS
    return rounds if rounds < ROUNDS else ROUNDS


def prospect(s: State, seat: int, rounds: float) -> float:
    """Money, men and income, less what the dangers may cost."""
    promise = float(s.money[seat])
    gang = s.gangs[seat]
    due = float(income(s, seat))
    promise += BODY * s.size_of(seat) + rounds * due
    promise += ARMED * float(count(gang & (s.gunmen | s.blades))) - BODY * 0.5 * float(count(gang & s.asleep))
    return promise - danger(s, seat, rounds, due)


def danger(s: State, seat: int, rounds: float, due: float) -> float:
    """What the weapons and cakes around may cost this gang."""
    gang = s.gangs[seat]
    alone = gang & gang - 1 == 0
    doubles = gang & s.board.register
    cost = 0.0
    for other in range(len(s.gangs)):
        blast = s.board.blasts[s.cakes[other]] & gang if s.cakes[other] > 0 else 0
        if blast:
            risk = OWN_CAKE if other == seat else CAKE if s.fell[other] == 0 else DORMANT
            cost += risk * worth(s, blast, doubles, alone, rounds, due)
        if other != seat and s.fell[other] == 0:
            reached = (stabbable(s, other) | shootable(s, other)) & gang
            if reached:
                cost += WEAPON * worth(s, reached, doubles, alone, rounds, due)
    return cost


def worth(s: State, men: int, doubles: int, alone: bool, rounds: float, due: float) -> float:
    """What the gang would lose with these men."""
    lost = BODY * float(count(men)) + ARMED * float(count(men & (s.gunmen | s.blades)))
    earning = GODFATHER_PAY * (float(count(men & s.godfathers)) + 1.5 * float(count(men & s.board.business_places)))
    if men & doubles:
        earning += due / 2.0
    if alone:
        lost += LAST_MAN
    return lost + rounds * earning


def hand_value(s: State, seat: int) -> float:
    """The cards in hand; one that was spent is drawn anew, as good as any."""
    hand = s.hands[seat]
    value = 200.0 * (5 - size(hand))
    for card in range(8):
        value += HAND[card] * held(hand, card)
    return value
