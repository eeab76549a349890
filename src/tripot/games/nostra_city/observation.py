"""What a seat of Nostra City may know (section 11), as a row of numbers."""

from __future__ import annotations

__compile__ = True

from tripot.games.nostra_city.game import NostraCity
from tripot.games.nostra_city.observing.city import City
from tripot.games.nostra_city.observing.own import Own
from tripot.games.nostra_city.observing.players import Players
from tripot.games.nostra_city.observing.question import Question
from tripot.games.nostra_city.state import State
from tripot.games.nostra_city.step import Ask
from tripot.kernel import observation as kernel
from tripot.kernel.row import Rows


class Observation(kernel.Observation[State]):
    def __init__(self, game: NostraCity) -> None:
        super().__init__(game.players)
        self.awaited = self.around("awaited", [], "1: must answer, as far as one knows")
        self.city = City(self)
        self.everybody = Players(self)
        self.own = Own(self)
        self.question = Question(self)

    def write(self, s: State, seat: int, rows: Rows) -> None:
        self.city.write(s, seat, rows)
        self.everybody.write(s, seat, rows)
        self.own.write(s, seat, rows)
        asked = s.frame
        if isinstance(asked, Ask):
            awaited = (asked.awaited | asked.unnoticed(seat)) & (1 << self.players) - 1
            rows.spread(self.awaited, self.turned(awaited, seat))
            self.question.write(s, asked, seat, rows)
