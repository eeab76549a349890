"""A table of Gangster for the tests: any position in a line, chance included, steps as records write them."""

from __future__ import annotations

from typing import Any, TypeVar

import tripot
from tests.kernel.saying import check_said
from tripot.games.gangster.game import Gangster
from tripot.games.gangster.view import Player, View
from tripot.kernel.bits import members
from tripot.kernel.event import Event, redact
from tripot.kernel.refusal import Illegal
from tripot.kernel.result import Result
from tripot.kernel.seats import SPECTATOR, letter
from tripot.kernel.state import Sink

NAME = "gangster"
SHOWN = tripot.load(NAME, players=2).kit.shown  # type: ignore[attr-defined]
NUMBERS = {card.id: card.number for pile in reversed(SHOWN) for card in reversed(pile)}
"""The number of each card by its id; of several copies, the first."""

E = TypeVar("E", bound=Event)


class Table:
    """A game in some position, and all that happened since."""

    def __init__(self, game: Gangster, position: dict[str, Any] | None = None) -> None:
        self.game = game
        self.state = game.start() if position is None else game.restore(position)
        self.events: list[Event] = []

    def do(self, *lines: str) -> Table:
        """Steps as records write them: `A roll`, `* die 4`; `* A05` draws the card with this id."""
        for line in lines:
            seat, (action,) = self.game.notation.parse_line(numbered(line))
            sink = Sink()
            self.game.apply(self.state, seat, action, sink)
            self.events += sink.events
        return self

    def refused(self, line: str) -> tuple[str, str]:
        """The rule and the reason against a step."""
        before = self.game.position(self.state)
        try:
            self.do(line)
        except Illegal as illegal:
            check_said(illegal)
            assert self.game.position(self.state) == before
            return illegal.rule, illegal.reason.removeprefix("ga-refusal-")
        raise AssertionError(f"{line} was not refused")

    def told(self, kind: type[E], seat: int = SPECTATOR) -> list[E]:
        """What this seat heard of one kind."""
        heard = (redact(event, seat) for event in self.events)
        return [event for event in heard if isinstance(event, kind)]

    def view(self, seat: int = SPECTATOR) -> View:
        view = self.game.view(self.state, seat)
        assert isinstance(view, View)
        return view

    def player(self, seat: int = 0) -> Player:
        return self.view().players[seat]

    def cash(self, seat: int = 0) -> int:
        return self.player(seat).cash

    @property
    def waiting(self) -> str:
        """The letters of those who must answer."""
        return "".join(letter(seat) for seat in members(self.game.waiting(self.state)))

    @property
    def step(self) -> str | None:
        """What is asked."""
        question = self.view().question
        return None if question is None else question.step

    def legal(self, seat: int = 0) -> list[str]:
        mask = self.game.legal(self.state, seat) | self.game.extra(self.state, seat)
        return [self.game.notation.text(seat, action) for action in members(mask)]

    def result(self) -> Result:
        result = self.game.result(self.state)
        assert result is not None
        return result


def numbered(line: str) -> str:
    """`* A05` as `* draw 5`, `B A41` as `B 44`."""
    who, _, word = line.partition(" ")
    if word in NUMBERS:
        return f"{who} draw {NUMBERS[word]}" if who == "*" else f"{who} {NUMBERS[word]}"
    return line


def man(cash: int = 3000, **more: Any) -> dict[str, Any]:
    """One player; cards by their ids, `cards="P02 D14 A32 M10 H06 R19"`."""
    cards = more.pop("cards", "").split()
    found: dict[str, Any] = {"cash": cash} | more
    piles = {"P": "gems", "D": "gems", "A": "stars", "M": "missions", "H": "tickets", "R": "recruits"}
    for card in cards:
        found.setdefault(piles[card[0]], []).append(NUMBERS[card])
    if "recruits" in found and "men" not in found:
        found |= {"men": None}
    return found


def table(*players: dict[str, Any], step: str = "before", seat: int = 0, options: Any = None, **more: Any) -> Table:
    """A table at which this is asked; two players more than nothing are needed."""
    people = list(players) + [man()] * (2 - len(players))
    asked = {"step": step, "seat": seat} | more.pop("asked", {})
    early = step in ("before", "star-rival", "start")
    position = {"asked": asked, "turn": 0, "players": people, "rolled": not early} | more
    game = tripot.load(NAME, players=len(people), **(options or {}))
    assert isinstance(game, Gangster)
    return Table(game, position)


def fresh(players: int = 3, **options: Any) -> Table:
    game = tripot.load(NAME, players=players, **options)
    assert isinstance(game, Gangster)
    return Table(game)


def rolled(square: int, die: int, *rivals: dict[str, Any], me: dict[str, Any] | None = None, **more: Any) -> Table:
    """A has moved from so far back that he stands on this square."""
    own = (me or man()) | {"square": (square - die) % 40}
    return table(own, *rivals, **more).do("A roll", f"* die {die}")
