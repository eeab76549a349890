"""Everything that is installed is locked with its hashes, also what only houses of several nodes need."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.hosting.proxy import EXAMPLES

ROOT = EXAMPLES.parents[1]
LOCKED = sorted((ROOT / "requirements").glob("*.txt"))
PIN = re.compile(r"^([a-z0-9-]+)==", re.MULTILINE)
VERSION = re.compile(r"^([a-z0-9-]+)==(\S+)", re.MULTILINE)


def name(requirement: str) -> str:
    return re.split(r"[\[<>=;~! ]", requirement)[0].lower().replace("_", "-").replace(".", "-")


@pytest.mark.parametrize("file", LOCKED, ids=[file.name for file in LOCKED])
def test_every_requirement_has_a_version_and_hashes_and_no_address(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    entries = re.split(r"\n(?=[a-z])", text)
    assert [entry for entry in entries if not (PIN.match(entry) and "--hash=sha256:" in entry)] == []
    assert "://" not in text
    assert "--index" not in text


@pytest.mark.parametrize(("extra", "lock"), [(None, "run.txt"), ("house", "run.txt"), ("nodes", "nodes.txt")])
def test_what_a_house_needs_is_locked(extra: str | None, lock: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = project["dependencies"] if extra is None else project["optional-dependencies"][extra]
    assert {name(requirement) for requirement in needed} - {"tripot"} <= set(
        PIN.findall((ROOT / "requirements" / lock).read_text(encoding="utf-8"))
    )


def test_nobody_is_told_to_install_what_is_not_locked() -> None:
    for file in (ROOT / "Makefile", EXAMPLES / "Containerfile", EXAMPLES.parent / "hosting.md"):
        asked = re.findall(r"pip\S* install.*", file.read_text(encoding="utf-8"))
        loose = [words for words in asked if "psycopg" in words or "redis" in words]
        assert loose == []
    assert "make nodes" in (EXAMPLES / "Containerfile").read_text(encoding="utf-8")
    assert "requirements/nodes.txt" in (ROOT / "Makefile").read_text(encoding="utf-8")


def test_all_lists_agree() -> None:
    """Whoever installs one after the other gets each package once."""
    agreed = {file.name: dict(VERSION.findall(file.read_text(encoding="utf-8"))) for file in LOCKED}
    for other in ("build.txt", "nodes.txt", "dev.txt"):
        assert agreed["run.txt"].items() <= agreed[other].items()
    assert agreed["nodes.txt"].items() <= agreed["dev.txt"].items()
