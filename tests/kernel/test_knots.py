"""Imports between modules run in no circle."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kernel.knots import knots

HOUSE = Path(__file__).parents[2] / "src" / "tripot"
PAIR = [["tripot.a", "tripot.b"]]


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert knots(HOUSE) == []


def test_in_the_server_not_even_types_lead_back() -> None:
    """A part that must know the whole to which it belongs is no part."""
    circles = [circle for circle in knots(HOUSE, types=True) if any(".server." in name for name in circle)]
    assert circles == []


@pytest.mark.parametrize(
    ("files", "found"),
    [
        ({"a": "from tripot import b", "b": "from tripot.a import x"}, PAIR),
        ({"a": "import tripot.b", "b": "def late():\n    from tripot import a"}, PAIR),
        (
            {"a": "import tripot.b", "b": "import tripot.c", "c": "import tripot.a"},
            [["tripot.a", "tripot.b", "tripot.c"]],
        ),
        ({"a": "import tripot.b", "b": "import tripot.c", "c": "import json"}, []),
        ({"a": "import tripot.b", "b": "if TYPE_CHECKING:\n    import tripot.a"}, []),
        (
            {"a": "import tripot.b", "b": "if TYPE_CHECKING:\n    x = 1\nelse:\n    import tripot.a"},
            [["tripot.a", "tripot.b"]],
        ),
        ({"room/__init__": "from tripot.room.a import x", "room/a": "from tripot.room import b", "room/b": ""}, []),
        (
            {"room/__init__": "from tripot.room.a import x", "room/a": "from tripot.room import y"},
            [["tripot.room", "tripot.room.a"]],
        ),
        (
            {"a": "import tripot.b", "b": "import tripot.a", "c": "import tripot.d, tripot.a", "d": "import tripot.c"},
            [["tripot.a", "tripot.b"], ["tripot.c", "tripot.d"]],
        ),
    ],
)
def test_a_knot_is_found(tmp_path: Path, files: dict[str, str], found: list[list[str]]) -> None:
    house = tmp_path / "tripot"
    for name, text in files.items():
        path = house / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    assert knots(house) == found


def test_a_knot_of_types_is_found(tmp_path: Path) -> None:
    house = tmp_path / "tripot"
    house.mkdir()
    (house / "a.py").write_text("import tripot.b", "utf-8")
    (house / "b.py").write_text("if TYPE_CHECKING:\n    import tripot.a", "utf-8")
    assert knots(house, types=True) == PAIR
