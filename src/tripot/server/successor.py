"""Another build of Tripot may come while the house is open: `make play` compiles it beside the first game."""

from __future__ import annotations

import importlib
from importlib.machinery import PathFinder

import tripot


def succeeded() -> bool:
    """Whether a process that starts now runs another build than this one. Here it is imported already."""
    importlib.invalidate_caches()
    found = PathFinder.find_spec("tripot")
    return found is not None and found.origin != tripot.__file__
