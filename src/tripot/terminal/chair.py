"""The chair of one person: what may be chosen from it now, and what was meant by what was typed."""

from __future__ import annotations

from collections.abc import Sequence

from tripot.kernel.choice import Draft
from tripot.kernel.dice import Dice
from tripot.kernel.foresight import Ahead, foresee
from tripot.kernel.match import Match
from tripot.kernel.notation import AND
from tripot.kernel.problem import Problem
from tripot.kernel.state import State
from tripot.terminal.answer import keyed
from tripot.terminal.question import Actions, Question
from tripot.terminal.screen import Screen
from tripot.terminal.understanding import meant
from tripot.terminal.words import WORDS, Word
from tripot.text import Argument, say

ACTIONS = range(62)
"""Every action that there can be."""


class Chair:
    words: Sequence[Word] = WORDS
    """What can be typed besides an answer."""

    def __init__(self, screen: Screen, match: Match, seat: int) -> None:
        self.screen = screen
        self.match = match
        self.seat = seat
        self.begun: Actions = ()
        """What the person has chosen of a choice that is not whole yet."""

    def draft(self) -> Draft:
        """The choice as far as it is made."""
        return self.match.ask(self.seat, *self.begun)

    def imagined(self, state: State | None = None) -> Draft:
        """A choice in a world that the person's own view allows: what is hidden cannot show in it."""
        game = self.match.game
        view = game.view(self.match.state if state is None else state, self.seat)
        return Draft(game, game.sample(view, Dice(0)), self.seat)

    def ahead(self, draft: Draft) -> dict[int, Ahead]:
        """What each next step would lead to."""
        return dict(zip(draft.legal, foresee(draft), strict=True))

    def question(self, sentence: str) -> Question:
        """What is asked now, with what each answer would bring."""
        imagined = self.imagined().add(*self.begun)
        ahead = self.ahead(imagined)
        answers = keyed(self.screen.answers(imagined))
        hints = {
            one.action: self.screen.hint(imagined, one.action, ahead[one.action]) for one in answers if not one.minor
        }
        return Question(sentence, answers, hints, self.screen.amounts(imagined))

    def understood(self, text: str, question: Question) -> Actions:
        """The steps that can only be meant; Problem with a question back otherwise."""
        found = question.understood(text) or self.in_steps(text, question)
        if found:
            return found
        refused = self.nameable(text)
        if refused is not None:
            return (refused,)
        if guess := question.guess(text):
            raise Problem("play-did-you-mean", text=text, names=guess)
        raise Problem("play-unreadable", text=text)

    def in_steps(self, text: str, question: Question) -> Actions:
        """Several answers in a row, as records write a choice: `Pan, 22`."""
        first, _, rest = text.partition(AND)
        found = question.understood(first) if rest else None
        if not found:
            return ()
        begun = self.begun
        try:
            self.begun = begun + found
            return found + self.understood(rest, self.question(""))
        finally:
            self.begun = begun

    def nameable(self, text: str) -> int | None:
        """An action that is called so although it is no answer: the rules will say why."""
        draft, named = self.draft(), []
        for action in sorted(set(ACTIONS) - set(draft.legal)):
            try:
                named.append((action, self.screen.answer(draft.view, action).forms))
            except LookupError:  # this game has no such action
                continue
        found = meant(text, named)
        return found[0] if found else None

    def completions(self, question: Question) -> list[str]:
        """What Tab may complete: answers, words, and the cards that can be read."""
        cards = [f"{self.say('word-card-verb')} {card.name}" for card in self.screen.readings(self.draft().view)]
        return [*question.completions(), *(form for word in self.words for form in word.forms), *cards]

    def say(self, key: str, **args: Argument) -> str:
        return say(key, self.screen.language, **args)
