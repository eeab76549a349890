"""The modules of a folder, to be looked through."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable
from pathlib import Path


def found_outside(folder: Path, door: Path, look: Callable[[ast.Module], Iterable[str]]) -> list[str]:
    """What is seen in every module that is not behind the door, as `file: what`."""
    names = [path.relative_to(folder) for path in sorted(folder.rglob("*.py"))]
    return [
        f"{name}: {what}"
        for name in names
        if not name.is_relative_to(door)
        for what in look(ast.parse(folder.joinpath(name).read_text("utf-8")))
    ]
