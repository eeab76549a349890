"""A table of Règlement de comptes for the tests: any position in a line, moves as records write them."""

from __future__ import annotations

from typing import Any, TypeVar

import pytest

import tripot
from tests.games.parts import Parts
from tests.kernel.saying import check_said
from tripot.games.reglement_de_comptes.view import Gang, View
from tripot.kernel.event import Event
from tripot.kernel.match import Match
from tripot.kernel.refusal import Illegal

NAME = "reglement-de-comptes"
COLOURS = "yrbgov"
KINDS = {"P": "godfather", "F": "gunman", "L": "blade", "C": "bruiser"}
TOTAL = {3: 120_000, 4: 90_000, 5: 70_000, 6: 60_000}

E = TypeVar("E", bound=Event)


def match(players: int = 3, seed: int = 1, **options: Any) -> Parts:
    return Parts(tripot.load(NAME, players=players, **options), seed=seed)


def guest(text: str) -> dict[str, Any]:
    """`yC` is a yellow Cogneur, `vLz` a violet Lame asleep."""
    return {"seat": COLOURS.index(text[0]), "kind": KINDS[text[1]], "asleep": text.endswith("z")}


def position(
    places: dict[int, str],
    hand: str = "",
    *,
    turn: int = 0,
    step: str = "card",
    players: int = 3,
    cakes: dict[str, int] | None = None,
    others: str = "cake",
    money: list[int] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A position as data: who sits where, the hand of the player on turn; whoever has nobody is out."""
    sitting = [{"place": place} | guest(text) for place, text in places.items()]
    lobby = more.get("lobby", [])
    present = {man["seat"] for man in [*sitting, *lobby]}
    lying = {COLOURS.index(colour): place for colour, place in (cakes or {}).items()}
    purse = money or [0] * players
    found = {
        "asked": {"step": step, "seat": turn},
        "turn": turn,
        "gangsters": sitting,
        "cakes": [lying.get(seat, "home" if seat in present else "gone") for seat in range(players)],
        "hands": [hand.split() if seat == turn else others.split() * (seat in present) for seat in range(players)],
        "bank": TOTAL[players] - sum(purse),
        "money": purse,
        "out": [None if seat in present else {"event": 1, "gangsters": 1} for seat in range(players)],
    }
    return found | more


def table(places: dict[int, str], hand: str = "", options: dict[str, Any] | None = None, **more: Any) -> Parts:
    """A match that goes on from such a position."""
    data = position(places, hand, **more)
    m = match(len(data["hands"]), **(options or {}))
    return resumed(m, data)


def resumed(m: Parts, data: dict[str, Any]) -> Parts:
    m.state = m.game.restore(data)
    m.steps.clear()
    m._before.clear()
    m._go_on()
    return m


def play(m: Parts, *moves: str) -> Parts:
    """Whoever is asked answers, part by part as records write it."""
    for move in moves:
        seat = m.waiting[0]
        m.part(seat, m.game.notation.parse(seat, move))
    return m


def told(m: Match, kind: type[E], seat: int = tripot.SPECTATOR) -> list[E]:
    """What this seat heard of one kind."""
    return [event for event in m.events(seat) if isinstance(event, kind)]


def refused(m: Parts, move: str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the reason against a move."""
    who = m.waiting[0] if seat is None else seat
    with pytest.raises(Illegal) as caught:
        m.part(who, m.game.notation.parse(who, move))
    check_said(caught.value)
    return caught.value.rule, caught.value.reason


def legal(m: Match) -> list[str]:
    """What whoever is asked may answer."""
    seat = m.waiting[0]
    return [m.game.notation.text(seat, action) for action in m.legal(seat)]


def places(m: Match) -> set[int]:
    """The places that may be answered."""
    return {int(move) for move in legal(m) if move.isdigit()}


def look(m: Match, seat: int = tripot.SPECTATOR) -> View:
    view = m.view(seat)
    assert isinstance(view, View)
    return view


def gang(m: Match, seat: int) -> Gang:
    return look(m).gangs[seat]


def seated(m: Match, place: int) -> str | None:
    """Who sits there, as `yC`."""
    man = look(m).places[place - 1].gangster
    letters = {kind: letter for letter, kind in KINDS.items()}
    return None if man is None else f"{COLOURS[man.seat]}{letters[man.kind]}{'z' * man.asleep}"


def cake(m: Match, colour: str) -> int | str:
    """Where a cake is."""
    found: int | str = m.game.position(m.state)["cakes"][COLOURS.index(colour)]
    return found
