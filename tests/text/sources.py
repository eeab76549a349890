"""What the sources say, eight words at a time, as hashes: enough to find a sentence of theirs in our texts, not to read
it. `python -m tests.text.sources FOLDER` makes the file anew from the texts of a folder."""

from __future__ import annotations

import re
import sys
import unicodedata
from hashlib import sha256
from pathlib import Path

WORDS = 8
"""So many words in a row are a quotation."""
SIZE = 6
"""Bytes of each hash."""
KNOWN = Path(__file__).with_name("sources.bin")


def windows(text: str) -> dict[bytes, str]:
    """Every row of words by its hash; accents and capitals do not count, the sources were read by a machine."""
    plain = unicodedata.normalize("NFKD", text.lower()).encode("ascii", "ignore").decode()
    words = re.findall(r"[a-z0-9]+", plain)
    rows = [" ".join(words[start : start + WORDS]) for start in range(len(words) - WORDS + 1)]
    return {sha256(row.encode()).digest()[:SIZE]: row for row in rows}


def known() -> set[bytes]:
    kept = KNOWN.read_bytes()
    return {kept[start : start + SIZE] for start in range(0, len(kept), SIZE)}


def main(folder: str) -> None:
    texts = [path.read_text("utf-8") for path in sorted(Path(folder).glob("*.txt"))]
    KNOWN.write_bytes(b"".join(sorted({found for text in texts for found in windows(text)})))


if __name__ == "__main__":
    main(sys.argv[1])
