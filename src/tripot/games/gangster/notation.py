"""Actions of Gangster: a few verbs, players, and numbers whose meaning the question says."""

from __future__ import annotations

from typing import Final, Literal

from tripot.games.gangster.actions import CARD, DIE, HALF, HAMMER, KIND, MOST, NO, NUMBER, OFFER, PLAYER, ROLL, YES
from tripot.games.gangster.material import KINDS, Kind
from tripot.kernel import notation as kernel
from tripot.kernel.seats import CLOCK, NATURE, letter


class Roll(kernel.Move, frozen=True, tag="roll"):
    """GA-3.2: the die, and off."""


class Offer(kernel.Move, frozen=True, tag="offer"):
    """GA-7.1: announce the offer."""


class Yes(kernel.Move, frozen=True, tag="yes"):
    """Do what the question says: give back a Protection, draw a Mission, buy a Protection, commit the theft."""


class No(kernel.Move, frozen=True, tag="no"):
    """Do not, or enough, or pass."""


class PickKind(kernel.Move, frozen=True, tag="kind"):
    """A Perle or a Diamant."""

    kind: Kind


class PickHalf(kernel.Move, frozen=True, tag="half"):
    """GA-3.2, GA-8.1: the first or the second face of a double square, or side of a dilemma."""

    half: Literal[1, 2]


class PickPlayer(kernel.Move, frozen=True, tag="player"):
    """A rival."""

    seat: int


class PickNumber(kernel.Move, frozen=True, tag="number"):
    """A card, a gem, a square, a die, or the digits of a bid, as the question says."""

    number: int


class Draw(kernel.Move, frozen=True, tag="draw"):
    """Nature draws the card of this number."""

    card: int


class Die(kernel.Move, frozen=True, tag="die"):
    """Nature rolls a die."""

    die: int


class Hammer(kernel.Move, frozen=True, tag="hammer"):
    """GA-4.15: the clock closes the auction."""


MOVES: Final[dict[int, kernel.Move]] = (
    {ROLL: Roll(), OFFER: Offer(), YES: Yes(), NO: No(), HALF: PickHalf(1), HALF + 1: PickHalf(2)}
    | {KIND + number: PickKind(kind) for number, kind in enumerate(KINDS)}
    | {PLAYER + seat: PickPlayer(seat) for seat in range(NUMBER - PLAYER)}
    | {NUMBER + number: PickNumber(number) for number in range(MOST)}
)
NATURES: Final[dict[int, kernel.Move]] = {CARD + card: Draw(card) for card in range(MOST)} | {
    DIE + face: Die(face + 1) for face in range(6)
}
CLOCKS: Final[dict[int, kernel.Move]] = {HAMMER: Hammer()}


def written(move: kernel.Move) -> str:
    """`roll`, `offer`, `yes`, `no`, `perle`, `half 2`, `C`, `17`, `draw 17`, `die 4`, `hammer`."""
    match move:
        case PickKind(kind):
            return kind
        case PickHalf(half):
            return f"half {half}"
        case PickPlayer(seat):
            return letter(seat)
        case PickNumber(number):
            return str(number)
        case Draw(card):
            return f"draw {card}"
        case Die(die):
            return f"die {die}"
    return str(type(move).__struct_config__.tag)


ACTIONS: Final = {written(move): action for action, move in MOVES.items()}


class Notation(kernel.Notation):
    """Each action is written the same whenever it is taken, so neither text nor struct needs the state."""

    def __init__(self) -> None:
        self.moves = {NATURE: NATURES, CLOCK: CLOCKS}
        self.actions = {
            seat: {written(move): action for action, move in table.items()} for seat, table in self.moves.items()
        }

    def table(self, seat: int) -> dict[int, kernel.Move]:
        return self.moves.get(seat, MOVES)

    def text(self, seat: int, action: int) -> str:
        return written(self.table(seat)[action])

    def parse(self, seat: int, text: str) -> int:
        action = self.actions.get(seat, ACTIONS).get(text)
        if action is None:
            raise ValueError(text)
        return action

    def move(self, seat: int, action: int) -> kernel.Move:
        return self.table(seat)[action]

    def action(self, seat: int, move: kernel.Move) -> int:
        return self.parse(seat, written(move))
