"""Sets as bitmasks. A mask stays below 2^62, so compiled arithmetic never overflows."""

from __future__ import annotations

__compile__ = True

from typing import Final

from mypy_extensions import i64

_PAIRS: Final = 0x1555555555555555
_FOURS: Final = 0x3333333333333333
_BYTES: Final = 0x0F0F0F0F0F0F0F0F
_ONES: Final = 0x0101010101010101


def count(mask: i64) -> i64:
    """How many members the set has."""
    pairs: i64 = mask - ((mask >> 1) & _PAIRS)
    fours: i64 = (pairs & _FOURS) + ((pairs >> 2) & _FOURS)
    eights: i64 = (fours + (fours >> 4)) & _BYTES
    return ((eights * _ONES) >> 56) & 0x7F


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty."""
    below: i64 = (mask & -mask) - 1
    return count(below)


def highest(mask: i64) -> i64:
    """The largest member of a set that is not empty."""
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    mask |= mask >> 8
    mask |= mask >> 16
    mask |= mask >> 32
    return count(mask) - 1


def nth(mask: i64, index: i64) -> i64:
    """The member with this index, in ascending order."""
    while index:
        mask &= mask - 1
        index -= 1
    return lowest(mask)


def members(mask: int) -> list[int]:
    """The members in ascending order."""
    found: list[int] = []
    while mask:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


def mask_of(values: list[int]) -> int:
    """The set of these values."""
    mask = 0
    for value in values:
        mask |= 1 << value
    return mask


def union(masks: list[int]) -> int:
    """All members of these sets."""
    mask = 0
    for other in masks:
        mask |= other
    return mask
