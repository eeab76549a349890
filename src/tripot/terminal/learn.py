"""`tripot learn GAME`: a guided first game, in which every rule is told when it first matters."""

from __future__ import annotations

from argparse import Namespace

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from tripot.games.registry import box
from tripot.kernel.match import Match
from tripot.kernel.problem import Problem
from tripot.learning.lesson import Lesson, lesson, text_id
from tripot.learning.prompter import prompted
from tripot.learning.tutor import Tutor
from tripot.terminal import words
from tripot.terminal.paper import Told, console, note, tell
from tripot.terminal.parser import Parser
from tripot.terminal.prompt import Left, ask
from tripot.terminal.question import Actions, Question
from tripot.terminal.screen import Screen
from tripot.terminal.screens import screen
from tripot.terminal.sitting import Sitting
from tripot.terminal.words import LESSON, WORDS
from tripot.text import say

MARK = ("»", "brass")


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="metavar-game", help="help-game")


def run(args: Namespace) -> int:
    found = box(args.game)
    course = lesson(found.name)
    names = seated(course, args.lang)
    match = course.match(found.name, names)
    paper = console()
    sitting = Guided(paper, screen(match.game, names, course.learner, args.lang), match, course)
    greeting = Text(sitting.screen.say("about"), justify="center")
    paper.print(Panel(greeting, title=match.game.edition.name.upper(), style="brass"))
    note(paper, say("learn-welcome", args.lang), "dim")
    try:
        sitting.play()
        sitting.close()
        if not match.over and words.found(ask(paper, say("learn-on", args.lang)), WORDS) == ("onward", ""):
            sitting.play_on()
    except Left:
        paper.print(say("play-left", args.lang), style="brass")
    return 0


def seated(course: Lesson, language: str) -> tuple[str, ...]:
    """The learner in the lesson's seat, its cast in the others."""
    names = [say(f"cast-{name}", language) for name in course.cast]
    names.insert(course.learner, say("play-newcomer", language))
    return tuple(names)


class Guided(Sitting):
    words = (*WORDS, *LESSON)

    def __init__(self, paper: Console, shown: Screen, match: Match, course: Lesson) -> None:
        super().__init__(paper, shown, match, course.learner, {})
        self.tutor = Tutor(course, match)
        self.spoken = 0
        """How many notes have been read."""
        self.learnt = False
        """The lesson is over, and the game goes on without it."""

    @property
    def finished(self) -> bool:
        return self.match.over if self.learnt else self.tutor.done

    def play_on(self) -> None:
        self.learnt = True
        self.play()
        super().close()

    def close(self) -> None:
        self.introduce()
        if self.match.over:
            super().close()
        note(self.paper, self.part("learnt"), "good")
        note(self.paper, self.part("later"), "brass")
        note(self.paper, self.say("learn-next", game=self.match.game.name), "dim")

    def introduce(self) -> None:
        """The notes that have come up since; what is asked for stands out."""
        ask = self.tutor.ask
        fresh = self.tutor.said[self.spoken :]
        self.spoken += len(fresh)
        rules = {one.id: one.rule for one in self.tutor.lesson.notes}
        lines = [
            Told(self.part(name), rules[name], MARK, "title" if ask and name == ask.id else "brass") for name in fresh
        ]
        if lines:
            self.paper.print()
            tell(self.paper, lines)

    def choose(self, actions: Actions, question: Question) -> None:
        """What is not asked for is not even begun."""
        draft = self.draft().add(*actions)
        self.tutor.check(draft.actions, draft.whole)
        super().choose(actions, question)

    def goes_on(self) -> bool:
        return self.tutor.ask is None and super().goes_on()

    def let_somebody_answer(self) -> None:
        seat = self.match.waiting[0]
        self.match.act(seat, *prompted(self.tutor.lesson, self.match, seat))

    def do(self, word: str, rest: str) -> None:
        if word not in ("hint", "solution"):
            super().do(word, rest)
            return
        ask = self.tutor.ask
        if ask is None:
            raise Problem("learn-any")
        answer = self.match.game.notation.choice(self.seat, self.tutor.answer(ask))
        note(self.paper, self.part(f"{ask.id}-instead") if word == "hint" else answer, "brass")

    def part(self, name: str) -> str:
        return say(text_id(box(self.match.game.name), name), self.screen.language)
