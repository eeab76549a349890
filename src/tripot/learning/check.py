"""`tripot lesson check`: plays a lesson as it is written, then as learners may play it, and names what does not fit."""

from __future__ import annotations

from collections.abc import Iterator

from tripot.games.registry import box
from tripot.games.rulebook import rules
from tripot.kernel.dice import Dice
from tripot.kernel.match import Match
from tripot.kernel.problem import Problem
from tripot.kernel.seats import letter
from tripot.kernel.shape import Flaw
from tripot.learning.lesson import FILE, Lesson, Note, text_id
from tripot.learning.prompter import prompted
from tripot.learning.tutor import Tutor
from tripot.text import LANGUAGES, known

ENDS = ("learnt", "later")
"""What is said when a lesson is over: what was learnt, and what there is besides."""
MOST_CHOICES = 3000
TRIES = 40
"""Random choices until the lesson's own answer is taken instead."""


def flaws(game: str, lesson: Lesson, learners: int) -> list[Flaw]:
    """Whatever no longer fits the rules, as it is written and for so many learners who choose freely."""
    found = [*unwritten(game, lesson), *misplayed(game, lesson)]
    if not found:
        for seed in range(learners):
            found += stuck(game, lesson, seed)
    return found


def texts(game: str, lesson: Lesson) -> list[str]:
    """The ids of all that the lesson says."""
    asks = [text_id(box(game), note.id, "-instead") for note in lesson.notes if note.accept]
    return [*(text_id(box(game), name) for name in (*(note.id for note in lesson.notes), *ENDS)), *asks]


def unwritten(game: str, lesson: Lesson) -> Iterator[Flaw]:
    """Notes without a text or a rule, and those that nothing can bring up."""
    for language in LANGUAGES:
        for key in texts(game, lesson):
            if key not in known(language):
                yield Flaw(FILE, "lesson-no-text", {"text": key, "tongue": language})
    names = [note.id for note in lesson.notes]
    if lesson.last and lesson.last not in names:
        yield Flaw(FILE, "lesson-names")
    for note in lesson.notes:
        if note.rule and note.rule not in rules(game, LANGUAGES[0]):
            yield Flaw(place(note), "rule-unknown", {"rule": note.rule})
        if names.count(note.id) > 1 or (note.after or note.id) not in names:
            yield Flaw(place(note), "lesson-names")
        if (note.on is None) == (note.asked is None) or (note.accept and note.asked is None):
            yield Flaw(place(note), "lesson-when")


def misplayed(game: str, lesson: Lesson) -> Iterator[Flaw]:
    """The lesson as it is written, to its end: the first choice that the rules or the tutor refuse, and every note that
    never comes up."""
    match = lesson.match(game)
    tutor = Tutor(lesson, match)
    for number, line in enumerate(lesson.line):
        try:
            seat, actions = match.game.notation.parse_line(line)
            if seat == tutor.seat:
                tutor.check(actions)
            match.act(seat, *actions)
        except Problem as problem:
            asked = ", ".join(f"{letter(seat)} {answers(match, seat)}" for seat in match.waiting)
            yield Flaw(f"{FILE} line[{number}]", "lesson-line", {"line": line, "why": problem, "asked": asked})
            return
    if not tutor.done:
        yield Flaw(f"{FILE} line[{len(lesson.line)}]", "lesson-unfinished")
    for note in lesson.notes:
        if note.id not in tutor.said and not note.maybe:
            yield Flaw(place(note), "lesson-never", {"when": when(note)})


def stuck(game: str, lesson: Lesson, seed: int) -> Iterator[Flaw]:
    """A learner who chooses freely comes to the end, too."""
    match, dice = lesson.match(game), Dice(seed)
    tutor = Tutor(lesson, match)
    for _ in range(MOST_CHOICES):
        if tutor.done:
            return
        seat = match.waiting[0]
        try:
            match.act(seat, *(freely(tutor, dice) if seat == tutor.seat else prompted(lesson, match, seat)))
        except Problem as problem:
            yield Flaw(f"{FILE} ({seed})", "lesson-astray", {"step": len(match.steps), "why": problem})
            return
    yield Flaw(f"{FILE} ({seed})", "lesson-unfinished")


def freely(tutor: Tutor, dice: Dice) -> tuple[int, ...]:
    """Any choice that will do."""
    for _ in range(TRIES):
        draft = tutor.match.ask(tutor.seat)
        while not draft.whole:
            draft.add(draft.legal[dice.below(len(draft.legal))])
        try:
            tutor.check(draft.actions)
        except Problem:
            continue
        return draft.actions
    ask = tutor.ask
    assert ask is not None
    return tutor.answer(ask)


def answers(match: Match, seat: int) -> str:
    return " | ".join(match.game.notation.text(seat, action) for action in match.legal(seat))


def place(note: Note) -> str:
    return f"{FILE} {note.id}"


def when(note: Note) -> str:
    """What the note waits for, as the file has it."""
    wanted = note.on if note.on is not None else note.asked
    return ", ".join(f"{name} = {value}" for name, value in (wanted or {}).items())
