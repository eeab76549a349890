"""What follows an answer: the chapters say it, and `rules/course.py` sees to it."""

from __future__ import annotations

__compile__ = True

from typing import Final, TypeAlias

Then: TypeAlias = int
NEXT_VICTIM: Final = 0
"""Whoever is lésé and has not drawn yet draws."""
COLLECTED: Final = 1
"""The bills of an Encaissement are drawn: the sharing."""
PLAYED: Final = 2
"""A Vendetta card, or a power like one, is done with: back to the moment in which it was played."""
ACTED: Final = 3
"""An action is done with: the turn goes on."""
TURN_OVER: Final = 4
PHASE_OVER: Final = 5
NEXT_SLOT: Final = 6
"""The next slot with a bid is resolved."""
PAUSE_DUE: Final = 7
"""First there is a pause."""
PAUSE_OVER: Final = 8
"""Everybody goes on: what the pause came before."""
ASKED: Final = 9
"""The next decision is in its place, or the game is over."""
COUNTED: Final = 10
"""The corruption pile has been counted."""
