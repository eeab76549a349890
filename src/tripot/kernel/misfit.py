"""What does not fit in data from outside, in any language: msgspec and tomllib explain themselves in English alone."""

from __future__ import annotations

import re
import tomllib
from typing import Final

import msgspec

from tripot.kernel.problem import Problem

PLACE: Final = re.compile(r" - at `(?:key in )?(.+)`$")
SHAPES: Final = {
    "misfit-type": re.compile(r"Expected `(?P<expected>[^`]+)`, got `(?P<found>[^`]+)`"),
    "misfit-length": re.compile(r"Expected `(?P<expected>\w+)` of length (?P<limit>[<>=]* ?\d+)"),
    "misfit-limit": re.compile(r"Expected `(?P<expected>\w+)` (?P<limit>[<>]=? -?[\d.]+)"),
    "misfit-missing": re.compile(r"Object missing required field `(?P<field>[^`]+)`"),
    "misfit-unknown": re.compile(r"Object contains unknown field `(?P<field>[^`]+)`"),
    "misfit-json": re.compile(r"JSON is malformed.*\(byte (?P<byte>\d+)\)"),
    "misfit-cut": re.compile(r"Input data was truncated|.*\(at end of document\)", re.DOTALL),
    "misfit-toml": re.compile(r".*\(at line (?P<line>\d+), column (?P<column>\d+)\)", re.DOTALL),
}


def misfit(error: msgspec.DecodeError | tomllib.TOMLDecodeError | UnicodeError | RecursionError) -> Problem:
    """What is wrong and where. What was sent is not repeated."""
    text = str(error)
    found = PLACE.search(text)
    where = found.group(1) if found else "$"
    for reason, shape in SHAPES.items():
        match = shape.match(text)
        if match:
            return Problem(reason, where=where, **match.groupdict())
    return Problem("misfit-value", where=where)
