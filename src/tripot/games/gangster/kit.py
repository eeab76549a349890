"""The printed material as the rules use it: it never changes."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.games.gangster.card import Card
from tripot.games.gangster.effect import DELAY, Effect

SQUARES: Final = 40

REFUGE: Final = 0
AVENTURE_FACE: Final = 1
COLLECTE_FACE: Final = 2
COURSE_FACE: Final = 3
ECHANGE: Final = 4
ENCHERE: Final = 5
EXPERT: Final = 6
MISSION_FACE: Final = 7
PASSAGE: Final = 8
PROTECTION: Final = 9
RECRUTEMENT_FACE: Final = 10
VENDEUR: Final = 11
VOL: Final = 12
NO_FACE: Final = -1

AVENTURE: Final = 0
MISSION: Final = 1
COLLECTE: Final = 2
COMMERCE: Final = 3
BANQUE: Final = 4
JUSTICE: Final = 5
COURSE: Final = 6
RECRUTEMENT: Final = 7
GEMS: Final = 8
"""Perles and Diamants lie in one set: Perles are 0 to 23, Diamants 24 to 47."""
PILES: Final = 9

PERLE: Final = 0
DIAMANT: Final = 1
EACH_KIND: Final = 24
PERLES: Final = (1 << EACH_KIND) - 1
DIAMANTS: Final = PERLES << EACH_KIND


def gems_of(kind: int) -> int:
    """All gems of a kind, as a set."""
    return DIAMANTS if kind == DIAMANT else PERLES


def kind_of(gem: int) -> int:
    return DIAMANT if gem >= EACH_KIND else PERLE


class Kit:
    """Board, cards and prices for one table."""

    def __init__(
        self,
        first: list[int],
        second: list[int],
        effects: list[Effect],
        cards: list[list[Effect]],
        shown: list[list[Card]],
        stars: int,
        missions: int,
        values: list[int],
        protections: int,
        goal: int,
        start: int,
        man: int,
        refuge: int,
        vendeur: int,
        protection: int,
        opening: int,
        step: int,
        dossier: int,
        live: bool,
        version: int,
    ) -> None:
        self.first = first
        """The face of each square."""
        self.second = second
        """The other face of a double square, or NO_FACE."""
        self.effects = effects
        """Every effect by its number."""
        self.cards = cards
        """For each deck up to RECRUTEMENT, the effect of each card."""
        self.shown = shown
        """For each pile, its cards as people see them."""
        self.stars = stars
        """The ★ cards among the Aventures."""
        self.missions = missions
        """The ★ cards among the Missions."""
        self.values = values
        self.protections = protections
        self.goal = goal
        self.start = start
        self.man = man
        self.refuge = refuge
        self.vendeur = vendeur
        self.protection = protection
        self.opening = opening
        self.step = step
        self.dossier = dossier
        self.live = live
        """GA-4.5: auctions against the clock, not in turn."""
        self.version = version
        """Of the rules. In the first, leaving a Vol kept a second move (GA-8.7), and a Passage never ended the game
        (GA-7.6)."""
        self.several = 0
        """Recrutement cards of two men or more."""
        self.three = 0
        for card, effect in enumerate(cards[RECRUTEMENT]):
            if effect.n >= 2:
                self.several |= 1 << card
            if effect.n == 3:
                self.three |= 1 << card
        self.ways = [ways(first, second, face) for face in range(VOL + 1)]
        """For each face and square, how far the next such square is (GA-3.9)."""
        self.doing = [0] * (DELAY + 1)
        """For each operation, the ★ Aventures that do it."""
        for card, effect in enumerate(cards[AVENTURE]):
            if stars >> card & 1:
                self.doing[effect.op] |= 1 << card

    def deck(self, pile: int) -> int:
        """All cards of a pile, as a set."""
        if pile == GEMS:
            return PERLES | DIAMANTS
        return (1 << len(self.cards[pile])) - 1

    def faces(self, square: int) -> int:
        """The faces that a square shows, as a set."""
        second = self.second[square]
        return 1 << self.first[square] | (0 if second == NO_FACE else 1 << second)


def ways(first: list[int], second: list[int], face: int) -> list[int]:
    """GA-3.9: from each square, the steps to the next one of this face, strictly ahead; 0 if there is none."""
    found = []
    for square in range(SQUARES):
        distance = 0
        for steps in range(1, SQUARES + 1):
            ahead = (square + steps) % SQUARES
            if first[ahead] == face or second[ahead] == face:
                distance = steps
                break
        found.append(distance)
    return found
