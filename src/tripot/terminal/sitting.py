"""One person at a table of bots: ask, let the bots answer from their own views, tell what came of it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rich.console import Console
from rich.rule import Rule

from tripot.bots import Bot, Clock
from tripot.bots.answer import answer, volunteer
from tripot.kernel.match import Match
from tripot.kernel.problem import Problem
from tripot.kernel.refusal import Illegal, Refusal
from tripot.kernel.seats import CLOCK, NATURE
from tripot.terminal import rules, words
from tripot.terminal.chair import Chair
from tripot.terminal.paper import Told, note, tell
from tripot.terminal.people import listed
from tripot.terminal.prompt import Left, Menu, ask
from tripot.terminal.question import Actions, Question
from tripot.terminal.screen import Screen
from tripot.terminal.understanding import meant
from tripot.text import say


class Sitting(Chair):
    def __init__(self, paper: Console, screen: Screen, match: Match, seat: int, bots: dict[int, Bot]) -> None:
        super().__init__(screen, match, seat)
        self.paper = paper
        self.bots = bots
        self.told = 0
        """How many steps have been told."""
        self.drawn = 0
        """How many steps there were when the table was drawn."""
        self.offered: int | None = None
        """How many steps there were when the person last let the others go on; None: never yet."""
        self.onward = False
        """Whether the person wants to be asked at the own turn only."""

    @property
    def finished(self) -> bool:
        return self.match.over

    def play(self) -> None:
        """To the end of the game; Left if the person leaves before."""
        while not self.finished:
            if self.seat in self.match.waiting:
                self.decide()
            elif not self.interrupts():
                self.let_somebody_answer()
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
        """Ask until the person has acted."""
        first = True
        while self.seat in self.match.waiting and not self.goes_on():
            if (self.tell() and not self.screen.large) or (first and self.is_new_turn()):
                self.show()
                self.remind()
            first = False
            self.introduce()
            question = self.question(self.screen.question(self.draft().view))
            self.paper.print(question.shown(self.paper.width))
            text = ask(self.paper, "", self.completions(question))
            if text:
                self.obey(text, question)
            else:
                note(self.paper, self.say("play-start"), "dim")

    def introduce(self) -> None:
        """What has to be said before something is asked; at most tables nothing."""

    def is_new_turn(self) -> bool:
        """Whether somebody else has acted since the table was drawn."""
        since, self.drawn = self.drawn, len(self.match.steps)
        return not self.screen.large or any(step.seat not in (self.seat, NATURE) for step in self.match.steps[since:])

    def goes_on(self) -> bool:
        """Whether this is a question that need not be asked: nothing else can be answered, or the person said so."""
        draft = self.draft()
        standing = self.screen.standing(draft)
        if standing is None or not (self.onward or draft.legal == [standing]):
            return False
        self.act((standing,))
        return True

    def interrupts(self) -> bool:
        """Whether the person says something although nobody waits for it."""
        if self.onward or not self.draft().legal or not self.is_news():
            return False
        self.tell()
        self.introduce()
        question = self.question(self.screen.moment(self.draft().view))
        prompt = self.say("play-not-now")
        if self.screen.reconsiders:
            prompt = self.reconsidered()
        else:
            self.paper.print(question.shown(self.paper.width))
        text = ask(self.paper, prompt, self.completions(question))
        if text:
            self.obey(text, question)
            return True
        self.begun, self.offered = (), len(self.match.steps)
        return False

    def reconsidered(self) -> str:
        """Tell what the choice would bring that is made and may still be changed, and ask for it."""
        chosen = self.match.steps[-1].actions
        before = self.imagined(self.match.states[-2]).add(*chosen[:-1])
        tell(self.paper, self.screen.preview(before, chosen[-1], self.ahead(before)[chosen[-1]]))
        return self.say("play-sealed", action=self.match.game.notation.choice(self.seat, chosen))

    def is_news(self) -> bool:
        """Whether anything worth telling has happened since the person let the others go on."""
        if self.offered is None or any(step.seat == self.seat for step in self.match.steps[self.offered :]):
            return True
        return bool(self.screen.story(self.match.events(self.seat, self.offered), brief=True))

    def show(self) -> None:
        self.paper.print(self.screen.table(self.draft().view))

    def obey(self, text: str, question: Question) -> None:
        """Do what was typed, or say why not. What an answer is called comes first, then words, then beginnings."""
        try:
            actions = question.exactly(text)
            word = None if actions else words.found(text, self.words)
            if word is not None:
                self.do(*word)
            else:
                self.choose(actions or self.understood(text, question), question)
        except Illegal as illegal:
            self.refuse(illegal.refusal)
        except Problem as problem:
            note(self.paper, problem.say(self.screen.language), "bad")

    def choose(self, actions: Actions, question: Question) -> None:
        """Further; the whole choice is played, once the person knows what it would bring."""
        draft = self.draft().add(*actions)
        told = question.in_rows and len(actions) == 1
        if not draft.whole:
            self.begun = draft.actions
        elif told or question.amounts is not None or self.screen.reconsiders:
            self.act(draft.actions)
        else:
            self.confirm(draft.actions, question)

    def act(self, actions: Actions) -> None:
        self.begun = ()
        self.match.act(self.seat, *actions)

    def confirm(self, actions: Actions, question: Question) -> None:
        """What it would bring was not on the screen yet: tell it, if there is anything to tell, and ask."""
        imagined, action = self.imagined().add(*actions[:-1]), actions[-1]
        ahead = self.ahead(imagined)[action]
        text = ""
        if self.screen.foretold(imagined, action, ahead):
            tell(self.paper, self.screen.preview(imagined, action, ahead))
            choice = self.screen.answer(imagined.view, action).entry
            text = ask(self.paper, self.say("play-confirm", choice=choice), self.completions(question))
        if not text:
            self.act(actions)
        elif words.found(text, self.words) != ("undo", ""):
            self.obey(text, question)

    def do(self, word: str, rest: str) -> None:
        """One of the words, with what came after it."""
        doings: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "table": lambda _: self.show(),
            "card": self.read,
            "why": self.explain,
            "rules": self.cite,
            "legend": lambda _: tell(self.paper, self.screen.legend(self.draft().view)),
            "last": lambda _: self.recall(self.last_turn()),
            "log": lambda _: self.recall(0),
            "undo": lambda _: self.take_back(),
            "onward": lambda _: self.stand(),
        }
        if word in ("quit", "menu"):
            raise Menu if word == "menu" else Left
        doings[word](rest)

    def help(self, _: str) -> None:
        note(self.paper, self.say("help-answers"))
        width = max(len(self.say_word(word.name)) for word in self.words)
        for word in self.words:
            about = say(f"word-{word.name}-about", self.screen.language)
            note(self.paper, f"  {self.say_word(word.name):<{width}}  {about}", hanging=" " * (width + 4))

    def say_word(self, name: str) -> str:
        return say(f"word-{name}", self.screen.language)

    def read(self, name: str) -> None:
        """What a card does; without a name, all of one's own."""
        readings = self.screen.readings(self.draft().view)
        own = [reading for reading in readings if reading.own]
        if not name:
            tell(self.paper, [reading.told for reading in own] or [Told(self.say("play-no-cards"))])
            return
        found = meant(name, [(reading, (reading.name, *reading.also)) for reading in readings])
        if not found:
            raise Problem("play-no-card", text=name, names=", ".join(dict.fromkeys(card.name for card in readings)))
        tell(self.paper, [reading.told for reading in dict.fromkeys(found)])

    def cite(self, wanted: str) -> None:
        """The rules that speak of it; of a card that they do not name, what it does."""
        try:
            rules.show(self.paper, self.match.game.name, wanted, self.screen.language)
        except Problem:
            if not any(meant(wanted, [(card, (card.name,))]) for card in self.screen.readings(self.draft().view)):
                raise
            self.read(wanted)

    def explain(self, text: str) -> None:
        """Why not, or what would happen."""
        question = self.question("")
        imagined = self.imagined().add(*self.begun)
        action = self.understood(text, question)[0]
        refusal = imagined.game.refusal(imagined.state, self.seat, action)
        if refusal is not None:
            self.refuse(refusal)
        else:
            tell(self.paper, self.screen.preview(imagined, action, self.ahead(imagined)[action]))

    def recall(self, since: int) -> None:
        lines = self.screen.story(self.match.events(self.seat, since), brief=True)
        tell(self.paper, lines or [Told(self.say("play-nothing-new"))])

    def last_turn(self) -> int:
        """The number of the last step that the person was asked for."""
        own = [number for number, step in enumerate(self.match.steps) if step.seat == self.seat and step.asked]
        return own[-1] if own else 0

    def stand(self) -> None:
        """Go on without being asked at pauses and in others' turns, until it is said again."""
        self.onward = not self.onward
        self.begun = ()
        note(self.paper, self.say("play-onward", on="yes" if self.onward else "no"), "brass")

    def remind(self) -> None:
        """Of what stands until it is lifted."""
        if self.onward:
            note(self.paper, self.say("play-onward", on="yes"), "dim")

    def take_back(self) -> None:
        """The last step of a choice that is only begun, or the last choice."""
        if self.begun:
            self.begun = self.begun[:-1]
        else:
            self.match.undo(self.seat)
            self.told = min(self.told, len(self.match.steps))
            self.offered = None

    def refuse(self, refusal: Refusal) -> None:
        """The refusal, and the text of the rule that it cites."""
        lines = [Told(self.say(refusal.reason, **refusal.args), refusal.rule, ("✗", "bad"), "bad")]
        if refusal.rule:
            rule = rules.cited(self.match.game.name, refusal.rule, self.screen.language)
            lines.append(Told(rule.text, style="dim"))
        tell(self.paper, lines)

    def let_somebody_answer(self) -> None:
        """A bot that is waited for; if it is the clock, a bot that wants to be quicker."""
        clock = Clock(seconds=1 / len(self.bots))  # all of them together think about a second
        seat = self.match.waiting[0]
        with self.thinking():
            if seat != CLOCK:
                answer(self.match, seat, self.bots[seat], clock)
            elif not any(volunteer(self.match, chair, bot, clock) for chair, bot in self.bots.items()):
                self.match.act(CLOCK, self.match.legal(CLOCK)[0])

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
