"""The powers and Représailles of the house: every file in their folders has one."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import TypeVar

from tripot.games.nostra_city import powers, strikes
from tripot.games.nostra_city.kit import REPRISALS
from tripot.games.nostra_city.material import VENDETTAS
from tripot.games.nostra_city.state import Power, Strike

K = TypeVar("K")


def found(folder: ModuleType, base: type[K]) -> Iterator[type[K]]:
    """What the files of a folder derive from a base."""
    for file in iter_modules(folder.__path__):
        module = import_module(f"{folder.__name__}.{file.name}")
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, base) and kind.__module__ == module.__name__:
                yield kind


def roster() -> dict[str, type[Power]]:
    """All powers by name."""
    return {kind.name: kind for kind in found(powers, Power)}


def arsenal() -> list[Strike]:
    """For each kind of Représaille, what it does."""
    kinds = {kind.name: kind for kind in found(strikes, Strike)}
    return [kinds[name]() for name in VENDETTAS[:REPRISALS]]
