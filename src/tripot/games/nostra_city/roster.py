"""The powers of the house: every file in the folder `powers` has one."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from tripot.games.nostra_city import powers
from tripot.games.nostra_city.state import Power


def roster() -> dict[str, type[Power]]:
    """All powers by name."""
    modules = [import_module(f"{powers.__name__}.{found.name}") for found in iter_modules(powers.__path__)]
    kinds = [kind for module in modules for kind in vars(module).values() if is_power(kind)]
    return {kind.name: kind for kind in kinds}


def is_power(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Power) and kind is not Power
