"""How a bot is named together with how long it may think."""

from __future__ import annotations

import re
from typing import Any

from tripot.bots.bot import Bot, Clock
from tripot.bots.own import is_own
from tripot.bots.registry import make
from tripot.kernel.game import Game
from tripot.kernel.problem import Problem

ITERATIONS = 1000
"""How long a bot searches unless its name says otherwise, as in `search:4000`."""
THOUGHT = re.compile(r"(?P<iterations>[0-9]{1,9})|(?P<seconds>[0-9]{1,4}(\.[0-9]{1,3})?)s", re.ASCII)
"""What may stand behind the name: iterations, or seconds as in `search:0.3s`."""


def seated(name: str, game: Game[Any], seat: int, seed: int) -> tuple[Bot, Clock]:
    """The bot of this name, and how long it may think."""
    kind, clock = thought(name)
    return make(kind, game, seat, seed), clock


def thought(name: str) -> tuple[str, Clock]:
    """`search`, `search:4000` for so many iterations, `search:0.3s` for so many seconds."""
    kind, sign, text = name.rpartition(":") if is_own(name) else name.partition(":")
    found = THOUGHT.fullmatch(text)
    if not sign or (is_own(name) and found is None):
        return name, Clock(iterations=ITERATIONS)
    if found is None or not float(text.removesuffix("s")):
        raise Problem("simulate-thought", text=name)
    if found["seconds"]:
        return kind, Clock(seconds=float(found["seconds"]))
    return kind, Clock(iterations=int(text))
