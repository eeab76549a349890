"""The start of a game: who sits where, and the promise that chance will be fair."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from tripot.bots.own import is_own
from tripot.kernel import fairness
from tripot.kernel.game import Game
from tripot.kernel.match import Match
from tripot.kernel.problem import Problem
from tripot.kernel.seats import letter
from tripot.terminal.paper import note, on_terminal, printable
from tripot.terminal.people import LONGEST_NAME, seating
from tripot.terminal.prompt import ask_until
from tripot.terminal.screens import screen
from tripot.text import say


def welcome(
    paper: Console, game: Game[Any], seat: int, kinds: dict[int, str], seed: int | None, language: str
) -> Match:
    """Greet, commit to the secret, and only then ask for the player's own part of chance."""
    secret = fairness.secret_seed(seed)
    names = seating(game.players, seat, say("play-newcomer", language), language, kinds)
    drawn = screen(game, names, seat, language)
    paper.print(Panel(Text(drawn.say("about"), justify="center"), title=game.edition.name.upper(), style="brass"))
    if on_terminal():
        name = ask_until(paper, say("play-name", language, name=names[seat]), language, check_name)
        names = seating(game.players, seat, name or names[seat], language, kinds)
    for chair, name in enumerate(names):
        about = say("play-here", language) if chair == seat else described(kinds[chair], language)
        paper.print(Text.assemble(f"  {letter(chair)} ", drawn.badge(chair), f" {name}", (f"  {about}", "dim")))
    paper.print()
    note(paper, say("play-commitment", language), "dim")
    paper.print(f"  {fairness.commitment(secret)}", style="brass", soft_wrap=True)
    nonces = [""] * game.players
    if on_terminal():
        nonces[seat] = ask_until(paper, say("play-nonce", language), language, fairness.check_nonce)
    note(paper, say("play-start", language), "dim")
    return Match(game, secret, nonces, names)


def described(kind: str, language: str) -> str:
    """A bot of the house, or somebody's own."""
    return say("bot-own", language, bot=kind) if is_own(kind) else say(f"bot-{kind}", language)


def check_name(name: str) -> None:
    if len(name) > LONGEST_NAME or printable(name) != name:
        raise Problem("play-name-wrong", most=LONGEST_NAME)
