"""Nostra City at one table."""

from __future__ import annotations

__compile__ = True

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from tripot.games.nostra_city import belief, outlook, position, restoring, showing, view
from tripot.games.nostra_city.actions import PASS
from tripot.games.nostra_city.edition import Edition, Options
from tripot.games.nostra_city.making import kit_of, powers_of
from tripot.games.nostra_city.notation import Notation
from tripot.games.nostra_city.roster import arsenal
from tripot.games.nostra_city.rules import secrets, setup, verdict
from tripot.games.nostra_city.rules.course import Months
from tripot.games.nostra_city.rules.pause import Pause
from tripot.games.nostra_city.scoring import result
from tripot.games.nostra_city.state import State
from tripot.games.nostra_city.talk import Talk
from tripot.games.nostra_city.twin import Twin
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.outlook import Outlook
from tripot.kernel.problem import Problem
from tripot.kernel.result import Result
from tripot.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class NostraCity(Game[State]):
    """NC-1 to NC-8 for the players, edition and options it was made with."""

    name: ClassVar[str] = "nostra-city"
    rules_version: ClassVar[int] = 2
    end_rule: ClassVar[str] = "NC-7.4"
    orders: ClassVar[tuple[str, ...]] = ("go-on",)

    def __init__(self, players: int, edition: Edition, options: Options) -> None:
        super().__init__(players, edition, options, Notation())
        first = options.first_player
        if isinstance(first, int) and not 0 <= first < players:
            raise Problem("nc-option-first-player", most=players - 1)
        self.kit = kit_of(edition, options, players)
        self.blank: State = Twin(State(Months(), powers_of(self.kit), arsenal(), self.kit, players))
        self.opening = self.blank.clone()
        secrets.remember_start(self.opening)
        setup.begin(self.opening, None)
        self.belief: belief.Belief | None = None
        """Of the view that was sampled last: a search samples the same one many times."""

    def obeyed(self, s: State, seat: int, order: str, amount: int) -> tuple[int, ...]:
        """NC-8.2: whoever wants to goes on at every pause, whatever he holds."""
        return (PASS,) if order == "go-on" and isinstance(s.frame, Pause) and s.frame.awaited >> seat & 1 else ()

    @property
    def talk(self) -> Talk:
        """NC-5.1."""
        return Talk()

    def start(self) -> State:
        """NC-2: all cards in their piles; who is first, and the Territoires, are still to be dealt."""
        return self.opening.clone()

    def merit(self, s: State, seat: int) -> int:
        return verdict.merit(s, seat)

    def result(self, s: State) -> Result | None:
        return result(s) if s.frame is None else None

    def view(self, s: State, seat: int) -> View:
        return showing.view(s, seat)

    def outlook(self, s: State, seat: int) -> Outlook | None:
        return outlook.outlook(s, seat)

    def sample(self, seen: View, dice: Dice) -> State:
        assert isinstance(seen, view.View)
        if self.belief is None or self.belief.seen is not seen:
            self.belief = belief.Belief(seen, self.blank)
        return self.belief.sample(dice)

    def position(self, s: State) -> dict[str, Any]:
        return position.position(s)

    def restore(self, data: dict[str, Any]) -> State:
        return restoring.restore(data, self.blank)
