"""12 Gangsters at one table."""

from __future__ import annotations

__compile__ = True

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from tripot.games.twelve_gangsters import belief, outlook, position, rules, view
from tripot.games.twelve_gangsters.edition import Edition, Options
from tripot.games.twelve_gangsters.notation import Notation
from tripot.games.twelve_gangsters.scoring import result
from tripot.games.twelve_gangsters.state import NO_CARD, NOBODY, State
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.outlook import Outlook
from tripot.kernel.problem import Problem
from tripot.kernel.result import Result
from tripot.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class TwelveGangsters(Game[State]):
    """TG-1 to TG-4 for the players, edition and options it was made with."""

    name: ClassVar[str] = "twelve-gangsters"
    rules_version: ClassVar[int] = 1
    end_rule: ClassVar[str] = "TG-4.1"

    def __init__(self, players: int, edition: Edition, options: Options) -> None:
        super().__init__(players, edition, options, Notation())
        self.memory_aid = options.memory_aid
        self.first_boss = NOBODY if isinstance(options.first_boss, str) else options.first_boss
        if options.first_boss != "random" and not 0 <= self.first_boss < players:
            raise Problem("tg-option-first-boss", most=players - 1)
        self.full = (2 << edition.hands[players]) - 2

    def start(self) -> State:
        """TG-2.1: everybody holds one colour; TG-2.3: the token is drawn, or given by the host."""
        seats = self.players
        s = State(rules.NAME_BOSS, self.full, NOBODY, [self.full] * seats, [NO_CARD] * seats, [0] * seats)
        if self.first_boss != NOBODY:
            rules.give_boss_token(s, self.first_boss, None)
        return s

    def merit(self, s: State, seat: int) -> int:
        """TG-4.2, then TG-4.3."""
        return rules.score(s, seat) * 64 + rules.heists(s, seat)

    def result(self, s: State) -> Result | None:
        return result(s, [self.merit(s, seat) for seat in range(self.players)]) if s.frame is None else None

    def view(self, s: State, seat: int) -> View:
        return view.view(s, seat, self.memory_aid)

    def outlook(self, s: State, seat: int) -> Outlook | None:
        return outlook.outlook(s, seat) if self.memory_aid and s.boss != NOBODY else None

    def sample(self, seen: View, dice: Dice) -> State:
        assert isinstance(seen, view.View)
        return belief.sample(seen, dice)

    def position(self, s: State) -> dict[str, Any]:
        return position.position(s)

    def restore(self, data: dict[str, Any]) -> State:
        return position.restore(data, self.players, self.full)
