"""What an analysis found, on paper: a line for each seat, the deciding moments, better choices, luck and skill."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tripot.analysis.report import Account, Analysis, Choice, Curve, Figure, Turn
from tripot.kernel.replayed import ALL, Replayed
from tripot.kernel.seats import letter
from tripot.terminal.paper import Told, note, ruled, tell
from tripot.terminal.people import listed
from tripot.terminal.screen import Screen
from tripot.text import say

BLOCKS = "▁▂▃▄▅▆▇█"
WIDTH = 48
SENTENCES = 3
"""Of a deciding moment, at most."""
PARTS = ("luck", "others", "choices", "intuition", "beyond", "missed")


class Findings:
    def __init__(self, analysis: Analysis, replayed: Replayed, screen: Screen, looker: int | None) -> None:
        self._analysis = analysis
        self._replayed = replayed
        self._screen = screen
        self._looker = looker
        """The seat whose knowledge and choices are shown; None: all that can be known, and everybody's choices."""
        self._language = screen.language

    def show(self, paper: Console) -> None:
        found = self._analysis
        if self._looker is None:
            self._title(paper, self.say("analyse-title-chances"))
            paper.print(self._chart(found.curves[0]))
        else:
            self._title(paper, self.say("analyse-title-knowing", name=self._screen.names[self._looker]))
            paper.print(self._chart(found.curves[self._looker + 1]))
            note(paper, self.say("analyse-knowing"), "dim")
        self._title(paper, self.say("analyse-title-turns", count=len(found.turns)))
        tell(paper, [line for turn in found.turns for line in self._turn(turn)])
        choices = [one for one in found.choices if self._looker in (None, one.seat)]
        self._title(paper, self.say("analyse-title-better", count=len(choices)))
        tell(paper, [self._choice(one) for one in choices])
        paper.print()
        paper.print(self._accounts())
        for part in PARTS:
            meaning = self.say(f"analyse-{part}-means")
            note(paper, self.say("analyse-term", term=self.say(f"analyse-{part}"), meaning=meaning), "dim")
        note(paper, self.say("analyse-how", playouts=found.playouts, decisions=found.decisions, seed=found.seed), "dim")

    def _title(self, paper: Console, text: str) -> None:
        paper.print()
        paper.print(Text(text, "title"))

    def _chart(self, curve: Curve) -> Table:
        grid = Table.grid(padding=(0, 1))
        for seat, name in enumerate(self._screen.names):
            symbol, style = self._screen.badge(seat)
            chances = sampled(curve, seat, self._analysis.steps)
            line = "".join(BLOCKS[min(int(chance * len(BLOCKS)), len(BLOCKS) - 1)] for chance in chances)
            ends = f"{self._percent(chances[0])} → {self._percent(chances[-1])}"
            grid.add_row(Text(symbol, style), name, Text(line, style), ends)
        return grid

    def _turn(self, turn: Turn) -> Iterator[Told]:
        """What happened, and whose chances it changed."""
        steps = range(turn.first, turn.last + 1)
        lines = self._screen.story([event for step in steps for event in self._replayed.events(step, ALL)])
        changes = [
            f"{self._screen.names[seat]} {self._signed(change)}"
            for seat, change in sorted(enumerate(turn.changes), key=lambda pair: -abs(pair[1]))
            if self._percent(change) != self._percent(0)
        ]
        yield Told(self.say("analyse-turn", step=turn.last, changes=listed(changes, self._language)), style="bold")
        yield from lines[:SENTENCES]
        if len(lines) > SENTENCES:
            yield Told(self.say("analyse-more", count=len(lines) - SENTENCES), style="dim")

    def _choice(self, choice: Choice) -> Told:
        gain, error = self._signed(choice.gain), self._percent(choice.error)
        text = self.say(
            "analyse-choice",
            step=choice.step,
            name=self._screen.names[choice.seat],
            chosen=f"{letter(choice.seat)} {choice.chosen}",
            found=f"{letter(choice.seat)} {choice.found}",
            gain=gain,
            error=error,
        )
        return Told(text, badge=self._screen.badge(choice.seat))

    def _accounts(self) -> Table:
        grid = ruled(self.say("analyse-title-accounts"), *(self.say(f"analyse-{part}") for part in PARTS))
        for account in self._analysis.accounts:
            name = Text.assemble(self._screen.badge(account.seat), " ", self._screen.names[account.seat])
            grid.add_row(name, *(self._part(account, part) for part in PARTS))
        return grid

    def _part(self, account: Account, part: str) -> Text:
        """In hundredths of the win."""
        value = getattr(account, part)
        if not isinstance(value, Figure):
            return Text(f"{100 * value:+.0f}")
        return Text.assemble(f"{100 * value.value:+.0f}", (f" ±{100 * value.error:.0f}", "dim"))

    def _signed(self, value: float) -> str:
        return ("−" if value < 0 else "+") + self._percent(value)

    def _percent(self, value: float) -> str:
        return self.say("percent", number=str(round(abs(value) * 100)))

    def say(self, key: str, **args: str | int) -> str:
        return say(key, self._language, **args)


def sampled(curve: Curve, seat: int, steps: int) -> list[float]:
    """The chances of a seat at equal distances from the start to the end."""
    found, points = [], list(curve.points)
    for place in range(WIDTH):
        step = steps * place / (WIDTH - 1)
        while len(points) > 1 and points[1].step <= step:
            points.pop(0)
        found.append(points[0].chances[seat])
    return found
