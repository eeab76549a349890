"""`tripot rules`: a rulebook, one numbered rule of it, or what it says of a word."""

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
from tripot.terminal.understanding import fold


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="metavar-game", help="help-game")
    parser.add_argument("rule", metavar="metavar-rule", help="help-rule", nargs="*", default=[])


def run(args: Namespace) -> int:
    paper, wanted = console(), " ".join(args.rule)
    if wanted or paper.is_terminal:
        show(paper, args.game, wanted, args.lang)
    else:
        print(rulebook.rulebook(box(args.game).name, args.lang).rstrip())
    return 0


def show(paper: Console, game: str, wanted: str, language: str) -> None:
    """The whole rulebook, the rule with this number (`TG-3.5`, `tg-3.5`, `3.5`), or all that speak of this word."""
    if not wanted:
        for block in rulebook.rulebook(box(game).name, language).split("\n\n"):
            paper.print(page(block, paper.width))
    elif _NUMBER.fullmatch(wanted):
        prefix = f"{box(game).prefix}-"
        tell(paper, [cited(game, prefix + wanted.upper().removeprefix(prefix), language)])
    else:
        tell(paper, speaking_of(wanted, game, language))


def speaking_of(wanted: str, game: str, language: str) -> list[Told]:
    """The rules in which this word or name stands; Problem if there are none."""
    name = box(game).name
    word = fold(wanted)
    found = [number for number, text in rulebook.rules(name, language).items() if word and word in fold(text)]
    if not found:
        raise Problem("rule-no-word", word=wanted)
    return [cited(name, number, language) for number in found]


def cited(game: str, number: str, language: str) -> Told:
    """A rule's text behind its number."""
    text = rulebook.rules(box(game).name, language).get(number)
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
_NUMBER = re.compile(r"(?i)(?:[a-z]{2}-)?\d+(?:\.\d+)?")
_ITEM = re.compile(r"\n(?=- |\d\. )")
