"""Chance that anybody can check: a committed secret, the seats' own nonces, one HMAC for each outcome."""

from __future__ import annotations

import hashlib
import hmac
import secrets

import msgspec

from tripot.kernel.problem import Problem

SEED_BYTES = 32
LONGEST_NONCE = 128


def secret_seed(seed: int | bytes | None = None) -> bytes:
    """The 32 secret bytes: fresh ones, those given, or those of a number for runs that can be repeated."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, int):
        return hashlib.sha256(f"tripot seed {seed}".encode()).digest()
    if len(seed) != SEED_BYTES:
        raise Problem("fairness-seed-length", length=len(seed))
    return seed


def commitment(seed: bytes) -> str:
    """SHA-256 of the secret, in hex: published before anybody adds a nonce."""
    return hashlib.sha256(seed).hexdigest()


def check_nonce(nonce: str) -> None:
    """A nonce is any short text; Problem for a long one."""
    if len(nonce) > LONGEST_NONCE:
        raise Problem("fairness-nonce-length", length=len(nonce), most=LONGEST_NONCE)


def draw(seed: bytes, nonces: tuple[str, ...], index: int, weights: list[int]) -> int:
    """Which of the outcomes happens at chance step `index`, each as likely as its weight, without bias.

    HMAC blocks make a number of at least 128 bits more than the total weight. Numbers in the last,
    incomplete multiple of the total are thrown away and the next attempt is taken.
    """
    total = sum(weights)
    blocks = (total.bit_length() + 128 + 255) // 256
    limit = (1 << 256 * blocks) // total * total
    attempt = 0
    while (number := _number(seed, nonces, index, attempt, blocks)) >= limit:
        attempt += 1
    left = number % total
    for outcome, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return outcome
    raise AssertionError("the remainder is below the total weight")


def _number(seed: bytes, nonces: tuple[str, ...], index: int, attempt: int, blocks: int) -> int:
    parts = [
        hmac.digest(seed, msgspec.json.encode([*nonces, index, attempt, block]), "sha256") for block in range(blocks)
    ]
    return int.from_bytes(b"".join(parts))
