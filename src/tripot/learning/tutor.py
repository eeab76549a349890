"""What to say to a learner now, what to ask for, and whether an answer will do.

A fold of the match by what the learner's seat may know: its events, its views, its answers. Server, terminal and check
use the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from tripot.games.registry import box
from tripot.kernel.bits import members
from tripot.kernel.choice import Draft
from tripot.kernel.event import Event, redact
from tripot.kernel.log import Step
from tripot.kernel.match import Match
from tripot.kernel.problem import Problem
from tripot.kernel.state import State
from tripot.learning.guidance import Guidance, Remark
from tripot.learning.lesson import Lesson, Note, text_id
from tripot.learning.pattern import fits, may_become, written_as
from tripot.learning.prompter import cue

MOST_TRIED = 4000
"""Beginnings of a choice that are looked at to find one that will do."""

Actions = tuple[int, ...]


class Tutor:
    def __init__(self, lesson: Lesson, match: Match) -> None:
        self.lesson = lesson
        self.match = match
        self.seat = lesson.learner
        self._begin()

    def _begin(self) -> None:
        self._heard: list[Step] = []
        self._questions = 0
        """How many states have been looked at for a question."""
        self._told = 0
        """Events of the learner's story."""
        self._said: dict[str, Remark] = {}
        self._met: dict[str, int] = {}
        """How often what a note waits for has happened."""
        self._turn = 0
        """How many notes had been said when the learner last chose."""
        self._open: Note | None = None
        """What is asked for."""
        self._answered: Note | None = None
        """What the learner's last answer was asked for by."""
        self.ended = False

    @property
    def done(self) -> bool:
        self._follow()
        return self.ended or self.match.over

    @property
    def said(self) -> list[str]:
        """The notes that have come up, in order."""
        self._follow()
        return list(self._said)

    @property
    def ask(self) -> Note | None:
        """What is asked for now; None: any answer is fine."""
        self._follow()
        if self.done:
            return None
        if self.seat in self.match.waiting:
            return self._open
        return self._answered if self.lesson.reconsiders else None

    def guidance(self) -> Guidance:
        ask, done, notation = self.ask, self.done, self.match.game.notation
        count = len(self.lesson.notes)
        return Guidance(
            remarks=tuple(self._said.values())[self._turn :],
            ask="" if ask is None else ask.id,
            answer=() if ask is None else tuple(notation.move(self.seat, action) for action in self.answer(ask)),
            step=count if done else len(self._said),
            steps=count,
            done=done,
        )

    def check(self, actions: Sequence[int], whole: bool = True) -> None:
        """Problem with something to try instead, if this choice is not what is asked for, or does not begin so."""
        ask = self.ask
        if ask is not None and not (self._accepts if whole else self._begins)(ask, actions):
            raise Problem(text_id(box(self.match.game.name), ask.id, "-instead"))

    def answer(self, ask: Note) -> Actions:
        """A choice that would do: the lesson's own, if it can be made."""
        own = cue(self.lesson, self.match, self.seat)
        if own is not None and self._accepts(ask, own):
            return own
        return self._found(ask, self.match.state) or ()

    def _accepts(self, ask: Note, actions: Sequence[int]) -> bool:
        return written_as(self.match.game.notation.choice(self.seat, actions), ask.accept)

    def _begins(self, ask: Note, actions: Sequence[int]) -> bool:
        return may_become(self.match.game.notation.choice(self.seat, actions), ask.accept)

    def _follow(self) -> None:
        """Hear what has happened since; from the beginning if something was taken back."""
        steps, heard = self.match.steps, len(self._heard)
        if len(steps) < heard or any(mine is not step for mine, step in zip(self._heard, steps, strict=False)):
            self._begin()
            heard = 0
        if self._questions > len(steps):
            return
        states = self.match.states
        for number in range(heard, len(steps)):
            self._ask(number, states[number])
            self._hear(steps[number], states[number])
        self._ask(len(steps), states[-1])

    def _hear(self, step: Step, before: State) -> None:
        self._heard.append(step)
        if step.seat == self.seat and step.asked:
            self._turn = len(self._said)
            self.ended |= self.lesson.last in self._said
            if self.match.game.waiting(before) >> self.seat & 1:
                self._answered, self._open = self._open, None
        for event in step.events:
            known = redact(event, self.seat)
            if known is not None:
                self._told += 1
                self._learn(known)

    def _learn(self, event: Event) -> None:
        found = msgspec.to_builtins(event)
        for note in self._due():
            if note.on is not None and fits(note.on, found, self.seat):
                self._met[note.id] = self._met.get(note.id, 0) + 1
                if self._met[note.id] == note.time:
                    self._say(note)
                    self.ended |= note.id == self.lesson.last

    def _ask(self, number: int, state: State) -> None:
        """What a question to the learner brings up; not if nobody is really asked."""
        steps, game = self.match.steps, self.match.game
        if number < self._questions or (number < len(steps) and not steps[number].asked):
            return
        self._questions = number + 1
        if not game.waiting(state) >> self.seat & 1:
            return
        view = msgspec.to_builtins(game.view(state, self.seat))
        offered = [game.notation.text(self.seat, action) for action in members(game.legal(state, self.seat))]
        for note in self._due():
            if (
                note.asked is not None
                and fits(note.asked, view, self.seat)
                and (not note.offers or any(written_as(text, note.offers) for text in offered))
                and (not note.accept or (self._open is None and self._found(note, state) is not None))
            ):
                self._say(note)
                self._open = note if note.accept else self._open

    def _due(self) -> Iterator[Note]:
        """What is still to be said and need not wait for anything else."""
        if self.ended:
            return
        for note in self.lesson.notes:
            if note.id not in self._said and (not note.after or note.after in self._said):
                yield note

    def _say(self, note: Note) -> None:
        self._said[note.id] = Remark(note.id, self._told, note.asked is not None, note.beside, note.rule)

    def _found(self, ask: Note, state: State) -> Actions | None:
        """The first whole choice that will do; None if there is none, and then it is not asked for."""
        notation, left = self.match.game.notation, MOST_TRIED
        open_drafts = [Draft(self.match.game, state, self.seat)]
        while open_drafts and left:
            draft = open_drafts.pop()
            further = []
            for action in draft.legal:
                left -= 1
                text = notation.choice(self.seat, (*draft.actions, action))
                if not may_become(text, ask.accept):
                    continue
                next_draft = Draft(self.match.game, state, self.seat).add(*draft.actions, action)
                if not next_draft.whole:
                    further.append(next_draft)
                elif written_as(text, ask.accept):
                    return next_draft.actions
            open_drafts += reversed(further)
        return None
