"""Sets as bitmasks, over all of their 62 bits."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tripot.kernel import bits

MASKS = st.integers(0, 2**62 - 1)
FILLED = st.integers(1, 2**62 - 1)


@given(MASKS)
def test_count(mask: int) -> None:
    assert bits.count(mask) == mask.bit_count()


@given(FILLED)
def test_lowest(mask: int) -> None:
    assert bits.lowest(mask) == bits.members(mask)[0]


@given(FILLED)
def test_highest(mask: int) -> None:
    assert bits.highest(mask) == bits.members(mask)[-1]


@given(MASKS)
def test_members_are_the_set_bits_in_ascending_order(mask: int) -> None:
    assert bits.members(mask) == [bit for bit in range(62) if mask >> bit & 1]


@given(MASKS)
def test_mask_of_is_the_inverse_of_members(mask: int) -> None:
    assert bits.mask_of(bits.members(mask)) == mask


@given(FILLED)
def test_nth_counts_through_the_members(mask: int) -> None:
    found = [bits.nth(mask, index) for index in range(bits.count(mask))]
    assert found == bits.members(mask)


def test_every_single_bit() -> None:
    """Shifts of 31 and more are where compiled arithmetic goes wrong."""
    for bit in range(62):
        mask = 1 << bit
        assert (bits.count(mask), bits.lowest(mask), bits.nth(mask, 0), bits.members(mask)) == (1, bit, bit, [bit])
    assert bits.count(2**62 - 1) == 62
    assert bits.members(0) == []
