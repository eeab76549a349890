"""`tripot play`: sit down at a table of bots."""

from __future__ import annotations

import secrets
from argparse import Namespace

from rich.console import Console

from tripot import bots
from tripot.games.registry import box
from tripot.kernel.box import Box
from tripot.kernel.match import Match
from tripot.kernel.problem import Problem
from tripot.terminal import parser as read
from tripot.terminal.exercise import exercise
from tripot.terminal.files import check_writable, write_record
from tripot.terminal.menu import choose_game
from tripot.terminal.paper import console, on_terminal
from tripot.terminal.parser import Parser, option, whole
from tripot.terminal.prompt import Left, Menu, ask_until
from tripot.terminal.screens import screen
from tripot.terminal.sitting import Sitting
from tripot.terminal.welcome import welcome
from tripot.text import say

PLAYERS = 4
SEAT = "A"
BOTS = "heuristic"
"""Who sits down with a newcomer, as in the page: somebody who plays soundly and quickly."""


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="metavar-game", help="help-game-or-menu", nargs="?", default="")
    parser.add_argument("--players", metavar="metavar-number", help="help-players", type=whole, default=PLAYERS)
    parser.add_argument("--scenario", metavar="metavar-number", help="help-scenario", type=whole)
    parser.add_argument("--seat", metavar="metavar-seat", help="help-seat", default=SEAT)
    parser.add_argument("--bots", metavar="metavar-bots", help="help-bots", default=BOTS)
    parser.add_argument("--seed", metavar="metavar-number", help="help-seed", type=whole)
    parser.add_argument("--option", metavar="metavar-option", help="help-option", action="append", default=[])
    parser.add_argument("--record", metavar="metavar-file", help="help-record")


def run(args: Namespace) -> int:
    """The game that was named, or one of the menu; then those that are chosen from the menu."""
    paper, name = console(), args.game
    while True:
        try:
            if not name:
                name = choose_game(paper, args.lang)
            return sit_down(paper, box(name), args)
        except Menu:
            name, args.bots = "", args.bots.partition(",")[0]
            args.players, args.seat, args.option, args.scenario, args.record = PLAYERS, SEAT, [], None, None
        except Left:
            return 0


def sit_down(paper: Console, chosen: Box, args: Namespace) -> int:
    if args.scenario is not None:
        return exercise(chosen.scenario(args.scenario), chosen, args.lang)
    game = chosen.load(args.players, chosen.edition, dict(map(option, args.option)))
    seat = read.seat(args.seat, game.players)
    kinds = opponents(args.bots, game.players, seat)
    number = secrets.randbits(50) if args.seed is None else args.seed
    players = {chair: bots.make(kind, game, chair, number * 8 + chair) for chair, kind in kinds.items()}
    if args.record:
        check_writable(args.record)
    match = welcome(paper, game, seat, kinds, args.seed, args.lang)
    play(paper, Sitting(paper, screen(game, match.names, seat, args.lang), match, seat, players), match, args)
    return 0


def play(paper: Console, sitting: Sitting, match: Match, args: Namespace) -> None:
    """To the end, or until the player leaves; either way the game can be kept. Menu if another one is wanted."""
    left: Left | None = None
    try:
        sitting.play()
        sitting.close()
    except KeyboardInterrupt:
        if args.record:
            write_record(args.record, match.record())
        raise
    except Left as leaving:
        left = leaving
        paper.print(say("play-left", args.lang), style="brass")
    path = args.record or (asked_path(paper, args.lang) if on_terminal() else "")
    if path:
        write_record(path, match.record())
        paper.print(say("play-kept", args.lang, file=path, over="yes" if match.over else "no"), soft_wrap=True)
    if isinstance(left, Menu):
        raise left


def asked_path(paper: Console, language: str) -> str:
    """Where to keep the record; empty: nowhere."""
    try:
        return ask_until(
            paper, say("play-keep", language), language, lambda path: check_writable(path) if path else None
        )
    except Left:
        return ""


def opponents(text: str, players: int, seat: int) -> dict[int, str]:
    """The kind of bot in every other chair: one for all, or one for each."""
    kinds = text.split(",")
    chairs = [chair for chair in range(players) if chair != seat]
    if len(kinds) == 1:
        kinds *= len(chairs)
    if len(kinds) != len(chairs):
        raise Problem("cli-bots", given=len(kinds), chairs=len(chairs))
    return dict(zip(chairs, kinds, strict=True))
