"""A table of Nostra City for the tests: any position in a line, chance included, steps as records write them."""

from __future__ import annotations

from typing import Any, TypeVar

import tripot
from tests.kernel.saying import check_said
from tripot.games.nostra_city.card import Card
from tripot.games.nostra_city.game import NostraCity
from tripot.games.nostra_city.material import BILLS, VENDETTAS
from tripot.games.nostra_city.view import Player, View
from tripot.kernel.bits import members
from tripot.kernel.event import Event, redact
from tripot.kernel.refusal import Illegal
from tripot.kernel.result import Result
from tripot.kernel.seats import SPECTATOR, letter
from tripot.kernel.state import Sink

NAME = "nostra-city"
E = TypeVar("E", bound=Event)


def load(players: int = 3, edition: Any = None, **options: Any) -> NostraCity:
    game = tripot.load(NAME, players=players, edition=edition, **options)
    assert isinstance(game, NostraCity)
    return game


def word(card: Card) -> str:
    """The English name of a card, of a Caïd the first one, as the tests write it."""
    name = card.called("nc", "en").lower()
    return name.split()[0] if card.kind == "caid" else name.replace(" ", "-")


SHOWN = load().kit.shown
NUMBERS = {
    **{f"{card.boroughs[0]}-{card.traffic}": card.number for card in SHOWN if card.traffic is not None},
    **{word(card): card.number for card in SHOWN if card.kind != "respect"},
    **{card.id.lower(): card.number for card in SHOWN},
}
"""Cards by a word: `aldo`, `queens-drugs`, `new-jersey`, `irs`, `underboss`, `r06`."""
FILLERS = ("rocco salvo", "otto teresa", "dino ugo", "pia vito", "nina francesca")


class Table:
    """A game in some position, and all that happened since."""

    def __init__(self, game: NostraCity, position: dict[str, Any] | None = None) -> None:
        self.game = game
        self.state = game.start() if position is None else game.restore(position)
        self.events: list[Event] = []

    def do(self, *lines: str) -> Table:
        """Steps as records write them, cards by their words: `A aldo`, `A queens-drugs`, `* 10i`, `* raid`."""
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
            return illegal.rule, illegal.reason.removeprefix("nc-refusal-")
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

    def bank(self, seat: int = 0) -> list[str]:
        hand = self.view(seat).hand
        assert hand is not None
        return list(hand.bank)

    def hand(self, seat: int = 0) -> list[str]:
        hand = self.view(seat).hand
        assert hand is not None
        return list(hand.cards)

    def land(self, seat: int = 0) -> set[int]:
        return {holding.card.number for holding in self.player(seat).territory}

    def engaged(self, word: str) -> bool:
        return bool(self.state.engaged >> NUMBERS[word] & 1)

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

    def may(self, line: str) -> bool:
        who, _, text = numbered(line).partition(" ")
        return text in self.legal("ABCDE".index(who))

    def result(self) -> Result:
        result = self.game.result(self.state)
        assert result is not None
        return result


def numbered(line: str) -> str:
    """`A aldo` as `A caid 1`, `B queens-drugs` as `B turf 21`, `* 10i` as `* draw 1`, `A 10i` as `A bill 10i`."""
    who, _, word = line.partition(" ")
    if who == "*":
        chances = {bill: number for number, bill in enumerate(BILLS)} | {"raid": 7, "none": 8}
        chances |= {card: number for number, card in enumerate(VENDETTAS)} | {"A": 0, "B": 1, "C": 2, "D": 3, "E": 4}
        number = chances.get(word, NUMBERS.get(word))
        return line if number is None else f"* draw {number}"
    if word in BILLS:
        return f"{who} bill {word}"
    if word in NUMBERS and word not in VENDETTAS:
        kind = SHOWN[NUMBERS[word]].kind
        return f"{who} {kind} {NUMBERS[word]}"
    return f"{who} pick {word}" if word.isdigit() else line


def cards(words: str) -> list[int]:
    return sorted(NUMBERS[word] for word in words.split())


def person(land: str = "", bank: str = "5 5 10i 10c", hand: str = "", **more: Any) -> dict[str, Any]:
    """One player: cards by their words, bills and Vendetta cards by their names."""
    bills = sorted(bank.split(), key=BILLS.index)
    held = sorted(hand.split(), key=VENDETTAS.index)
    return {"land": cards(land), "bank": bills, "hand": held} | more


def table(*people: dict[str, Any], phase: str = "business", players: int = 3, **more: Any) -> Table:
    """A table at which A is to act; people without anything given are filled in."""
    edition, options = more.pop("edition", None), more.pop("options", {})
    used = {card for one in people for card in one["land"]}
    fillers = [words for words in FILLERS if not used & set(cards(words))]
    seated = [*people, *(person(fillers[seat]) for seat in range(max(0, players - len(people))))]
    rue = [NUMBERS.get(word, -1) for word in more.pop("rue", "- - - -").split()]
    seat = more.pop("seat", 0)
    for name in ("engaged", "burnt", "fresh", "gone"):
        more[name] = cards(more.get(name, ""))
    more["engaged"] = sorted({*more["engaged"], *(one["caid"] for who in seated for one in who.get("bids", []))})
    more.setdefault("bid", [number for number, who in enumerate(seated) if who.get("bids")])
    position = {"asked": {"step": "act", "seat": seat}, "turn": seat, "phase": phase, "players": seated, "rue": rue}
    return Table(load(len(seated), edition, **options), position | more)


def bid(caid: str, slot: int, bills: str) -> dict[str, Any]:
    return {"slot": slot - 1, "caid": NUMBERS[caid], "bills": bills.split()}


def meeting(*people: dict[str, Any], rue: str = "r01 r02 r03 r04", players: int = 3, **more: Any) -> Table:
    """Everybody has bid but the last player, who is to act."""
    seat = max(players, len(people)) - 1
    return table(*people, phase="meeting", seat=seat, players=players, rue=rue, **more)


def resolved(*people: dict[str, Any], **more: Any) -> Table:
    """Everybody has bid, and the resolution has begun."""
    t = meeting(*people, **more)
    return t.do(f"{t.waiting} pass")


def fresh(players: int = 3, **options: Any) -> Table:
    return Table(load(players, **options))


def through(t: Table, *lines: str) -> Table:
    """Everybody goes on at every pause, and steps in between."""
    for line in lines:
        t.do(line)
        go_on(t)
    return t


def go_on(t: Table) -> Table:
    """Nobody plays anything at the pauses that come."""
    while t.step == "pause":
        t.do(f"{t.waiting[0]} pass")
    return t
