"""Who thinks ahead in any game: searches over what its view allows, and lets chance play to the end."""

from __future__ import annotations

from typing import Any

from tripot.bots.imagined import Imagined
from tripot.bots.policy import Policy
from tripot.bots.search import Search
from tripot.bots.thinker import Thinker
from tripot.kernel.game import Game
from tripot.kernel.view import View


class Wanderer(Thinker):
    def __init__(self, game: Game[Any], seat: int, seed: int, policy: Policy[Any]) -> None:
        super().__init__(game, seat, seed, policy)
        self.search = Search(game, None, self.dice)

    def belief(self, view: View) -> Imagined:
        return Imagined(self.game, view)
