"""What happened, as everybody or only some may know it. `redact` is the only way out."""

from __future__ import annotations

from functools import cache
from inspect import get_annotations
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

T = TypeVar("T")


class Hidden(Generic[T]):
    """A value that only some seats know. It has no wire form: encoding it raises TypeError."""

    __slots__ = ("knowers", "value")

    def __init__(self, value: T, knowers: int) -> None:
        self.value = value
        self.knowers = knowers

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hidden) and self.value == other.value and self.knowers == other.knowers

    def __hash__(self) -> int:
        return hash((self.value, self.knowers))

    def __repr__(self) -> str:
        return "Hidden(…)"


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """One thing that happened. Every kind of event must say whether it reveals what was hidden."""

    reveals: ClassVar[bool]
    """It told somebody something that had been hidden or open to chance: undo stops here."""

    shows: ClassVar[bool] = False
    """What it reveals was known to its `seat` before."""

    stands: ClassVar[bool] = False
    """It is binding once others were told, whether it revealed anything or not: undo stops here too."""

    silent: ClassVar[bool] = False
    """For those who may not know its hidden fields it did not happen at all."""

    rule: str

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if "reveals" not in cls.__dict__:
            raise TypeError(f"{cls.__name__} must say whether it reveals something hidden")


def certain(event: Event, seat: int) -> bool:
    """Whether this seat, before it acts, can know that and how this will happen."""
    return not event.reveals or (event.shows and getattr(event, "seat", None) == seat)


def redact(event: Event, seat: int) -> Event | None:
    """The event as this seat may know it: hidden fields emptied, or None if it may not know of it."""
    kept: dict[str, Any] = {}
    for name, hidden in _hidden(event):
        knows = hidden.knowers >> seat & 1
        if event.silent and not knows:
            return None
        kept[name] = hidden.value if knows else None
    return msgspec.structs.replace(event, **kept) if kept else event


def happened(event: Event, seat: int) -> bool:
    """Whether this seat may know of the event at all."""
    return not event.silent or all(hidden.knowers >> seat & 1 for _, hidden in _hidden(event))


def _hidden(event: Event) -> list[tuple[str, Hidden[Any]]]:
    return [(name, value) for name in _veils(type(event)) if isinstance(value := getattr(event, name), Hidden)]


@cache
def _veils(kind: type[Event]) -> tuple[str, ...]:
    """The fields that are declared to be hidden from some; a hidden value anywhere else cannot be encoded at all."""
    declared = {name: str(hint) for base in reversed(kind.__mro__) for name, hint in get_annotations(base).items()}
    return tuple(name for name in kind.__struct_fields__ if Hidden.__name__ in declared[name])
