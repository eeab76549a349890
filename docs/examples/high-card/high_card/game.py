"""High Card at one table."""

from typing import Any

from high_card.rules import NO_CARD, State, asked
from high_card.view import View, imagine, look
from tripot.kernel import game
from tripot.kernel.bits import mask_of, members
from tripot.kernel.dice import Dice
from tripot.kernel.result import Line, Result, Standing, ranks
from tripot.kernel.view import View as AnyView


class HighCard(game.Game[State]):
    name = "high-card"
    rules_version = 1
    end_rule = "HC-2.3"

    def start(self) -> State:
        none = [NO_CARD] * self.players
        return self.restore({"hands": [[]] * self.players, "chosen": none, "points": none, "played": []})

    def merit(self, s: State, seat: int) -> int:
        return s.points[seat]

    def result(self, s: State) -> Result | None:
        lines = [(Line("HC-2.2", "hc-line", points),) for points in s.points]
        found = zip(range(self.players), ranks(s.points), s.points, lines, strict=True)
        return None if s.frame else Result(tuple(Standing(*one) for one in found))

    def view(self, s: State, seat: int) -> View:
        return look(s, seat)

    def sample(self, seen: AnyView, dice: Dice) -> State:
        assert isinstance(seen, View)
        return imagine(seen, dice)

    def position(self, s: State) -> dict[str, Any]:
        hands = [members(hand) for hand in s.hands]
        return {"hands": hands, "chosen": [*s.chosen], "points": [*s.points], "played": members(s.played)}

    def restore(self, data: dict[str, Any]) -> State:
        hands = [mask_of(hand) for hand in data["hands"]]
        s = State(None, hands, [*data["chosen"]], [*data["points"]], mask_of(data["played"]))
        s.frame = asked(s)
        return s
