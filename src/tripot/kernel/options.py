"""The options of a table: a struct with a default for each, checked when a game is loaded."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from tripot.kernel.misfit import misfit
from tripot.kernel.problem import Problem

VERSION = "version"
"""The option of a game that still plays older versions of its rules: a table keeps the one that it began with."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of every game's options; a game without options uses it as it is."""


Chosen = TypeVar("Chosen", bound=Options)


def read_options(kind: type[Chosen], given: dict[str, Any]) -> Chosen:
    """The options as a struct; Problem naming the option and what it may be."""
    for name in given:
        if name not in kind.__struct_fields__:
            allowed = ", ".join(kind.__struct_fields__)
            raise Problem("option-unknown", option=name, allowed=allowed)
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        raise Problem("option-wrong", detail=misfit(error)) from None
