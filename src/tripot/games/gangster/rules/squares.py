"""GA-4: which square does what."""

from __future__ import annotations

__compile__ = True

from tripot.games.gangster import kit as kits
from tripot.games.gangster.actions import HALF
from tripot.games.gangster.events import FaceChosen, NothingDone
from tripot.games.gangster.kit import NO_FACE
from tripot.games.gangster.material import FACES
from tripot.games.gangster.rules import auction, drawing, exchange, godfather, market, missions, race, theft, turn
from tripot.games.gangster.state import State
from tripot.games.gangster.step import HALF as HALF_STEP
from tripot.games.gangster.step import RULES, Ask
from tripot.kernel.state import Sink


class Half(Ask):
    """GA-3.2: which half of a double square."""

    def __init__(self, seat: int) -> None:
        super().__init__(1 << seat, HALF_STEP, seat)

    def legal(self, s: State, seat: int) -> int:
        return 0b11 << HALF

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        s.spoken = action
        square = s.squares[seat]
        face = s.kit.first[square] if action == HALF else s.kit.second[square]
        if sink is not None:
            sink.add(FaceChosen("GA-3.2", seat, FACES[face]))
        play_face(s, seat, face, sink)


def arrive(s: State, seat: int, sink: Sink | None) -> None:
    """GA-3.2: on a double square the player first says which half."""
    square = s.squares[seat]
    if s.kit.second[square] == NO_FACE:
        play_face(s, seat, s.kit.first[square], sink)
    else:
        s.frame = Half(seat)


def play_face(s: State, seat: int, face: int, sink: Sink | None) -> None:
    """GA-4: resolve one kind of square."""
    if face == kits.AVENTURE_FACE:
        draw_or_nothing(s, seat, kits.AVENTURE, sink)
    elif face == kits.COLLECTE_FACE:
        godfather.meet_the_godfather(s, seat, sink)
    elif face == kits.COURSE_FACE:
        race.deal(s, seat, sink)
    elif face == kits.ECHANGE:
        exchange.offer_swap(s, seat, sink)
    elif face == kits.ENCHERE:
        auction.hold(s, seat, sink)
    elif face == kits.EXPERT:
        ask_or_nothing(s, market.Sell(seat, 0), s.gems[seat] != 0, sink)
    elif face == kits.MISSION_FACE:
        missions.take_mission(s, seat, sink)
    elif face == kits.PASSAGE:
        s.frame = godfather.PassageDie(seat, 0)
    elif face == kits.PROTECTION:
        affordable = s.cash[seat] >= s.kit.protection and s.protections_left() > 0
        ask_or_nothing(s, market.Protect(seat), affordable, sink)
    elif face == kits.RECRUTEMENT_FACE:
        if not drawing.draw(s, seat, kits.RECRUTEMENT, drawing.RECRUITED, 1, sink):
            nothing(s, seat, "GA-3.7", sink)
    elif face == kits.VENDEUR:
        affordable = s.cash[seat] >= s.kit.vendeur and market.kinds_left(s) != 0
        ask_or_nothing(s, market.Buy(seat), affordable, sink)
    elif face == kits.VOL:
        s.frame = theft.TheftDie(seat)
    else:
        turn.go_on(s, sink)


def nothing(s: State, seat: int, rule: str, sink: Sink | None) -> None:
    """A square or a card that brings nothing, by public facts."""
    if sink is not None:
        sink.add(NothingDone(rule, seat))
    turn.go_on(s, sink)


def ask_or_nothing(s: State, question: Ask, possible: bool, sink: Sink | None) -> None:
    """Asked by public facts alone."""
    if possible:
        s.frame = question
    else:
        nothing(s, question.seat, RULES[question.what], sink)


def draw_or_nothing(s: State, seat: int, deck: int, sink: Sink | None) -> None:
    if not drawing.draw(s, seat, deck, drawing.READ, 0, sink):
        nothing(s, seat, "GA-3.7", sink)
