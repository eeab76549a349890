"""Invite codes: twelve characters that nobody guesses (60 bits) and anybody can type."""

from __future__ import annotations

import secrets

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""No I, L, O or U: nothing is read as something else, and hardly a word is spelled."""
LENGTH = 12
MEANT = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None, "\u00a0": None})


def new_code() -> str:
    return grouped("".join(secrets.choice(ALPHABET) for _ in range(LENGTH)))


def read_code(text: str) -> str | None:
    """The code that somebody typed, put right; None if it cannot be one."""
    plain = text.upper().translate(MEANT)
    return grouped(plain) if len(plain) == LENGTH and set(plain) <= set(ALPHABET) else None


def grouped(plain: str) -> str:
    return "-".join(plain[start : start + 4] for start in range(0, LENGTH, 4))
