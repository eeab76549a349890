"""What is learnt and how, and what each round of it has come to."""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

import msgspec

Part = Literal["value", "policy"]
PARTS: Final[tuple[Part, ...]] = get_args(Part)
"""What tables are worth, and what is chosen at them."""
THOUGHTS: Final = 280
"""How long those think from whom choosing is learnt."""


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """What is learnt, and how; with the seed it fixes everything."""

    game: str
    part: Part = "value"
    players: tuple[int, ...]
    rounds: int
    games: int
    """In each round, at each number of players."""
    hidden: int = 32
    seed: int = 2026
    whim: float = 0.1
    """How often anything is done instead of the best, in the mean of games."""
    every: int = 6
    """Of so many moments one is learnt from, where worth is learnt."""
    thoughts: int = THOUGHTS
    """Iterations of the search whose choices are learnt."""
    fading: float = 0.9
    """How far the end of the game counts against what is expected at the next moment: the λ of TD(λ)."""
    rate: float = 0.001
    passes: int = 1
    """How often all lessons are gone through in a round."""
    window: int = 4
    """Rounds that are learnt from together."""
    contest: int = 80
    """Pairs of games at each number of players that show whether it has helped."""

    @property
    def command(self) -> str:
        players = ",".join(map(str, self.players))
        part = "" if self.part == "value" else f" --part {self.part} --thoughts {self.thoughts}"
        return (
            f"tripot train {self.game}{part} --players {players} --rounds {self.rounds} --games {self.games}"
            f" --hidden {self.hidden} --seed {self.seed}"
        )


def course(part: Part, games: int, **said: Any) -> Course:
    """As suits what is learnt: ends of games are mostly luck and soon learnt by heart, choices are not."""
    fitting: dict[str, Any] = {"rate": 0.003, "passes": 4} if part == "policy" else {}
    return Course(part=part, games=games, contest=min(80, max(4, games // 5)), **fitting, **said)


class Round(msgspec.Struct, frozen=True):
    """What a round has come to."""

    number: int
    games: int
    """In all rounds so far."""
    rows: int
    equal: float
    """The cross entropy of equal shares with how games that were set apart have ended; or of equal odds with what was
    chosen in them."""
    formula: float
    """The same of the formula's; or the least there can be, since choices are mixed."""
    net: float
    """The same of what was learnt."""
    gain: float
    """How much more of the win a chair has by what was learnt, in equal shares; and its standard error."""
    error: float
    seconds: float

    def foreseen(self, entropy: float) -> float:
        """How much of the doubt that equal shares leave is taken away."""
        return 1 - entropy / self.equal
