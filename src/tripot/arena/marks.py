"""Pages with measured tables between marks, and words around them that stay."""

from __future__ import annotations


def rewritten(page: str, begin: str, end: str, measured: str) -> str:
    """The page with this between its marks; ValueError if it has none."""
    before, found, rest = page.partition(begin)
    _, closed, after = rest.partition(end)
    if not (found and closed):
        raise ValueError(f"no marks: {begin.strip()}")
    return f"{before}{begin}\n{measured}\n{end}{after}"
