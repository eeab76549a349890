"""Gangster at one table."""

from __future__ import annotations

__compile__ = True

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from tripot.games.gangster import belief, outlook, position, view
from tripot.games.gangster.edition import Edition, Options
from tripot.games.gangster.making import kit_of
from tripot.games.gangster.notation import Notation
from tripot.games.gangster.rules import auction, ending
from tripot.games.gangster.rules.course import Turns
from tripot.games.gangster.rules.turn import Start
from tripot.games.gangster.scoring import result
from tripot.games.gangster.state import State
from tripot.games.gangster.twin import Twin
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.outlook import Outlook
from tripot.kernel.result import Result
from tripot.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Gangster(Game[State]):
    """GA-1 to GA-8 for the players, edition and options it was made with."""

    name: ClassVar[str] = "gangster"
    rules_version: ClassVar[int] = 2
    end_rule: ClassVar[str] = "GA-7.2"
    orders: ClassVar[tuple[str, ...]] = auction.ORDERS

    def __init__(self, players: int, edition: Edition, options: Options) -> None:
        super().__init__(players, edition, options, Notation())
        self.kit = kit_of(edition, options, players)
        self.board = view.squares(self.kit.first, self.kit.second)
        self.blank: State = Twin(State(Turns(), self.kit, players, Start(0, (1 << players) - 1, 0)))

    def start(self) -> State:
        """GA-2: everybody on the Refuge; who begins is still to be rolled for."""
        return self.blank.clone()

    def obeyed(self, s: State, seat: int, order: str, amount: int) -> tuple[int, ...]:
        return auction.obeyed(s, seat, order, amount)

    def merit(self, s: State, seat: int) -> int:
        return ending.merit(s, seat)

    def result(self, s: State) -> Result | None:
        return result(s) if s.frame is None else None

    def view(self, s: State, seat: int) -> View:
        return view.view(s, seat, self.board)

    def outlook(self, s: State, seat: int) -> Outlook | None:
        return outlook.outlook(s, seat)

    def sample(self, seen: View, dice: Dice) -> State:
        assert isinstance(seen, view.View)
        return belief.sample(seen, dice, self.blank)

    def position(self, s: State) -> dict[str, Any]:
        return position.position(s)

    def restore(self, data: dict[str, Any]) -> State:
        return position.restore(data, self.blank)
