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
from tripot.kernel.card import Card
from tripot.kernel.choice import Draft
from tripot.kernel.event import Event
from tripot.kernel.foresight import Ahead
from tripot.kernel.game import Game
from tripot.kernel.result import Line, Result
from tripot.kernel.seats import letter
from tripot.kernel.view import View
from tripot.terminal.answer import Amounts, Answer
from tripot.terminal.paper import GANGS, Told
from tripot.terminal.people import listed
from tripot.terminal.plain import called, written
from tripot.terminal.reading import Reading
from tripot.text import Argument, known, say

BADGES = [*GANGS.values(), ("■", "bold"), ("▼", "bold")]
WORDS = ("points", "tie")
"""What every game can say; its own words come first."""
FEW = 6
"""So many next answers are named beside a beginning."""


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

    small_talk: tuple[type[Event], ...] = ()
    """What a brief story leaves out."""

    grave: tuple[type[Event], ...] = ()
    """What is told in red."""

    large = False
    """Whether the table takes so much room that it is drawn once a turn only."""

    reconsiders = False
    """Whether a choice stays open after it was made: then it is told what it would bring, and may be changed."""

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
        return say("plain-question", self.language)

    def moment(self, view: View) -> str:
        """What the viewer is asked whom nobody waits for."""
        waiting = listed([self.names[seat] for seat in view.waiting if seat < len(self.names)], self.language)
        return say("plain-moment", self.language, names=waiting)

    def answers(self, draft: Draft) -> list[Answer]:
        """All that may be answered now."""
        return [self.answer(draft.view, action) for action in draft.legal]

    def answer(self, view: View, action: int) -> Answer:
        """What an action of the viewer is called now, allowed or not."""
        assert view.viewer is not None
        return Answer(action, self.game.notation.text(view.viewer, action))

    def amounts(self, draft: Draft) -> Amounts | None:
        """The sums that may be answered, if it is a sum that is asked for."""
        return None

    def standing(self, draft: Draft) -> int | None:
        """The answer of somebody who lets the others go on, if this is a question for that."""
        return None

    def hint(self, draft: Draft, action: int, ahead: Ahead) -> str:
        """What a legal step would bring, in a line; empty if there is nothing to say."""
        return " ".join(line.text for line in self.foretold(draft, action, ahead))

    def preview(self, draft: Draft, action: int, ahead: Ahead) -> list[Told]:
        """What would come of a legal step."""
        lines = self.foretold(draft, action, ahead)
        if ahead.unknown:
            lines.append(Told(say("play-chance", self.language), style="dim"))
        return lines or [Told(say("plain-allowed", self.language))]

    def foretold(self, draft: Draft, action: int, ahead: Ahead) -> list[Told]:
        """What is certain: the events that would come of it; if it is only a beginning, what it can lead to."""
        if ahead.whole:
            return self.story(list(ahead.events), brief=True)
        after = Draft(draft.game, draft.state, draft.seat).add(action)
        names = [answer.entry for answer in self.answers(after)]
        return [Told(say("play-then", self.language, names=", ".join(names)))] if len(names) <= FEW else []

    def readings(self, view: View) -> list[Reading]:
        """Every card that the viewer can read, its own first."""
        return []

    def legend(self, view: View) -> list[Told]:
        """Who is who, and what the signs on the table mean."""
        return [
            Told(say("play-sign", self.language, letter=letter(seat), name=self.you(seat)), badge=self.badge(seat))
            for seat in range(self.game.players)
        ]

    def you(self, seat: int) -> str:
        """A player's name; the viewer is told that it is his own."""
        return say("play-you", self.language, name=self.names[seat]) if seat == self.viewer else self.names[seat]

    def who(self, seat: int) -> tuple[Text, Text, Text]:
        """Letter, sign and name: three cells that tell players apart without colours."""
        name = Text(self.you(seat), "bold" if seat == self.viewer else "")
        return Text(letter(seat), "dim"), Text(*self.badge(seat)), name

    def crowd(self) -> Table:
        """A grid that begins with those cells."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=1)
        grid.add_column(width=1)
        grid.add_column(max_width=18)
        return grid

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
        """The events in words, in the order of cause and effect; brief: without small talk."""
        return [self.tell(event) for event in events if not (brief and self.is_small_talk(event))]

    def is_small_talk(self, event: Event) -> bool:
        return isinstance(event, self.small_talk)

    def tell(self, event: Event) -> Told:
        """The sentence of one event: its text gets all the event's fields."""
        seat, tag = getattr(event, "seat", None), str(event.__struct_config__.tag)
        text = self.say(f"event-{tag}", **self.words(event)) if self.knows(f"event-{tag}") else self.report(tag, event)
        style = "bad" if isinstance(event, self.grave) else ""
        return Told(text, event.rule, (" ", "") if seat is None else self.badge(seat), style)

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
        points = f"{self.points(line.points)} · " if line.points else ""
        return Text.assemble(points, say(line.reason, self.language, **line.args), " ", (line.rule, "rule"))
