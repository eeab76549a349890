"""A bot of one's own at a table of a running house.

python docs/examples/join.py http://127.0.0.1:8000/t/ABCD-EFGH-JKMN
"""

import sys

from tripot.bots import Bot
from tripot.bridges.table import join


class Miser(Bot):
    """Always the lowest number it may answer."""

    def decide(self, view, legal, clock):
        return min(legal)


result = join(sys.argv[1], Miser, name="Miser")
for standing in result.standings:
    print(f"seat {standing.seat}: rank {standing.rank}, score {standing.score}")
