"""Numbers on the command line."""

from __future__ import annotations

from argparse import ArgumentTypeError


def rounds(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise ArgumentTypeError(f"a whole number from 1 on, not {text!r}")
    return int(text)


def seconds(text: str) -> float:
    return _number(text, 3600, "a number of seconds above 0 and up to 3600")


def share(text: str) -> float:
    return _number(text, 1, "a number above 0 and up to 1")


def _number(text: str, most: float, wanted: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= most:
        raise ArgumentTypeError(f"{wanted}, not {text!r}")
    return number
