"""Fair chance: committed, mixed with everybody's nonce, without bias, and simple enough to write twice."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from itertools import accumulate, count

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from tests.kernel.saying import problem
from tripot.kernel import fairness

SEED = fairness.secret_seed(2020)
NONCES = ("", "from B", "")


def reference(seed: bytes, nonces: tuple[str, ...], index: int, weights: list[int]) -> int:
    """The documented way to draw, written anew."""
    total = sum(weights)
    blocks = -(-(total.bit_length() + 128) // 256)
    for attempt in count():
        messages = [json.dumps([*nonces, index, attempt, block], separators=(",", ":"), ensure_ascii=False)
                    for block in range(blocks)]  # fmt: skip
        digests = [hmac.new(seed, message.encode(), hashlib.sha256).digest() for message in messages]
        number = int.from_bytes(b"".join(digests), "big")
        if number < 2 ** (256 * blocks) // total * total:
            return next(outcome for outcome, upper in enumerate(accumulate(weights)) if number % total < upper)
    raise AssertionError


def draws(number: int, weights: list[int], nonces: tuple[str, ...] = NONCES, seed: bytes = SEED) -> list[int]:
    return [fairness.draw(seed, nonces, index, weights) for index in range(number)]


@given(
    st.binary(min_size=32, max_size=32),
    st.lists(st.text(max_size=fairness.LONGEST_NONCE), max_size=8).map(tuple),
    st.integers(0, 10**6),
    st.lists(st.integers(1, 2**600) | st.integers(1, 9), min_size=1, max_size=12),
)
def test_draw_is_what_the_documents_say(seed: bytes, nonces: tuple[str, ...], index: int, weights: list[int]) -> None:
    assert fairness.draw(seed, nonces, index, weights) == reference(seed, nonces, index, weights)


def test_draws_are_pinned() -> None:
    """Old records must stay verifiable."""
    assert draws(12, [1] * 6) == [3, 1, 2, 5, 5, 1, 4, 1, 2, 0, 0, 3]
    assert draws(12, [1, 2**300, 2**301]) == [2, 1, 2, 2, 1, 2, 1, 1, 2, 1, 1, 1]


@pytest.mark.parametrize(
    "weights",
    [[1] * 2, [1] * 6, [1] * 52, [1, 2, 3, 10], [5, 1], [2**300, 2**301, 3 * 2**299], [2**256 - 1, 2**256 - 1]],
    ids=["coin", "die", "deck", "skewed", "two", "huge", "edge"],
)
def test_draws_are_unbiased(weights: list[int]) -> None:
    number = 5000
    found = Counter(draws(number, weights))
    expected = [number * weight / sum(weights) for weight in weights]
    assert chisquare([found[outcome] for outcome in range(len(weights))], expected).pvalue > 0.001


def test_successive_draws_do_not_hang_together() -> None:
    outcomes = draws(6000, [1] * 4)
    pairs = Counter(zip(outcomes[::2], outcomes[1::2], strict=True))
    assert chisquare([pairs[a, b] for a in range(4) for b in range(4)]).pvalue > 0.001


def test_a_negligible_weight_is_not_drawn_and_a_sure_one_is() -> None:
    assert set(draws(300, [1, 2**300])) == {1}
    assert set(draws(300, [7])) == {0}


def test_every_part_changes_the_outcomes() -> None:
    weights = [1] * 1000
    plain = draws(50, weights)
    others = [
        draws(50, weights, seed=fairness.secret_seed(2021)),
        draws(50, weights, nonces=("from B", "", "")),
        draws(50, weights, nonces=("", "", "from B")),
        draws(50, weights, nonces=("", "from B")),
        draws(50, weights, nonces=("", "from ", "B")),
        draws(50, weights, nonces=("", "from b", "")),
    ]
    assert len({tuple(found) for found in [plain, *others]}) == 7


def test_numbers_in_the_incomplete_last_multiple_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """2^256 - 1 would make the first of three outcomes likelier."""
    messages: list[bytes] = []

    def digest(key: bytes, message: bytes, kind: str) -> bytes:
        messages.append(message)
        return b"\xff" * 32 if len(messages) < 3 else bytes(31) + b"\x01"

    monkeypatch.setattr(hmac, "digest", digest)
    assert fairness.draw(SEED, ("n",), 4, [1, 1, 1]) == 1
    assert messages == [b'["n",4,0,0]', b'["n",4,1,0]', b'["n",4,2,0]']


def test_the_commitment_is_the_sha256_of_the_secret() -> None:
    assert fairness.commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_a_fresh_secret_is_new_each_time() -> None:
    first, second = fairness.secret_seed(), fairness.secret_seed()
    assert first != second
    assert len(first) == len(second) == 32


def test_a_number_is_a_secret_that_can_be_repeated() -> None:
    assert fairness.secret_seed(1) == fairness.secret_seed(1) != fairness.secret_seed(2)
    assert fairness.secret_seed(-(10**30)) != fairness.secret_seed(10**30)


def test_own_bytes_are_taken_as_they_are() -> None:
    assert fairness.secret_seed(bytes(range(32))) == bytes(range(32))


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_secret_has_32_bytes(length: int) -> None:
    with problem("fairness-seed-length", length=length):
        fairness.secret_seed(bytes(length))


def test_a_nonce_is_short() -> None:
    fairness.check_nonce("x" * 128)
    with problem("fairness-nonce-length", length=129, most=128):
        fairness.check_nonce("x" * 129)
