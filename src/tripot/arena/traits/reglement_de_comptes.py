"""Règlement de comptes: the hand that a gang began with, the cards it played, and whether it lived."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tripot.arena.traits.general import Traits as AnyTraits
from tripot.arena.traits.general import bare
from tripot.games.reglement_de_comptes.events import Drew, Played, TurnBegan
from tripot.games.reglement_de_comptes.rules.ending import end_rule
from tripot.games.reglement_de_comptes.state import State
from tripot.kernel.event import Event
from tripot.text import say


class Traits(AnyTraits):
    groups = ("dealt", "played", "fate")

    def end(self, s: State) -> str:
        return end_rule(s)

    def traits(self, s: State, events: Iterable[Event]) -> Iterator[tuple[int, str]]:
        begun = False
        for event in events:
            if isinstance(event, TurnBegan):
                begun = True
            elif isinstance(event, Drew) and not begun:
                yield event.seat, f"dealt:{bare(event.card)}"
            elif isinstance(event, Played):
                yield event.seat, f"played:{event.card}"
        for seat, fall in enumerate(s.fell):
            if fall == 0:
                yield seat, "fate:alive"

    def say_end(self, end: str, language: str) -> str:
        return say("rc-arena-end", language, rule=end.replace(".", "-"))

    def say_group(self, group: str, language: str) -> str:
        return say("rc-arena-group", language, group=group)

    def say_trait(self, group: str, member: str, language: str) -> str:
        return say("rc-arena-alive", language) if group == "fate" else say("rc-card", language, card=member)
