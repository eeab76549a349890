"""The README as a package index shows it, where nothing lies beside it: `make/readme.py README [ADDRESS]`, in place.

Pictures and links lead to the project's address, as it was at this version. An index shows no picture that
stands in the text itself. Without an address pictures are left out, and a link is its words."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!\w+:|#)([^)\s]+)\)")
"""A picture or a link to what lies beside it."""
PICTURES = re.compile(r"^\|[^\n]*\|\n\|[-|]+\|\n(?:\|[^\n]*!\[[^\n]*\n)+", re.MULTILINE)
"""A table of them."""


def for_index(text: str, address: str, version: str) -> str:
    if not address:
        return LINK.sub(lambda found: "" if found[1] else found[2], PICTURES.sub("", text))
    kinds = {"!": "raw", "": "blob"}
    return LINK.sub(lambda found: f"{found[1]}[{found[2]}]({address}/{kinds[found[1]]}/v{version}/{found[3]})", text)


def main(readme: Path, address: str = "") -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    told = address or project.get("urls", {}).get("Repository", "")
    readme.write_text(for_index(readme.read_text("utf-8"), told.rstrip("/"), project["version"]), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
