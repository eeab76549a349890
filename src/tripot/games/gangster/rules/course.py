"""GA-3: the order of a turn. The chapters say what follows from an answer; here it follows."""

from __future__ import annotations

__compile__ = True

from tripot.games.gangster.events import SecondMove
from tripot.games.gangster.rules import effects, squares
from tripot.games.gangster.rules.ending import finish
from tripot.games.gangster.rules.turn import Before, MoveDie, begin_turn
from tripot.games.gangster.state import Course, State
from tripot.games.gangster.step import ARRIVED, GAME_OVER, READ_ALOUD, SETTLED, TURN_OVER, Then, ask
from tripot.kernel.state import Sink


class Turns(Course):
    """One turn after the other."""

    def follow(self, s: State, seat: int, then: Then, sink: Sink | None) -> None:
        if then == READ_ALOUD:
            then = effects.play_card(s, seat, sink)
        elif then == ARRIVED:
            then = squares.arrive(s, seat, sink)
        if then == SETTLED:
            then = go_on(s, sink)
        if then == TURN_OVER:
            then = end_turn(s, sink)
        if then == GAME_OVER:
            finish(s, sink)


def go_on(s: State, sink: Sink | None) -> Then:
    """GA-3.1, GA-7.2, GA-7.6, GA-8.7: back to the moment before the die; after it a second move, or no more."""
    if not s.rolled:
        return ask(s, Before(s.turn))
    if not s.again or s.ending:
        return TURN_OVER
    s.again = False
    if sink is not None:
        sink.add(SecondMove("GA-8.7", s.turn))
    return ask(s, MoveDie(s.turn))


def end_turn(s: State, sink: Sink | None) -> Then:
    """GA-3.4, GA-6.2: a second move is lost; GA-7.5: nothing else changes a fixed end."""
    return GAME_OVER if s.ending else begin_turn(s, s.following(s.turn), sink)
