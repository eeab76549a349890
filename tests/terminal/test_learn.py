"""A lesson in a terminal, and the check of all lessons."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from tests.terminal.command import tripot as command
from tests.terminal.reader import Reader
from tripot.games.registry import box
from tripot.learning.lesson import lesson, text_id
from tripot.terminal import cli
from tripot.terminal import lesson as checking
from tripot.text import say

GAME = "twelve-gangsters"


@pytest.mark.parametrize(
    ("language", "asked", "instead", "learnt"),
    [
        ("fr", "envoyez un petit numéro", "essayez plutôt 1, 2, 3 ou 4", "Vous savez tout de 12 Gangsters"),
        ("en", "send a small number", "try 1, 2, 3 or 4 instead", "You know all of 12 Gangsters"),
    ],
)
def test_a_lesson_is_played_to_its_end(language: str, asked: str, instead: str, learnt: str) -> None:
    course = lesson(GAME)
    own = [line[2:] for line in course.line if line.startswith("A ")]
    typed = ["12", "hint", "solution", *(word for card in own for word in (card, ""))]
    done = command("learn", GAME, "--lang", language, stdin="\n".join([*typed, ""]))
    said = " ".join(done.stdout.split())
    assert done.returncode == 0, done.stderr
    assert asked in said
    assert instead in said
    assert learnt in said
    assert "78" in said, "whoever does as the lesson says takes it all"


@pytest.mark.slow
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", ["reglement-de-comptes", "gangster", "nostra-city"])
def test_somebody_who_tries_one_answer_after_the_other_learns_it_too(game: str, language: str) -> None:
    reader = Reader(game, "--lang", language, seed=3, lesson=True)
    assert reader.play() == 0
    said = " ".join(reader.seen.split())
    learnt = say(text_id(box(game), "learnt"), language)
    assert " ".join(learnt.split()) in said
    assert " ".join(say(text_id(box(game), lesson(game).last), language).split())[:40] in said


class Eager(Reader):
    """Wants to go on where the lesson stops."""

    def choose(self, screen: str) -> str:
        return "go on" if "play this game on" in screen[-100:] else super().choose(screen)


@pytest.mark.slow
def test_a_lesson_that_is_over_before_the_game_can_be_played_on() -> None:
    reader = Eager("reglement-de-comptes", "--lang", "en", seed=3, lesson=True)
    assert reader.play() == 0
    assert "go on" in reader.typed
    assert "the game is over" in " ".join(reader.seen.split())


def test_a_lesson_can_be_left() -> None:
    done = command("learn", GAME, "--lang", "en", stdin="quit\n")
    assert done.returncode == 0
    assert "You leave the table." in done.stdout


def test_a_game_without_a_lesson_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("tripot.learning.lesson.taught", lambda name: None)
    assert cli.main(["learn", GAME, "--lang", "en"]) == 2
    assert "has no lesson" in capsys.readouterr().err


def test_all_lessons_are_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["lesson", "check", GAME, "--learners", "1", "--lang", "en"]) == 0
    assert "twelve-gangsters: all is well. 24 notes, 4 moves asked for" in capsys.readouterr().out


def test_a_broken_lesson_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    course = lesson(GAME)
    broken = replace(course, line=("A 3", "B 13", *course.line[2:]))
    monkeypatch.setattr(checking, "lesson", lambda name: broken)
    assert cli.main(["lesson", "check", GAME, "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert "one thing no longer fits" in said
    assert "- lesson.toml line[1]: “B 13” no longer fits" in said
    assert cli.main(["lesson", "check", GAME, "--json"]) == 1
    assert len(json.loads(capsys.readouterr().out)[GAME]) == 1


def test_a_lesson_can_only_be_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["lesson", "burn", "--lang", "en"]) == 2
    assert "tripot lesson check" in capsys.readouterr().err
