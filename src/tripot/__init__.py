"""Tripot: a home for board games with secrets."""

from tripot import bots
from tripot.games.records import replay, verify
from tripot.games.registry import games, load
from tripot.kernel import rollout as _rollout
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.match import Match
from tripot.kernel.problem import Problem
from tripot.kernel.record import Record
from tripot.kernel.refusal import Illegal, Refusal
from tripot.kernel.rollout import rollout
from tripot.kernel.seats import NATURE, SPECTATOR

__version__ = "0.2.0"

compiled = not _rollout.__file__.endswith(".py")
"""Whether kernel, rules and search run as machine code; results are the same either way."""

__all__ = [
    "NATURE",
    "SPECTATOR",
    "Dice",
    "Game",
    "Illegal",
    "Match",
    "Problem",
    "Record",
    "Refusal",
    "bots",
    "compiled",
    "games",
    "load",
    "replay",
    "rollout",
    "verify",
]
