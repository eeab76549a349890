"""Middle and spread."""

from __future__ import annotations

import pytest

from bench.spread import ratios, spread


def test_the_middle_is_the_median_and_lies_in_the_interval() -> None:
    found = spread([1.0, 2.0, 3.0, 4.0, 100.0])
    assert found.low <= found.middle == 3.0 <= found.high


def test_one_value_has_no_spread() -> None:
    found = spread([7.0])
    assert (found.low, found.middle, found.high) == (7.0, 7.0, 7.0)


def test_a_lonely_outlier_hardly_widens_the_interval() -> None:
    assert spread([1.0] * 10 + [50.0]).high == 1.0


def test_the_same_values_give_the_same_interval() -> None:
    values = [1.1, 0.9, 1.3, 0.8, 1.0]
    assert spread(values) == spread(values)


def test_ratios_are_taken_round_by_round() -> None:
    assert ratios([2.0, 4.0], [1.0, 2.0]) == [2.0, 2.0]


def test_rounds_must_match() -> None:
    with pytest.raises(ValueError, match="shorter"):
        ratios([1.0, 2.0], [1.0])
