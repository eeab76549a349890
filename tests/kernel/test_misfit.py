"""What msgspec and tomllib found wrong, in every language and without a word of theirs."""

from __future__ import annotations

import tomllib
from typing import Annotated, Literal

import msgspec
import pytest

from tests.kernel.saying import check_said
from tripot.kernel.misfit import misfit
from tripot.text import LANGUAGES


class Form(msgspec.Struct, forbid_unknown_fields=True):
    size: Annotated[int, msgspec.Meta(ge=0, le=7)]
    name: Annotated[str, msgspec.Meta(max_length=3)] = ""
    kind: Literal["a", "b"] = "a"


@pytest.mark.parametrize(
    ("text", "reason", "details"),
    [
        ('{"size": "x"}', "misfit-type", {"where": "$.size", "expected": "int", "found": "str"}),
        ('{"size": 8}', "misfit-limit", {"where": "$.size", "expected": "int", "limit": "<= 7"}),
        ('{"size": 1, "name": "long"}', "misfit-length", {"where": "$.name", "expected": "str", "limit": "<= 3"}),
        ('{"size": 1, "kind": "sosecret"}', "misfit-value", {"where": "$.kind"}),
        ("{}", "misfit-missing", {"where": "$", "field": "size"}),
        ('{"size": 1, "other": 2}', "misfit-unknown", {"where": "$", "field": "other"}),
        ("[1]", "misfit-type", {"where": "$", "expected": "object", "found": "array"}),
        ("nope", "misfit-json", {"where": "$", "byte": "4"}),
        ('{"size"', "misfit-cut", {"where": "$"}),
    ],
)
def test_what_does_not_fit_is_said_in_every_language(text: str, reason: str, details: dict[str, str]) -> None:
    with pytest.raises(msgspec.DecodeError) as caught:
        msgspec.json.decode(text, type=Form)
    found = misfit(caught.value)
    assert (found.reason, found.details) == (reason, details)
    check_said(found)
    for language in LANGUAGES:
        assert "sosecret" not in found.say(language)


@pytest.mark.parametrize(
    ("source", "said"), [("a = 1\nb = =\n", "ligne 2, colonne 5"), ("a = [", "le texte s’arrête trop tôt")]
)
def test_toml_is_put_right_at_its_line(source: str, said: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as caught:
        tomllib.loads(source)
    assert misfit(caught.value).say("fr") == said
