"""`python -m tripot.arena.chapters docs/balance` measures anew what those pages show, between their marks.

Words outside the marks stay. `--games` is for every table; without it each page has its own number.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Protocol

from tripot.arena.chapters import gangster, nostra_city, reglement_de_comptes, twelve_gangsters
from tripot.arena.crew import Crew, crew, default_workers


class Chapter(Protocol):
    """What a game's module offers."""

    GAMES: int

    def chapter(self, games: int, hands: Crew) -> str: ...


CHAPTERS: dict[str, Chapter] = {
    "twelve-gangsters": twelve_gangsters,
    "reglement-de-comptes": reglement_de_comptes,
    "gangster": gangster,
    "nostra-city": nostra_city,
}
BEGIN = "<!-- measured by `make balance`: what stands here is overwritten -->\n"
END = "\n<!-- end of what was measured -->"


def rewritten(page: str, measured: str) -> str:
    """The page with this between its marks; ValueError if it has none."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError("no marks")
    return f"{before}{BEGIN}\n{measured}\n{END}{after}"


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure anew what the pages on balance show.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("game", nargs="*", default=list(CHAPTERS))
    parser.add_argument("--games", type=int)
    parser.add_argument("--workers", type=int, default=default_workers())
    chosen = parser.parse_args(words)
    for name in chosen.game:
        if name not in CHAPTERS:
            parser.error(f"{name}: the games are {', '.join(CHAPTERS)}")
    with crew(chosen.workers) as hands:
        for name in chosen.game:
            page = chosen.folder / f"{name}.md"
            games = chosen.games or CHAPTERS[name].GAMES
            print(f"{page}: {games} games a table", file=sys.stderr)
            text = page.read_text("utf-8")
            rewritten(text, "")  # before it costs anything
            page.write_text(rewritten(text, CHAPTERS[name].chapter(games, hands)), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
