"""Two worlds in two houses, over real sockets and with the same clock: the same commands, until a lawful reveal.

Either the houses have the same seed, and one seat chooses one thing here and another there; or they have two seeds that
begin the same game for whoever watches, with other cards in the hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

from tests.server.running import Running, running
from tests.server.visitor import Line, Message, Visitor
from tripot.games.registry import box
from tripot.kernel.fairness import commitment
from tripot.kernel.seats import SPECTATOR
from tripot.server.play import Play
from tripot.server.sheet import Header
from tripot.server.wire import encode

NOON = 1_800_000_000_000
NAMES = ("Ana", "Bob", "Carl")
WATCHING = 3
TRACE = 5
TRIES = 5
AT_ONE_HOUSE = 25
"""Branches of a kind, each at a table of its own."""
Moves = list[Message]


class Hands:
    """A clock that goes only when it is told to."""

    now = NOON

    def __call__(self) -> int:
        return self.now


class World:
    """A house, three people and somebody who watches."""

    def __init__(self, data: Path, seed: bytes, stack: ExitStack) -> None:
        self.hands = Hands()
        self.seal = commitment(seed)
        days = {"days": 3 * 86_400.0}
        fixed: dict[str, Any] = {"seed": seed, "now": self.hands, "paces": days, "grace": 1e6}
        house: Running = stack.enter_context(running(data, **fixed))
        self.people = [stack.enter_context(Visitor(house.origin, name)) for name in (*NAMES, "Zoé")]
        self.code = ""
        self.lines: list[Line] = []

    def begin(self, game: str) -> None:
        """A new table, at which a game begins."""
        self.leave()
        self.code = self.people[0].table(game=game, pace="days")
        self.lines = [person.line(self.code) for person in self.people]
        for chair in (1, 2):
            self.lines[chair].do("sit", id="sit", chair=chair)
        for line in self.lines[:WATCHING]:
            line.do("let-coach", id="coach", agreed=True)
        self.lines[0].do("start", id="start")
        self.settle()

    def leave(self) -> None:
        for line in self.lines:
            line.close()
        self.lines = []

    def settle(self) -> None:
        for line in self.lines:
            line.catch_up()

    def act(self, place: int, number: int, moves: Moves) -> bool:
        """Whether it was done."""
        answer = self.lines[place].ask("act", id=f"act {number}", moves=moves)
        self.settle()
        return bool(answer["type"] == "ack")

    def coached(self, place: int) -> list[bytes]:
        """What the coach says to this person, or why nothing."""
        doors = (f"/api/tables/{self.code}/{door}" for door in ("hint", "mark"))
        return [self.people[place].http.post(door, json={}).content for door in doors]

    def told(self, place: int) -> list[str]:
        """Everything that this person's socket got; only the invite code and the seal differ between two houses."""
        raw = self.lines[place].raw
        return [message.replace(self.code, "CODE").replace(self.seal, "SEAL") for message in raw]


class Pair:
    """Two worlds that are the same so far."""

    def __init__(self, folder: Path, seeds: tuple[bytes, bytes], dice: Random, stack: ExitStack) -> None:
        self.dice = dice
        self.worlds = [World(folder / f"{number}.sqlite", seed, stack) for number, seed in enumerate(seeds)]
        for world in self.worlds:
            stack.callback(world.leave)
        self.number = 0
        self.alike = 0
        """Messages that were compared."""

    def choose_otherwise(self, game: str) -> None:
        """Somebody does, after a while."""
        self._begin(game)
        for _ in range(self.dice.randrange(12)):
            self._same()
        here, there = self.worlds
        self._tick()
        place = self.dice.choice(self._able(here))
        first, second = (self._choice(world, place) for world in self.worlds)
        assert here.act(place, self.number, first)
        assert there.act(place, self.number, second)
        self._follow([other for other in range(4) if other != place], but=place)

    def hold_other_cards(self, game: str) -> None:
        """From the start."""
        self._begin(game)
        self._follow([WATCHING])

    def _begin(self, game: str) -> None:
        for world in self.worlds:
            world.begin(game)

    def _follow(self, alike: list[int], but: int | None = None) -> None:
        for _ in range(TRACE):
            alike = [place for place in alike if self._heard_the_same(place)]
            if not alike or not self._same(but):
                return

    def _tick(self) -> None:
        passed = self.dice.randrange(1, 60_000)
        for world in self.worlds:
            world.hands.now += passed
        self.number += 1

    def _able(self, world: World) -> list[int]:
        return [place for place in range(3) if world.lines[place].situation["legal"]]

    def _choice(self, world: World, place: int) -> Moves:
        """A whole choice, part by part as it is offered."""
        line = world.lines[place]
        moves, legal = [], line.situation["legal"]
        while legal:
            moves.append(self.dice.choice(legal))
            legal = line.ask("ask", id="look", moves=moves)["legal"]
        return moves

    def _same(self, but: int | None = None) -> bool:
        """The same choice in both worlds; False if none is found."""
        here, there = self.worlds
        common = [place for place in self._able(here) if place in self._able(there) and place != but]
        for _ in range(TRIES if common else 0):
            place = self.dice.choice(common)
            moves = self._choice(here, place)
            offer = there.lines[place].ask("ask", id="look", moves=moves)
            if offer["type"] == "offer" and not offer["legal"]:
                self._tick()
                return [world.act(place, self.number, moves) for world in self.worlds] == [True, True]
        return False

    def _heard_the_same(self, place: int) -> bool:
        here, there = (world.lines[place] for world in self.worlds)
        if here.story != there.story:
            return False
        got, other = (without_answers(world.told(place)) for world in self.worlds)
        assert got == other, f"{place} is told what it may not know"
        hints, others = (world.coached(place) for world in self.worlds)
        assert hints == others, f"the coach tells {place} what it may not know"
        self.alike += len(got) + len(hints)
        return True


def without_answers(raw: Sequence[str]) -> list[str]:
    """All but offers, which come as often as somebody looks."""
    return [message for message in raw if not message.startswith('{"type":"offer"')]


def branches(game: str, count: int, seed: int, folder: Path) -> int:
    """So many, in houses with several seeds; how many messages were compared."""
    dice, alike = Random(f"{game} {seed}"), 0
    for batch in range(0, count, AT_ONE_HOUSE):
        for number, seeds in enumerate(pairs(game, dice)):
            place = folder / f"{game} {batch} {number}"
            place.mkdir(parents=True)
            with ExitStack() as stack:
                pair = Pair(place, seeds, dice, stack)
                part = pair.choose_otherwise if len(set(seeds)) == 1 else pair.hold_other_cards
                for _ in range(min(AT_ONE_HOUSE, count - batch)):
                    part(game)
                alike += pair.alike
    return alike


def pairs(game: str, dice: Random) -> list[tuple[bytes, bytes]]:
    """A seed twice; and, if they are soon found, two that show the same to whoever watches."""
    one = dice.randbytes(32)
    found: dict[bytes, bytes] = {}
    for _ in range(200):
        seed = dice.randbytes(32)
        twin = found.setdefault(start(game, seed), seed)
        if twin != seed:
            return [(one, one), (twin, seed)]
    return [(one, one)]


def start(name: str, seed: bytes) -> bytes:
    """What whoever watches is sent at the start."""
    found = box(name)
    game = found.load(3, found.edition, found.paced({}, False))
    header = Header(name, game.rules_version, game.edition.hash, {}, NAMES, ("",) * 3, seed, "days", 0)
    return encode(Play(1, header, 1.0).snapshot(SPECTATOR))
