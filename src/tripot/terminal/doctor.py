"""`tripot doctor`: what is wrong with a configuration, and how to mend it."""

from __future__ import annotations

import json
from argparse import Namespace

import msgspec

from tripot.terminal import whereabouts
from tripot.terminal.paper import console
from tripot.terminal.parser import Parser
from tripot.text import say

MARKS = {"good": ("✓", "green"), "doubtful": ("!", "yellow"), "bad": ("✗", "red")}


def arguments(parser: Parser) -> None:
    parser.heed()
    whereabouts.arguments(parser)
    whereabouts.network(parser)
    parser.add_argument("--json", help="help-json", action="store_true")


def run(args: Namespace) -> int:
    from tripot.server.doctor import examine  # here, so that no other command waits for the server's packages

    findings = examine(whereabouts.data(args), args.database, args.bus, args.base_url)
    healthy = all(finding.state != "bad" for finding in findings)
    if args.json:
        print(json.dumps({"healthy": healthy, "findings": msgspec.to_builtins(findings)}))
        return 0 if healthy else 1
    paper = console()
    for finding in findings:
        mark, colour = MARKS[finding.state]
        paper.print(f"{mark} ", style=colour, end="")
        paper.print(say(finding.text, args.lang, **finding.args), highlight=False)
    paper.print(say("doctor-healthy" if healthy else "doctor-ill", args.lang))
    return 0 if healthy else 1
