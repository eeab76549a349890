"""`tripot games`: what can be played, with which options and bots."""

from __future__ import annotations

from argparse import Namespace

import msgspec

from tripot import bots
from tripot.games.registry import BOXES
from tripot.kernel.box import Box
from tripot.terminal.parser import Parser
from tripot.text import say


def arguments(parser: Parser) -> None:
    """It takes none."""


def run(args: Namespace) -> int:
    print("\n\n".join(described(box, args.lang) for box in BOXES.values()))
    return 0


def described(box: Box, language: str) -> str:
    prefix = box.prefix.lower()
    players = ", ".join(map(str, box.players(box.edition)))
    lines = [
        f"{box.name}: {say(f'{prefix}-about', language)}",
        say("games-players", language, players=players),
    ]
    for field in msgspec.structs.fields(box.options_kind):
        about = say(f"{prefix}-about-{field.name}", language)
        lines.append(say("games-option", language, option=field.name, default=written(field.default), about=about))
    for name in bots.names(box.name):
        lines.append(say("games-bot", language, bot=name, about=say(f"bot-{name}", language)))
    return "\n  ".join(lines)


def written(value: object) -> str:
    """A value as `--option` takes it."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
