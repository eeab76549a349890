"""How much one table may write: no game needs so much, and whoever wants to fill the disk gets no further."""

from __future__ import annotations

from tripot.kernel.problem import Problem
from tripot.server.change import Acted, Change
from tripot.server.sheet import UNDO
from tripot.server.table_state import TableState

MOST = 4_000_000
"""Characters of all turns of a table; a long game with much chat has a tenth of it."""
RESERVED = 1_000_000
"""Of these, for moves alone: a game can be played to its end."""


def afford(state: TableState, change: Change) -> None:
    """Problem if the table has written too much."""
    move = isinstance(change, Acted) and change.entry.choice != UNDO
    if state.size >= (MOST if move else MOST - RESERVED):
        raise Problem("table-worn-out")
