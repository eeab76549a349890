"""The numbers of an observation, as a table for people."""

from __future__ import annotations

from typing import Any

from tripot.kernel.observation import Observation, Part


def layout(observation: Observation[Any]) -> str:
    """In Markdown: where each part begins, its first and last name, and what it says."""
    lines = ["| from | numbers | names | |", "|---|---|---|---|"]
    begins = 0
    for part in observation.parts:
        lines.append(f"| {begins} | {len(part.labels)} | {names(part)} | {part.meaning} |")
        begins += len(part.labels)
    return "\n".join(lines) + "\n"


def names(part: Part) -> str:
    if len(part.labels) == 1:
        return f"`{part.labels[0]}`"
    return f"`{part.labels[0]}` to `{part.labels[-1]}`"
