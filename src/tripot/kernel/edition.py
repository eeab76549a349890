"""Editions: a game's printed material as validated TOML with a hash of its content."""

from __future__ import annotations

import hashlib
import tomllib
from typing import Any, TypeVar

import msgspec

from tripot.kernel.misfit import misfit
from tripot.kernel.problem import Problem
from tripot.text import Argument


class Edition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every edition file says; each game adds its own material."""

    game: str
    name: str

    @property
    def hash(self) -> str:
        """SHA-256 of the content, in hex: layout and comments of the file do not matter."""
        content = msgspec.to_builtins(self, str_keys=True)
        return hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()

    def flaws(self) -> list[Flaw]:
        """What the game's rules forbid in material of the right shape."""
        return []


class Flaw(msgspec.Struct, frozen=True):
    """One mistake in an edition file: where it is, and the text that explains it."""

    place: str
    reason: str
    args: dict[str, Argument | Problem] = {}

    def say(self, language: str) -> str:
        return f"{self.place}: {Problem(self.reason, **self.args).say(language)}"


class BadEdition(Problem):
    """An edition file with mistakes, all of them."""

    def __init__(self, flaws: list[Flaw]) -> None:
        super().__init__("edition-refused", count=len(flaws))
        self.flaws = flaws

    def say(self, language: str = "en") -> str:
        return "\n".join([super().say(language), *(f"- {flaw.say(language)}" for flaw in self.flaws)])


E = TypeVar("E", bound=Edition)


def read_edition(kind: type[E], source: str) -> E:
    """The edition in this TOML text; BadEdition with every mistake found."""
    try:
        data = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise BadEdition([Flaw("TOML", "edition-not-toml", {"detail": misfit(error)})]) from None
    flaws = _shape(kind, data)
    if flaws:
        raise BadEdition(flaws)
    edition = msgspec.convert(data, kind, strict=False)
    flaws = edition.flaws()
    if flaws:
        raise BadEdition(flaws)
    return edition


def _shape(kind: type[Edition], data: dict[str, Any]) -> list[Flaw]:
    """Fields that are missing, unknown or of the wrong type, each one."""
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    flaws = [Flaw(name, "edition-unknown", {"allowed": ", ".join(fields)}) for name in data if name not in fields]
    for name, field in fields.items():
        if name not in data:
            if field.required:
                flaws.append(Flaw(name, "edition-missing"))
            continue
        try:
            msgspec.convert(data[name], field.type, strict=False)
        except msgspec.ValidationError as error:
            flaws.append(Flaw(name, "edition-wrong", {"detail": misfit(error)}))
    return flaws
