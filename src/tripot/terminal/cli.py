"""The command `tripot`: finds the language and the command, and turns every problem into one message."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from typing import Protocol

import tripot
from tripot.kernel.problem import Problem
from tripot.terminal import (
    analyse,
    arena,
    backup,
    balance,
    bench,
    dataset,
    doctor,
    edition,
    games,
    learn,
    lesson,
    migrate,
    play,
    puzzles,
    replay,
    restore,
    rules,
    serve,
    simulate,
    train,
    verify,
)
from tripot.terminal.paper import printable
from tripot.terminal.parser import Parser
from tripot.text import LANGUAGES, preferred, say


class Command(Protocol):
    """What a command's module offers."""

    def arguments(self, parser: Parser) -> None: ...

    def run(self, args: argparse.Namespace) -> int: ...


COMMANDS: dict[str, Command] = {
    "serve": serve,
    "play": play,
    "learn": learn,
    "puzzles": puzzles,
    "rules": rules,
    "games": games,
    "replay": replay,
    "verify": verify,
    "analyse": analyse,
    "edition": edition,
    "lesson": lesson,
    "simulate": simulate,
    "arena": arena,
    "balance": balance,
    "train": train,
    "dataset": dataset,
    "bench": bench,
    "doctor": doctor,
    "backup": backup,
    "restore": restore,
    "migrate": migrate,
}
"""A new command is one line here, a module, and the texts `command-<name>`."""

OF_THE_HOUSE = {"serve", "doctor", "backup", "restore", "migrate"}
"""What these need comes with the extra `house`."""

FAILED = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


def main(argv: list[str] | None = None) -> int:
    given = sys.argv[1:] if argv is None else argv
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    language = preferred()
    try:
        language, words = spoken(given, language)
        code = dispatch(words, language)
        sys.stdout.flush()
    except Problem as problem:
        complain(problem, language, as_json="--json" in given)
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing is left to flush at exit
        return BROKEN_PIPE
    return code


def spoken(words: list[str], language: str) -> tuple[str, list[str]]:
    """The language that `--lang` asks for, wherever it stands, and the other words."""
    rest: list[str] = []
    queue = list(words)
    while queue:
        word, sign, wanted = queue.pop(0).partition("=")
        if word == "--lang":
            if not sign and queue:
                wanted = queue.pop(0)
            if wanted not in LANGUAGES:
                raise Problem("cli-language", text=wanted, languages=", ".join(LANGUAGES))
            language = wanted
        else:
            rest.append(word + sign + wanted)
    return language, rest


def dispatch(words: list[str], language: str) -> int:
    name, rest = command(words)
    if name in ("help", "-h", "--help"):
        print(overview(language))
        return 0
    if name == "--version":
        print(version(language))
        return 0
    if name not in COMMANDS:
        raise Problem("cli-command", text=name, commands=", ".join(COMMANDS))
    parser = Parser(name, language)
    COMMANDS[name].arguments(parser)
    if "-h" in rest or "--help" in rest:
        print(parser.format_help().rstrip())
        return 0
    try:
        return COMMANDS[name].run(parser.read(rest))
    except ModuleNotFoundError as missing:
        if name not in OF_THE_HOUSE or missing.name is None or missing.name.partition(".")[0] == "tripot":
            raise
        raise Problem("cli-house", package=missing.name) from None


def command(words: list[str]) -> tuple[str, list[str]]:
    """The command and its own words; options alone are for the server."""
    if not words or (words[0].startswith("--") and words[0] not in ("--help", "--version")):
        return "serve", words
    return words[0], words[1:]


def overview(language: str) -> str:
    width = max(map(len, COMMANDS))
    lines = [f"  tripot {name:<{width}}  {say(f'command-{name}', language)}" for name in COMMANDS]
    return "\n".join([say("cli-welcome", language), "", *lines, "", say("cli-more", language)])


def version(language: str) -> str:
    return say("cli-version", language, version=tripot.__version__, build="compiled" if tripot.compiled else "source")


def complain(problem: Problem, language: str, as_json: bool) -> None:
    message = printable(problem.say(language))
    if as_json:
        print(json.dumps({"error": problem.reason, "message": message}, ensure_ascii=False))
    print(message, file=sys.stderr)
