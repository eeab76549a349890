"""How a sentence ends."""

from __future__ import annotations


def point(words: str) -> str:
    """With a full stop, unless the last word brings its own: « La Honte ! »."""
    return words if words.endswith(("!", "?", "…", ".")) else f"{words}."
