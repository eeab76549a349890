"""`tripot edition check`: is this edition file sound?"""

from __future__ import annotations

import json
from argparse import Namespace

from tripot.kernel.edition import BadEdition, Edition
from tripot.kernel.problem import Problem
from tripot.terminal.files import read_edition
from tripot.terminal.parser import Parser
from tripot.text import say


def arguments(parser: Parser) -> None:
    parser.add_argument("task", metavar="metavar-check", help="help-check", type=task)
    parser.add_argument("file", metavar="metavar-file", help="help-edition-file")
    parser.add_argument("--json", help="help-json", action="store_true")


def task(text: str) -> str:
    if text != "check":
        raise Problem("edition-task", text=text)
    return text


def run(args: Namespace) -> int:
    try:
        edition = read_edition(args.file)
    except BadEdition as bad:
        if not args.json:
            raise
        flaws = [{"place": flaw.place, "reason": flaw.reason, "message": flaw.say(args.lang)} for flaw in bad.flaws]
        print(json.dumps({"sound": False, "flaws": flaws}, ensure_ascii=False))
        return 2
    report(edition, args)
    return 0


def report(edition: Edition, args: Namespace) -> None:
    if args.json:
        found = {"sound": True, "game": edition.game, "name": edition.name, "hash": edition.hash, "flaws": []}
        print(json.dumps(found, ensure_ascii=False))
    else:
        print(say("edition-sound", args.lang, name=edition.name, game=edition.game, hash=edition.hash))
