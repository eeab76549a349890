"""The rulebooks: our own words, numbered as the rules are cited."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from tripot.games.registry import BOXES, box
from tripot.kernel.problem import Problem

LISTS: Final = "<!-- lists -->\n"
"""Where a rulebook has the lists of cards."""


@cache
def rulebook(name: str, language: str) -> str:
    """A game's rulebook as Markdown, with the lists of what its edition prints."""
    written = box(name).resource(f"rulebook/{language}.md").read_text(encoding="utf-8")
    return written.replace(LISTS, box(name).lists(language))


@cache
def rules(name: str, language: str) -> dict[str, str]:
    """The paragraphs of a rulebook that have a number: `- **TG-3.1** …`, in order."""
    return {number: _FOLD.sub(" ", text).strip() for number, text in _NUMBERED.findall(rulebook(name, language))}


def rule(number: str, language: str) -> str:
    """The text of one rule; Problem if no rulebook has this number."""
    for name, found in BOXES.items():
        if number.startswith(f"{found.prefix}-"):
            text = rules(name, language).get(number)
            if text is not None:
                return text
    raise Problem("rule-unknown", rule=number)


_FOLD = re.compile(r"[ \n]+")  # unbreakable spaces stay
_NUMBERED = re.compile(r"^- \*\*([A-Z]{2}-\d+\.\d+)\*\* (.*?)(?=^\s*$|^- \*\*|^#|\Z)", re.MULTILINE | re.DOTALL)
