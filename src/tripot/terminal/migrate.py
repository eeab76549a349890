"""`tripot migrate`: brings a database to the version that this Tripot needs."""

from __future__ import annotations

from argparse import Namespace

from tripot.terminal import whereabouts
from tripot.terminal.parser import Parser
from tripot.text import say


def arguments(parser: Parser) -> None:
    parser.heed()
    whereabouts.arguments(parser)


def run(args: Namespace) -> int:
    from tripot.server.database.upgrade import migrate  # here, so that no other command waits for it

    before, now = migrate(whereabouts.address(args))
    place = whereabouts.named(args)
    if before == now:
        print(say("migrate-same", args.lang, place=place, now=now))
    elif before is None:
        print(say("migrate-made", args.lang, place=place, now=now))
    else:
        print(say("migrate-done", args.lang, place=place, before=before, now=now))
    return 0
