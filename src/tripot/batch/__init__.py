"""Many tables of one game, stepped together: for those who learn, and for the bridges."""

from __future__ import annotations

from tripot.batch.extra import missing

try:
    import numpy  # noqa: F401 (to say what is missing)
except ImportError:
    raise missing("NumPy", "batch") from None

from tripot.batch.batch import Batch
from tripot.batch.buffers import Buffers
from tripot.batch.vector import Vector
from tripot.turns.moment import Moment
from tripot.turns.table import ACTIONS, PASS
from tripot.turns.tables import HOLD

__all__ = ["ACTIONS", "HOLD", "PASS", "Batch", "Buffers", "Moment", "Vector"]
