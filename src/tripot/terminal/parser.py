"""A command's arguments, read and explained in the user's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from functools import partial
from typing import Any, NoReturn

import msgspec

from tripot.kernel.problem import Problem
from tripot.kernel.seats import LETTERS
from tripot.text import say

YES_OR_NO = {"on": True, "yes": True, "oui": True, "off": False, "no": False, "non": False}


class Parser(argparse.ArgumentParser):
    """argparse with our words. `help` and `metavar` are ids of texts; a `type` raises Problem itself."""

    def __init__(self, command: str, language: str) -> None:
        super().__init__(
            prog=f"tripot {command}",
            description=say(f"command-{command}", language),
            formatter_class=partial(_Formatter, language),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.language = language
        self._words = self.add_argument_group(say("help-words", language))
        self._options = self.add_argument_group(say("help-options", language))
        self.add_argument("--lang", metavar="metavar-lang", help="help-lang", default=language)
        self.add_argument("-h", "--help", action="store_true", help="help-help")

    def add_argument(self, *names: str, **settings: Any) -> argparse.Action:
        for key in ("help", "metavar"):
            if key in settings:
                settings[key] = say(settings[key], self.language)
        group = self._options if names[0].startswith("-") else self._words
        return group.add_argument(*names, **settings)

    def read(self, words: list[str]) -> argparse.Namespace:
        """The arguments; Problem with the right usage if they are not complete and sound."""
        try:
            args, left = self.parse_known_args(words)
        except argparse.ArgumentError as error:
            raise Problem("cli-argument", argument=str(error.argument_name), usage=self.usage_line()) from None
        if left:
            raise Problem("cli-left-over", words=" ".join(left), usage=self.usage_line())
        return args

    def error(self, message: str) -> NoReturn:
        raise Problem("cli-incomplete", usage=self.usage_line())

    def usage_line(self) -> str:
        return re.sub(r"\n +", " ", self.format_usage()).strip()


class _Formatter(argparse.HelpFormatter):
    def __init__(self, language: str, prog: str) -> None:
        super().__init__(prog, max_help_position=30, width=80)
        self._language = language

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, say("help-usage", self._language) + " ")


def whole(text: str) -> int:
    """A whole number."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 18):
        raise Problem("cli-number", text=text)
    return int(text)


def seat(text: str, players: int) -> int:
    """The seat behind a letter, at a table of this size."""
    letters = LETTERS[:players]
    if len(text) != 1 or text.upper() not in letters:
        raise Problem("cli-seat", text=text, seats=", ".join(letters))
    return letters.index(text.upper())


def option(text: str) -> tuple[str, Any]:
    """`name=value`; numbers and yes or no are meant as such."""
    name, sign, value = text.partition("=")
    if not sign:
        raise Problem("cli-option", text=text)
    if value in YES_OR_NO:
        return name, YES_OR_NO[value]
    try:
        return name, msgspec.json.decode(value, type=int | bool)
    except msgspec.DecodeError:
        return name, value
