"""One person at a table of bots: ask, let the bots answer from their own views, tell what came of it."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rich.console import Console
from rich.rule import Rule

from tripot.bots import Bot, Clock
from tripot.bots.answer import answer
from tripot.bots.volunteers import let_time_pass
from tripot.kernel.choice import Draft
from tripot.kernel.match import Match
from tripot.kernel.problem import Problem
from tripot.kernel.refusal import Illegal, Refusal
from tripot.kernel.seats import CLOCK
from tripot.terminal import rules
from tripot.terminal.paper import Told, note, tell
from tripot.terminal.people import listed
from tripot.terminal.prompt import Left, ask
from tripot.terminal.screen import Screen
from tripot.text import Argument, say

UNDO = ("u", "undo", "annuler", "reprendre")
QUIT = ("q", "quit", "quitter")
HELP = ("?", "h", "help", "aide")
LOG = ("log", "journal")
RULES = ("rules", "règles", "regles", "r")
WHY = ("why", "pourquoi")
"""What can be typed besides an action, in both languages at once."""


class Sitting:
    def __init__(self, paper: Console, screen: Screen, match: Match, seat: int, bots: dict[int, Bot]) -> None:
        self.paper = paper
        self.screen = screen
        self.match = match
        self.seat = seat
        self.bots = bots
        self.begun: tuple[int, ...] = ()
        """What the person has chosen of a choice that is not whole yet."""
        self.told = 0
        """How many steps have been told."""

    def play(self) -> None:
        """To the end of the game; Left if the person leaves before."""
        while not self.match.over:
            if self.seat in self.match.waiting:
                self.decide()
            else:
                self.let_bots_answer()
        self.tell()

    def close(self) -> None:
        """The final table, the podium, and what the ranking needs explained."""
        result = self.match.result()
        assert result is not None
        self.show()
        self.paper.print(Rule(self.say("podium"), style="brass"))
        self.paper.print(self.screen.podium(result))
        tell(self.paper, [*self.screen.remarks(result), Told(self.verdict(result.winners), style="title")])

    def verdict(self, winners: list[int]) -> str:
        """Who has won, said to the person; the rules may let everybody lose."""
        if self.seat in winners:
            outcome = "won" if len(winners) == 1 else "shared"
        else:
            outcome = "lost" if winners else "nobody"
        names = listed([self.screen.names[seat] for seat in winners], self.screen.language)
        return self.say("play-over", outcome=outcome, names=names)

    def decide(self) -> None:
        """Ask until the person has acted; then, as long as it can be taken back, once more."""
        self.tell()
        self.show()
        while self.seat in self.match.waiting:
            text = ask(self.paper, self.screen.question(self.draft().view))
            self.answer(text or HELP[0])
            if self.seat in self.match.waiting and self.tell():
                self.show()
        while self.screen.reconsiders and self.match.can_undo(self.seat) and self.seat not in self.match.waiting:
            choice = self.match.game.notation.choice(self.seat, self.match.steps[-1].actions)
            text = ask(self.paper, self.say("play-sealed", action=choice))
            if not text:
                return
            self.answer(text)

    def show(self) -> None:
        self.paper.print(self.screen.table(self.draft().view))

    def draft(self) -> Draft:
        """The choice as far as it is made."""
        return self.match.ask(self.seat, *self.begun)

    def answer(self, text: str) -> None:
        """Do what was typed, or say why not."""
        word, _, rest = text.lower().partition(" ")
        try:
            if word in QUIT:
                raise Left
            if word in UNDO:
                self.take_back()
            elif word in HELP:
                note(self.paper, self.screen.say("help"))
            elif word in LOG:
                tell(self.paper, self.screen.story(self.match.events(self.seat), brief=True))
            elif word in RULES:
                rules.show(self.paper, self.match.game.name, rest, self.screen.language)
            elif word in WHY:
                self.explain(self.action(rest))
            else:
                self.choose(self.action(text))
        except Illegal as illegal:
            self.refuse(illegal.refusal)
        except Problem as problem:
            note(self.paper, problem.say(self.screen.language), "bad")

    def choose(self, action: int) -> None:
        """One step further; the whole choice is played."""
        draft = self.draft().add(action)
        if draft.whole:
            self.match.act(self.seat, *draft.actions)
        self.begun = () if draft.whole else draft.actions

    def take_back(self) -> None:
        """The last step of a choice that is only begun, or the last choice."""
        if self.begun:
            self.begun = self.begun[:-1]
        else:
            self.match.undo(self.seat)

    def action(self, text: str) -> int:
        try:
            return self.match.game.notation.parse(self.seat, self.screen.understood(text))
        except ValueError:
            raise Problem("play-unreadable", text=text) from None

    def explain(self, action: int) -> None:
        """Why not, or what would happen."""
        draft = self.draft()
        refusal = draft.game.refusal(draft.state, self.seat, action)
        if refusal is not None:
            self.refuse(refusal)
        else:
            tell(self.paper, self.screen.preview(draft.view, action))

    def refuse(self, refusal: Refusal) -> None:
        """The refusal, and the text of the rule that it cites."""
        lines = [Told(self.say(refusal.reason, **refusal.args), refusal.rule, ("✗", "bad"), "bad")]
        if refusal.rule:
            rule = rules.cited(self.match.game.name, refusal.rule, self.screen.language)
            lines.append(Told(rule.text, style="dim"))
        tell(self.paper, lines)

    def let_bots_answer(self) -> None:
        clock = Clock(seconds=1 / len(self.bots))  # all of them together think about a second
        with self.thinking():
            while self.seat not in self.match.waiting and not self.match.over:
                seat = self.match.waiting[0]
                if seat == CLOCK:
                    let_time_pass(self.match, {chair: (bot, clock) for chair, bot in self.bots.items()})
                    continue
                answer(self.match, seat, self.bots[seat], clock)

    def thinking(self) -> AbstractContextManager[Any]:
        return self.paper.status(self.say("play-thinking")) if self.paper.is_terminal else nullcontext()

    def tell(self) -> bool:
        """What happened since the last time; false if that was nothing worth telling."""
        lines = self.screen.story(self.match.events(self.seat, self.told), brief=True)
        self.told = len(self.match.steps)
        if lines:
            self.paper.print()
            tell(self.paper, lines)
        return bool(lines)

    def say(self, key: str, **args: Argument) -> str:
        return say(key, self.screen.language, **args)
