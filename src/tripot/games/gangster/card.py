"""A card as people see it."""

from __future__ import annotations

import msgspec

from tripot.games.gangster.material import Deck
from tripot.games.gangster.vocabulary import Phrase


class Card(msgspec.Struct, frozen=True):
    """One card: its deck, its number there, and what is printed on it."""

    deck: Deck
    number: int
    id: str
    fr: str
    en: str
    star: bool
    value: int
    """The value of a gem, the prize of a ticket or a Mission, the men of a Recrutement card; 0 for others."""
    effect: tuple[Phrase, ...]
