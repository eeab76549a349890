"""Who may be an Indic (NC-8.3), as one seat sees it: from public facts and what it has lawfully learnt."""

from __future__ import annotations

__compile__ = True

from math import exp

from tripot.bots.nostra_city.weights import Weights
from tripot.games.nostra_city import bags
from tripot.games.nostra_city.kit import COLERE, INDIC
from tripot.games.nostra_city.state import SEATS, State


def suspicions(weights: Weights, s: State, looker: int) -> list[float]:
    """For each seat, how likely it is an Indic; the looker knows of himself."""
    seats = len(s.hands)
    own: int = bags.cards_of(s.hands[looker], INDIC)
    left = bags.cards_of(s.kit.vendetta, INDIC) - own
    silent = left + bags.cards_of(s.kit.vendetta, COLERE) - bags.cards_of(s.hands[looker], COLERE)
    unseen: int = bags.cards_in(s.vendetta)
    loose: list[int] = []
    for seat in range(seats):
        index = looker * SEATS + seat
        cards: int = 0 if seat == looker else bags.cards_in(s.hands[seat]) - bags.cards_in(s.seen_cards[index])
        loose.append(cards)
        unseen += cards
    bribes = 0
    for number in s.bribes:
        bribes += number
    found: list[float] = []
    for seat in range(seats):
        if seat == looker:
            found.append(1.0 if own else 0.0)
            continue
        if left == 0 or loose[seat] == 0:
            found.append(0.0)
            continue
        mute = s.mutes[looker * SEATS + seat]
        clean = 1.0
        for card in range(loose[seat]):
            clean *= 1.0 - (left / silent if card < mute else left / unseen)
        odds = (1.0 - clean) / max(clean, 0.05)
        odds *= exp(weights.suspect * (s.bribes[seat] - bribes / seats))
        found.append(odds / (1.0 + odds))
    return found
