"""Small multisets in one int: six bits for each of up to eight kinds, at most 62 things in all."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 6
MOST: Final = 62
SEVERAL: Final = (1 << WIDTH) - 1


def one(kind: int) -> int:
    """A pack of one thing of this kind."""
    return 1 << kind * WIDTH


def held(pack: int, kind: int) -> int:
    """How many of this kind are in the pack."""
    return pack >> kind * WIDTH & SEVERAL


def size(pack: int) -> int:
    """How many things are in the pack: the sum of digits to base 64, which is the remainder modulo 63."""
    return pack % SEVERAL


def kinds(pack: int) -> int:
    """The set of kinds that are in the pack."""
    found = 0
    kind = 0
    while pack:
        if pack & SEVERAL:
            found |= 1 << kind
        pack >>= WIDTH
        kind += 1
    return found


def unpack(pack: int) -> list[int]:
    """Every single thing in the pack, in order of kinds."""
    return [kind for kind in range(8) for _ in range(held(pack, kind))]


def pack_of(things: list[int]) -> int:
    """The pack of these things."""
    pack = 0
    for kind in things:
        pack += one(kind)
    return pack
