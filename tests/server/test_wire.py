"""The browser's types are made from the server's."""

from __future__ import annotations

import json
import typing
from pathlib import Path

import msgspec
import pytest

from tripot.games.registry import BOXES
from tripot.kernel.event import Hidden
from tripot.server import wire
from tripot.server.drawings import drawings
from tripot.server.wire_ts import _Writer, typescript

CLIENT = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_drawn_quarter_is_that_of_the_edition() -> None:
    edition = BOXES["gangster"].edition
    drawn = json.loads((CLIENT.parent / "games" / "gangster" / "quarter.json").read_text("utf-8"))
    assert ["/".join(faces) for faces in drawn] == list(edition.squares)  # type: ignore[attr-defined]


def test_drawings_of_the_rulebook_are_up_to_date() -> None:
    made = CLIENT.parent / "games" / "reglement-de-comptes" / "drawn.json"
    assert made.read_text("utf-8") == drawings(), f"run: python -m tripot.server.drawings > web/src/{made.name}"


def test_the_client_has_the_wire_types_of_today() -> None:
    assert CLIENT.read_text("utf-8") == typescript(), "run: python -m tripot.server.wire_ts > web/src/wire.ts"


def test_every_message_is_in_a_union() -> None:
    text = typescript()
    for kind in (*typing.get_args(wire.Incoming), *wire.Outgoing.__subclasses__()):
        assert f"  | {kind.__name__}" in text


def test_hidden_values_have_no_type_on_the_wire() -> None:
    text = typescript()
    assert "Hidden" not in text
    assert "card: number | null;" in text


@pytest.mark.parametrize("kind", typing.get_args(wire.Incoming), ids=lambda kind: kind.__name__)
def test_unknown_fields_are_refused(kind: type) -> None:
    assert kind.__struct_config__.forbid_unknown_fields  # type: ignore[attr-defined]


def test_what_is_hidden_cannot_be_encoded() -> None:
    with pytest.raises(TypeError):
        msgspec.json.encode(Hidden(1, 1))


def test_two_structs_of_one_name_are_refused() -> None:
    writer = _Writer()
    writer.reach(msgspec.defstruct("Twin", [("a", int)], module="one"))
    with pytest.raises(TypeError, match="two structs are called Twin"):
        writer.reach(msgspec.defstruct("Twin", [("b", int)], module="two"))
