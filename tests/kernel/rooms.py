"""Which room may import which: text ← kernel ← games ← bots ← turns ← batch ← analysis ← learning ← the rest."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

INNER = ["text", "kernel", "games", "bots", "turns", "batch", "analysis", "learning"]
"""Each may import those before it."""
OUTER = {"arena", "training", "server", "terminal", "bridges"}
COMMAND_LINE = "terminal"
"""The command line starts the other outer rooms, so it alone may import them."""


def allowed(room: str) -> set[str]:
    if room in INNER:
        return {room, *INNER[: INNER.index(room)]}
    return {room, *INNER, "tripot", *(OUTER if room == COMMAND_LINE else ())}


def imports(path: Path) -> Iterator[str]:
    """The rooms that a file imports; `tripot` for the front door."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            house, *rooms = name.split(".")
            if house == "tripot":
                known = bool(rooms) and rooms[0] in {*INNER, *OUTER}
                yield rooms[0] if known else "tripot"


def relative_imports(path: Path) -> bool:
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    return any(isinstance(node, ast.ImportFrom) and node.level > 0 for node in nodes)


def trespasses(house: Path) -> list[str]:
    """Every import that points the wrong way, as `file: room`."""
    found = []
    for path in sorted(house.glob("*/**/*.py")):
        name = path.relative_to(house)
        room = name.parts[0]
        if room not in {*INNER, *OUTER}:
            found.append(f"{name}: no such room")
        elif relative_imports(path):
            found.append(f"{name}: relative import")
        else:
            found += [f"{name}: {other}" for other in imports(path) if other not in allowed(room)]
    return found
