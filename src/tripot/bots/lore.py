"""What a net has learnt, as a file: a line that says how, then its weights as half floats."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tripot.bots.judge import Judge
from tripot.bots.learnt import Learnt
from tripot.bots.net import Net
from tripot.bots.prior import Prior
from tripot.games.observing import own_observation
from tripot.games.registry import box
from tripot.kernel.game import Game
from tripot.kernel.problem import Problem

NET = ".net"
VALUE = f"value{NET}"
POLICY = f"policy{NET}"
"""The files of a game, in its package: what tables are worth, and what is chosen at them."""
PLAYERS = "players"


class Origin(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of the file: what the net is for, and what has made it."""

    game: str
    rules: int
    edition: str
    """Cards and boards are known by their numbers, so the net is good for this edition alone."""
    labels: str
    """A digest of the names of the numbers that it reads."""
    hidden: int
    outputs: int = 1
    """1: what the table is worth; else how much each action is liked."""
    trust: float = 1.0
    """How far the odds of the formula count that it puts right."""
    version: str
    seed: int
    games: int
    """How many it has learnt from."""
    command: str
    figures: dict[str, float] = {}
    """What was measured when it was made."""


class Lore(msgspec.Struct, frozen=True):
    origin: Origin
    first: tuple[float, ...]
    """For each label and hidden unit."""
    bias: tuple[float, ...]
    last: tuple[float, ...]
    """For each output and hidden unit."""
    offsets: tuple[float, ...]

    def encode(self) -> bytes:
        numbers = (*self.first, *self.bias, *self.last, *self.offsets)
        return msgspec.json.encode(self.origin) + b"\n" + struct.pack(f"<{len(numbers)}e", *numbers)

    def net(self, labels: Sequence[str], told: Sequence[str], players: int) -> Net:
        """The net for a table of so many, whose rows have fewer numbers than those of the largest one."""
        hidden, places = self.origin.hidden, {label: place for place, label in enumerate(labels)}

        def weights(label: str) -> tuple[float, ...]:
            start = places[label] * hidden
            return self.first[start : start + hidden]

        number = weights(f"{PLAYERS}.{players}")
        first = [weight for label in told for weight in weights(label)]
        bias = [sum(pair) for pair in zip(self.bias, number, strict=True)]
        return Net(first, bias, list(self.last), list(self.offsets))


def decode(data: bytes) -> Lore:
    line, _, packed = data.partition(b"\n")
    origin = msgspec.json.decode(line, type=Origin)
    numbers = struct.unpack(f"<{len(packed) // 2}e", packed)
    hidden, outputs = origin.hidden, origin.outputs
    last = len(numbers) - outputs * (hidden + 1)
    inner = last - hidden
    if inner < 0 or inner % hidden:
        raise struct.error("weights are missing")
    return Lore(origin, numbers[:inner], numbers[inner:last], numbers[last:-outputs], numbers[-outputs:])


def digest(labels: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(labels).encode()).hexdigest()[:16]


@cache
def labels_of(name: str) -> tuple[str, ...]:
    """All that a net of this game may read: the row of its largest table, and how many play; none if it has no row."""
    chosen = box(name)
    numbers = chosen.players(chosen.edition)
    widest = own_observation(chosen.load(max(numbers), chosen.edition, {}))
    if widest is None:
        return ()
    return (*widest.labels, *(f"{PLAYERS}.{number}" for number in numbers))


class Known(NamedTuple):
    """What was learnt of a game, each part if there is any."""

    value: Lore | None = None
    policy: Lore | None = None

    def but(self, lore: Lore) -> Known:
        """The same with this for one of its parts."""
        return self._replace(value=lore) if lore.origin.outputs == 1 else self._replace(policy=lore)


@cache
def known_of(name: str) -> Known:
    """What the house has learnt of this game."""
    return Known(shipped(name, VALUE), shipped(name, POLICY))


def shipped(name: str, part: str) -> Lore | None:
    """None if there is nothing, or it was learnt of other rows or rules."""
    file = box(name).resource(part)
    if not file.is_file():
        return None
    found = decode(file.read_bytes())
    return found if fits(found.origin, name) else None


def fits(origin: Origin, name: str) -> bool:
    """Whether it has learnt this game by today's rules, from rows as they are today."""
    return origin.labels == digest(labels_of(name)) and origin.rules == box(name).kind.rules_version


def read_lore(file: str, game: Game[Any]) -> Lore:
    """What somebody's own net has learnt; Problem if it cannot play this game."""
    path = Path(file)
    if not path.is_file():
        raise Problem("bot-net", file=file, game=game.name, why="missing")
    try:
        found = decode(path.read_bytes())
    except (msgspec.DecodeError, struct.error):
        raise Problem("bot-net", file=file, game=game.name, why="broken") from None
    if found.origin.edition != game.edition.hash or not fits(found.origin, game.name):
        raise Problem("bot-net", file=file, game=game.name, why="other")
    return found


def learnt(game: Game[Any], prior: Judge[Any], lore: Lore | None) -> Judge[Any]:
    """The formula put right by what was learnt; the formula itself where nothing was, or of another edition."""
    observation = own_observation(game)
    if lore is None or observation is None or lore.origin.edition != game.edition.hash:
        return prior
    net = lore.net(labels_of(game.name), observation.labels, game.players)
    return Learnt(prior, observation, net, lore.origin.trust)


def prior_of(game: Game[Any], lore: Lore | None) -> Prior | None:
    """How those who think choose; None where that was not learnt, or of another edition."""
    observation = own_observation(game)
    if lore is None or observation is None or lore.origin.edition != game.edition.hash:
        return None
    return Prior(observation, lore.net(labels_of(game.name), observation.labels, game.players))
