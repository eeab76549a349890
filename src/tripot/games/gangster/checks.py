"""What an edition must be: GA-1.1 to GA-1.4."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from tripot.games.gangster import effect as ops
from tripot.games.gangster.effect import Effect
from tripot.games.gangster.material import DOUBLES, FACES, SIZES, Deck
from tripot.games.gangster.printed import Printed
from tripot.games.gangster.vocabulary import Role, read
from tripot.kernel.edition import Check
from tripot.kernel.problem import Problem
from tripot.kernel.shape import Flaw

Cards = tuple[Printed, ...]
SQUARES: Final = 40
REFERENCE_CASH: Final = 20_000
REFERENCE_MEN: Final = 6
REFERENCE_DIE: Final = 3.5
"""GA-1.3: what Collecte cards are measured by."""
TOLERANCE: Final = 0.05


def forty_squares(squares: tuple[str, ...]) -> Iterator[Flaw]:
    if len(squares) != SQUARES:
        yield Flaw("squares", "ga-edition-squares", {"count": len(squares), "wanted": SQUARES})
    for number, square in enumerate(squares):
        if square not in FACES and square not in DOUBLES:
            yield Flaw(f"squares[{number}]", "ga-edition-square", {"square": square})
        elif (square == "refuge") != (number == 0):
            yield Flaw(f"squares[{number}]", "ga-edition-refuge")


def every_face_is_there(squares: tuple[str, ...]) -> Iterator[Flaw]:
    shown = {face for square in squares for face in square.split("/")}
    for face in FACES:
        if face not in shown:
            yield Flaw("squares", "ga-edition-no-face", {"face": face})


def counted(deck: Deck, found: int) -> Iterator[Flaw]:
    """GA-1.2."""
    if found != SIZES[deck]:
        yield Flaw(deck, "ga-edition-count", {"count": found, "wanted": SIZES[deck]})


def gems(perle: tuple[int, ...] | None = None, diamant: tuple[int, ...] | None = None) -> Iterator[Flaw]:
    for deck, values in (("perle", perle), ("diamant", diamant)):
        if values is not None:
            yield from counted(deck, len(values))  # type: ignore[arg-type]


def decks(
    aventure: Cards | None = None,
    mission: Cards | None = None,
    collecte: Cards | None = None,
    commerce: Cards | None = None,
    banque: Cards | None = None,
    justice: Cards | None = None,
    course: Cards | None = None,
    recrutement: Cards | None = None,
) -> Iterator[Flaw]:
    """GA-1.2, GA-8.1: how many, and every effect in the vocabulary."""
    ids: Counter[str] = Counter()
    given: dict[Deck, Cards | None] = {"aventure": aventure, "mission": mission, "collecte": collecte}
    given |= {"commerce": commerce, "banque": banque, "justice": justice, "course": course, "recrutement": recrutement}
    for deck, cards in given.items():
        if cards is None:
            continue
        yield from counted(deck, sum(card.count for card in cards))
        for index, card in enumerate(cards):
            ids[card.id] += 1
            if ids[card.id] == 2:
                yield Flaw(f"{deck}[{index}]", "ga-edition-twice", {"id": card.id})
            yield from effect_flaws(deck, index, card)


def effect_flaws(deck: Deck, index: int, card: Printed) -> Iterator[Flaw]:
    if card.star and deck not in ("aventure", "mission"):
        yield Flaw(f"{deck}[{index}].star", "ga-edition-star")
        return
    try:
        effect = read(card.effect, role_of(deck, card.star), [])
    except Problem as problem:
        yield Flaw(f"{deck}[{index}].effect", problem.reason, problem.details)
        return
    place = f"{deck}[{index}].effect"
    if effect.op == ops.ARREST and effect.n != ("commerce", "banque").index(deck):
        yield Flaw(place, "ga-edition-theft", {"deck": deck})
    if effect.op == ops.HORSE and not 2 <= effect.n <= 12:
        yield Flaw(place, "ga-edition-horse", {"horse": effect.n})
    if effect.op == ops.MEN and effect.n > 3:
        yield Flaw(place, "ga-edition-men", {"men": effect.n})


def role_of(deck: Deck, star: bool) -> Role:
    """Where the card of a deck stands in the vocabulary."""
    if star:
        return "mission" if deck == "mission" else "star"
    match deck:
        case "commerce" | "banque":
            return "theft"
        case "justice" | "course" | "recrutement":
            return deck
    return "plain"


def understood(cards: Cards, role: Role) -> list[Effect]:
    """The effects of all cards that can be read, a copy each."""
    found = []
    for card in cards:
        try:
            found += [read(card.effect, role, [])] * card.count
        except Problem:
            continue
    return found


def thefts_pay_as_stated(commerce: Cards | None = None, banque: Cards | None = None) -> Iterator[Flaw]:
    """GA-1.3: the average over gain cards, and the risk."""
    for deck, cards, average, one_in in (("commerce", commerce, 1600, 3), ("banque", banque, 4800, 2)):
        effects = understood(cards or (), "theft")
        gains = [effect.n for effect in effects if effect.op == ops.GAIN]
        if gains:
            yield from near(deck, sum(gains) / len(gains), average)
        if effects and (len(effects) - len(gains)) * one_in != len(effects):
            yield Flaw(deck, "ga-edition-risk", {"arrests": len(effects) - len(gains), "one_in": one_in})


def fines_are_as_stated(justice: Cards) -> Iterator[Flaw]:
    """GA-1.3: the average over all printed amounts of both columns."""
    fines = [effect for effect in understood(justice, "justice") if effect.op == ops.FINE]
    if fines:
        yield from near("justice", sum(effect.n + effect.m for effect in fines) / (2 * len(fines)), 1100)


def collections_are_as_stated(collecte: Cards) -> Iterator[Flaw]:
    """GA-1.3: at 20 000 cash, 6 men, a die of 3.5."""
    effects = understood(collecte, "plain")
    if effects:
        yield from near("collecte", sum(map(taken, effects)) / len(effects), 2300)


def taken(effect: Effect) -> float:
    """What a Collecte card costs whoever is in the state of reference; a dilemma, its first side."""
    if effect.op == ops.EITHER and effect.yes is not None:
        return taken(effect.yes)
    n = effect.n
    costs = {
        ops.PAY: n,
        ops.PAY_PCT: REFERENCE_CASH * n / 100,
        ops.PAY_MEN: n * (REFERENCE_MEN - 1),
        ops.PAY_MEN_ALL: n * REFERENCE_MEN,
        ops.PAY_DIE: n * REFERENCE_DIE,
    }
    return costs.get(effect.op, 0)


def near(deck: str, found: float, stated: int) -> Iterator[Flaw]:
    if abs(found - stated) > stated * TOLERANCE:
        yield Flaw(deck, "ga-edition-average", {"found": round(found), "stated": stated})


def somebody_can_play(goals: dict[int, int]) -> Iterator[Flaw]:
    if not goals:
        yield Flaw("goals", "ga-edition-goals")


CHECKS: tuple[Check, ...] = (
    forty_squares,
    every_face_is_there,
    gems,
    decks,
    thefts_pay_as_stated,
    fines_are_as_stated,
    collections_are_as_stated,
    somebody_can_play,
)
