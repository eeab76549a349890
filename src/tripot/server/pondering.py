"""How long the house takes to answer for a seat."""

from __future__ import annotations

import random

from tripot.kernel.seats import SPECTATOR
from tripot.server.play import Play
from tripot.server.services import Services
from tripot.server.sheet import Sheet


def pondering(services: Services, sheet: Sheet, play: Play, seat: int) -> float:
    """As if somebody thought. It follows from what everybody knows, so it tells nothing."""
    seed = services.number("pause", sheet.code, play.number, seat, play.stories[SPECTATOR].seq)
    return random.Random(seed).uniform(*services.settings.bot_pause)
