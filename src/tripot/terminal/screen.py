"""How a game looks in a terminal: plainly, unless it has a screen of its own."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tripot.games.registry import box
from tripot.kernel.bits import members
from tripot.kernel.card import Card
from tripot.kernel.dice import Dice
from tripot.kernel.event import Event
from tripot.kernel.game import Game
from tripot.kernel.result import Line, Result
from tripot.kernel.view import View
from tripot.terminal.paper import GANGS, Told
from tripot.terminal.people import listed
from tripot.terminal.plain import called, written
from tripot.text import Argument, known, say

BADGES = [*GANGS.values(), ("■", "bold"), ("▼", "bold")]
WORDS = ("help", "points", "tie")
"""What every game can say; its own words come first."""


class Screen:
    """Draws views and tells events to one onlooker, in one language.

    This one shows every field of a view under its name; a game that wants to be looked at has a `Screen` of its own.
    """

    tie_rule = ""
    """The rule that says who comes first of those with the same score."""

    def __init__(self, game: Game[Any], names: Sequence[str], viewer: int | None, language: str) -> None:
        self.game = game
        self.names = names
        self.viewer = viewer
        self.language = language
        self.prefix = box(game.name).prefix.lower()
        """What the ids of the game's texts begin with."""

    reconsiders = False
    """Whether a choice stays open after it was made, so that it is worth asking for a change of mind."""

    def badge(self, seat: int) -> tuple[str, str]:
        """The seat's symbol and its style."""
        return BADGES[seat]

    def table(self, view: View) -> RenderableType:
        """All that the view shows."""
        waiting = listed([self.names[seat] for seat in view.waiting if seat < len(self.names)], self.language)
        title = say("plain-waiting", self.language, names=waiting) if waiting else ""
        fields = Table.grid(padding=(0, 1))
        for name, value in msgspec.structs.asdict(view).items():
            if name not in View.__struct_fields__:
                fields.add_row(Text(self.field(name), "dim"), written(value))
        return Group("", Rule(title, style="brass"), fields)

    def field(self, name: str) -> str:
        """What a field of the view is called: in the game's own words, if it has any."""
        return self.say(f"view-{name}") if self.knows(f"view-{name}") else called(name)

    def question(self, view: View) -> str:
        """What the viewer is asked, in one sentence."""
        assert view.viewer is not None
        legal = members(self.game.legal(self.game.sample(view, Dice(0)), view.viewer))
        moves = ", ".join(self.game.notation.text(view.viewer, action) for action in legal)
        return say("plain-question", self.language, moves=moves)

    def understood(self, text: str) -> str:
        """What was typed, as records write it."""
        return text

    def preview(self, view: View, action: int) -> list[Told]:
        """What would come of a legal action."""
        return [Told(say("plain-allowed", self.language))]

    def remarks(self, result: Result) -> list[Told]:
        """What the ranking needs explained: who had the same score, and what became of it."""
        found = []
        by_score = sorted(result.standings, key=lambda standing: -standing.score)
        for score, group in groupby(by_score, key=lambda standing: standing.score):
            tied = list(group)
            if len(tied) > 1:
                shared = "yes" if len({standing.rank for standing in tied}) == 1 else "no"
                names = listed([self.names[standing.seat] for standing in tied], self.language)
                told = self.say("tie", names=names, score=score, shared=shared)
                found.append(Told(told, self.tie_rule))
        return found

    def story(self, events: list[Event], brief: bool = False) -> list[Told]:
        """The events in words, in the order of cause and effect; brief: what the onlooker did is left out."""
        return [self.tell(event) for event in events]

    def tell(self, event: Event) -> Told:
        """The sentence of one event: its text gets all the event's fields."""
        seat, tag = getattr(event, "seat", None), str(event.__struct_config__.tag)
        text = self.say(f"event-{tag}", **self.words(event)) if self.knows(f"event-{tag}") else self.report(tag, event)
        return Told(text, event.rule, (" ", "") if seat is None else self.badge(seat))

    def report(self, tag: str, event: Event) -> str:
        """An event that the game has no words for: its fields."""
        fields = {name: value for name, value in msgspec.structs.asdict(event).items() if name != "rule"}
        if isinstance(seat := fields.pop("seat", None), int):
            return say("plain-event-of", self.language, event=called(tag), told=written(fields), name=self.names[seat])
        return say("plain-event", self.language, event=called(tag), told=written(fields))

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
        return say(f"{self.prefix if self.knows(key) or key not in WORDS else 'plain'}-{key}", self.language, **args)

    def title(self, card: Card) -> str:
        """What a card is called."""
        return card.called(self.prefix, self.language)

    def knows(self, key: str) -> bool:
        """Whether the game has words of its own for this."""
        return f"{self.prefix}-{key}" in known(self.language)

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
