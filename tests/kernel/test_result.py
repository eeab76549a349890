"""Ranks: shared ones are possible, and the next place is left out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tripot.kernel.result import Result, Standing, ranks


@pytest.mark.parametrize(
    ("merits", "expected"),
    [([], []), ([5], [1]), ([1, 2, 3], [3, 2, 1]), ([4, 4, 1], [1, 1, 3]), ([1, 4, 4, 0], [3, 1, 1, 4])],
)
def test_ranks(merits: list[int], expected: list[int]) -> None:
    assert ranks(merits) == expected


@given(st.lists(st.integers(-9, 9), min_size=1, max_size=8))
def test_ranks_follow_merit(merits: list[int]) -> None:
    found = ranks(merits)
    assert min(found) == 1
    for mine, merit in zip(found, merits, strict=True):
        assert mine == sorted(merits, reverse=True).index(merit) + 1


def test_winners_are_all_who_came_first() -> None:
    result = Result(tuple(Standing(seat, rank, 0, ()) for seat, rank in enumerate([2, 1, 1])))
    assert result.winners == [1, 2]
