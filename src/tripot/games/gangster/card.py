"""A card as people see it."""

from __future__ import annotations

from tripot.games.gangster.material import Deck
from tripot.games.gangster.vocabulary import Phrase
from tripot.kernel import card as kernel


class Card(kernel.Card, frozen=True, kw_only=True):
    """One card: its deck, its number there, and what is printed on it."""

    deck: Deck
    number: int
    star: bool = False
    value: int = 0
    """The value of a gem, the prize of a ticket or a Mission, the men of a Recrutement card; 0 for others."""
    effect: tuple[Phrase, ...] = ()
