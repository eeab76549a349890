"""Gangster: who began, the ★ cards and Missions of each player, and what he dared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from tripot.arena.traits.general import Traits as AnyTraits
from tripot.arena.traits.general import bare
from tripot.games.gangster.events import (
    Arrested,
    MissionDone,
    OfferMade,
    ProtectionGained,
    Sold,
    StarKept,
    Swapped,
    TheftDared,
    TicketWon,
    TurnBegan,
)
from tripot.games.gangster.game import Gangster
from tripot.games.gangster.rules.ending import end_rule
from tripot.games.gangster.state import State
from tripot.kernel.event import Event
from tripot.text import say

Deed = TheftDared | Arrested | TicketWon | Sold | Swapped | ProtectionGained | OfferMade
DEEDS: Final[dict[type[Deed], str]] = {
    TheftDared: "theft",
    Arrested: "arrest",
    TicketWon: "race",
    Sold: "sale",
    Swapped: "swap",
    ProtectionGained: "protection",
    OfferMade: "offer",
}


class Traits(AnyTraits):
    groups = ("start", "star", "mission", "deed")

    def end(self, s: State) -> str:
        return end_rule(s)

    def traits(self, s: State, events: Iterable[Event]) -> Iterator[tuple[int, str]]:
        begun = False
        for event in events:
            if isinstance(event, TurnBegan) and not begun:
                begun = True
                yield event.seat, "start:first"
            elif isinstance(event, StarKept) and event.deck == "aventure":
                yield event.seat, f"star:{bare(event.card).id}"
            elif isinstance(event, MissionDone):
                yield event.seat, f"mission:{event.card.id}"
            elif isinstance(event, Deed):
                yield event.seat, f"deed:{DEEDS[type(event)]}"

    def say_end(self, end: str, language: str) -> str:
        return say("ga-line-end", language, rule=end.replace(".", "-"))

    def say_group(self, group: str, language: str) -> str:
        return say("ga-arena-group", language, group=group)

    def say_trait(self, group: str, member: str, language: str) -> str:
        if group in ("start", "deed"):
            return say("ga-arena-trait", language, trait=member)
        assert isinstance(self.game, Gangster)
        return next(card.called("ga", language) for deck in self.game.kit.shown for card in deck if card.id == member)
