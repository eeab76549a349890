"""Every lesson of the house fits its rules, and whatever no longer does is named."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tripot.games.registry import BOXES
from tripot.kernel.problem import Problem
from tripot.learning.check import flaws
from tripot.learning.lesson import Lesson, Note, lesson, read, taught

GAME = "twelve-gangsters"
TAUGHT = [name for name in BOXES if taught(name) is not None]


def named(broken: Lesson) -> list[str]:
    return [flaw.say("en") for flaw in flaws(GAME, broken, learners=0)]


def with_note(**changes: object) -> Lesson:
    """The lesson with a first note that is not as it was."""
    course = lesson(GAME)
    return replace(course, notes=(replace(course.notes[0], **changes), *course.notes[1:]))


@pytest.mark.parametrize("name", TAUGHT)
def test_every_lesson_fits_the_rules(name: str) -> None:
    assert [flaw.say("en") for flaw in flaws(name, lesson(name), learners=1)] == []


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_is_neither_too_short_nor_too_long(name: str) -> None:
    course = lesson(name)
    assert 3 <= course.players <= 4
    assert 15 <= len(course.notes) <= 40
    assert 8 <= course.minutes <= 12
    assert len(course.cast) == course.players - 1


def test_a_choice_that_the_rules_refuse_is_named_with_what_they_expect() -> None:
    course = lesson(GAME)
    line = list(course.line)
    line[5] = "B 7"
    (said,) = named(replace(course, line=tuple(line)))
    assert said.startswith("lesson.toml line[5]: “B 7” no longer fits: ")
    assert "The table waits for: B 1 | 2 | 3" in said


def test_a_choice_that_the_lesson_itself_refuses_is_named() -> None:
    course = lesson(GAME)
    (said,) = named(replace(course, line=("A 12", *course.line[1:])))
    assert said.startswith("lesson.toml line[0]: “A 12” no longer fits: A higher number may go beyond Mado")


def test_a_lesson_that_breaks_off_is_named() -> None:
    course = lesson(GAME)
    said = named(replace(course, line=course.line[:40]))
    assert "lesson.toml line[40]: the lesson does not come to its end." in said


def test_a_note_that_never_comes_up_is_named_with_what_it_waits_for() -> None:
    said = named(with_note(asked={"round": 13}))
    assert said == ["lesson.toml hand: this note is never said; it waits for: round = 13"]


def test_a_note_that_depends_on_the_learner_need_not_come_up() -> None:
    assert named(with_note(asked={"round": 13}, maybe=True)) == []


def test_a_rule_that_is_gone_is_named() -> None:
    (said,) = named(with_note(rule="TG-9.9"))
    assert said.startswith("lesson.toml hand: No rule has the number TG-9.9.")


def test_a_text_that_is_missing_is_named_in_both_languages() -> None:
    said = named(with_note(id="unheard-of"))
    assert said[:2] == [
        f"lesson.toml: the text tg-lesson-unheard-of is missing ({language})." for language in ("fr", "en")
    ]


def test_a_note_comes_with_an_event_or_with_a_question() -> None:
    assert any("a note comes with an event or with a question" in said for said in named(with_note(asked=None)))
    assert any("this name is used twice" in said for said in named(with_note(after="nobody")))


def test_what_is_not_a_lesson_is_said_to_be_none() -> None:
    with pytest.raises(Problem, match="not a lesson"):
        read("players = 'many'")
    assert Note("x").accept == ()
