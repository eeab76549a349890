"""Actions of Règlement de comptes: places, cards, gangsters; Nature deals cards and names who seats first."""

from __future__ import annotations

from typing import Final

from tripot.games.reglement_de_comptes.actions import (
    BEGIN,
    DISCARD,
    ENOUGH,
    FIRST,
    LAST_PLACE,
    PLAY,
    STOP,
    SUMMON,
)
from tripot.games.reglement_de_comptes.material import CARDS, KINDS, Card, Kind
from tripot.games.reglement_de_comptes.state import ASLEEP
from tripot.kernel import notation as kernel
from tripot.kernel.seats import MOST_SEATS, NATURE, letter


class PickPlace(kernel.Move, frozen=True, tag="place"):
    """This place: a victim, a cake, a gangster to move, somewhere to go."""

    place: int


class Play(kernel.Move, frozen=True, tag="play"):
    """RC-3.5: this card."""

    card: Card


class Discard(kernel.Move, frozen=True, tag="discard"):
    """RC-3.5: this card, unused."""

    card: Card


class Stop(kernel.Move, frozen=True, tag="stop"):
    """RC-3.9: no second card."""


class Enough(kernel.Move, frozen=True, tag="enough"):
    """RC-4.7: no more sleeping pills."""


class Summon(kernel.Move, frozen=True, tag="summon"):
    """RC-4.13: seat one of these next."""

    kind: Kind
    asleep: bool


class Begin(kernel.Move, frozen=True, tag="begin"):
    """RC-3.1: the turn begins, in a position that was set up so; the table does it unasked."""


class Draw(kernel.Move, frozen=True, tag="draw"):
    """RC-2.3, RC-3.5: Nature deals this card."""

    card: Card


class NameFirst(kernel.Move, frozen=True, tag="name-first"):
    """RC-2.4: Nature names who seats first."""

    seat: int


MOVES: Final[dict[int, kernel.Move]] = (
    {place: PickPlace(place) for place in range(1, LAST_PLACE + 1)}
    | {PLAY + number: Play(card) for number, card in enumerate(CARDS)}
    | {DISCARD + number: Discard(card) for number, card in enumerate(CARDS)}
    | {STOP: Stop(), ENOUGH: Enough(), BEGIN: Begin()}
    | {SUMMON + number: Summon(kind, False) for number, kind in enumerate(KINDS)}
    | {SUMMON + ASLEEP + number: Summon(kind, True) for number, kind in enumerate(KINDS)}
)
NATURES: Final[dict[int, kernel.Move]] = {number: Draw(card) for number, card in enumerate(CARDS)} | {
    FIRST + seat: NameFirst(seat) for seat in range(MOST_SEATS)
}


def written(move: kernel.Move) -> str:
    """`7`, `play gun`, `discard gun`, `stop`, `enough`, `blade`, `blade asleep`, `begin`, `draw gun`, `first C`."""
    match move:
        case PickPlace(place):
            return str(place)
        case Play(card):
            return f"play {card}"
        case Discard(card):
            return f"discard {card}"
        case Summon(kind, asleep):
            return f"{kind} asleep" if asleep else kind
        case Draw(card):
            return f"draw {card}"
        case NameFirst(seat):
            return f"first {letter(seat)}"
        case Enough():
            return "enough"
        case Begin():
            return "begin"
    return "stop"


class Notation(kernel.Notation):
    """Each action means the same whenever it is taken, so neither text nor struct needs the state."""

    def __init__(self) -> None:
        self.moves = {False: MOVES, True: NATURES}
        self.texts = {
            chance: {action: written(move) for action, move in self.moves[chance].items()} for chance in self.moves
        }
        self.actions = {chance: {text: action for action, text in self.texts[chance].items()} for chance in self.moves}

    def text(self, seat: int, action: int) -> str:
        return self.texts[seat == NATURE][action]

    def parse(self, seat: int, text: str) -> int:
        action = self.actions[seat == NATURE].get(text)
        if action is None:
            raise ValueError(text)
        return action

    def move(self, seat: int, action: int) -> kernel.Move:
        return self.moves[seat == NATURE][action]

    def action(self, seat: int, move: kernel.Move) -> int:
        return self.parse(seat, written(move))
