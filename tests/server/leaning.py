"""What we lean on in a library, beyond what it promises, and a clear word when it is no longer so."""

from __future__ import annotations

import inspect
import platform
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.metadata import version

import pytest


def installed(library: str) -> str:
    return f"{library} {platform.python_version() if library == 'Python' else version(library)}"


def changed(library: str, part: str, how: object) -> str:
    return f"{installed(library)} has changed a part that it never promised to keep: {part}: {how}"


@contextmanager
def leaning(library: str, part: str) -> Iterator[None]:
    """Whatever fails in here is the library's part."""
    try:
        yield
    except Exception as error:
        pytest.fail(changed(library, part, repr(error)))


def check_methods(library: str, kind: type, expected: Mapping[str, tuple[str, ...]]) -> None:
    """That it has these methods, each with these parameters."""
    for name, parameters in expected.items():
        part = f"{kind.__name__}.{name}"
        method = getattr(kind, name, None)
        if method is None:
            pytest.fail(changed(library, part, "it is gone"))
        found = tuple(inspect.signature(method).parameters)
        if found != parameters:
            pytest.fail(changed(library, part, f"takes {found}, not {parameters}"))
