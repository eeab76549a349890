"""Nostra City: the first Caïds, titles and bonuses of each player, and who was an Indic."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tripot.arena.traits.general import Traits as AnyTraits
from tripot.games.nostra_city.events import Dealt, FirstChosen, PicksShown, Titled
from tripot.games.nostra_city.game import NostraCity
from tripot.games.nostra_city.material import BONUSES
from tripot.games.nostra_city.rules.verdict import is_guilty, is_indic
from tripot.games.nostra_city.state import NOBODY, State
from tripot.kernel.event import Event
from tripot.text import say


class Traits(AnyTraits):
    groups = ("start", "dealt", "role", "title", "bonus")

    def end(self, s: State) -> str:
        """The verdict, and whether anybody is left to gain by it (NC-7.5)."""
        indics = [is_indic(s, seat) for seat in range(self.game.players)]
        if is_guilty(s):
            return "guilty" if any(indics) else "lost"
        return "lost" if all(indics) else "innocent"

    def traits(self, s: State, events: Iterable[Event]) -> Iterator[tuple[int, str]]:
        for event in events:
            if isinstance(event, FirstChosen):
                yield event.seat, "start:first"
            elif isinstance(event, Dealt) and event.card.kind == "caid":
                yield event.seat, f"dealt:{event.card.id}"
            elif isinstance(event, PicksShown):
                yield from ((seat, f"dealt:{card.id}") for seat, card in enumerate(event.cards))
            elif isinstance(event, Titled):
                yield event.seat, f"title:{event.card.id}"
        for bonus, holder in enumerate(s.bonuses):
            if holder != NOBODY:
                yield holder, f"bonus:{BONUSES[bonus]}"
        yield from ((seat, "role:indic") for seat in range(self.game.players) if is_indic(s, seat))

    def say_end(self, end: str, language: str) -> str:
        return say("nc-arena-end", language, end=end)

    def say_group(self, group: str, language: str) -> str:
        return say("nc-arena-group", language, group=group)

    def say_trait(self, group: str, member: str, language: str) -> str:
        if group == "bonus":
            return say("nc-bonus", language, bonus=member)
        if group in ("start", "role"):
            return say("nc-arena-trait", language, trait=member)
        assert isinstance(self.game, NostraCity)
        return next(card.called("nc", language) for card in self.game.kit.shown if card.id == member)
