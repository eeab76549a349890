"""What others made, fonts and script, lies in the wheel with its licence, and may be passed on with what is ours."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = Path(str(files("tripot")))
HEADING = re.compile(r"^## (\S+) - \S+ \((.+)\)$", re.MULTILINE)
FREE = {"Apache-2.0", "MIT", "OFL-1.1"}
WITHOUT_TEXT = {"@fluent/bundle"}
"""Brings none; Apache-2.0 lies beside our code."""


def listed() -> dict[str, tuple[str, str]]:
    """What the page is made of: the licence of each package, and its text."""
    parts = HEADING.split((PACKAGE / "server" / "client" / "licences.txt").read_text(encoding="utf-8"))
    return {name: (licence, text.strip()) for name, licence, text in zip(*[iter(parts[1:])] * 3, strict=True)}


def test_what_the_page_is_made_of_is_listed_with_its_licence() -> None:
    ours = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert set(ours["dependencies"]) <= set(listed())
    assert {licence for licence, _ in listed().values()} <= FREE
    assert {name for name, (_, text) in listed().items() if not text} == WITHOUT_TEXT


def test_every_font_has_its_licence_beside_it() -> None:
    fonts = {font.stem.partition("-")[0] for font in PACKAGE.rglob("*.woff2")}
    free = {name.rpartition("/")[2] for name, (licence, _) in listed().items() if licence == "OFL-1.1"}
    assert fonts == free == {"inter", "limelight"}
    assert "SIL Open Font License" in (PACKAGE / "arena" / "page" / "limelight-license.txt").read_text(encoding="utf-8")


def test_our_own_licences_go_with_the_wheel() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for name in re.findall(r'"(LICENSE[^"]*)"', project):
        assert (ROOT / name).is_file()
    assert 'license = "Apache-2.0 AND CC-BY-4.0"' in project
