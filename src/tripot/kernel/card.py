"""Cards: as an edition file prints them, and as people see them. Their names are text, no part of the material."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UNSET, UnsetType

from tripot.text import known, say

Id = Annotated[str, msgspec.Meta(pattern=r"^[A-Z][0-9]{2}$")]
Language = Annotated[str, msgspec.Meta(pattern=r"^[a-z]{2,3}$")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]

BESIDE: Final = ("fr", "en")
"""Until 0.1 a file had a card's names beside its other fields, in these languages, and they were part of the hash."""


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of an edition file. The `names` that the file gives it are left out of the edition's hash."""

    id: Id
    names: dict[Language, Name] = {}

    @property
    def own_names(self) -> dict[str, str] | UnsetType:
        """For the card as people see it."""
        return self.names or UNSET


class Card(msgspec.Struct, frozen=True):
    """A card as people see it; `names` only if its edition names it itself."""

    id: str
    names: dict[str, str] | UnsetType = UNSET

    def called(self, prefix: str, language: str) -> str:
        """In the edition's own words, in another language if need be; else in the house's words; else by its id."""
        if self.names:
            return self.names.get(language) or next(iter(self.names.values()))
        key = f"{prefix}-card-{self.id.lower()}"
        return say(key, language) if key in known(language) else self.id

    def tale(self, prefix: str, language: str) -> str:
        """What the house tells about its card; empty if there is nothing, or if the edition names the card itself."""
        key = f"{prefix}-card-{self.id.lower()}-tale"
        return say(key, language) if not self.names and key in known(language) else ""


@cache
def decks(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of an edition that hold printed cards."""
    items = {name: get_args(hint)[0] for name, hint in get_type_hints(kind).items() if get_origin(hint) is tuple}
    return tuple(name for name, item in items.items() if isinstance(item, type) and issubclass(item, Printed))


def gathered(kind: type[msgspec.Struct], data: dict[str, Any]) -> dict[str, Any]:
    """The data of a file as it is written today: names that stand beside a card's other fields in its `names`."""
    lists = {deck: data[deck] for deck in decks(kind) if isinstance(data.get(deck), list)}
    return data | {deck: [_gathered(card) for card in cards] for deck, cards in lists.items()}


def spread(card: dict[str, Any]) -> dict[str, Any]:
    """The card as it was hashed while its names stood beside its other fields."""
    names = card["names"]
    return bare(card) | {language: names[language] for language in BESIDE if language in names}


def bare(card: dict[str, Any]) -> dict[str, Any]:
    """The card as it is hashed: what it does, not what it is called."""
    return {field: value for field, value in card.items() if field != "names"}


def _gathered(card: Any) -> Any:
    if not isinstance(card, dict) or "names" in card:
        return card
    names = {language: card[language] for language in BESIDE if language in card}
    return {field: value for field, value in card.items() if field not in names} | ({"names": names} if names else {})
