"""How bots think about one game. Whatever a game does not say itself, it gets from here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tripot.bots.bot import Bot
from tripot.bots.glance import Glance
from tripot.bots.guide import Guide
from tripot.bots.heard import Heard
from tripot.bots.judge import Judge
from tripot.bots.level import Level, Rung
from tripot.bots.lore import Known, Lore, learnt
from tripot.bots.manner import Manner
from tripot.bots.policy import Policy
from tripot.bots.terms import Terms
from tripot.bots.wanderer import Wanderer
from tripot.games.part import part
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.state import State
from tripot.kernel.talk import Word
from tripot.kernel.view import View


class Brain:
    """For one table. A game that wants better bots has a `Brain` of its own."""

    slip: ClassVar[float] = 0.2
    """How often the easy bot goes wrong: less where a turn has many steps."""
    iterations: ClassVar[int] = 100
    """What the figures in docs/bots.md give the search; analyses and the coach think as long."""
    reasons: ClassVar[tuple[str, ...]] = ()
    """The names of the terms."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    @classmethod
    def rungs(cls) -> dict[Level, Rung]:
        """What plays at each level. A game whose bots were measured says it by itself (docs/bots.md)."""
        return {
            "novice": Rung(slip=min(1.0, 3 * cls.slip)),
            "easy": Rung(slip=cls.slip),
            "solid": Rung(),
            "strong": Rung(thoughts=cls.iterations),
            "master": Rung(thoughts=None),
        }

    def forecast(self, looker: int = 0) -> Judge[Any] | None:
        """The formula that says what a table promises each seat, as one of them sees it; None: there is none."""
        return None

    def value(self, lore: Lore | None, looker: int = 0) -> Judge[Any] | None:
        """The formula, put right by what was learnt from games."""
        prior = self.forecast(looker)
        return None if prior is None else learnt(self.game, prior, lore)

    def policy(self, judge: Judge[Any] | None = None) -> Policy[Any]:
        """How the game is played well without a second thought; by the formula, or by another judge."""
        return Glance(self.game)

    def search_bot(self, seat: int, seed: int, known: Known) -> Bot:
        """Who thinks ahead, by what was learnt as far as there is any."""
        return Wanderer(self.game, seat, seed, self.policy())

    def former(self, seat: int, seed: int) -> Bot:
        """The search of version 0.1: what newer ones are measured by."""
        return self.search_bot(seat, seed, Known())

    def numbers(self) -> dict[str, float]:
        """What the formula reckons with, by name, as it was made by hand; none where nothing can be tuned."""
        return {}

    def tuned(self, numbers: Mapping[str, float]) -> Policy[Any]:
        """Who plays without a second thought by the formula with these numbers."""
        return self.policy()

    def listen(self, bot: Bot, manner: Manner, heard: Heard) -> None:
        """The bot takes to heart what was said; in a game without talk there is nothing."""

    def speak(self, view: View, seat: int, manner: Manner, heard: Heard, dice: Dice) -> Word | None:
        """What the bot of this seat wants to say now, by what everybody sees; None: nothing."""
        return None

    def words(self, seat: int, action: int) -> tuple[str, ...]:
        """What an action may be called by a manner (`manners.toml`): a whole move, its first word, its kind."""
        text, move = self.game.notation.text(seat, action), self.game.notation.move(seat, action)
        return text, text.partition(" ")[0], str(type(move).__struct_config__.tag)

    def guides(self) -> list[Guide[Any]]:
        """What judges a table with all secrets open: one for all seats, or one for each where a guide sees only the
        secrets of its own. None: its games are so short that one had better play them out."""
        return []

    def student(self) -> Guide[Any] | None:
        """Who says which states are worth learning from; None: nothing is learnt of this game."""
        return next(iter(self.guides()), None)

    def terms(self, s: State, seat: int) -> Terms | None:
        """What speaks for whom in a table that this seat thinks possible; None: its forecast has no terms to name."""
        return None


def brain_kind(game: str) -> type[Brain]:
    return part(game, "bots", Brain)


def brain(game: Game[Any]) -> Brain:
    return brain_kind(game.name)(game)
