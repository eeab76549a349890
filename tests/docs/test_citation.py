"""Whoever cites us cites this version under its licence."""

from __future__ import annotations

import tomllib

import tripot
from tests.docs.blocks import ROOT


def test_the_citation_names_this_version_and_licence() -> None:
    lines = (ROOT / "CITATION.cff").read_text("utf-8").splitlines()
    cited = dict(line.split(": ", 1) for line in lines if ": " in line and not line.startswith(" "))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert cited["version"] == tripot.__version__
    assert cited["license"] in project["license"]
