"""What is compiled follows from marks in the modules; none is forgotten, and none is wrong."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

import tripot
from tests.kernel.compiled import forgotten, marked, modules

ROOT = Path(__file__).parents[2]
HOUSE = ROOT / "src" / "tripot"
MARKED = sorted(path.relative_to(HOUSE).with_suffix("") for path in HOUSE.rglob("*.py") if marked(path))


def test_no_mark_is_forgotten() -> None:
    assert len(MARKED) > 100
    assert forgotten(HOUSE) == []


@pytest.mark.parametrize(
    ("file", "code", "reported"),
    [
        ("games/poker/rules.py", "", True),
        ("games/poker/rules/betting.py", "", True),
        ("games/poker/state.py", "__compile__ = True", False),
        ("games/poker/belief.py", "", False),
        ("games/poker/step.py", "class Bet(Frame[State]): ...", True),
        ("games/poker/powers/bluff.py", "class Bluff(Power): ...", True),
        ("bots/poker/bluff.py", "class Bluff(policy.Policy[State]): ...", True),
        ("bots/poker/bluff.py", "__compile__ = True\nclass Bluff(Policy[State]): ...", False),
        ("bots/poker/schemer.py", "class Schemer(Thinker): ...", False),
    ],
)
def test_a_forgotten_mark_is_reported(tmp_path: Path, file: str, code: str, reported: bool) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True)
    path.write_text(code, "utf-8")
    assert forgotten(tmp_path) == ([file] if reported else [])


def test_setup_reads_the_marks() -> None:
    """As the compiler will get them: setup.py looks for the same line."""
    mark = re.search(r'^MARK = (".*")$', (ROOT / "setup.py").read_text("utf-8"), re.MULTILINE)
    assert mark is not None
    line = ast.literal_eval(mark[1])
    assert (
        sorted(
            path.relative_to(HOUSE).with_suffix("") for path in HOUSE.rglob("*.py") if line in path.read_text("utf-8")
        )
        == MARKED
    )
    assert {HOUSE / path.with_suffix(".py") for path in MARKED} <= set(modules(HOUSE))


def test_rooms_with_machine_code_are_tested_in_both_builds() -> None:
    twice = re.search(r"^TWICE := (.*)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert twice is not None
    assert {f"tests/{module.parts[0]}" for module in MARKED} <= set(twice[1].split())


@pytest.mark.parametrize("module", MARKED, ids=str)
def test_compiled_modules_have_no_structs_of_their_own(module: Path) -> None:
    """They would silently lose `frozen` and `tag`. In a compiled build, every marked module is one."""
    found = import_module(".".join(("tripot", *module.parts)))
    kinds = [kind for kind in vars(found).values() if isinstance(kind, type) and kind.__module__ == found.__name__]
    assert not any(issubclass(kind, msgspec.Struct) for kind in kinds)
    assert found.__file__ is not None
    assert found.__file__.endswith(".py") != tripot.compiled
