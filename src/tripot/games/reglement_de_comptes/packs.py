"""Small multisets in one int: six bits for each of up to eight kinds, at most 62 things in all."""

from __future__ import annotations

__compile__ = True

from typing import Final

from mypy_extensions import i64

WIDTH: Final = 6
MOST: Final = 62
SEVERAL: Final = (1 << WIDTH) - 1


def one(kind: int) -> int:
    """A pack of one thing of this kind."""
    return 1 << kind * WIDTH


def held(pack: int, kind: int) -> int:
    """How many of this kind are in the pack."""
    return pack >> kind * WIDTH & SEVERAL


def size(pack: i64) -> i64:
    """How many things are in the pack: the sum of digits to base 64, which is the remainder modulo 63."""
    return pack % SEVERAL


def kinds(pack: i64) -> i64:
    """The set of kinds that are in the pack."""
    found: i64 = 0
    kind: i64 = 1
    while pack:
        if pack & SEVERAL:
            found |= kind
        pack >>= WIDTH
        kind <<= 1
    return found


def pick(pack: i64, index: i64) -> i64:
    """The kind of the card with this index."""
    card: i64 = 0
    index -= pack & SEVERAL
    while index >= 0:
        pack >>= WIDTH
        card += 1
        index -= pack & SEVERAL
    return card


def unpack(pack: int) -> list[int]:
    """Every single thing in the pack, in order of kinds."""
    return [kind for kind in range(8) for _ in range(held(pack, kind))]


def pack_of(things: list[int]) -> int:
    """The pack of these things."""
    pack = 0
    for kind in things:
        pack += one(kind)
    return pack
