"""How bots learn from games among themselves."""

from __future__ import annotations

from tripot.batch.extra import missing

try:
    import numpy  # noqa: F401 (to say what is missing)
except ImportError:
    raise missing("NumPy", "batch") from None
