"""Opponents: they get the view of their chair, the legal actions and a clock, and nothing else."""

from tripot.bots.answer import choose
from tripot.bots.bot import Bot, Clock
from tripot.bots.registry import make, names

__all__ = ["Bot", "Clock", "choose", "make", "names"]
