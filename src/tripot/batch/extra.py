"""Packages that only batches or a bridge need."""

from __future__ import annotations

from tripot.text import preferred, say


def missing(package: str, extra: str) -> ImportError:
    """Says how to get it."""
    return ImportError(say("bridge-missing", preferred(), package=package, extra=extra))
