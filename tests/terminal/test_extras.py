"""Whoever installs no more than `pip install tripot` plays, simulates and verifies; the house says what it needs."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.golden.files import golden_games, record_file
from tests.terminal.command import environment

ROOT = Path(__file__).parents[2]
PACKAGES = "alembic argon2 httptools picows platformdirs segno sqlalchemy starlette uvicorn uvloop"
"""What the extra `house` brings, as it is imported."""
OTHERS = "distributed numpy pettingzoo psycopg pyspiel redis"
"""What the other extras bring."""
WITHOUT = f"""
import sys
sys.modules.update(dict.fromkeys({[*PACKAGES.split(), *OTHERS.split()]!r}))  # as if they were not installed
from tripot.terminal.cli import main
sys.exit(main())
"""


def tripot(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WITHOUT, *words]
    return subprocess.run(command, env=environment(), capture_output=True, text=True, check=False)


def test_every_package_of_the_house_is_missing_here() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    listed = [requirement.partition(">")[0] for requirement in project["optional-dependencies"]["house"]]
    assert [name.removesuffix("-cffi") for name in listed] == PACKAGES.split()


@pytest.mark.slow
@pytest.mark.parametrize(
    "words",
    [
        ["games"],
        ["rules", "twelve-gangsters", "TG-3.5"],
        ["simulate", "twelve-gangsters", "--games", "2", "--workers", "1"],
        ["verify", str(record_file(golden_games()[0]))],
        ["play", "twelve-gangsters", "--players", "3"],
        ["arena", "--help"],
    ],
    ids=lambda words: words[0],
)
def test_what_is_no_house_does_without(words: list[str]) -> None:
    done = tripot(*words)
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(("language", "said"), [("en", "NumPy is not installed"), ("fr", "NumPy n’est pas installé")])
@pytest.mark.parametrize("command", ["train", "dataset"])
def test_learning_says_what_to_install(command: str, language: str, said: str) -> None:
    done = tripot(command, "twelve-gangsters", "--lang", language)
    assert done.returncode == 2
    assert said in done.stderr
    assert 'pip install "tripot[batch]"' in done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "said"), [("en", "The house needs more packages"), ("fr", "La maison demande d’autres paquets")]
)
@pytest.mark.parametrize("command", ["serve", "doctor", "backup", "restore", "migrate"])
def test_the_house_says_what_to_install(command: str, language: str, said: str, tmp_path: Path) -> None:
    file = {"backup": [str(tmp_path / "a.backup")], "restore": [str(tmp_path / "a.backup")]}.get(command, [])
    done = tripot(command, *file, "--lang", language)
    assert done.returncode == 2
    assert said in done.stderr
    assert 'pip install "tripot[house]"' in done.stderr
