"""`tripot verify`: was chance fair, is every byte of the record the one that was played, and who stands by it?"""

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
    parser.add_argument("--house-key", metavar="metavar-hex", help="help-house-key", type=str.lower)
    parser.add_argument("--edition", metavar="metavar-file", help="help-edition")
    parser.add_argument("--json", help="help-json", action="store_true")


def run(args: Namespace) -> int:
    record = read_record(args.file)
    if args.commitment is not None and args.commitment != record.fairness.commitment:
        raise Problem("verify-not-promised", promised=args.commitment, found=record.fairness.commitment)
    if args.house_key is not None:
        compare_key(record, args.house_key)
    verified = records.verify(record, read_edition(args.edition) if args.edition else None)
    if args.json:
        print(json.dumps(figures(verified, args)))
    else:
        print("\n".join(checked(record, verified, args)))
    return 0


def compare_key(record: Record, given: str) -> None:
    """Problem if the house with this key has not signed."""
    if record.signed is None:
        raise Problem("verify-unsigned")
    if record.signed.key != given:
        raise Problem("verify-house-key", given=given, found=record.signed.key)


def figures(verified: Verified, args: Namespace) -> dict[str, Any]:
    return {
        "verified": True,
        "compared": args.commitment is not None,
        "steps": verified.steps,
        "outcomes": verified.outcomes,
        "commitment": verified.commitment,
        "house": None if verified.signed is None else verified.signed.key,
        "witnesses": {} if verified.signed is None else {seen.seat: seen.key for seen in verified.signed.seats},
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
        *vouched(record, args),
        "  – " + say("verify-not-proven", args.lang),
    ]


def vouched(record: Record, args: Namespace) -> list[str]:
    """Who stands by names and moves, and who does not."""
    if record.signed is None:
        return ["  – " + say("verify-not-signed", args.lang)]
    called, compared = names(record.names), "no" if args.house_key is None else "yes"
    lines = ["  ✓ " + say("verify-signed", args.lang, compared=compared), f"    {record.signed.key}"]
    for seen in record.signed.seats:
        lines += ["  ✓ " + say("verify-witnessed", args.lang, name=called[seen.seat]), f"    {seen.key}"]
    seats = {seen.seat for seen in record.signed.seats}
    silent = [name for seat, name in enumerate(called) if seat not in seats]
    if silent:
        lines.append("  – " + say("verify-not-witnessed", args.lang, names=listed(silent, args.lang)))
    return lines
