"""Which numbered rules have a test: a rule TG-3.4 has one when a test function's name contains `tg_3_4`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

TESTS = Path(__file__).parent.parent / "games"


def test_names(folder: Path) -> set[str]:
    """The names of all test functions below a folder."""
    nodes = (node for path in folder.rglob("test_*.py") for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    return {node.name for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


def untested(rules: Iterable[str], names: set[str]) -> list[str]:
    """The rules that no test is named after."""
    words = {rule: rule.lower().replace("-", "_").replace(".", "_") for rule in rules}
    return [rule for rule, word in words.items() if not any(re.search(f"_{word}(_|$)", name) for name in names)]
