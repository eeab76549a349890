"""Hidden fields: no wire form, no words, and one way out."""

from __future__ import annotations

from typing import ClassVar

import msgspec
import pytest

from tripot.kernel.event import Event, Hidden, redact
from tripot.kernel.seats import SPECTATOR


class Peeked(Event, frozen=True, tag="peeked"):
    reveals: ClassVar[bool] = True
    seat: int
    bill: Hidden[str] | str | None
    gem: Hidden[int] | int | None = None


class Whispered(Peeked, frozen=True, tag="whispered"):
    reveals: ClassVar[bool] = False
    silent: ClassVar[bool] = True


EVENT = Peeked("XX-1.1", 0, Hidden("canary", 0b011), Hidden(77, 0b001))


@pytest.mark.parametrize("encoder", [msgspec.json.encode, msgspec.msgpack.encode, msgspec.to_builtins])
def test_an_event_with_hidden_fields_cannot_be_encoded(encoder: object) -> None:
    assert callable(encoder)
    for value in (EVENT, [EVENT], {"event": EVENT}, Hidden(1, 0)):
        with pytest.raises(TypeError):
            encoder(value)


def test_hidden_shows_nothing_of_its_value() -> None:
    for text in (repr(EVENT), str(EVENT), f"{EVENT}", repr(EVENT.bill), str([EVENT.bill])):
        assert "canary" not in text
        assert "77" not in text


def test_redact_leaves_what_the_seat_may_know() -> None:
    assert redact(EVENT, 0) == Peeked("XX-1.1", 0, "canary", 77)
    assert redact(EVENT, 1) == Peeked("XX-1.1", 0, "canary", None)
    assert redact(EVENT, 2) == redact(EVENT, SPECTATOR) == Peeked("XX-1.1", 0, None, None)


def test_a_silent_event_did_not_happen_for_the_others() -> None:
    event = Whispered("XX-1.1", 0, Hidden("canary", 0b011))
    assert redact(event, 1) == Whispered("XX-1.1", 0, "canary")
    assert redact(event, 2) is None


def test_a_hidden_value_inside_another_fails_instead_of_leaking() -> None:
    buried = Peeked("XX-1.1", 0, [Hidden("canary", 1)])  # type: ignore[arg-type]
    undeclared = Peeked("XX-1.1", Hidden(7, 1), "bill")  # type: ignore[arg-type]
    for event in (buried, undeclared):
        told = redact(event, 2)
        with pytest.raises(TypeError):
            msgspec.json.encode(told)


def test_every_kind_of_event_must_say_whether_it_reveals() -> None:
    with pytest.raises(TypeError, match="must say whether it reveals"):

        class Thoughtless(Event, frozen=True):
            seat: int


def test_hidden_values_are_compared_by_value_and_knowers() -> None:
    assert Hidden(1, 2) == Hidden(1, 2)
    assert len({Hidden(1, 2), Hidden(1, 2), Hidden(1, 3), Hidden(2, 2)}) == 3
    assert Hidden(1, 2) != 1
