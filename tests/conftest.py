"""Which build the tests run against, how Hypothesis behaves, and that no house may fail unnoticed."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

import tripot
from tests.failures import no_failures

__all__ = ["no_failures"]

settings.register_profile("tripot", deadline=None, derandomize=True, database=None)
settings.load_profile("tripot")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # workers share the processors; NumPy is loaded later


def build_mistake(asked: str | None, compiled: bool) -> str | None:
    """What is wrong with the build that was imported; None if it is the one asked for."""
    found = "compiled" if compiled else "interpreted"
    if asked is None or asked == found:
        return None
    return f"TRIPOT_BUILD={asked}, but {tripot.__file__} is {found}"


def pytest_sessionstart() -> None:
    mistake = build_mistake(os.environ.get("TRIPOT_BUILD"), tripot.compiled)
    if mistake is not None:
        raise pytest.UsageError(mistake)
