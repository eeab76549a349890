"""Which modules are to become machine code: they say so themselves, and those of some kinds must."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

MARK = "__compile__"
HOT = {"Frame", "State", "Power", "Strike", "Game", "Policy", "Guide", "Judge", "Belief", "Observation"}
"""Whatever derives from these is run millions of times."""
NAMED = {"rules", "state", "game"}
"""What the inner loop of a game is called, as a file or a folder."""


def marked(path: Path) -> bool:
    return any(
        isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == MARK
        for node in ast.parse(path.read_text("utf-8")).body
    )


def forgotten(house: Path) -> list[str]:
    """The modules that should say that they are to be compiled, and do not."""
    found = [path.relative_to(house) for path in modules(house) if is_hot(house, path) and not marked(path)]
    return [str(path) for path in sorted(found)]


def modules(house: Path) -> Iterator[Path]:
    for room in ("kernel", "games", "bots", "turns"):
        yield from (path for path in house.joinpath(room).rglob("*.py") if path.name != "__init__.py")


def is_hot(house: Path, path: Path) -> bool:
    room, *inside = path.relative_to(house).with_suffix("").parts
    if room == "games" and len(inside) > 1 and inside[1] in NAMED:
        return True
    kinds = [node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ClassDef)]
    bases = [ast.unparse(base).partition("[")[0].rpartition(".")[2] for kind in kinds for base in kind.bases]
    return not HOT.isdisjoint(bases)
