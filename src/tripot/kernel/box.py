"""A game's box: how to set the game up, before anybody sits down."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from fnmatch import fnmatch
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar

from tripot.kernel.edition import Edition, read_edition
from tripot.kernel.game import Game
from tripot.kernel.options import VERSION, Options, read_options
from tripot.kernel.problem import Problem
from tripot.kernel.scenario import Scenario, read_scenarios
from tripot.kernel.view import View


class Box(ABC):
    """The door of a game: all that the house asks of it, or finds through it.

    The game is made with material and options that have been checked.
    """

    name: ClassVar[str]
    prefix: ClassVar[str]
    """What its rule numbers begin with, and in small letters the ids of its texts."""
    kind: ClassVar[type[Game[Any]]]
    package: ClassVar[str]
    """Where the rest of the game is: the package that its box lies in."""
    rules: ClassVar[tuple[int, ...]] = (1,)
    """The versions of the rules whose games can be replayed and played on; the last is today's."""
    minutes: ClassVar[int] = 30
    """How long a game lasts."""
    shelf: ClassVar[int] = 100
    """Its place among the games: lower comes first, then the name decides."""
    edition_kind: ClassVar[type[Edition]] = Edition
    former: ClassVar[dict[str, str]] = {}
    """What records and tables cited an edition of ours by until 0.1, and its hash today (decision 23)."""
    options_kind: ClassVar[type[Options]] = Options
    clocked: ClassVar[str] = ""
    """The option that a table sets by its pace: "live" where clocks run, "turns" elsewhere; empty: there is none."""
    sealed: ClassVar[bool] = False
    """Whether all that players do, they do at the same time."""
    all_may_lose: ClassVar[bool] = False
    """Whether a game can end without a winner."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if not hasattr(cls, "package"):
            cls.package = cls.__module__.rpartition(".")[0]

    def paced(self, options: dict[str, Any], running: bool) -> dict[str, Any]:
        """The options of a table whose clocks run, or do not."""
        return {**options, self.clocked: "live" if running else "turns"} if self.clocked else options

    @cached_property
    def scenarios(self) -> tuple[Scenario, ...]:
        """Set positions to learn from, if the game has any."""
        file = self.resource("scenarios.toml")
        return read_scenarios(file.read_text(encoding="utf-8")) if file.is_file() else ()

    def scenario(self, number: int) -> Scenario:
        """The scenario of this number; Problem saying how many there are."""
        if not 1 <= number <= len(self.scenarios):
            raise Problem("scenario-unknown", game=self.name, number=number, count=len(self.scenarios))
        return self.scenarios[number - 1]

    @abstractmethod
    def players(self, edition: Edition) -> list[int]:
        """The numbers of players that this material allows."""

    def make(self, players: int, edition: Edition, options: Options) -> Game[Any]:
        return self.kind(players, edition, options)

    def carried(self, options: dict[str, Any], rules: int) -> dict[str, Any]:
        """Today's options that mean what these meant in an older version of the rules: the old way is kept by the
        option `version`, if the game has it."""
        return {VERSION: rules, **options} if VERSION in self.options_kind.__struct_fields__ else options

    def load(self, players: int, edition: Edition, options: dict[str, Any], rules: int | None = None) -> Game[Any]:
        """The game for one table; Problem saying which number of players or option is wrong. If it began with an
        older version of the rules, today's play it as they did."""
        allowed = self.players(edition)
        if players not in allowed:
            raise Problem("players-wrong", game=self.name, players=players, allowed=", ".join(map(str, allowed)))
        chosen = options if rules is None else self.carried(options, rules)
        return self.make(players, edition, read_options(self.options_kind, chosen))

    def lists(self, language: str) -> str:
        """What board and cards say, as chapters of the rulebook; nothing unless the game has such lists."""
        return ""

    def asked(self, view: View, seat: int, names: Sequence[str], language: str) -> str:
        """What this seat is asked, for whoever is far away: in a sentence, by a spectator's view, so that it tells
        nothing that not everybody may know. Nothing: that it is his turn is all there is to say."""
        return ""

    @cached_property
    def edition(self) -> Edition:
        """The edition that comes with us; a game without any material needs no file for it."""
        if not self.resource("edition.toml").is_file():
            return Edition(game=self.name, name=self.name)
        return self.read_edition(self.resource("edition.toml").read_text(encoding="utf-8"))

    @cached_property
    def editions(self) -> dict[str, Edition]:
        """By what may cite them: the edition that comes with us, and those that came before it, `edition-*.toml`."""
        former = [file for file in self.resource("").iterdir() if fnmatch(file.name, "edition-*.toml")]
        found = [self.read_edition(file.read_text(encoding="utf-8")) for file in former]
        return {cited: edition for edition in (*found, self.edition) for cited in self.citations(edition)}

    def citations(self, edition: Edition) -> set[str]:
        """The hashes that a record may cite this edition by: today's, and those of the same cards with their names."""
        former = {cited for cited, today in self.former.items() if today == edition.hash}
        return {edition.hash, edition.former_hash} | former

    def read_edition(self, source: str) -> Edition:
        """The edition in this TOML text; BadEdition with every mistake."""
        return read_edition(self.edition_kind, source)

    def resource(self, path: str) -> Traversable:
        return files(self.package).joinpath(path)
