"""Every message of both languages, rendered with what may be filled in: all kinds of number, of name and of choice."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from math import prod
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tripot.text
from tripot.text.fluent import FUNCTIONS

HOUSE = Path(tripot.text.__file__).parents[1]
PAGE = Path(__file__).parents[2] / "web" / "src"

NAMES = ("Inès", "Marco", "Le Nouveau")
PEOPLE = (
    *("name", "names", "rival", "payer", "payee", "owner", "holder", "taker", "receiver", "giver"),
    *("caid", "cake", "replaced", "card", "target"),
)
"""Variables that are somebody's name, or several, or that of a card, which may be a person's."""
COUNTS = (0, 1, 2, 5)
PLURALS = {"zero", "one", "two", "few", "many"}
NUMBERS = (
    "n m amount cash score goal value fine count cards bills tickets missions recruits stars perles diamants "
    "protections dossiers men needed least left turns steps places games rounds hand refused validated bribe bribes "
    "owed draws discard rue vendetta corruption open discards pile guilty innocent short seconds length rows ms "
    "arrests total half money due income"
)
"""Variables that are a number wherever they are not chosen by."""
PLENTY = ("players", "chairs", "spaces", "seats", "most", "wanted", "limit", "minutes", "expected")
"""Numbers that are two at least."""
CARDS = ("Valise", "La Honte\u00a0!")
SENTENCES = {"effect": ("Payez.",), "tale": ("none", "Il pleut."), "text": ("Payez.",), "about": ("Payez",)}
"""Variables that are whole sentences."""
MOST = 3000
"""Of so many ways to fill in a message all are tried."""


class Uses(Visitor):
    """The variables of a message, and the keys by which it chooses."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {}
        self.counted: set[str] = set()
        self.given: dict[str, str] = {}
        """Variables that go through a function."""

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.keys.setdefault(node.id.name, set())

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        for argument in node.arguments.positional:
            if isinstance(argument, ftl.VariableReference):
                self.given[argument.id.name] = node.id.name
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            found = self.keys.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                if isinstance(key, ftl.NumberLiteral) or key.name in PLURALS:
                    self.counted.add(node.selector.id.name)
                else:
                    found.add(key.name)
        self.generic_visit(node)


def files(language: str) -> list[Path]:
    return sorted([*HOUSE.rglob(f"text/{language}.ftl"), *PAGE.rglob(f"text/{language}.ftl")])


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for path in files(language):
        made.add_resource(FluentResource(path.read_text("utf-8")))
    return made


def messages(language: str) -> Iterator[tuple[str, Uses]]:
    for path in files(language):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                uses = Uses()
                uses.visit(entry.value)
                yield entry.id.name, uses


def values(key: str, name: str, uses: Uses) -> tuple[str | int, ...]:
    """What may stand for a variable of this message."""
    if name == "card" and key.startswith("tg-"):
        return COUNTS
    keys = uses.keys[name]
    if name in uses.counted or uses.given.get(name) == "NUMBER":
        return COUNTS
    if uses.given.get(name) == "POINT":
        return CARDS
    if name in PLENTY:
        return COUNTS[2:]
    if name in PEOPLE:
        return (*NAMES, "none") if "none" in keys else NAMES
    if name in SENTENCES:
        return SENTENCES[name]
    if keys - {"other"}:
        chosen = tuple(sorted(keys - {"other"}))
        return (*chosen, "Valise") if "other" in keys and name not in ("who", "rival_who") else (*chosen, "other")
    if name in NUMBERS.split():
        return COUNTS
    return CARDS[:1]


def fillings(key: str, uses: Uses) -> Iterator[dict[str, str | int]]:
    """All ways to fill in a message; where there are too many, each value beside two of all the others."""
    names = list(uses.keys)
    choices = [values(key, name, uses) for name in names]
    if prod(map(len, choices)) <= MOST:
        yield from (dict(zip(names, chosen, strict=True)) for chosen in product(*choices))
        return
    for end in (0, -1):
        usual = {name: choice[end] for name, choice in zip(names, choices, strict=True)}
        yield from (usual | {name: value} for name, choice in zip(names, choices, strict=True) for value in choice)


def rendered(language: str) -> Iterator[tuple[str, str, list[Exception]]]:
    """The id, the text, and what went wrong."""
    made = bundle(language)
    for key, uses in messages(language):
        pattern = made.get_message(key).value
        assert pattern is not None
        for filled in fillings(key, uses):
            text, errors = made.format_pattern(pattern, filled)
            yield key, str(text), errors
