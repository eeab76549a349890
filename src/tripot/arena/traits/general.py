"""What a game tells the arena, in one form for all games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, NamedTuple

from tripot.kernel.event import Event, Hidden
from tripot.kernel.game import Game


class Heard(NamedTuple):
    """How a game ended, and for each seat its traits, sorted. A trait is a group and a member: `dealt:aldo`."""

    end: str
    traits: tuple[tuple[str, ...], ...]


class Traits:
    """Hears a finished game, every secret included, and names what it has heard. A game that has more to tell than that
    it is over has a `Traits` of its own."""

    groups: ClassVar[tuple[str, ...]] = ()
    """Its groups of traits: what chance gives first."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def hear(self, s: Any, events: Iterable[Event]) -> Heard:
        found: list[set[str]] = [set() for _ in range(self.game.players)]
        for seat, trait in self.traits(s, events):
            found[seat].add(trait)
        return Heard(self.end(s), tuple(tuple(sorted(traits)) for traits in found))

    def end(self, s: Any) -> str:
        """Which of its ends the game came to."""
        return self.game.end_rule

    def traits(self, s: Any, events: Iterable[Event]) -> Iterable[tuple[int, str]]:
        """Seats, and what they had or did."""
        return ()

    def say_end(self, end: str, language: str) -> str:
        return end

    def say_group(self, group: str, language: str) -> str:
        """The heading of a group of traits."""
        return group

    def say_trait(self, group: str, member: str, language: str) -> str:
        return member


def bare(value: Any) -> Any:
    """A field of an event without its veil."""
    return value.value if isinstance(value, Hidden) else value
