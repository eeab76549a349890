"""A problem is raised with the right reason, and can be said in every language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tripot.kernel.problem import Problem
from tripot.text import LANGUAGES


@contextmanager
def problem(reason: str, kind: type[Problem] = Problem, **details: Any) -> Iterator[pytest.ExceptionInfo[Problem]]:
    with pytest.raises(kind) as caught:
        yield caught
    assert caught.value.reason == reason
    assert {name: caught.value.details[name] for name in details} == details
    check_said(caught.value)


def check_said(found: Problem) -> None:
    for language in LANGUAGES:
        assert found.say(language)
