"""One question on the screen: a sentence, its answers under each other, and what was typed as one of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tripot.kernel.problem import Problem
from tripot.terminal.answer import Amounts, Answer
from tripot.terminal.paper import wrapped
from tripot.terminal.understanding import Named, exactly, meant, nearly, whole_number

ROWS = 9
"""More answers than these stand beside each other, and what they would bring is told when one is chosen."""
BETWEEN = "\u00a0· "
Actions = tuple[int, ...]


class Question:
    def __init__(
        self, sentence: str, answers: Sequence[Answer], hints: Mapping[int, str], amounts: Amounts | None = None
    ) -> None:
        self.sentence = sentence
        self.answers = answers
        self.hints = hints
        self.amounts = amounts
        major = [answer for answer in answers if not answer.minor]
        self.in_rows = len(major) <= ROWS and any(hints.values())

    def shown(self, width: int) -> RenderableType:
        parts: list[RenderableType] = [Text(wrapped(self.sentence, width), "brass")]
        rows = [answer for answer in self.answers if self.in_rows and not answer.minor]
        if rows:
            parts.append(self.table(rows, width))
        beside = [answer for answer in self.answers if answer not in rows]
        if beside:
            entries = [answer.entry.replace(" ", "\u00a0") for answer in beside]
            parts.append(Text(wrapped(f"  {BETWEEN.join(entries)}", width, "  ")))
        if self.amounts is not None:
            parts.append(Text(wrapped(f"  {self.amounts.said}", width, "  ")))
        return Group(*parts)

    def table(self, rows: list[Answer], width: int) -> Table:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", no_wrap=True, min_width=3)
        grid.add_column(no_wrap=True)
        grid.add_column()
        left = width - max(len(answer.name) for answer in rows) - 7
        for answer in rows:
            hint = self.hints.get(answer.action, "")
            grid.add_row(Text(answer.key, "bold"), Text(answer.name), Text(wrapped(hint, left), "dim"))
        return grid

    def completions(self) -> list[str]:
        return [answer.name for answer in self.answers]

    def exactly(self, text: str) -> Actions | None:
        """The answer that has this key; else the one and only that is called so."""
        found = exactly(text, [(answer.action, (answer.key,)) for answer in self.answers]) or exactly(text, self.named)
        return (found[0],) if len(found) == 1 else None

    def understood(self, text: str) -> Actions | None:
        """The only answer that can be meant; Problem if it may be several. A sum is taken as it is."""
        if exact := self.exactly(text):
            return exact
        amount = None if self.amounts is None else whole_number(text)
        if self.amounts is not None and amount is not None:
            if amount % self.amounts.step:
                raise Problem("play-amount", step=self.amounts.step)
            return self.amounts.actions(amount)
        found = meant(text, self.named)
        if len(found) > 1:
            raise Problem("play-which", names=self.names(found))
        return (found[0],) if found else None

    def guess(self, text: str) -> str:
        """What it may have been meant to be; empty if it is like nothing."""
        return self.names(nearly(text, self.named))

    @property
    def named(self) -> Named[int]:
        return [(answer.action, answer.forms) for answer in self.answers]

    def names(self, actions: Sequence[int]) -> str:
        return ", ".join(answer.entry for answer in self.answers if answer.action in actions)
