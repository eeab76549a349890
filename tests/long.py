"""Whether the long tail is run as well: `make soak` does, `make test` shows the same with less."""

from __future__ import annotations

import os

LONG = os.environ.get("TRIPOT_LONG") == "1"
