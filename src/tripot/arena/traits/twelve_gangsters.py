"""12 Gangsters: who began as Boss, and which gangsters were kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tripot.arena.traits.general import Traits as AnyTraits
from tripot.games.twelve_gangsters.events import BossNamed
from tripot.games.twelve_gangsters.rules import score
from tripot.games.twelve_gangsters.state import State
from tripot.kernel.bits import members
from tripot.kernel.event import Event
from tripot.text import say


class Traits(AnyTraits):
    groups = ("start", "kept")

    def end(self, s: State) -> str:
        """What decided it: the sum, the number of heists, or nothing (TG-4.2, TG-4.3)."""
        merits = [self.game.merit(s, seat) for seat in range(self.game.players)]
        scores = [score(s, seat) for seat in range(self.game.players)]
        if merits.count(max(merits)) > 1:
            return "shared"
        return "heists" if scores.count(max(scores)) > 1 else "sum"

    def traits(self, s: State, events: Iterable[Event]) -> Iterator[tuple[int, str]]:
        for event in events:
            if isinstance(event, BossNamed):
                yield event.seat, "start:boss"
        for seat, cards in enumerate(s.validated):
            for card in members(cards):
                yield seat, f"kept:{card:02}"

    def say_end(self, end: str, language: str) -> str:
        return say("tg-arena-end", language, end=end)

    def say_group(self, group: str, language: str) -> str:
        return say("tg-arena-group", language, group=group)

    def say_trait(self, group: str, member: str, language: str) -> str:
        return say("tg-arena-trait", language, group=group, card=member.lstrip("0"))
