"""Where something failed, as far as it is our own."""

from __future__ import annotations

import traceback
from pathlib import Path

import tripot

SOURCES = (f"{Path(tripot.__file__).parent}/", "src/tripot/")
"""Where our files are; the second is how compiled ones call themselves."""
NOWHERE = "-"


def where(error: BaseException) -> str:
    """The last place in our own files that it came through, as `server/play.py:107 act`."""
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        for source in SOURCES:
            if frame.filename.startswith(source):
                return f"{frame.filename.removeprefix(source)}:{frame.lineno} {frame.name}"
    return NOWHERE
