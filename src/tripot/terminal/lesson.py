"""`tripot lesson check`: does every lesson still fit the rules?"""

from __future__ import annotations

import json
from argparse import Namespace

from tripot.games.registry import BOXES, box
from tripot.kernel.problem import Problem
from tripot.learning.check import flaws
from tripot.learning.lesson import lesson, taught
from tripot.terminal.parser import Parser, whole
from tripot.text import say

LEARNERS = 3


def arguments(parser: Parser) -> None:
    parser.add_argument("task", metavar="metavar-check", help="help-lesson-check", type=task)
    parser.add_argument("game", metavar="metavar-game", help="help-lesson-games", nargs="*")
    parser.add_argument("--learners", metavar="metavar-number", help="help-learners", type=whole, default=LEARNERS)
    parser.add_argument("--json", help="help-json", action="store_true")


def task(text: str) -> str:
    if text != "check":
        raise Problem("lesson-task", text=text)
    return text


def run(args: Namespace) -> int:
    names = [box(name).name for name in args.game] or [name for name in BOXES if taught(name) is not None]
    found = {name: flaws(name, lesson(name), args.learners) for name in names}
    if args.json:
        plain = {name: [flaw.say(args.lang) for flaw in some] for name, some in found.items()}
        print(json.dumps(plain, ensure_ascii=False))
    else:
        for name in names:
            print(report(name, len(found[name]), args.lang))
            for flaw in found[name]:
                print(f"- {flaw.say(args.lang)}")
    return 1 if any(found.values()) else 0


def report(name: str, wrong: int, language: str) -> str:
    course = lesson(name)
    rules = sorted({note.rule for note in course.notes if note.rule})
    asks = sum(bool(note.accept) for note in course.notes)
    return say(
        "lesson-report",
        language,
        game=name,
        count=wrong,
        notes=len(course.notes),
        asks=asks,
        rules=", ".join(rules),
        minutes=course.minutes,
    )
