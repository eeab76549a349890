"""What an edition must be: NC-1.1 to NC-1.6, NC-2.1."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from tripot.games.nostra_city.material import BILLS, FAMILIES, VENDETTAS, Bill, Vendetta
from tripot.games.nostra_city.printed import Bench, Caid, Enquete, Respect, Turf
from tripot.games.nostra_city.roster import roster
from tripot.kernel.card import Printed
from tripot.kernel.edition import Check
from tripot.kernel.shape import Flaw

CAIDS: Final = 20
MOST_CAIDS: Final = 21
TURFS: Final = 14
OTHERS: Final = 12
BILLS_IN_ALL: Final = 52
VENDETTAS_IN_ALL: Final = 27
MOST_PLAYERS: Final = 5


def counted(place: str, found: int, wanted: int) -> Iterator[Flaw]:
    if found != wanted:
        yield Flaw(place, "nc-edition-count", {"count": found, "wanted": wanted})


def rue_is_whole(
    caid: tuple[Caid, ...] | None = None,
    turf: tuple[Turf, ...] | None = None,
    respect: tuple[Respect, ...] | None = None,
    enquete: tuple[Enquete, ...] | None = None,
) -> Iterator[Flaw]:
    """NC-1.1: 46 cards, each id once; an edition may add a Caïd."""
    if caid is not None:
        yield from counted("caid", len(caid), min(max(len(caid), CAIDS), MOST_CAIDS))
    if turf is not None:
        yield from counted("turf", len(turf), TURFS)
    if respect is not None and enquete is not None:
        yield from counted("respect + enquete", len(respect) + len(enquete), OTHERS)
    seen: Counter[str] = Counter()
    decks: dict[str, tuple[Printed, ...] | None] = {"caid": caid, "turf": turf, "respect": respect, "enquete": enquete}
    for place, cards in decks.items():
        for index, card in enumerate(cards or ()):
            seen[card.id] += 1
            if seen[card.id] == 2:
                yield Flaw(f"{place}[{index}]", "nc-edition-twice", {"id": card.id})


def powers_are_known(caid: tuple[Caid, ...]) -> Iterator[Flaw]:
    """NC-8.1: each is a file of the house."""
    powers = roster()
    for index, card in enumerate(caid):
        if card.power is not None and card.power not in powers:
            yield Flaw(f"caid[{index}].power", "nc-edition-power", {"power": card.power, "powers": ", ".join(powers)})


def families_are_even(caid: tuple[Caid, ...]) -> Iterator[Flaw]:
    """Section 9: at least five Caïds each, so that three different families can be dealt (NC-2.5)."""
    for family in FAMILIES:
        found = sum(card.family == family for card in caid)
        if found < CAIDS // len(FAMILIES):
            yield Flaw("caid", "nc-edition-family", {"family": family, "count": found})


def turfs_are_whole(turf: tuple[Turf, ...]) -> Iterator[Flaw]:
    """NC-1.2: one borough and a traffic, or two boroughs."""
    for index, card in enumerate(turf):
        plain = len(card.boroughs) == 1 and card.traffic is not None
        double = len(set(card.boroughs)) == 2 == len(card.boroughs) and card.traffic is None
        if not plain and not double:
            yield Flaw(f"turf[{index}]", "nc-edition-turf")


def bills_are_as_printed(bills: dict[Bill, int] | None = None, bank: dict[Bill, int] | None = None) -> Iterator[Flaw]:
    """NC-1.3, NC-2.1."""
    if bills is None:
        return
    yield from counted("bills", sum(bills.values()), BILLS_IN_ALL)
    for bill in BILLS:
        if bank is not None and bank.get(bill, 0) * MOST_PLAYERS > bills.get(bill, 0):
            yield Flaw(f"bank.{bill}", "nc-edition-bank", {"bill": bill})


def vendetta_is_whole(vendetta: dict[Vendetta, int]) -> Iterator[Flaw]:
    """NC-1.4."""
    yield from counted("vendetta", sum(vendetta.values()), VENDETTAS_IN_ALL)
    for card in VENDETTAS[-2:]:
        if vendetta.get(card, 0) > 1:
            yield Flaw(f"vendetta.{card}", "nc-edition-single", {"card": card})


def bench_has_both_sides(bench: Bench) -> Iterator[Flaw]:
    """NC-1.6."""
    if not 1 < bench.guilty <= bench.spaces:
        yield Flaw("bench.guilty", "nc-edition-guilty", {"spaces": bench.spaces})
    if not bench.start:
        yield Flaw("bench.start", "nc-edition-players")
    for players, space in bench.start.items():
        if space > bench.spaces:
            yield Flaw(f"bench.start.{players}", "nc-edition-start", {"spaces": bench.spaces})


CHECKS: tuple[Check, ...] = (
    rue_is_whole,
    powers_are_known,
    families_are_even,
    turfs_are_whole,
    bills_are_as_printed,
    vendetta_is_whole,
    bench_has_both_sides,
)
