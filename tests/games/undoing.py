"""A match that goes on from a position, so that steps can be taken back."""

from __future__ import annotations

from typing import Any

from tripot.kernel.game import Game
from tripot.kernel.match import Match
from tripot.kernel.state import State


def match_from(game: Game[Any], state: State) -> Match:
    match = Match(game, seed=1)
    match.state = state.clone()
    return match


def act(match: Match, *lines: str) -> None:
    """Whole choices as records write them."""
    for line in lines:
        seat, actions = match.game.notation.parse_line(line)
        match.act(seat, *actions)
