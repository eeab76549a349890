"""`tripot replay`: watch a record step by step, from any seat."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence

from rich.console import Console

from tripot.games import records
from tripot.kernel.problem import Problem
from tripot.kernel.replayed import ALL, Replayed
from tripot.kernel.seats import SPECTATOR, letter
from tripot.terminal import parser as read
from tripot.terminal.files import read_edition, read_record
from tripot.terminal.paper import console, note, on_terminal, tell
from tripot.terminal.parser import Parser, whole
from tripot.terminal.people import names
from tripot.terminal.prompt import Left, ask
from tripot.terminal.screen import Screen
from tripot.terminal.screens import screen
from tripot.text import say


def arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="metavar-file", help="help-record-file")
    parser.add_argument("--seat", metavar="metavar-perspective", help="help-perspective", default="all")
    parser.add_argument("--step", metavar="metavar-number", help="help-step", type=whole)
    parser.add_argument("--edition", metavar="metavar-file", help="help-edition")
    parser.add_argument("--json", help="help-json", action="store_true")


def run(args: Namespace) -> int:
    record = read_record(args.file)
    replayed = Replayed(records.replay(record, read_edition(args.edition) if args.edition else None))
    projector = Projector(console(), replayed, names(record.names), args.seat, args.lang)
    if args.step is not None:
        projector.wind(args.step)
    if args.json:
        steps = range(1, len(replayed) + 1) if args.step is None else [args.step] if args.step else []
        found = [replayed.data(step, projector.seat) for step in steps]
        print(json.dumps({"game": record.game, "perspective": args.seat, "steps": found}, ensure_ascii=False))
    elif on_terminal():
        projector.converse()
    elif args.step is not None:
        projector.show()
    else:
        projector.show_all()
    return 0


class Projector:
    """Shows one step of a replayed game from one perspective, and takes orders."""

    def __init__(
        self, paper: Console, replayed: Replayed, people: Sequence[str], perspective: str, language: str
    ) -> None:
        self.paper = paper
        self.replayed = replayed
        self.people = people
        self.language = language
        self.step = 0
        self.look(perspective)

    def look(self, perspective: str) -> None:
        """From a seat, as a spectator, or at everything."""
        match perspective.lower():
            case "all":
                self.seat = ALL
            case "spectator":
                self.seat = SPECTATOR
            case _:
                self.seat = read.seat(perspective, self.replayed.game.players)

    def wind(self, step: int) -> None:
        if not 0 <= step <= len(self.replayed):
            raise Problem("replay-step", text=step, most=len(self.replayed))
        self.step = step

    @property
    def screen(self) -> Screen:
        viewer = self.seat if 0 <= self.seat < SPECTATOR else None
        return screen(self.replayed.game, self.people, viewer, self.language)

    def show(self) -> None:
        """What happened in this step, and the table after it."""
        tell(self.paper, self.screen.story(self.replayed.events(self.step, self.seat)))
        self.paper.print(self.screen.table(self.replayed.view(self.step, self.seat)))

    def show_all(self) -> None:
        """Every step in words, and the table after the last."""
        last = len(self.replayed)
        for step in range(1, last):
            tell(self.paper, self.screen.story(self.replayed.events(step, self.seat)))
        self.wind(last)
        self.show()

    def converse(self) -> None:
        """Enter: on; b: back; a number: there; p and a perspective; q."""
        self.show()
        while True:
            try:
                text = ask(self.paper, self.prompt())
            except Left:
                return
            if text.lower() in ("q", "quit", "quitter"):
                return
            try:
                self.obey(text)
            except Problem as problem:
                note(self.paper, problem.say(self.language), "bad")
            else:
                self.show()

    def obey(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        if word == "p":
            self.look(rest)
        elif word == "b":
            self.wind(self.step - 1)
        else:
            self.wind(whole(text) if text else self.step + 1)

    def prompt(self) -> str:
        seen = {ALL: "all", SPECTATOR: "spectator"}.get(self.seat) or letter(self.seat)
        return say("replay-prompt", self.language, step=self.step, steps=len(self.replayed), seen=seen)
