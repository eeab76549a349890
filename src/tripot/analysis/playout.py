"""Games imagined with the heuristic bot in every chair: to their ends, or until their end can be foreseen.

Its policy answers on whole states, but reads of the others' secrets only how many cards there are: so it plays on
true and on imagined tables alike, and many times faster than through views.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tripot.analysis.luck import Luck
from tripot.bots.brain import brain
from tripot.bots.foresight import foresight
from tripot.bots.judge import shares
from tripot.bots.policy import NOTHING
from tripot.kernel.bits import lowest
from tripot.kernel.choice import Draft
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.rollout import outcome
from tripot.kernel.seats import CLOCK, NATURE
from tripot.kernel.state import State

HORIZON = 20
"""So many steps are imagined before a long game is judged: far enough for hidden cards to be played."""


class Playout:
    def __init__(self, game: Game[Any], horizon: int | None = HORIZON, *, hasty: bool = False) -> None:
        """To the end if there is no horizon. In haste, instinct plays where a game has one."""
        self._game = game
        self._policy = brain(game).policy()
        self._foresight = None if horizon is None else foresight(game)
        self._horizon = horizon or 0
        self._hasty = hasty

    def choice(self, s: State, seat: int, dice: Dice) -> tuple[int, ...]:
        """What this seat or Nature would do now, whole; empty if the game waits for others, or for the clock alone."""
        if seat == CLOCK or not self._game.waiting(s) >> seat & 1:
            return ()
        draft = Draft(self._game, s, seat)
        while not draft.whole:
            draft.add(self._action(draft.state, seat, dice))
        return draft.actions

    def after(self, s: State, seat: int, actions: Sequence[int], luck: Luck, step: int) -> list[float]:
        """Each seat's share of the win if this is done now, at this step; the state stays as it is."""
        s = s.clone()
        for action in actions:
            self._game.play(s, seat, action)
        return self.run_out(s, luck, step + 1)

    def until_asked(self, s: State, seat: int, actions: Sequence[int], luck: Luck) -> State:
        """The table when this seat is asked anew after doing this, and nothing is half done; or the end."""
        game, s = self._game, s.clone()
        for action in actions:
            game.play(s, seat, action)
        step = 1
        while waiting := game.waiting(s):
            if waiting >> seat & 1 and (self._foresight is None or self._foresight.quiet(s)):
                break
            self._step(s, lowest(waiting), luck.at(step))
            step += 1
        return s

    def run_out(self, s: State, luck: Luck, step: int) -> list[float]:
        """Each seat's share of the win, as it turns out or can be foreseen; the state is played on."""
        game = self._game
        judged_from = step + self._horizon
        while waiting := game.waiting(s):
            if self._foresight is not None and step >= judged_from and self._foresight.quiet(s):
                return self._foresight.worth(s)
            self._step(s, lowest(waiting), luck.at(step))
            step += 1
        return shares(game, s)

    def _step(self, s: State, seat: int, dice: Dice) -> None:
        if seat == CLOCK:
            seat, action = self._in_time(s, dice)
        else:
            action = self._action(s, seat, dice)
        self._game.play(s, seat, action)

    def _action(self, s: State, seat: int, dice: Dice) -> int:
        if seat == NATURE:
            return outcome(s, dice)
        if self._hasty and self._foresight is not None:
            return self._foresight.follow(s, seat, dice)
        return self._policy.choose(s, seat, dice)

    def _in_time(self, s: State, dice: Dice) -> tuple[int, int]:
        """Whoever acts before time is up, or the clock's only answer."""
        for seat in range(self._game.players):
            if self._game.extra(s, seat):
                action = self._policy.volunteer(s, seat, dice)
                if action != NOTHING:
                    return seat, action
        return CLOCK, lowest(self._game.legal(s, CLOCK))
