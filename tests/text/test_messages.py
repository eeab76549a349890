"""Both languages say the same things, all that the code can say, and nothing else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tripot
from tripot import bots
from tripot.games.twelve_gangsters import events
from tripot.games.twelve_gangsters.edition import Options
from tripot.kernel.event import Event
from tripot.kernel.misfit import SHAPES
from tripot.server.levels import LEVELS
from tripot.terminal.cli import COMMANDS
from tripot.text import LANGUAGES, known

SOURCE = Path(tripot.text.__file__).parents[1]

REASON_AT = {"Problem": 0, "Damaged": 0, "say": 0, "__init__": 0, "Refusal": 1, "Flaw": 1, "Line": 1}
"""Which argument of these calls is a message's id."""


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(language: str) -> dict[str, set[str]]:
    """Every id with the variables of its message."""
    found: dict[str, set[str]] = {}
    for path in sorted(SOURCE.rglob(f"text/{language}.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is defined twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


@cache
def calls() -> list[tuple[str, ast.Call, str]]:
    """Every call in the source code that names a message: where it is, the call, the id."""
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                found += [(f"{path.name}:{node.lineno}", node, key) for key in ids(node)]
    return found


def ids(call: ast.Call) -> Iterator[str]:
    """The ids that a call names literally; `self.say` of a screen leaves the game's prefix out."""
    named = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    index = REASON_AT.get(named)
    if index is not None and len(call.args) > index:
        value = call.args[index]
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            yield value.value
    for keyword in call.keywords:
        if keyword.arg in ("help", "metavar") and isinstance(keyword.value, ast.Constant):
            yield str(keyword.value.value)


def composed() -> set[str]:
    """The ids that the code puts together."""
    tags = {str(kind.__struct_config__.tag) for kind in Event.__subclasses__() if kind.__module__ == events.__name__}
    return (
        {f"tg-event-{tag}" for tag in tags}
        | {f"tg-about-{option}" for option in Options.__struct_fields__}
        | {f"bot-{name}" for name in bots.names("twelve-gangsters")}
        | {f"command-{name}" for name in COMMANDS}
        | {f"level-{level}" for level in LEVELS}
        | set(SHAPES)
    )


def resolve(key: str) -> str:
    return key if key in messages("fr") else f"tg-{key}"


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert messages("fr") == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_found(language: str) -> None:
    assert known(language) == frozenset(messages(language))


@pytest.mark.parametrize(("place", "call", "key"), calls(), ids=lambda value: value if isinstance(value, str) else "")
def test_every_id_in_the_code_has_a_text_with_its_variables(place: str, call: ast.Call, key: str) -> None:
    assert resolve(key) in messages("fr"), f"{place} says {key}, which has no text"
    given: set[object] = {keyword.arg for keyword in call.keywords}
    for value in call.args:
        if isinstance(value, ast.Dict):
            given |= {name.value for name in value.keys if isinstance(name, ast.Constant)}
    if None not in given and not {"help", "metavar"} & given:
        assert messages("fr")[resolve(key)] <= given, f"{place} does not give {key} all its variables"


def test_every_composed_id_has_a_text() -> None:
    assert composed() <= set(messages("fr"))


def test_no_message_is_left_over() -> None:
    used = composed() | {resolve(key) for _, _, key in calls()}
    assert set(messages("fr")) - used == set()


@pytest.mark.parametrize("path", sorted([*SOURCE.rglob("fr.ftl"), *SOURCE.rglob("fr.md")]), ids=str)
def test_french_typography(path: Path) -> None:
    """Unbreakable spaces before : ; ! ? and inside guillemets; curly apostrophes."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        assert not re.search(r"(?<=\w) [:;!?](\s|$)|« | »|(?<=[a-z])'(?=[a-zé])| M\$", line), f"{path}:{number}: {line}"
