"""`tripot backup`: all that the house keeps, in one file, while it stays open."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from tripot.terminal import whereabouts
from tripot.terminal.parser import Parser
from tripot.terminal.progress import counted
from tripot.text import say


def arguments(parser: Parser) -> None:
    parser.heed()
    parser.add_argument("file", metavar="metavar-file", help="help-backup-file", type=Path)
    whereabouts.arguments(parser)


def run(args: Namespace) -> int:
    from tripot.server.database.backup import save  # here, so that no other command waits for it

    with counted(say("backup-progress", args.lang)) as count:
        rows = save(whereabouts.address(args), args.file, count)
    print(say("backup-done", args.lang, file=str(args.file), place=whereabouts.named(args), rows=rows))
    return 0
