"""What a package index shows of the README."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
ADDRESS = "https://forge.example/tripot"
spec = importlib.util.spec_from_file_location("readme", ROOT / "make" / "readme.py")
assert spec is not None
assert spec.loader is not None
readme = importlib.util.module_from_spec(spec)
spec.loader.exec_module(readme)
TARGET = re.compile(r"\]\(([^)]+)\)")


def test_every_picture_and_link_leads_to_this_version_of_a_file_that_is_here() -> None:
    shown = readme.for_index(README, ADDRESS, "1.2.3")
    assert [target for target in TARGET.findall(shown) if not target.startswith(("https://", "http://", "#"))] == []
    led = re.findall(rf"{ADDRESS}/(raw|blob)/v1\.2\.3/([^)#]+)", shown)
    assert len(led) == len(readme.LINK.findall(README)) > 20
    assert all((ROOT / path).exists() for _, path in led)
    assert all((kind == "raw") is path.endswith(".webp") for kind, path in led)


def test_without_an_address_nothing_leads_nowhere() -> None:
    shown = readme.for_index(README, "", "1.2.3")
    assert "![" not in shown
    assert [target for target in TARGET.findall(shown) if not target.startswith(("https://", "http://", "#"))] == []
    assert "|---|---|" not in shown
    assert "CONTRIBUTING.md" in shown
