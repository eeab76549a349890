"""Numbers as people read them, in their language."""

from __future__ import annotations

from tripot.text import say

MINUS = "−"


def percent(rate: float, language: str) -> str:
    return say("percent", language, number=decimal(rate * 100, language))


def decimal(number: float, language: str) -> str:
    return say("decimal", language, number=number)


def points(difference: float, language: str, digits: int = 1) -> str:
    """A difference of two shares, in points, with its sign."""
    size = round(100 * abs(difference), digits)
    written = decimal(size, language) if digits else whole(round(size), language)
    return f"{'' if not size else MINUS if difference < 0 else '+'}{written}"


def whole(number: int, language: str) -> str:
    return say("whole", language, number=number)


def between(low: str, high: str) -> str:
    return f"{low} – {high}"
