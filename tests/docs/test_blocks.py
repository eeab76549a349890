"""What README and docs show is what happens."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.blocks import PAGES, ROOT, Block, blocks
from tests.long import LONG

COMMAND = ".venv/bin/tripot "
LINK = re.compile(r"\]\((?!\w+:)([^)#]*)#?([^)]*)\)")
MOST = {"--games": 6, "--seconds": 1}
"""What takes its time on a page is shown with less of it; `make soak` runs it as it stands there."""
FILE = re.compile(r"# (\w+\.py)\n")
WHOLE_GAME = "".join(f"{card}\n\n" for card in range(1, 13))
"""Every card in turn, each choice confirmed; what is left over is not read."""


def shorter(words: list[str]) -> list[str]:
    """The same command with less of what it takes."""
    if LONG:
        return words
    before = ["", *words]
    return [
        str(min(int(word), MOST[name])) if name in MOST else word for name, word in zip(before, words, strict=False)
    ]


@pytest.mark.parametrize("block", blocks("python"), ids=lambda block: block.name)
def test_python_blocks_run(block: Block) -> None:
    exec(compile(block.code, block.name, "exec"), {"__name__": "__main__"})


@pytest.mark.slow
@pytest.mark.parametrize("page", sorted({block.page for block in blocks("sh")}))
def test_tripot_commands_run(page: str, tmp_path: Path) -> None:
    """In the order of the page and in one folder, since a later command may read what an earlier one wrote.

    A Python block that begins with the name of a file, as in `# my_bot.py`, is that file.
    """
    for block in blocks("python"):
        if block.page == page and (named := FILE.match(block.code)):
            (tmp_path / named[1]).write_text(block.code, encoding="utf-8")
    for block in blocks("sh"):
        for line in block.code.splitlines():
            if block.page == page and line.startswith(COMMAND):
                words = shorter(shlex.split(line.removeprefix(COMMAND), comments=True))
                done = subprocess.run(
                    [sys.executable, "-m", "tripot", *words],
                    input=WHOLE_GAME,
                    cwd=tmp_path,
                    capture_output=True,
                    text=True,
                )
                assert done.returncode == 0, f"{line}\n{done.stderr}"


def test_make_targets_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for block in blocks("sh"):
        for line in block.code.splitlines():
            if line.startswith("make "):
                assert line.split()[1] in targets, f"{block.name}: {line}"


def test_links_lead_somewhere() -> None:
    for page in [*PAGES, *ROOT.glob("*.md")]:
        for target, anchor in LINK.findall(page.read_text(encoding="utf-8")):
            there = page.parent / target if target else page
            assert there.exists(), f"{page.name}: {target}"
            assert not anchor or anchor in anchors(there), f"{page.name}: {target}#{anchor}"


def anchors(page: Path) -> set[str]:
    """What the headings of a page are called in links."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}
