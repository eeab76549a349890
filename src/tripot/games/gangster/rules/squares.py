"""GA-4: which square does what."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.gangster import kit as kits
from tripot.games.gangster.actions import HALF
from tripot.games.gangster.asked import Step
from tripot.games.gangster.events import FaceChosen
from tripot.games.gangster.kit import NO_FACE
from tripot.games.gangster.material import FACES
from tripot.games.gangster.rules import auction, drawing, exchange, godfather, market, missions, race, theft
from tripot.games.gangster.rules.asking import ask_or_nothing
from tripot.games.gangster.state import State
from tripot.games.gangster.step import SETTLED, Choice, Then, ask
from tripot.kernel.state import Sink


class Half(Choice):
    """GA-3.2: which half of a double square."""

    name: ClassVar[Step] = "half"
    rule: ClassVar[str] = "GA-3.2"

    def legal(self, s: State, seat: int) -> int:
        return 0b11 << HALF

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        s.spoken = action
        square = s.squares[seat]
        face = s.kit.first[square] if action == HALF else s.kit.second[square]
        if sink is not None:
            sink.add(FaceChosen("GA-3.2", seat, FACES[face]))
        return play_face(s, seat, face, sink)


def arrive(s: State, seat: int, sink: Sink | None) -> Then:
    """GA-3.2: on a double square the player first says which half."""
    square = s.squares[seat]
    if s.kit.second[square] == NO_FACE:
        return play_face(s, seat, s.kit.first[square], sink)
    return ask(s, Half(seat))


def play_face(s: State, seat: int, face: int, sink: Sink | None) -> Then:
    """GA-4: resolve one kind of square."""
    if face == kits.AVENTURE_FACE:
        return drawing.read_or_nothing(s, seat, kits.AVENTURE, sink)
    if face == kits.COLLECTE_FACE:
        return godfather.meet_the_godfather(s, seat, sink)
    if face == kits.COURSE_FACE:
        return race.deal(s, seat, sink)
    if face == kits.ECHANGE:
        return exchange.offer_swap(s, seat, sink)
    if face == kits.ENCHERE:
        return auction.hold(s, seat, sink)
    if face == kits.EXPERT:
        return ask_or_nothing(s, market.Sell(seat, 0), s.gems[seat] != 0, sink)
    if face == kits.MISSION_FACE:
        return missions.take_mission(s, seat, sink)
    if face == kits.PASSAGE:
        return ask(s, godfather.PassageDie(seat, 0))
    if face == kits.PROTECTION:
        affordable = s.cash[seat] >= s.kit.protection and s.protections_left() > 0
        return ask_or_nothing(s, market.Protect(seat), affordable, sink)
    if face == kits.RECRUTEMENT_FACE:
        recruit = drawing.Keep(seat, kits.RECRUTEMENT, drawing.RECRUITED, 1)
        return drawing.draw_or_nothing(s, recruit, "GA-3.7", sink)
    if face == kits.VENDEUR:
        affordable = s.cash[seat] >= s.kit.vendeur and market.kinds_left(s) != 0
        return ask_or_nothing(s, market.Buy(seat), affordable, sink)
    if face == kits.VOL:
        return ask(s, theft.TheftDie(seat))
    return SETTLED
