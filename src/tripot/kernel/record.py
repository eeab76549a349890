"""A game as one JSON document: header, steps in readable notation, a check for each, and the result."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from tripot.kernel.misfit import misfit
from tripot.kernel.problem import Problem
from tripot.kernel.result import Result

FORMAT = "tripot-record"
VERSION = 2
PIECEMEAL = 1
"""Records of this version hold choices part by part; they are read, and never written."""


class Damaged(Problem):
    """A file that is not a sound record, and the place of the damage."""


class Fairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The commitment, the seats' nonces, and the secret once the game is over."""

    commitment: str
    nonces: tuple[str, ...]
    seed: str | None


class EditionId(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which edition was played: its name, and the hash that tells."""

    name: str
    hash: str


class Oath(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat's page was told, signed by that page."""

    seat: int
    key: str
    """Of the page, in hex."""
    digest: str
    """Of the story: names and events as the seat was told them."""
    signature: str


class Signed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The house stands by a record, and says which seats do."""

    key: str
    """Of the house, in hex."""
    signature: str
    seats: tuple[Oath, ...]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything needed to replay and verify a game."""

    format: str
    version: int
    game: str
    rules: int
    edition: EditionId
    options: dict[str, Any]
    names: tuple[str, ...]
    fairness: Fairness
    steps: tuple[str, ...]
    checks: tuple[str, ...]
    """A chain: the first check covers the header, each further one all steps up to its own."""
    result: Result | None
    signed: Signed | None = None
    """Left out where no house has signed."""
    opening: dict[str, Any] | None = None
    """The position that it began in, as data; left out where a whole game was played."""

    @property
    def players(self) -> int:
        return len(self.names)

    def encode(self) -> bytes:
        """The one layout a record has: a changed byte anywhere shows."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    @classmethod
    def decode(cls, data: bytes) -> Record:
        """The record in these bytes; Damaged with the place if there is none, or not as we write it."""
        try:
            text = data.decode()
        except UnicodeDecodeError as error:
            raise Damaged("record-not-text", byte=error.start) from None
        try:
            version = msgspec.json.decode(text, type=_Kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Damaged("record-not-record", detail=misfit(error)) from None
        if version.format != FORMAT:
            raise Damaged("record-foreign", found=version.format)
        if version.version not in (PIECEMEAL, VERSION):
            raise Damaged("record-version", found=version.version, known=VERSION)
        try:
            record = msgspec.json.decode(text, type=cls)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Damaged("record-damaged", detail=misfit(error)) from None
        written = record.encode()
        if written != data:
            raise Damaged("record-layout", line=_first_difference(written, data))
        return record

    def head(self) -> bytes:
        """What the first check covers: all that was known before the first step."""
        header = (self.version, self.game, self.rules, self.edition, self.options, self.names)
        opening = () if self.opening is None else (self.opening,)
        chance = (self.fairness.commitment, self.fairness.nonces)
        return msgspec.json.encode((*header, *chance, *opening), order="deterministic")


def links(head: bytes, steps: tuple[str, ...]) -> list[bytes]:
    """SHA-256 of the header, then over the link before and each step."""
    found = [hashlib.sha256(head).digest()]
    for step in steps:
        found.append(hashlib.sha256(found[-1] + step.encode()).digest())
    return found


def chain(head: bytes, steps: tuple[str, ...]) -> tuple[str, ...]:
    """The links as they are written: the first 16 hex digits of each."""
    return tuple(link.hex()[:16] for link in links(head, steps))


class _Kind(msgspec.Struct):
    format: str
    version: int


def _first_difference(written: bytes, found: bytes) -> int:
    """The number of the first line that differs."""
    pairs = zip(written.split(b"\n"), found.split(b"\n"), strict=False)
    for number, (ours, theirs) in enumerate(pairs, 1):
        if ours != theirs:
            return number
    return min(written.count(b"\n"), found.count(b"\n")) + 1
