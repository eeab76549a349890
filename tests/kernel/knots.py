"""Which modules import each other in a circle: none can be read, or changed, without all the others."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path


def knots(house: Path, types: bool = False) -> list[list[str]]:
    """The circles of imports in a house, each as its modules' names in order; also by what only a type checker sees?"""
    named = dict(modules(house))
    edges = imported(named, types)
    reached = {name: reachable(name, edges) for name in named}
    circles = {tuple(sorted(other for other in seen if name in reached[other])) for name, seen in reached.items()}
    return sorted(list(circle) for circle in circles if circle)


def modules(house: Path) -> Iterator[tuple[str, Path]]:
    for path in house.rglob("*.py"):
        parts = path.relative_to(house.parent).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def imported(named: dict[str, Path], types: bool) -> dict[str, set[str]]:
    """For each module those it imports, inside functions too."""
    return {name: {module for module in imports(path, named, types) if module != name} for name, path in named.items()}


def imports(path: Path, named: dict[str, Path], types: bool) -> Iterator[str]:
    module = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(module) if types else running(module):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in named)
        elif isinstance(node, ast.ImportFrom):
            inner = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from (name for name in inner if name in named)
            if node.module in named and any(name not in named for name in inner):
                yield node.module


def running(node: ast.AST) -> Iterator[ast.AST]:
    """All nodes but those that only a type checker sees."""
    yield node
    hidden = node.body if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING") else []
    for child in ast.iter_child_nodes(node):
        if child not in hidden:
            yield from running(child)


def reachable(start: str, edges: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    ahead = [start]
    while ahead:
        new = edges[ahead.pop()] - found
        found |= new
        ahead += new
    return found
