"""`make mutants`: changes the rules of one game in a thousand small ways, each night another game's, and lists what no
test of that game notices."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from datetime import date
from pathlib import Path

ROOT = Path(__file__).parents[1]
PARTS = ("src", "tests", "docs", "web/src", "web/tests/unit", "pyproject.toml", "README.md", "Makefile")
GAMES = ("twelve_gangsters", "reglement_de_comptes", "gangster", "nostra_city")
SETTINGS = """
[tool.mutmut]
source_paths = ["src/tripot/games/{game}/"]
only_mutate = ["*/rules.py", "*/rules/*.py"]
pytest_add_cli_args_test_selection = ["tests/games/{game}"]
pytest_add_cli_args = ["-p", "no:cacheprovider", "--durations=0"]
also_copy = ["src", "tests", "docs", "web"]
"""


def copy(folder: Path, game: str) -> None:
    """Mutants live in a tree of their own."""
    shutil.rmtree(folder, ignore_errors=True)
    for name in PARTS:
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, place, ignore=shutil.ignore_patterns("__pycache__", "client"))
        else:
            shutil.copy(ROOT / name, place)
    with (folder / "pyproject.toml").open("a", encoding="utf-8") as settings:
        settings.write(SETTINGS.format(game=game))


def main(folder: Path, wanted: str) -> None:
    game = wanted.replace("-", "_") or GAMES[date.today().toordinal() % len(GAMES)]
    if game not in GAMES:
        sys.exit(f"tripot: no rules of {wanted!r} here; GAME is one of {', '.join(GAMES)}")
    copy(folder, game)
    mutmut = Path(sys.executable).with_name("mutmut")
    interpreted = os.environ | {"TRIPOT_BUILD": "interpreted"}
    subprocess.run([mutmut, "run"], cwd=folder, env=interpreted, check=True)
    subprocess.run([mutmut, "results"], cwd=folder, env=interpreted, check=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), sys.argv[2] if len(sys.argv) > 2 else "")
