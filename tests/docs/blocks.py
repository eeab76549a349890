"""The code blocks of README and docs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]

BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    page: str
    number: int
    code: str

    @property
    def name(self) -> str:
        return f"{self.page}:{self.number}"


def blocks(language: str) -> list[Block]:
    """All blocks in this language, with the page they stand on."""
    return [
        Block(str(page.relative_to(ROOT)), number, code)
        for page in PAGES
        for number, (kind, code) in enumerate(BLOCK.findall(page.read_text(encoding="utf-8")), 1)
        if kind == language
    ]
