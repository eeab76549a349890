"""The shape of data from a file: every fault at its own place, and the part of it that is sound."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from tripot.kernel.misfit import misfit
from tripot.kernel.problem import Problem
from tripot.text import Argument

UNSOUND = object()


class Flaw(msgspec.Struct, frozen=True):
    """One mistake in a file: where it is, and the text that explains it."""

    place: str
    reason: str
    args: dict[str, Argument | Problem] = {}

    def say(self, language: str) -> str:
        return f"{self.place}: {Problem(self.reason, **self.args).say(language)}"


def sound(kind: type[msgspec.Struct], data: dict[str, Any], faults: list[Flaw]) -> dict[str, Any]:
    """The fields that have their type, without the parts that are at fault; those are added to `faults`."""
    hints = _known(kind, data, "", faults)
    parts = {name: _part(hint, data[name], name, faults) for name, hint in hints.items()}
    return {
        name: msgspec.convert(part, hints[name], strict=False) for name, part in parts.items() if part is not UNSOUND
    }


def _part(hint: Any, value: Any, place: str, faults: list[Flaw]) -> Any:
    """What is sound of a value: faulty items and entries are left out, a faulty struct as a whole."""
    if isinstance(value, dict) and isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return _struct(hint, value, place, faults)
    if isinstance(value, dict) and get_origin(hint) is dict:
        return _entries(get_args(hint), value, place, faults)
    if isinstance(value, list) and get_origin(hint) is tuple:
        items = [_part(get_args(hint)[0], item, f"{place}[{index}]", faults) for index, item in enumerate(value)]
        return [item for item in items if item is not UNSOUND]
    return value if _fits(hint, value, place, faults) else UNSOUND


def _struct(kind: type[msgspec.Struct], value: dict[str, Any], place: str, faults: list[Flaw]) -> Any:
    before = len(faults)
    for name, hint in _known(kind, value, f"{place}.", faults).items():
        _part(hint, value[name], f"{place}.{name}", faults)
    return value if len(faults) == before else UNSOUND


def _entries(hints: tuple[Any, ...], value: dict[str, Any], place: str, faults: list[Flaw]) -> dict[str, Any]:
    keys = [key for key in value if _fits(hints[0], key, f"{place}.{key}", faults)]
    parts = {key: _part(hints[1], value[key], f"{place}.{key}", faults) for key in keys}
    return {key: part for key, part in parts.items() if part is not UNSOUND}


def _known(kind: type[msgspec.Struct], data: dict[str, Any], prefix: str, faults: list[Flaw]) -> dict[str, Any]:
    """The types of the fields that are there; what is unknown or missing is a fault."""
    fields, required = _fields(kind)
    allowed = ", ".join(fields)
    faults += [Flaw(f"{prefix}{name}", "edition-unknown", {"allowed": allowed}) for name in data if name not in fields]
    faults += [Flaw(f"{prefix}{name}", "edition-missing") for name in required if name not in data]
    return {name: hint for name, hint in fields.items() if name in data}


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The types of its fields, and which must be there; asked once, since every card is of the same few kinds."""
    hints = get_type_hints(kind, include_extras=True)
    fields = msgspec.structs.fields(kind)
    return {one.name: hints[one.name] for one in fields}, tuple(one.name for one in fields if one.required)


def _fits(hint: Any, value: Any, place: str, faults: list[Flaw]) -> bool:
    try:
        msgspec.convert(value, hint, strict=False)
    except msgspec.ValidationError as error:
        faults.append(Flaw(place, "edition-wrong", {"detail": misfit(error)}))
        return False
    return True
