"""Whose file it is, for as long as the process lives: the system itself gives it back at its death."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tripot.kernel.problem import Problem
from tripot.server.database.private_file import private_file


class FileLock:
    """Beside the database, which SQLite locks in ways of its own."""

    def __init__(self, path: Path) -> None:
        """Problem if another house has it."""
        self._file = private_file(path.with_name(path.name + "-lock"))
        try:
            take(self._file)
        except OSError:
            os.close(self._file)
            raise Problem("server-locked", file=str(path)) from None

    def free(self) -> None:
        os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def take(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
