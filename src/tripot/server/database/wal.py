"""SQLite's log beside the file, looked at byte by byte: SQLite itself takes what is damaged for the end of the log.

The format is written down at https://www.sqlite.org/fileformat2.html#the_write_ahead_log.
"""

from __future__ import annotations

import struct
from pathlib import Path

HEADER = 32
FRAME = 24
MAGIC = {0x377F0682: "<", 0x377F0683: ">"}
"""And the order of bytes in which checksums are made."""
Sums = tuple[int, int]


def wal_sound(file: Path) -> bool:
    """Whether what was committed can all be read.

    What breaks off at the very end is no damage: a commit that was never finished, or is just being written.
    """
    log = file.with_name(file.name + "-wal")
    data = log.read_bytes() if log.exists() else b""
    if len(data) <= HEADER:
        return True
    magic, _, page, _, *salts, first, second = struct.unpack(">8I", data[:HEADER])
    order = MAGIC.get(magic)
    if order is None or not page or checksum(data[: HEADER - 8], order, (0, 0)) != (first, second):
        return False
    sums, broken, lost = (first, second), False, 0
    for start in range(HEADER, len(data) - FRAME - page + 1, FRAME + page):
        _, commits, *found = struct.unpack(">6I", data[start : start + FRAME])
        if found[:2] != salts:  # left over from an earlier log
            break
        if not broken:
            sums = checksum(data[start : start + 8], order, sums)
            sums = checksum(data[start + FRAME : start + FRAME + page], order, sums)
            broken = sums != (found[2], found[3])
        lost += broken and commits > 0
    return lost <= 1


def checksum(data: bytes, order: str, sums: Sums) -> Sums:
    first, second = sums
    words = iter(struct.unpack(f"{order}{len(data) // 4}I", data))
    for one, two in zip(words, words, strict=True):
        first = (first + one + second) & 0xFFFFFFFF
        second = (second + two + first) & 0xFFFFFFFF
    return first, second
