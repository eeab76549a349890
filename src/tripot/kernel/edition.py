"""Editions: a game's printed material as validated TOML with a hash of its content."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable, Iterable
from inspect import Parameter, signature
from typing import Any, ClassVar, TypeVar

import msgspec

from tripot.kernel.card import bare, decks, gathered, spread
from tripot.kernel.misfit import misfit
from tripot.kernel.problem import Problem
from tripot.kernel.shape import Flaw, sound

Check = Callable[..., Iterable[Flaw]]
"""Something that the game's rules forbid in material of the right shape. Its parameters are the fields it looks at;
one with a default is left out if that field is not sound."""


class Edition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every edition file says; each game adds its own material and the checks of it."""

    checks: ClassVar[tuple[Check, ...]] = ()

    game: str
    name: str

    @property
    def hash(self) -> str:
        """SHA-256 of the material, in hex: layout and comments of the file, and the names of cards, do not matter."""
        return self._hash(bare)

    @property
    def former_hash(self) -> str:
        """What it was until 0.1, when the names of cards were part of it."""
        return self._hash(spread)

    def _hash(self, form: Callable[[dict[str, Any]], dict[str, Any]]) -> str:
        content = msgspec.to_builtins(self, str_keys=True)
        content |= {deck: [form(card) for card in content[deck]] for deck in decks(type(self))}
        return hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()


class BadEdition(Problem):
    """An edition file with mistakes, all of them."""

    def __init__(self, flaws: list[Flaw]) -> None:
        super().__init__("edition-refused", count=len(flaws))
        self.flaws = flaws

    def say(self, language: str = "en") -> str:
        return "\n".join([super().say(language), *(f"- {flaw.say(language)}" for flaw in self.flaws)])


E = TypeVar("E", bound=Edition)


def read_edition(kind: type[E], source: str) -> E:
    """The edition in this TOML text; BadEdition with every mistake, of shape and of content."""
    try:
        data = gathered(kind, tomllib.loads(source))
    except tomllib.TOMLDecodeError as error:
        raise BadEdition([Flaw("TOML", "edition-not-toml", {"detail": misfit(error)})]) from None
    faults: list[Flaw] = []
    material = sound(kind, data, faults)
    found = [flaw for check in kind.checks for flaw in run(check, material)]
    flaws = [*faults, *(flaw for flaw in found if not follows(flaw, faults))]
    if flaws:
        raise BadEdition(flaws)
    return msgspec.convert(data, kind, strict=False)


def run(check: Check, material: dict[str, Any]) -> Iterable[Flaw]:
    """What the check finds in the sound part of the material; nothing if a field that it needs is not there."""
    wanted = signature(check).parameters
    if any(name not in material and wanted[name].default is Parameter.empty for name in wanted):
        return []
    return check(**{name: material[name] for name in wanted if name in material})


def follows(flaw: Flaw, faults: list[Flaw]) -> bool:
    """Whether the flaw may only be there because something wrong was left out of the same part."""
    return any(within(flaw.place, fault.place) or within(fault.place, flaw.place) for fault in faults)


def within(inner: str, outer: str) -> bool:
    return inner == outer or inner.startswith((f"{outer}.", f"{outer}["))
