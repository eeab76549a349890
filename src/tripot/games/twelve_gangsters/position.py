"""A position of 12 Gangsters as plain data, secrets included."""

from __future__ import annotations

from typing import Any

import msgspec

from tripot.games.twelve_gangsters.rules import CHOOSE, NAME_BOSS
from tripot.games.twelve_gangsters.state import NO_CARD, NOBODY, State
from tripot.kernel.bits import count, mask_of, members
from tripot.kernel.misfit import misfit
from tripot.kernel.problem import Problem


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Each list is in order of seats; face-down cards are the ones in neither list."""

    boss: int | None
    hands: list[list[int]]
    validated: list[list[int]]
    chosen: list[int | None] = []
    """Left out: nobody has chosen yet."""


def position(s: State) -> dict[str, Any]:
    data = Position(
        boss=None if s.boss == NOBODY else s.boss,
        hands=[members(hand) for hand in s.hands],
        validated=[members(cards) for cards in s.validated],
        chosen=[None if card == NO_CARD else card for card in s.chosen],
    )
    return msgspec.structs.asdict(data)


def restore(data: dict[str, Any], players: int, full: int) -> State:
    """The state of this data; Problem if no game can reach it."""
    try:
        given = msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise Problem("position-wrong", detail=misfit(error)) from None
    chosen = given.chosen or [None] * players
    if not len(given.hands) == len(given.validated) == len(chosen) == players:
        raise Problem("tg-position-seats", players=players)
    if NO_CARD in chosen:
        raise Problem("tg-position-chosen")
    s = State(
        None,
        full,
        NOBODY if given.boss is None else given.boss,
        [cards(hand, full) for hand in given.hands],
        [card or NO_CARD for card in chosen],
        [cards(heists, full) for heists in given.validated],
    )
    check(s)
    awaited = sum(1 << seat for seat, card in enumerate(chosen) if card is None)
    if given.boss is None:
        s.frame = NAME_BOSS
    elif s.hands[0]:
        s.frame = CHOOSE[awaited]
    return s


def cards(values: list[int], full: int) -> int:
    """The set of these cards, each in the game and named once."""
    if len(set(values)) < len(values) or any(value < 1 or not full >> value & 1 for value in values):
        raise Problem("tg-position-cards", cards=" ".join(map(str, values)), most=full.bit_length() - 1)
    return mask_of(values)


def check(s: State) -> None:
    """What every reachable table obeys."""
    if not NOBODY <= s.boss < len(s.hands) or (s.boss == NOBODY and s.hands[0] != s.full):
        raise Problem("tg-position-boss")
    if any(count(hand) != count(s.hands[0]) for hand in s.hands):
        raise Problem("tg-position-hands")
    if any(hand & heists for hand, heists in zip(s.hands, s.validated, strict=True)):
        raise Problem("tg-position-twice")
    for card, hand in zip(s.chosen, s.hands, strict=True):
        if card != NO_CARD and (card < 0 or s.boss == NOBODY or not hand >> card & 1):
            raise Problem("tg-position-chosen")
    if s.hands[0] and NO_CARD not in s.chosen:
        raise Problem("tg-position-chosen")
