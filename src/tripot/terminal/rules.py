"""`tripot rules`: a rulebook, or one numbered rule of it."""

from __future__ import annotations

import re
from argparse import Namespace

from rich.console import Console
from rich.text import Text

from tripot.games import rulebook
from tripot.games.registry import box
from tripot.kernel.problem import Problem
from tripot.terminal.paper import Told, console, tell, wrapped
from tripot.terminal.parser import Parser


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="metavar-game", help="help-game")
    parser.add_argument("rule", metavar="metavar-rule", help="help-rule", nargs="?", default="")


def run(args: Namespace) -> int:
    paper = console()
    if args.rule or paper.is_terminal:
        show(paper, args.game, args.rule, args.lang)
    else:
        print(rulebook.rulebook(box(args.game).name, args.lang).rstrip())
    return 0


def show(paper: Console, game: str, number: str, language: str) -> None:
    """The whole rulebook, or the rule with this number: `TG-3.5`, `tg-3.5` or `3.5`."""
    if not number:
        for block in rulebook.rulebook(box(game).name, language).split("\n\n"):
            paper.print(page(block, paper.width))
        return
    prefix = f"{box(game).prefix}-"
    full = prefix + number.upper().removeprefix(prefix)
    tell(paper, [cited(game, full, language)])


def cited(game: str, number: str, language: str) -> Told:
    """A rule's text behind its number."""
    text = rulebook.rules(game, language).get(number)
    if text is None:
        raise Problem("rule-unknown", rule=number)
    return Told(_MARKS.sub("", text), number)


def page(block: str, width: int) -> Text:
    """A heading, a paragraph or a list of a rulebook, laid out for this width."""
    if block.startswith("#"):
        return Text(block.lstrip("# ").upper() + "\n", "title")
    if picture := _PICTURE.fullmatch(block.strip()):
        return Text(wrapped(f"[ {picture[1]} ]", min(width, COLUMN)) + "\n", "dim")
    lines = []
    for item in _ITEM.split(_MARKS.sub("", block.removeprefix("> ")).strip()):
        hanging = "  " if item.startswith("- ") else "   " if item[:1].isdigit() else ""
        lines.append(wrapped(_FOLD.sub(" ", item), min(width, COLUMN), hanging))
    laid = Text("\n".join(lines) + "\n")
    laid.highlight_regex(r"\b[A-Z]{2}-\d+\.\d+", "brass")
    return laid


COLUMN = 80
"""Longer lines are tiring to read."""
_MARKS = re.compile("[*`]")
_PICTURE = re.compile(r"!\[(.+)\]\([a-z-]+\)")
"""A drawing of the page: here its caption has to do."""
_FOLD = re.compile(r"\n *")
_ITEM = re.compile(r"\n(?=- |\d\. )")
