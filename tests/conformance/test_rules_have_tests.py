"""Every numbered rule of every rulebook has a test that names it."""

from __future__ import annotations

from pathlib import Path

import pytest

import tripot
from tests.conformance import rule_tests
from tripot.games.rulebook import rules
from tripot.text import LANGUAGES


@pytest.mark.parametrize("name", tripot.games())
def test_every_rule_has_a_test(name: str) -> None:
    names = rule_tests.test_names(rule_tests.TESTS / name.replace("-", "_"))
    for language in LANGUAGES:
        numbers = rules(name, language)
        assert numbers, f"the rulebook of {name} ({language}) has no numbered rule"
        assert rule_tests.untested(numbers, names) == [], f"rules of {name} ({language}) without a test"


@pytest.mark.parametrize("name", tripot.games())
def test_the_rulebooks_have_the_same_numbers(name: str) -> None:
    first, *others = (list(rules(name, language)) for language in LANGUAGES)
    assert all(other == first for other in others)


def test_a_rule_without_a_test_is_reported(tmp_path: Path) -> None:
    (tmp_path / "test_round.py").write_text("def test_tg_3_1_and_more(): ...\ndef helper_tg_3_2(): ...\n", "utf-8")
    names = rule_tests.test_names(tmp_path)
    assert rule_tests.untested(["TG-3.1", "TG-3.2", "TG-3.10"], names) == ["TG-3.2", "TG-3.10"]


def test_a_longer_number_is_not_mistaken_for_a_shorter_one() -> None:
    assert rule_tests.untested(["TG-3.1"], {"test_tg_3_10_is_another_rule"}) == ["TG-3.1"]
