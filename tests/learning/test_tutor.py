"""A tutor speaks of what its learner may know, asks, and folds again when something is taken back."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tripot.kernel.match import Match
from tripot.kernel.problem import Problem
from tripot.learning.lesson import Lesson, lesson
from tripot.learning.pattern import fits
from tripot.learning.prompter import prompted
from tripot.learning.tutor import Tutor

GAME = "twelve-gangsters"


def begun() -> tuple[Lesson, Match, Tutor]:
    course = lesson(GAME)
    match = course.match(GAME)
    return course, match, Tutor(course, match)


def remarks(tutor: Tutor) -> list[str]:
    return [remark.id for remark in tutor.guidance().remarks]


def test_each_note_is_said_once_when_it_first_matters() -> None:
    course, match, tutor = begun()
    assert remarks(tutor) == ["hand", "boss", "low"]
    assert tutor.guidance().ask == "low"
    match.act(0, 3)
    assert remarks(tutor) == ["sealed"]
    for seat in (1, 2, 3):
        match.act(seat, *prompted(course, match, seat))
    assert remarks(tutor) == ["sealed", "validated", "boss-kept", "refused", "passed", "middle"]
    match.act(0, 8)
    assert remarks(tutor) == []


def test_a_remark_says_after_which_event_it_comes() -> None:
    course, match, tutor = begun()
    match.act(0, 3)
    for seat in (1, 2, 3):
        match.act(seat, *prompted(course, match, seat))
    story = match.events(0)
    by_id = {remark.id: remark for remark in tutor.guidance().remarks}
    assert story[by_id["validated"].at - 1].rule == "TG-3.3"
    assert story[by_id["refused"].at - 1].rule == "TG-3.4"
    assert by_id["middle"].asked
    assert by_id["middle"].at == len(story)


def test_an_answer_that_will_not_do_says_what_to_try_instead() -> None:
    _, match, tutor = begun()
    with pytest.raises(Problem) as refused:
        tutor.check((9,))
    assert refused.value.reason == "tg-lesson-low-instead"
    tutor.check((4,))
    assert match.game.notation.choice(0, tutor.answer(tutor.lesson.notes[2])) == "3"


def test_what_was_asked_for_holds_while_a_choice_may_be_changed() -> None:
    _, match, tutor = begun()
    match.act(0, 3)
    with pytest.raises(Problem):
        tutor.check((9,))
    match.act(0, 2)
    with pytest.raises(Problem):
        tutor.check((9,))


def test_what_is_taken_back_is_asked_again() -> None:
    _, match, tutor = begun()
    match.act(0, 3)
    assert remarks(tutor) == ["sealed"]
    match.undo(0)
    assert remarks(tutor) == ["hand", "boss", "low"]
    assert tutor.guidance().step == 3


def test_an_answer_that_cannot_be_given_is_not_asked_for() -> None:
    course = lesson(GAME)
    course = replace(course, notes=tuple(replace(note, accept=("99",)) for note in course.notes if note.accept))
    tutor = Tutor(course, course.match(GAME))
    assert tutor.guidance().ask == ""
    tutor.check((12,))


def test_a_tutor_says_the_same_in_worlds_that_its_learner_cannot_tell_apart() -> None:
    heard = []
    for sealed in (7, 11):
        course = lesson(GAME)
        match = course.match(GAME)
        match.act(1, sealed)
        match.act(2, 12 - sealed + 1)
        heard.append(Tutor(course, match).guidance())
    assert heard[0] == heard[1]


def test_bots_follow_the_lesson_and_improvise_where_they_cannot() -> None:
    course, match, _ = begun()
    assert prompted(course, match, 1) == (7,)
    match.act(1, 2)
    for seat in (0, 2, 3):
        match.act(seat, *prompted(course, match, seat))
    (card,) = prompted(course, match, 1)
    assert card != 2, "its second card is gone already"
    assert (card,) == prompted(course, match, 1), "the same wherever the same was done before"


def test_patterns() -> None:
    event = {"event": "revealed", "seat": 2, "card": {"id": "x", "value": 3}}
    assert fits({"event": "revealed", "seat": "other"}, event, 0)
    assert fits({"seat": "me"}, event, 2)
    assert fits({"seat": [1, 2]}, event, 0)
    assert fits({"card": {"id": "x"}}, event, 0)
    assert fits({"players": {"1": {"square": 6}}}, {"players": ({"square": 4}, {"square": 6})}, 0)
    assert not fits({"players": {"2": {}}}, {"players": ()}, 0)
    assert not fits({"seat": "me"}, event, 0)
    assert not fits({"colour": "red"}, event, 0)
