"""The names of what is in the box, as wire, records and editions write them."""

from __future__ import annotations

from typing import Literal

Card = Literal["knife", "gun", "cake", "pass", "boom", "cocktail", "alert", "move"]
Kind = Literal["godfather", "gunman", "blade", "bruiser"]
Feature = Literal["revolver", "knife", "glass", "bar", "restaurant", "gambling", "register"]
Business = Literal["bar", "restaurant", "gambling"]
Colour = Literal["yellow", "red", "blue", "green", "orange", "violet"]
Pending = Literal[
    "seat", "stab", "shoot", "serve", "pass-which", "pass-where", "blow", "drug", "move-who", "move-where"
]
"""The steps inside a choice."""
Phase = Literal["deal", "first-seater", "seating", "card", "second", "draw", "begin", "over"]

CARDS: tuple[Card, ...] = ("knife", "gun", "cake", "pass", "boom", "cocktail", "alert", "move")
KINDS: tuple[Kind, ...] = ("godfather", "gunman", "blade", "bruiser")
BUSINESSES: tuple[Business, ...] = ("bar", "restaurant", "gambling")
FEATURES: tuple[Feature, ...] = ("revolver", "knife", "glass", "bar", "restaurant", "gambling", "register")
COLOURS: tuple[Colour, ...] = ("yellow", "red", "blue", "green", "orange", "violet")
