"""Values of known types as rows of numbers; how long a list can get is learnt from examples."""

from __future__ import annotations

from abc import ABC, abstractmethod
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints
from zlib import crc32

import msgspec

from tripot.kernel.card import Card
from tripot.kernel.event import Hidden

SPARE = 4
"""Room for a list that no example had anything in."""
COUNTED = 64
"""Numbers below this can be counted; larger ones are listed."""
CHECKS = 1 << 20
"""How many checksums there are for texts that no example had; float32 holds them all."""


class Shape(ABC):
    """Learn from examples, then `fix` the size; then every value is written as so many numbers."""

    size: int

    @abstractmethod
    def learn(self, value: Any) -> None:
        """An example."""

    @abstractmethod
    def fix(self) -> None:
        """Settle the size."""

    @abstractmethod
    def write(self, value: Any, out: list[float]) -> None:
        """Append exactly `size` numbers."""

    @abstractmethod
    def labels(self, name: str) -> list[str]:
        """What each number means."""


class Number(Shape):
    """An int, a float or a bool as it is."""

    def __init__(self) -> None:
        self.most = -1

    def learn(self, value: Any) -> None:
        self.most = max(self.most, value)

    def fix(self) -> None:
        self.size = 1

    def write(self, value: Any, out: list[float]) -> None:
        out.append(float(value))

    def labels(self, name: str) -> list[str]:
        return [name]

    @property
    def kinds(self) -> list[Any]:
        return list(range(self.most + 1))


class Choice(Shape):
    """One of some texts: 1 in the place of this one."""

    def __init__(self, kinds: list[Any]) -> None:
        self.kinds = kinds
        self.place = {kind: number for number, kind in enumerate(kinds)}

    def learn(self, value: Any) -> None:
        """All there can be is known."""

    def fix(self) -> None:
        self.size = len(self.kinds)

    def write(self, value: Any, out: list[float]) -> None:
        at = len(out) + self.place[value]
        out.extend([0.0] * self.size)
        out[at] = 1.0

    def labels(self, name: str) -> list[str]:
        return [f"{name}={kind}" for kind in self.kinds]


class Word(Shape):
    """Any other text: its number among those of the examples, from 1; below 0, by a checksum, if it is none of them."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def learn(self, value: Any) -> None:
        self.words.add(value)

    def fix(self) -> None:
        self.size = 1
        self.numbers = {word: number for number, word in enumerate(sorted(self.words), 1)}

    def write(self, value: Any, out: list[float]) -> None:
        number = self.numbers.get(value)
        out.append(float(-1 - crc32(value.encode()) % CHECKS if number is None else number))

    def labels(self, name: str) -> list[str]:
        return [f"{name}#"]


class Maybe(Shape):
    """1 and the value, or zeros."""

    def __init__(self, inner: Shape) -> None:
        self.inner = inner

    def learn(self, value: Any) -> None:
        if value is not None:
            self.inner.learn(value)

    def fix(self) -> None:
        self.inner.fix()
        self.size = 1 + self.inner.size

    def write(self, value: Any, out: list[float]) -> None:
        if value is None:
            out.extend([0.0] * self.size)
        else:
            out.append(1.0)
            self.inner.write(value, out)

    def labels(self, name: str) -> list[str]:
        return [f"{name}?", *self.inner.labels(name)]


class Fields(Shape):
    """A struct: its fields in order. A card is told by its id: what its edition calls it is left out."""

    def __init__(self, kind: type[msgspec.Struct]) -> None:
        hints = get_type_hints(kind)
        told = [name for name in kind.__struct_fields__ if not (issubclass(kind, Card) and name == "names")]
        self.fields = {name: shape_of(hints[name]) for name in told}

    def learn(self, value: Any) -> None:
        for name, shape in self.fields.items():
            shape.learn(getattr(value, name))

    def fix(self) -> None:
        for shape in self.fields.values():
            shape.fix()
        self.size = sum(shape.size for shape in self.fields.values())

    def write(self, value: Any, out: list[float]) -> None:
        for name, shape in self.fields.items():
            shape.write(getattr(value, name), out)

    def labels(self, name: str) -> list[str]:
        start = f"{name}." if name else ""
        return [label for field, shape in self.fields.items() for label in shape.labels(start + field)]


class Keyed(Shape):
    """A dict whose keys are known: each value, or zeros if it is not there."""

    def __init__(self, keys: list[Any], hint: Any) -> None:
        self.values = {key: Maybe(shape_of(hint)) for key in keys}

    def learn(self, value: Any) -> None:
        for key, shape in self.values.items():
            shape.learn(value.get(key))

    def fix(self) -> None:
        for shape in self.values.values():
            shape.fix()
        self.size = sum(shape.size for shape in self.values.values())

    def write(self, value: Any, out: list[float]) -> None:
        for key, shape in self.values.items():
            shape.write(value.get(key), out)

    def labels(self, name: str) -> list[str]:
        return [label for key, shape in self.values.items() for label in shape.labels(f"{name}.{key}")]


class Either(Shape):
    """One of several structs: 1 in the place of its kind, then its fields, in as much room as the largest needs."""

    def __init__(self, kinds: list[type[msgspec.Struct]]) -> None:
        self.kinds = {kind: Fields(kind) for kind in kinds}
        self.place = {kind: number for number, kind in enumerate(kinds)}

    def learn(self, value: Any) -> None:
        self.kinds[type(value)].learn(value)

    def fix(self) -> None:
        for shape in self.kinds.values():
            shape.fix()
        self.size = len(self.kinds) + max(shape.size for shape in self.kinds.values())

    def write(self, value: Any, out: list[float]) -> None:
        start = len(out)
        out.extend([0.0] * len(self.kinds))
        out[start + self.place[type(value)]] = 1.0
        self.kinds[type(value)].write(value, out)
        out.extend([0.0] * (start + self.size - len(out)))

    def labels(self, name: str) -> list[str]:
        rest = range(self.size - len(self.kinds))
        return [*(f"{name}={kind.__name__}" for kind in self.kinds), *(f"{name}.{number}" for number in rest)]


class Many(Shape):
    """A list. If its order says nothing (ascending in every example): how many there are of each.

    Otherwise its length, and its items one after the other, with half as much room again as the longest example
    had; what is beyond is left out. A list that was of the same length in all examples has just that room.
    """

    def __init__(self, item: Shape) -> None:
        self.item = item
        self.lengths: set[int] = set()
        self.ordered = isinstance(item, Number | Choice)

    def learn(self, value: Any) -> None:
        self.lengths.add(len(value))
        for one in value:
            self.item.learn(one)
        if self.ordered:
            numbers = self.numbers(value)
            self.ordered = numbers == sorted(numbers) and all(0 <= number < COUNTED for number in numbers)

    def numbers(self, value: Any) -> list[Any]:
        return [self.item.place[one] for one in value] if isinstance(self.item, Choice) else list(value)

    def fix(self) -> None:
        self.item.fix()
        longest = max(self.lengths, default=0)
        self.steady = len(self.lengths) == 1 and longest > 0
        self.room = longest if self.steady else longest + longest // 2 or SPARE
        self.counted = self.ordered and longest > 0
        if self.counted:
            assert isinstance(self.item, Number | Choice)
            self.size = len(self.item.kinds)
        else:
            self.size = self.room * self.item.size + (not self.steady)

    def write(self, value: Any, out: list[float]) -> None:
        if self.counted:
            counts = [0.0] * self.size
            for number in self.numbers(value):
                if 0 <= number < self.size:
                    counts[number] += 1.0
            out.extend(counts)
            return
        if not self.steady:
            out.append(float(len(value)))
        kept = value[: self.room]
        for one in kept:
            self.item.write(one, out)
        out.extend([0.0] * ((self.room - len(kept)) * self.item.size))

    def labels(self, name: str) -> list[str]:
        if self.counted:
            assert isinstance(self.item, Number | Choice)
            return [f"{name}*{kind}" for kind in self.item.kinds]
        items = [label for place in range(self.room) for label in self.item.labels(f"{name}.{place}")]
        return items if self.steady else [f"{name}.length", *items]


def shape_of(hint: Any) -> Shape:
    """The shape of all values of a type; TypeError if there is none yet."""
    origin, parts = get_origin(hint), get_args(hint)
    if hint in (int, float, bool):
        return Number()
    if hint is str:
        return Word()
    if origin is Literal:
        return Choice(list(parts))
    if origin in (Union, UnionType):
        plain = [part for part in parts if part is not NoneType and get_origin(part) is not Hidden]
        if len(plain) == 1:
            inner = shape_of(plain[0])
            return Maybe(inner) if NoneType in parts else inner
    if origin is tuple and parts[-1] is Ellipsis:
        return Many(shape_of(parts[0]))
    if origin is dict and get_origin(parts[0]) is Literal:
        return Keyed(list(get_args(parts[0])), parts[1])
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return Fields(hint)
    raise TypeError(f"no shape for {hint}")
