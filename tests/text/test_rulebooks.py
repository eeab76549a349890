"""The rulebooks have every number of the specification, and all five examples."""

from __future__ import annotations

import pytest

from tripot.games.rulebook import rule, rulebook, rules
from tripot.kernel.problem import Problem
from tripot.text import LANGUAGES

NUMBERS = [
    *("TG-1.1", "TG-2.1", "TG-2.2", "TG-2.3"),
    *("TG-3.1", "TG-3.2", "TG-3.3", "TG-3.4", "TG-3.5", "TG-3.6", "TG-3.7", "TG-3.8", "TG-3.9"),
    *("TG-4.1", "TG-4.2", "TG-4.3"),
]
RULINGS = {"fr": "Décision", "en": "Ruling"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_numbered_as_in_the_specification(language: str) -> None:
    assert list(rules("twelve-gangsters", language)) == NUMBERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_are_marked_as_such(language: str) -> None:
    marked = [number for number, text in rules("twelve-gangsters", language).items() if RULINGS[language] in text]
    assert marked == ["TG-3.2", "TG-3.9"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worked_examples_are_there(language: str) -> None:
    examples = rulebook("twelve-gangsters", language).split("## ")[-1]
    assert [line[:2] for line in examples.splitlines() if line[:1].isdigit()] == ["1.", "2.", "3.", "4.", "5."]


def test_unbreakable_spaces_stay_when_lines_are_joined() -> None:
    assert "Boss\u00a0: le braquage" in rule("TG-3.3", "fr")


def test_a_rule_is_found_by_its_number() -> None:
    assert "TG" not in rule("TG-3.7", "en")
    assert "clockwise" in rule("TG-3.7", "en")
    with pytest.raises(Problem, match=r"TG-9\.9"):
        rule("TG-9.9", "en")
