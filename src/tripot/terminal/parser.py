"""A command's arguments, read and explained in the user's language."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any, NoReturn

import msgspec

from tripot.kernel.problem import Problem
from tripot.kernel.seats import LETTERS
from tripot.text import say

YES_OR_NO = {"on": True, "yes": True, "oui": True, "off": False, "no": False, "non": False}
SWITCH = {**YES_OR_NO, "1": True, "true": True, "0": False, "false": False}


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
        self._environment: Mapping[str, str] = {}
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

    def heed(self, environment: Mapping[str, str] = os.environ) -> None:
        """Options may also stand in the environment: --base-url as TRIPOT_BASE_URL. The command line wins."""
        self._environment = environment
        self.epilog = say("help-environment", self.language)

    def read(self, words: list[str]) -> argparse.Namespace:
        """The arguments; Problem with the right usage if they are not complete and sound."""
        for action, option in self._unsaid(words):
            name = variable(option)
            if text := self._environment.get(name, ""):
                try:
                    action.default = meant(action, text)
                except Problem as problem:
                    raise Problem("cli-variable", variable=name, problem=problem) from None
        try:
            args, left = self.parse_known_args(words)
        except argparse.ArgumentError as error:
            raise Problem("cli-argument", argument=str(error.argument_name), usage=self.usage_line()) from None
        if left:
            raise Problem("cli-left-over", words=" ".join(left), usage=self.usage_line())
        return args

    def _unsaid(self, words: list[str]) -> Iterator[tuple[argparse.Action, str]]:
        """The options that these words leave out; the language is found before."""
        said = {word.partition("=")[0] for word in words}
        for action in self._actions:
            option = action.option_strings[-1] if action.option_strings else ""
            if option and option not in (*said, "--lang", "--help"):
                yield action, option

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


def variable(option: str) -> str:
    """The name of an option in the environment."""
    return "TRIPOT_" + option.removeprefix("--").replace("-", "_").upper()


def meant(action: argparse.Action, text: str) -> Any:
    """What a text means to an option; to one without a value it says yes or no."""
    if action.nargs == 0:
        if text.lower() not in SWITCH:
            raise Problem("cli-switch", text=text)
        return SWITCH[text.lower()]
    return action.type(text) if callable(action.type) else text


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
