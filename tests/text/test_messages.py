"""Both languages say the same things, all that the code can say, and nothing else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tripot
from tests.games.gangster.table import SHOWN as GANGSTER
from tests.games.nostra_city.table import SHOWN as NOSTRA
from tripot import bots
from tripot.analysis.counsel import END
from tripot.bots.brain import brain_kind
from tripot.bots.cast import CAST
from tripot.bots.level import LEVELS
from tripot.bots.manner import TASTES
from tripot.games.gangster.asked import STEPS, Step
from tripot.games.gangster.kit import GEMS
from tripot.games.gangster.vocabulary import FORKS, WORDS
from tripot.games.nostra_city import material as nostra
from tripot.games.nostra_city.roster import roster
from tripot.games.nostra_city.view import Step as NostraStep
from tripot.games.registry import BOXES
from tripot.games.reglement_de_comptes.material import Pending
from tripot.kernel.box import Box
from tripot.kernel.event import Event
from tripot.kernel.misfit import SHAPES
from tripot.learning.check import texts
from tripot.learning.lesson import taught
from tripot.learning.theme import THEMES
from tripot.terminal.cli import COMMANDS
from tripot.terminal.findings import PARTS
from tripot.terminal.screen import WORDS as PLAIN
from tripot.terminal.words import LESSON
from tripot.terminal.words import WORDS as WORDS_TYPED
from tripot.text import LANGUAGES, known

SOURCE = Path(tripot.text.__file__).parents[1]

NATURE_STEPS = STEPS[: STEPS.index("before")]
"""What chance alone is asked at Gangster."""
FORKED = [phrase for both in FORKS.values() for phrase in both]
REASON_AT = {
    "Problem": 0,
    "HalfChoice": 0,
    "good": 0,
    "doubtful": 0,
    "bad": 0,
    "Damaged": 0,
    "say": 0,
    "__init__": 0,
    "Refusal": 1,
    "Flaw": 1,
    "Line": 1,
}
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
    """The ids that a call names literally; a screen leaves the game's prefix out."""
    named = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    index = REASON_AT.get(named)
    if index is not None and len(call.args) > index:
        value = call.args[index]
        for choice in (value.body, value.orelse) if isinstance(value, ast.IfExp) else (value,):
            if isinstance(choice, ast.Constant) and isinstance(choice.value, str):
                yield choice.value
    for keyword in call.keywords:
        if keyword.arg in ("help", "metavar") and isinstance(keyword.value, ast.Constant):
            yield str(keyword.value.value)


def composed() -> set[str]:
    """The ids that the code puts together."""
    return (
        {f"{prefix(box)}-{word}" for box in BOXES.values() for word in composed_for(box)}
        | {f"bot-{name}" for game in tripot.games() for name in bots.names(game)}
        | {key for name in tripot.games() if (lesson := taught(name)) is not None for key in texts(name, lesson)}
        | {f"command-{name}" for name in COMMANDS}
        | {f"because-{END}"}
        | {f"level-{level}{end}" for level in LEVELS for end in ("", "-how")}
        | {f"manner-{manner}" for manner in TASTES}
        | {f"cast-{name}{part}" for name in CAST for part in ("", "-life")}
        | {f"theme-{theme}{end}" for theme in THEMES for end in ("", "-hint")}
        | {f"analyse-{part}{end}" for part in PARTS for end in ("", "-means")}
        | {f"plain-{word}" for word in PLAIN}
        | {f"word-{word.name}{end}" for word in (*WORDS_TYPED, *LESSON) for end in ("", "-about")}
        | set(SHAPES)
        | {f"rc-ask-{step}" for step in get_args(Pending)}
        | {f"ga-ask-{step}" for step in get_args(Step) if step not in NATURE_STEPS}
        | {f"nc-ask-{step}" for step in get_args(NostraStep)[get_args(NostraStep).index("draft") :]}
        | {f"nc-power-{power}" for power in roster()}
        | {f"nc-enquete-{effect}" for effect in nostra.EFFECTS}
        | {f"nc-vendetta-{card}" for card in nostra.VENDETTAS}
        | {f"ga-card-{card.id.lower()}" for pile in GANGSTER[:GEMS] for card in pile}
        | {f"ga-card-{card.id.lower()}-tale" for pile in GANGSTER[:GEMS] for card in pile if card.deck != "course"}
        | {f"nc-card-{card.id.lower()}" for card in NOSTRA}
        | {f"ga-effect-{word}" for word in (*WORDS, *FORKED, "nothing", "roll", "on")}
    )


def composed_for(box: Box) -> set[str]:
    events = import_module(f"{box.package}.events").__name__
    tags = {str(kind.__struct_config__.tag) for kind in Event.__subclasses__() if kind.__module__ == events}
    parts = ("title", "question", "hint", "solution")
    return (
        {f"event-{tag}" for tag in tags}
        | {f"about-{option}" for option in box.options_kind.__struct_fields__}
        | {f"scenario-{scenario.number}-{part}" for scenario in box.scenarios for part in parts}
        | {f"because-{term}{end}" for term in brain_kind(box.name).reasons for end in ("", "-rivals")}
        - {"because-verdict-rivals"}
    )


def prefix(box: Box) -> str:
    return box.prefix.lower()


def resolve(place: str, key: str) -> list[str]:
    """The messages that an id means: a screen's own game's, or every game's."""
    if key in messages("fr"):
        return [key]
    module = place.partition(".")[0]
    screens = (module, module.rpartition("_")[0])  # `gangster.py`, and `gangster_tale.py`
    boxes = [box for box in BOXES.values() if box.package.rpartition(".")[2] in screens] or BOXES.values()
    return [f"{prefix(box)}-{key}" for box in boxes]


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert messages("fr") == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_found(language: str) -> None:
    assert known(language) == frozenset(messages(language))


@pytest.mark.parametrize(("place", "call", "key"), calls(), ids=lambda value: value if isinstance(value, str) else "")
def test_every_id_in_the_code_has_a_text_with_its_variables(place: str, call: ast.Call, key: str) -> None:
    wanted = resolve(place, key)
    assert set(wanted) <= set(messages("fr")), f"{place} says {key}, which has no text"
    given: set[object] = {keyword.arg for keyword in call.keywords}
    for value in call.args:
        if isinstance(value, ast.Dict):
            given |= {name.value for name in value.keys if isinstance(name, ast.Constant)}
    if None not in given and not {"help", "metavar"} & given:
        for found in wanted:
            assert messages("fr")[found] <= given, f"{place} does not give {found} all its variables"


def test_every_composed_id_has_a_text() -> None:
    assert composed() <= set(messages("fr"))


def test_no_message_is_left_over() -> None:
    used = composed() | {found for place, _, key in calls() for found in resolve(place, key)}
    assert set(messages("fr")) - used == set()


@pytest.mark.parametrize("path", sorted([*SOURCE.rglob("fr.ftl"), *SOURCE.rglob("fr.md")]), ids=str)
def test_french_typography(path: Path) -> None:
    """Unbreakable spaces before : ; ! ? and inside guillemets; curly apostrophes."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        assert not re.search(r"(?<=\w) [:;!?](\s|$)|« | »|(?<=[a-z])'(?=[a-zé])| M\$", line), f"{path}:{number}: {line}"
