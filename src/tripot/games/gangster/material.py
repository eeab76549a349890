"""The names of what is in the box, as wire, records and editions write them."""

from __future__ import annotations

from typing import Final, Literal

Face = Literal[
    "refuge",
    "aventure",
    "collecte",
    "course",
    "echange",
    "enchere",
    "expert",
    "mission",
    "passage",
    "protection",
    "recrutement",
    "vendeur",
    "vol",
]
Deck = Literal[
    "aventure",
    "mission",
    "collecte",
    "commerce",
    "banque",
    "justice",
    "course",
    "recrutement",
    "perle",
    "diamant",
]
Kind = Literal["perle", "diamant"]
Theft = Literal["commerce", "banque"]

FACES: Final[tuple[Face, ...]] = (
    "refuge",
    "aventure",
    "collecte",
    "course",
    "echange",
    "enchere",
    "expert",
    "mission",
    "passage",
    "protection",
    "recrutement",
    "vendeur",
    "vol",
)
DECKS: Final[tuple[Deck, ...]] = (
    "aventure",
    "mission",
    "collecte",
    "commerce",
    "banque",
    "justice",
    "course",
    "recrutement",
    "perle",
    "diamant",
)
KINDS: Final[tuple[Kind, ...]] = ("perle", "diamant")
THEFTS: Final[tuple[Theft, ...]] = ("commerce", "banque")
DOUBLES: Final = ("expert/vendeur", "mission/recrutement", "aventure/vol", "course/echange", "echange/protection")
"""GA-1.1: the five types of double square."""
SIZES: Final[dict[Deck, int]] = {
    "aventure": 48,
    "mission": 24,
    "collecte": 24,
    "commerce": 24,
    "banque": 24,
    "justice": 24,
    "course": 12,
    "recrutement": 36,
    "perle": 24,
    "diamant": 24,
}
"""GA-1.2."""
DOSSIERS: Final = 12


def dossier_number(seat: int, held: int) -> int:
    """GA-5.2: which of the twelve Dossiers somebody takes who then has so many: two for each seat."""
    return (2 * seat + held - 1) % DOSSIERS + 1
