"""How positions write the values of the state, and read them back: the type in the position says how."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, get_type_hints

from tripot.games.nostra_city import bags, reading
from tripot.games.nostra_city.kit import CARDS, PRIMO_CAPO, UNDERBOSS
from tripot.games.nostra_city.material import BILLS, KINDS, PHASES, Bill, Kind, Phase, Vendetta
from tripot.games.nostra_city.people import last
from tripot.games.nostra_city.state import NONE
from tripot.games.nostra_city.view import Reprisal
from tripot.kernel.bits import mask_of, members
from tripot.kernel.problem import Problem

Numbers = list[int]
"""A set of cards or seats."""


class Form(NamedTuple):
    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


def same(value: Any) -> Any:
    return value


def set_of(numbers: Numbers) -> int:
    titles = range(UNDERBOSS, PRIMO_CAPO + 1)
    if not all(0 <= number < CARDS and number not in titles for number in numbers) or len(set(numbers)) < len(numbers):
        raise Problem("nc-position-table")
    return mask_of(numbers)


def kinds_of(kinds: int) -> list[Kind]:
    return [KINDS[kind] for kind in members(kinds)]


def read_kinds(named: list[Kind]) -> int:
    return mask_of([KINDS.index(kind) for kind in named])


def bill_of(kind: int) -> Bill | None:
    return None if kind == NONE else BILLS[kind]


def read_bill(named: Bill | None) -> int:
    return NONE if named is None else BILLS.index(named)


FORMS: Final[dict[Any, Form]] = {
    int: Form(same, same),
    bool: Form(same, same),
    Numbers: Form(members, set_of),
    tuple[int, ...]: Form(tuple, list),
    list[Bill]: Form(lambda bag: list(bags.bills(bag)), reading.bag),
    list[Vendetta]: Form(lambda hand: list(bags.cards(hand)), reading.hand),
    list[Kind]: Form(kinds_of, read_kinds),
    Phase: Form(PHASES.__getitem__, PHASES.index),
    Bill | None: Form(bill_of, read_bill),
    Reprisal | None: Form(last, reading.reprisal),
}


def forms(position: type, worked_out: set[str]) -> dict[str, Form]:
    """For each field of the position, how it is written; but for those that are worked out from several."""
    return {name: FORMS[kind] for name, kind in get_type_hints(position).items() if name not in worked_out}
