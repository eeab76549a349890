"""`python -m tripot.arena.chapters docs/balance` measures anew what those pages show, between their marks.

Words outside the marks stay. Games may be named; otherwise all that have a page are measured. `--games` and `--bot` are
for every table; without them each page has its own. `--keep` is a folder of tables that need not be measured again.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tripot.arena.chapters.chapter import Chapter
from tripot.arena.crew import crew, default_workers
from tripot.arena.marks import rewritten
from tripot.games.part import part
from tripot.games.registry import games

BEGIN = "<!-- measured by `make balance`: what stands here is overwritten -->\n"
END = "\n<!-- end of what was measured -->"


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure anew what the pages on balance show.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int)
    parser.add_argument("--bot")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--workers", type=int, default=default_workers())
    chosen = parser.parse_args(words)
    for name in chosen.game:
        if name not in games():
            parser.error(f"{name}: the games are {', '.join(games())}")
    with crew(chosen.workers) as hands:
        for name in chosen.game or [name for name in games() if (chosen.folder / f"{name}.md").is_file()]:
            page = chosen.folder / f"{name}.md"
            chapter = part(name, "arena.chapters", Chapter)(name, chosen.bot, chosen.keep)
            number = chosen.games or chapter.games
            print(f"{page}: {number} games a table", file=sys.stderr)
            text = page.read_text("utf-8")
            rewritten(text, BEGIN, END, "")  # before it costs anything
            page.write_text(rewritten(text, BEGIN, END, chapter.text(number, hands)), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
