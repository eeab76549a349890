"""What the printed material promises on average: worked out once for a table, from whatever edition it plays with."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.bots.gangster.prices import GLANCE, Prices
from tripot.games.gangster import effect as ops
from tripot.games.gangster.effect import Effect
from tripot.games.gangster.kit import (
    AVENTURE,
    BANQUE,
    COLLECTE,
    COMMERCE,
    COURSE,
    EXPERT,
    JUSTICE,
    MISSION,
    RECRUTEMENT,
    SQUARES,
    VOL,
    Kit,
)

STEP: Final = 3.5
"""Squares that a die takes one on, on average."""
PIPS: Final = 3.5
MOST_MEN: Final = 16
"""No Mission needs more."""
STAR: Final = 900.0
"""About what an unknown ★ Aventure is worth when it is drawn."""
TWO_VISITS: Final = 0.5
"""A ★ Mission takes a visit to draw it and another to carry it out."""


class Odds:
    """Averages over whole decks and the whole board; money in dollars, rates in visits a turn."""

    def __init__(self, kit: Kit, prices: Prices = GLANCE) -> None:
        self.kit = kit
        self.prices = prices
        self.rates = [rate(kit, face) for face in range(VOL + 1)]
        """How often a turn ends on each face, if whoever may choose chooses it."""
        self.loot = [loot(kit.cards[pile]) for pile in (COMMERCE, BANQUE)]
        """What a shop and a bank bring, arrests counted as nothing."""
        self.arrests = [arrests(kit.cards[pile]) for pile in (COMMERCE, BANQUE)]
        self.justice = kit.cards[JUSTICE]
        self.collecte = kit.cards[COLLECTE]
        self.adventure = plain(kit.cards[AVENTURE], kit.stars) + STAR * share(kit.stars, kit.cards[AVENTURE])
        self.recruit = mean([effect.n for effect in kit.cards[RECRUTEMENT]])
        self.tickets = [chance_of(effect.n) * effect.m for effect in kit.cards[COURSE]]
        self.ticket = sum(self.tickets) / len(self.tickets)
        self.errands = [errand(kit, men) for men in range(MOST_MEN + 1)]
        """By one's number of men, what a visit to a Mission square is worth if nothing is held."""

    def errand(self, men: float) -> float:
        """The same for a number of men that is only expected."""
        if men >= MOST_MEN:
            return self.errands[MOST_MEN]
        whole = int(men)
        part = men - whole
        return self.errands[whole] * (1.0 - part) + self.errands[whole + 1] * part


def rate(kit: Kit, face: int) -> float:
    squares = 0
    for square in range(SQUARES):
        if kit.faces(square) >> face & 1:
            squares += 1
    extra = 0.01 if face == EXPERT else 0.0  # a card leads there
    return squares / SQUARES + extra


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def share(some: int, cards: list[Effect]) -> float:
    found = 0
    for card in range(len(cards)):
        found += some >> card & 1
    return found / len(cards)


def loot(cards: list[Effect]) -> float:
    total = 0
    for effect in cards:
        if effect.op == ops.GAIN:
            total += effect.n
    return total / len(cards)


def arrests(cards: list[Effect]) -> float:
    caught = 0
    for effect in cards:
        if effect.op == ops.ARREST:
            caught += 1
    return caught / len(cards)


def plain(cards: list[Effect], stars: int) -> float:
    """What the cards that are read aloud bring, in plain money."""
    total = 0.0
    for card, effect in enumerate(cards):
        if not stars >> card & 1:
            total += money(effect, 4)
    return total / len(cards)


def money(effect: Effect, men: int) -> float:
    """What an effect brings at once to somebody with so many men; other things count as nothing."""
    op = effect.op
    if op == ops.GAIN:
        return float(effect.n)
    if op == ops.PAY:
        return float(-effect.n)
    if op == ops.GAIN_MEN:
        return float(effect.n * men)
    if op == ops.PAY_MEN:
        return float(-effect.n * (men - 1))
    if op == ops.PAY_MEN_ALL:
        return float(-effect.n * men)
    if op == ops.GAIN_DIE:
        return effect.n * PIPS
    if op == ops.PAY_DIE:
        return -effect.n * PIPS
    if op == ops.PARTNER:
        return float(effect.n)
    if op == ops.ROLL:
        total = 0.0
        for face in effect.faces:
            total += money(face, men)
        return total / 6.0
    if op == ops.EITHER:
        assert effect.yes is not None
        assert effect.no is not None
        return max(money(effect.yes, men), money(effect.no, men))
    if op == ops.IF_MEN:
        branch = effect.yes if men >= effect.n else effect.no
        return 0.0 if branch is None else money(branch, men)
    return 0.0


def errand(kit: Kit, men: int) -> float:
    total = 0.0
    for card, effect in enumerate(kit.cards[MISSION]):
        if not kit.missions >> card & 1:
            total += money(effect, men)
        elif effect.n <= men:
            total += TWO_VISITS * effect.m
    return total / len(kit.cards[MISSION])


def chance_of(horse: int) -> float:
    """GA-4.3: how likely two dice make this total."""
    return (6 - abs(horse - 7)) / 36.0
