"""`tripot verify`: was chance fair, and is every byte of the record the one that was played?"""

from __future__ import annotations

import json
from argparse import Namespace
from typing import Any

from tripot.games import records
from tripot.kernel.problem import Problem
from tripot.kernel.record import Record
from tripot.kernel.replay import Verified
from tripot.terminal.files import read_edition, read_record
from tripot.terminal.parser import Parser
from tripot.terminal.people import listed, names
from tripot.text import say


def arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="metavar-file", help="help-record-file")
    parser.add_argument("--commitment", metavar="metavar-hex", help="help-commitment", type=str.lower)
    parser.add_argument("--edition", metavar="metavar-file", help="help-edition")
    parser.add_argument("--json", help="help-json", action="store_true")


def run(args: Namespace) -> int:
    record = read_record(args.file)
    if args.commitment is not None and args.commitment != record.fairness.commitment:
        raise Problem("verify-not-promised", promised=args.commitment, found=record.fairness.commitment)
    verified = records.verify(record, read_edition(args.edition) if args.edition else None)
    if args.json:
        print(json.dumps(figures(verified, args)))
    else:
        print("\n".join(checked(record, verified, args)))
    return 0


def figures(verified: Verified, args: Namespace) -> dict[str, Any]:
    return {
        "verified": True,
        "compared": args.commitment is not None,
        "steps": verified.steps,
        "outcomes": verified.outcomes,
        "commitment": verified.commitment,
    }


def checked(record: Record, verified: Verified, args: Namespace) -> list[str]:
    compared = "no" if args.commitment is None else "yes"
    standings = () if record.result is None else record.result.standings
    scores = [f"{name} {standing.score}" for name, standing in zip(names(record.names), standings, strict=False)]
    return [
        say("verify-ok", args.lang, file=args.file),
        "  ✓ " + say("verify-checked-commitment", args.lang, compared=compared),
        f"    {verified.commitment}",
        "  ✓ " + say("verify-checked-steps", args.lang, count=verified.steps),
        "  ✓ " + say("verify-checked-outcomes", args.lang, count=verified.outcomes),
        "  ✓ " + say("verify-checked-result", args.lang, scores=listed(scores, args.lang)),
    ]
