"""Gathers the pages of the site: README with what its commands print today, docs, and the rulebooks as they are played.
`make docs` builds it with Zensical."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import tripot
from tripot.games.rulebook import rulebook

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
MOVED = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
}
"""Pages outside of docs/."""
RULES = {"fr": "Règles", "en": "Rules"}
FOLDERS = {"decisions": "Decisions", "balance": "Balance"}
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s#]*)(#[^)\s]*)?\)")
SHELL = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PICTURE = re.compile(r"^!\[([^\]]*)\]\(\w+\)$", re.MULTILINE)
SPOKEN = (".venv/bin/tripot rules", ".venv/bin/tripot verify", ".venv/bin/tripot simulate")
"""Commands that say something worth reading, and wait for nobody."""
KEPT = re.compile(r"games/|--records")
"""Files that stay."""
AN_EVENING = ("play", "twelve-gangsters", "--players", "5", "--bots", "heuristic", "--record", "evening.json")
ANSWERS = "".join(f"{card}\n\n" for card in range(1, 13))


def gather(out: Path) -> None:
    shutil.rmtree(out, ignore_errors=True)
    out.parent.mkdir(parents=True, exist_ok=True)
    shutil.copytree(ROOT / "docs", out, ignore=shutil.ignore_patterns("*.md", "examples", "hosting"))
    shutil.copy(ROOT / "web" / "public" / "icon.svg", out / "pictures")
    shutil.copy(HERE / "site.css", out)
    pages = {ROOT / name: out / moved for name, moved in MOVED.items()}
    written = [page for folder in ("", *FOLDERS) for page in sorted((ROOT / "docs" / folder).glob("*.md"))]
    pages |= {page: out / page.relative_to(ROOT / "docs") for page in written}
    for page, place in pages.items():
        place.parent.mkdir(exist_ok=True)
        place.write_text(LINK.sub(relinked(page, pages), page.read_text(encoding="utf-8")), encoding="utf-8")
    with TemporaryDirectory() as folder:
        first = out / "index.md"
        first.write_text(SHELL.sub(Speaker(Path(folder)).answered, first.read_text(encoding="utf-8")), encoding="utf-8")
    (out / "rules").mkdir()
    for name, rules in rulebooks():
        (out / name).write_text(rules, encoding="utf-8")


def relinked(page: Path, pages: dict[Path, Path]) -> Callable[[re.Match[str]], str]:
    """Links between pages follow them; files that are no page of the site keep their name alone."""

    def follow(link: re.Match[str]) -> str:
        picture, text, target, anchor = link[1], link[2], link[3], link[4] or ""
        if not target or ":" in target:
            return link[0]
        there = (page.parent / target).resolve()
        if there in pages:
            place = pages[there]
        elif there.is_relative_to(ROOT / "docs" / "pictures"):
            place = pages[ROOT / "README.md"].parent / there.relative_to(ROOT / "docs")
        else:
            return text
        return f"{picture}[{text}]({os.path.relpath(place, pages[page].parent)}{anchor})"

    return follow


class Speaker:
    """Adds to the commands of a page what they print, run here and now."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._run(*AN_EVENING)

    def answered(self, block: re.Match[str]) -> str:
        said = [
            self._answer(line) for line in block[1].splitlines() if line.startswith(SPOKEN) and not KEPT.search(line)
        ]
        return "\n\n".join([block[0], *said])

    def _answer(self, line: str) -> str:
        words = shlex.split(line, comments=True)[1:]
        printed = "\n".join(f"    {row}".rstrip() for row in self._run(*words, "--lang", "fr").splitlines())
        return f'??? example "tripot {" ".join(words)}"\n\n    ```text\n{printed}\n    ```\n'

    def _run(self, *words: str) -> str:
        command = [sys.executable, "-m", "tripot", *words]
        variables = os.environ | {"COLUMNS": "96"}
        done = subprocess.run(
            command, input=ANSWERS, cwd=self._folder, env=variables, stdout=subprocess.PIPE, text=True, check=True
        )
        return done.stdout


def rulebooks() -> Iterator[tuple[str, str]]:
    """Each in both languages. Its drawings are made by the page of the house; here their captions stand."""
    for game in tripot.games():
        for language in RULES:
            yield f"rules/{game}.{language}.md", PICTURE.sub(r"*\1*", rulebook(game, language))


def order(out: Path) -> list[Any]:
    """First what players want, then what developers do."""
    players = [{"Play": ["index.md", "changelog.md"]}]
    for language, title in RULES.items():
        players.append({title: [f"rules/{game}.{language}.md" for game in tripot.games()]})
    given = {*MOVED.values(), "architecture.md"} - {"contributing.md", "security.md"}
    developing = sorted(page.name for page in out.glob("*.md") if page.name not in given)
    folders = [
        {title: sorted(str(page.relative_to(out)) for page in (out / folder).glob("*.md"))}
        for folder, title in FOLDERS.items()
    ]
    return [*players, {"Develop": ["architecture.md", *developing]}, *folders]


if __name__ == "__main__":
    build = Path(sys.argv[1]).resolve()
    gather(build / "pages")
    config = {"INHERIT": os.path.relpath(HERE / "mkdocs.yml", build), "nav": order(build / "pages")}
    (build / "mkdocs.yml").write_text(json.dumps(config), encoding="utf-8")
