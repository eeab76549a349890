"""Version 0.1 kept the parts of a choice one by one, others' between them: here they are put together again."""

from __future__ import annotations

from typing import Any

from tripot.kernel.choice import Draft
from tripot.kernel.game import Game
from tripot.kernel.refusal import Illegal
from tripot.kernel.state import Sink


class Halves:
    """Takes small steps as they were kept, and tells each choice when its last step comes."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._then = game.start()
        """The state with everybody's half-made choices in it."""
        self._now = game.start()
        self._begun: dict[int, tuple[int, ...]] = {}

    def take(self, seat: int, action: int) -> tuple[int, ...] | None:
        """The whole choice that this step completes; None if it is but a part. Illegal if the rules forbid it."""
        sink = Sink()
        self.game.apply(self._then, seat, action, sink)
        path = (*self._begun.pop(seat, ()), action)
        if sink.unfinished:
            self._begun[seat] = path
            return None
        for first in range(len(path)):  # beginnings may have been given up
            choice = path[first:]
            draft = self._whole(seat, choice)
            if draft is not None and draft.events == tuple(sink.events):
                self._now = draft.state
                return choice
        raise AssertionError("a choice that cannot be put together")

    def _whole(self, seat: int, choice: tuple[int, ...]) -> Draft | None:
        draft = Draft(self.game, self._now, seat)
        for action in choice:
            if draft.whole:
                return None
            try:
                draft.add(action)
            except Illegal:
                return None
        return draft if draft.whole else None
