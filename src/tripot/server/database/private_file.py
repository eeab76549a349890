"""Files that only their owner may read: they hold everybody's secrets."""

from __future__ import annotations

import os
from pathlib import Path

ALONE = 0o600
FOLDER = 0o700


def private_folder(folder: Path) -> None:
    """Unless it is there, and then as it is."""
    folder.mkdir(FOLDER, parents=True, exist_ok=True)


def private_file(path: Path, flags: int = 0) -> int:
    """Opened, and made if it is not there; OSError if it cannot be."""
    return os.open(path, os.O_RDWR | os.O_CREAT | flags, ALONE)
