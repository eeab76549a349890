"""The search bot of 12 Gangsters: a mixed choice, learnt against opponents who learn as well."""

from __future__ import annotations

from typing import Any, Final

from tripot.bots.bot import Clock, Mixed
from tripot.bots.ending import Ending
from tripot.bots.judge import Judge
from tripot.bots.sealed import OTHERS_WHIM, SealedSearch
from tripot.games.twelve_gangsters.belief import unsealed
from tripot.games.twelve_gangsters.state import State
from tripot.games.twelve_gangsters.view import View
from tripot.kernel import view as kernel
from tripot.kernel.game import Game

LAST: Final = 4
"""With so many cards or fewer in hand, the rest of the game is learnt instead of judged."""
RIPE: Final = 3
WHIM: Final = 0.3
RARE: Final = 0.1
"""How that is done: deeper at once, against others who think as well, with a finer mixture. Then there is little that
a perfect opponent could exploit; earlier in the game it would only cost strength against imperfect ones."""


WAYS: Final = 600
"""An end of so few ways is worked out, in milliseconds: four cards for two players, three for three, two for more."""


class SearchBot(Mixed):
    """Takes the table as its view shows it, with all cards still to be chosen: nobody's seal says anything."""

    def __init__(
        self,
        game: Game[Any],
        seat: int,
        seed: int,
        judge: Judge[State],
        ways: int = WAYS,
        others_whim: float = OTHERS_WHIM,
    ) -> None:
        super().__init__(game, seat, seed)
        self.search = SealedSearch(game, seat, judge, self.dice, others_whim)
        self.endgame = SealedSearch(game, seat, judge, self.dice, WHIM, RIPE)
        self.ending = Ending(game)
        self.ways = ways

    def odds(self, view: kernel.View, legal: list[int], clock: Clock) -> list[float]:
        assert isinstance(view, View)
        s = unsealed(view)
        if self.ending.ways(s) <= self.ways:
            return self.ending.settled(s).choices(self.seat)
        ending = len(legal) <= LAST
        search = self.endgame if ending else self.search
        mixer = search.run(s, clock.seconds, clock.iterations or 0).mixers[self.seat]
        return mixer.learnt(RARE) if ending else mixer.learnt()
