"""Which modules lean on private parts of libraries: those of `server/internals`, and no other."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.modules import found_outside

DOOR = Path("internals")
INNER = ("picows.picows", "uvicorn.protocols", "concurrent.futures.process._")
OWN = {"self", "cls", "twin", "house"}
"""Whose underscores are ours; `house` is one in the making."""
DOCUMENTED = {"os._exit", "row._mapping"}


def leaners(server: Path) -> list[str]:
    return found_outside(server, DOOR, parts)


def parts(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        match node:
            case ast.Import():
                yield from (alias.name for alias in node.names if alias.name.startswith(INNER))
            case ast.ImportFrom(module=str() as name) if name.startswith(INNER):
                yield name
            case ast.ImportFrom(module=str() as name) if not name.startswith(("tripot", "__future__")):
                yield from (f"{name}.{alias.name}" for alias in node.names if alias.name.startswith("_"))
            case ast.Attribute(attr=attr) if attr.startswith("_") and not attr.startswith("__"):
                owner = ast.unparse(node.value)
                if owner not in OWN and f"{owner}.{attr}" not in DOCUMENTED:
                    yield f"{owner}.{attr}"
