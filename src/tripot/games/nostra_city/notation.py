"""Actions of Nostra City: cards, bills, players and places; the question says what they are for."""

from __future__ import annotations

from typing import Final

from tripot.games.nostra_city.actions import (
    BILL,
    CAID,
    CAIDS,
    CARD,
    DONE,
    ONESELF,
    PASS,
    PICK,
    SEAT,
    SLOTS,
    TURF,
    TURFS,
)
from tripot.games.nostra_city.kit import CARDS, REPRISALS
from tripot.games.nostra_city.material import BILLS, VENDETTAS, Bill, Vendetta
from tripot.games.nostra_city.numbering import caid_card, rival_action, rival_of, turf_card
from tripot.games.nostra_city.state import NONE
from tripot.kernel import notation as kernel
from tripot.kernel.seats import NATURE, letter


class Pass(kernel.Move, frozen=True, tag="pass"):
    """Pass the phase, go on, decline, or end the sharing."""


class Done(kernel.Move, frozen=True, tag="done"):
    """The bid is complete; one bill is enough; the Représaille is discarded by a power."""


class PickCaid(kernel.Move, frozen=True, tag="caid"):
    """A Caïd, by the number of the card."""

    caid: int


class PickTurf(kernel.Move, frozen=True, tag="turf"):
    """A Turf, by the number of the card."""

    turf: int


class PickBill(kernel.Move, frozen=True, tag="bill"):
    """One bill of this kind."""

    bill: Bill


class Pick(kernel.Move, frozen=True, tag="pick"):
    """A slot, or what the question numbers."""

    pick: int


class PickPlayer(kernel.Move, frozen=True, tag="player"):
    """Another player."""

    seat: int


class PlayCard(kernel.Move, frozen=True, tag="card"):
    """A Représaille of this kind."""

    card: Vendetta


class Draw(kernel.Move, frozen=True, tag="draw"):
    """Nature draws; the question says from where."""

    number: int


MOVES: Final[dict[int, kernel.Move]] = (
    {PASS: Pass(), DONE: Done()}
    | {CAID + caid: PickCaid(caid_card(caid)) for caid in range(CAIDS)}
    | {TURF + turf: PickTurf(turf_card(turf)) for turf in range(TURFS)}
    | {BILL + number: PickBill(bill) for number, bill in enumerate(BILLS)}
    | {PICK + number: Pick(number + 1) for number in range(SLOTS)}
    | {CARD + number: PlayCard(VENDETTAS[number]) for number in range(REPRISALS)}
)
"""All actions but for players: who is meant by those depends on who picks."""
NATURES: Final[dict[int, kernel.Move]] = {number: Draw(number) for number in range(CARDS)}


def written(move: kernel.Move) -> str:
    """`pass`, `done`, `caid 7`, `turf 23`, `bill 10i`, `pick 2`, `C`, `honte`, `draw 17`."""
    match move:
        case PickCaid(caid):
            return f"caid {caid}"
        case PickTurf(turf):
            return f"turf {turf}"
        case PickBill(bill):
            return f"bill {bill}"
        case Pick(pick):
            return f"pick {pick}"
        case PickPlayer(seat):
            return letter(seat)
        case PlayCard(card):
            return card
        case Draw(number):
            return f"draw {number}"
    return str(type(move).__struct_config__.tag)


TEXTS: Final = {action: written(move) for action, move in MOVES.items()}
ACTIONS: Final = {text: action for action, text in TEXTS.items()}
DRAWS: Final = {written(move): number for number, move in NATURES.items()}
SEATS: Final = {letter(seat): seat for seat in range(CARD - SEAT + 1)}


def text_of(seat: int, action: int) -> str:
    """An action of this seat as records write it."""
    return written(move_of(seat, action))


def move_of(seat: int, action: int) -> kernel.Move:
    if action == ONESELF:
        return PickPlayer(seat)
    return PickPlayer(rival_of(seat, action)) if SEAT <= action < CARD else MOVES[action]


def action_of(seat: int, text: str) -> int:
    """The action of this seat behind a text, or NONE."""
    return rival_action(seat, SEATS[text]) if text in SEATS else ACTIONS.get(text, NONE)


class Notation(kernel.Notation):
    """Each action of a seat is written the same whenever it is taken, so neither text nor struct needs the state."""

    def text(self, seat: int, action: int) -> str:
        return written(self.move(seat, action))

    def parse(self, seat: int, text: str) -> int:
        action = DRAWS.get(text, NONE) if seat == NATURE else action_of(seat, text)
        if action == NONE:
            raise ValueError(text)
        return action

    def move(self, seat: int, action: int) -> kernel.Move:
        return NATURES[action] if seat == NATURE else move_of(seat, action)

    def action(self, seat: int, move: kernel.Move) -> int:
        return self.parse(seat, written(move))
