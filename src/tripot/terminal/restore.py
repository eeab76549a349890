"""`tripot restore`: a backup becomes a house again, in a file or a database that is empty."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from tripot.terminal import whereabouts
from tripot.terminal.parser import Parser
from tripot.terminal.progress import counted
from tripot.text import say


def arguments(parser: Parser) -> None:
    parser.heed()
    parser.add_argument("file", metavar="metavar-file", help="help-restore-file", type=Path)
    whereabouts.arguments(parser)


def run(args: Namespace) -> int:
    from tripot.server.database.backup import load  # here, so that no other command waits for it
    from tripot.server.database.private_file import private_folder

    if not args.database:
        private_folder(whereabouts.data(args).parent)
    with counted(say("restore-progress", args.lang)) as count:
        rows = load(whereabouts.address(args, must_exist=False), args.file, count)
    print(say("restore-done", args.lang, file=str(args.file), place=whereabouts.named(args), rows=rows))
    return 0
