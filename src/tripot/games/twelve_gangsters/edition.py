"""The material of 12 Gangsters, and the options of its table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from tripot.kernel import edition as kernel
from tripot.kernel.edition import Check
from tripot.kernel.options import Options as KernelOptions
from tripot.kernel.seats import MOST_SEATS
from tripot.kernel.shape import Flaw

MOST_CARDS = 60


def players_fit(colours: tuple[str, ...], hands: dict[int, int]) -> Iterator[Flaw]:
    most = min(len(colours), MOST_SEATS)
    for players in hands:
        if not 2 <= players <= most:
            yield Flaw(f"hands.{players}", "tg-edition-players", {"players": players, "most": most})


def hands_fit(hands: dict[int, int]) -> Iterator[Flaw]:
    for players, cards in hands.items():
        if not 1 <= cards <= MOST_CARDS:
            yield Flaw(f"hands.{players}", "tg-edition-cards", {"cards": cards, "most": MOST_CARDS})
    if not hands:
        yield Flaw("hands", "tg-edition-empty")


def colours_differ(colours: tuple[str, ...]) -> Iterator[Flaw]:
    if len(set(colours)) < len(colours):
        yield Flaw("colours", "tg-edition-colours")


class Edition(kernel.Edition, frozen=True, kw_only=True):
    """TG-1.1: the colours, and the size of a hand for each number of players (TG-2.1, TG-2.2)."""

    checks: ClassVar[tuple[Check, ...]] = (players_fit, hands_fit, colours_differ)

    game: Literal["twelve-gangsters"]
    colours: tuple[str, ...]
    hands: dict[int, int]


class Options(KernelOptions, frozen=True):
    """What the host may choose."""

    first_boss: Literal["random"] | int = "random"
    """TG-2.3: drawn at random, or the seat that begins."""
    memory_aid: bool = True
    """TG-3.8: show the cards that opponents still hold."""
