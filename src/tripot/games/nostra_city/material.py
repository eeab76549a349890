"""The names of what is in the box, as wire, records and editions write them."""

from __future__ import annotations

from typing import Final, Literal

Bill = Literal["5", "10i", "10c", "20i", "20c", "50i", "50c"]
"""Thousands; Innocent or Coupable."""
Vendetta = Literal[
    "honte",
    "contrat",
    "braquage",
    "coup",
    "incendie",
    "temoin",
    "ecoute",
    "donne",
    "indic",
    "colere",
    "gota",
    "atlantic",
]
Kind = Literal["queens", "staten-island", "bronx", "brooklyn", "gambling", "drugs", "prostitution"]
"""What an Encaissement is about: four Rackets, three Trafics."""
Borough = Literal["queens", "staten-island", "bronx", "brooklyn"]
Traffic = Literal["gambling", "drugs", "prostitution"]
Family = Literal["agnello", "baldini", "carbone", "donata"]
Moment = Literal["business", "meeting", "proces", "vendetta"]
Effect = Literal["seize", "silence", "short_draw", "no_drugs", "one_bribe", "two_bills"]
CardKind = Literal["caid", "turf", "respect", "enquete", "title"]
Phase = Literal["setup", "business", "meeting", "resolution", "proces", "reception", "last", "over"]
Bonus = Literal["equipe", "sagesse", "as"]
"""La fine équipe, Sagesse et Vertu, Plein aux as."""
Title = Literal["underboss", "consigliere", "primo_capo"]

BILLS: Final[tuple[Bill, ...]] = ("5", "10i", "10c", "20i", "20c", "50i", "50c")
VENDETTAS: Final[tuple[Vendetta, ...]] = (
    "honte",
    "contrat",
    "braquage",
    "coup",
    "incendie",
    "temoin",
    "ecoute",
    "donne",
    "indic",
    "colere",
    "gota",
    "atlantic",
)
TRAFFICS: Final[tuple[Traffic, ...]] = ("gambling", "drugs", "prostitution")
KINDS: Final[tuple[Kind, ...]] = ("queens", "staten-island", "bronx", "brooklyn", *TRAFFICS)
FAMILIES: Final[tuple[Family, ...]] = ("agnello", "baldini", "carbone", "donata")
EFFECTS: Final[tuple[Effect, ...]] = ("seize", "silence", "short_draw", "no_drugs", "one_bribe", "two_bills")
PHASES: Final[tuple[Phase, ...]] = (
    "setup",
    "business",
    "meeting",
    "resolution",
    "proces",
    "reception",
    "last",
    "over",
)
BONUSES: Final[tuple[Bonus, ...]] = ("equipe", "sagesse", "as")
TITLES: Final[tuple[Title, ...]] = ("underboss", "consigliere", "primo_capo")
