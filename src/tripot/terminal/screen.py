"""How a game looks in a terminal. Each game adds one file with its own screen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tripot.kernel.event import Event
from tripot.kernel.game import Game
from tripot.kernel.result import Line, Result
from tripot.kernel.view import View
from tripot.terminal.paper import Told
from tripot.terminal.people import listed
from tripot.text import Argument, say


class Screen(ABC):
    """Draws views and tells events to one onlooker, in one language."""

    prefix: str
    """What the ids of the game's texts begin with."""
    tie_rule: str
    """The rule that says who comes first of those with the same score."""

    def __init__(self, game: Game[Any], names: Sequence[str], viewer: int | None, language: str) -> None:
        self.game = game
        self.names = names
        self.viewer = viewer
        self.language = language

    reconsiders = False
    """Whether a choice stays open after it was made, so that it is worth asking for a change of mind."""

    @abstractmethod
    def badge(self, seat: int) -> tuple[str, str]:
        """The seat's symbol and its style."""

    @abstractmethod
    def table(self, view: View) -> RenderableType:
        """All that the view shows."""

    @abstractmethod
    def question(self, view: View) -> str:
        """What the viewer is asked, in one sentence."""

    def understood(self, text: str) -> str:
        """What was typed, as records write it."""
        return text

    @abstractmethod
    def preview(self, view: View, action: int) -> list[Told]:
        """What would come of a legal action."""

    def remarks(self, result: Result) -> list[Told]:
        """What the ranking needs explained: who had the same score, and what became of it."""
        found = []
        by_score = sorted(result.standings, key=lambda standing: -standing.score)
        for score, group in groupby(by_score, key=lambda standing: standing.score):
            tied = list(group)
            if len(tied) > 1:
                shared = "yes" if len({standing.rank for standing in tied}) == 1 else "no"
                names = listed([self.names[standing.seat] for standing in tied], self.language)
                found.append(Told(self.say("tie", names=names, score=score, shared=shared), self.tie_rule))
        return found

    def story(self, events: list[Event], brief: bool = False) -> list[Told]:
        """The events in words, in the order of cause and effect; brief: what the onlooker did is left out."""
        return [self.tell(event) for event in events]

    def tell(self, event: Event) -> Told:
        """The sentence of one event: its text gets all the event's fields."""
        seat = getattr(event, "seat", None)
        text = self.say(f"event-{event.__struct_config__.tag}", **self.words(event))
        return Told(text, event.rule, (" ", "") if seat is None else self.badge(seat))

    def words(self, event: Event) -> dict[str, Argument]:
        """An event's fields as arguments: names for seats, yes and no, none for what is hidden."""
        found: dict[str, Argument] = {}
        for key, value in msgspec.structs.asdict(event).items():
            if key == "seat":
                found |= self.person(value)
            elif key == "rule":
                found[key] = value.replace(".", "-")
            elif value is None:
                found[key] = "none"
            else:
                found[key] = ("no", "yes")[value] if isinstance(value, bool) else value
        return found

    def person(self, seat: int) -> dict[str, Argument]:
        return {"who": "you" if seat == self.viewer else "other", "name": self.names[seat]}

    def say(self, key: str, **args: Argument) -> str:
        return say(f"{self.prefix}-{key}", self.language, **args)

    def podium(self, result: Result) -> Table:
        """Ranks, scores, and how each was reached."""
        podium = Table(box=None, padding=(0, 1), header_style="brass")
        podium.add_column(say("podium-rank", self.language), justify="right")
        podium.add_column(say("podium-player", self.language))
        podium.add_column(say("podium-score", self.language), justify="right")
        podium.add_column(say("podium-how", self.language))
        for standing in sorted(result.standings, key=lambda standing: standing.rank):
            style = "bold" if standing.rank == 1 else ""
            name = Text.assemble(self.badge(standing.seat), " ", (self.names[standing.seat], style))
            how = Text("\n").join(map(self._line, standing.lines))
            podium.add_row(Text(str(standing.rank), style), name, Text(self.points(standing.score), style), how)
        return podium

    def points(self, score: int) -> str:
        """A score with its unit."""
        return self.say("points", score=score)

    def _line(self, line: Line) -> Text:
        return Text.assemble(say(line.reason, self.language, **line.args), " ", (line.rule, "rule"))
