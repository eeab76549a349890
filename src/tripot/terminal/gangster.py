"""Gangster in a terminal: the quarter with its forty squares, the players, the hand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tripot.games.gangster.view import View
from tripot.kernel.view import View as AnyView
from tripot.terminal.gangster_answers import Answers, held

CELL = 7
SIDE = 11
"""Squares on the long sides of the ring; its ends have the rest."""


class Screen(Answers):
    large = True

    def table(self, view: AnyView) -> RenderableType:
        assert isinstance(view, View)
        head = self.say("starting") if view.turn is None else self.say("turn", name=self.names[view.turn].upper())
        goal = self.say("goal", goal=view.goal, protections=view.protections)
        parts: list[RenderableType] = [
            "",
            Rule(Text.assemble((head, "title"), "  ", goal), style="brass"),
            self.ring(view),
            self.people(view),
        ]
        if view.hand is not None:
            parts.append(self.hand(view))
        return Group(*parts)

    def ring(self, view: View) -> Table:
        """The forty squares: eleven above, eleven below, nine at each end, clockwise from the top left."""
        grid = Table.grid()
        for _ in range(SIDE):
            grid.add_column(width=CELL, no_wrap=True)
        size = len(view.board)
        blank = Text()
        grid.add_row(*(self.cell(view, square) for square in range(SIDE)))
        for row in range(size // 2 - SIDE):
            ends = self.cell(view, size - 1 - row), self.cell(view, SIDE + row)
            grid.add_row(ends[0], *[blank] * (SIDE - 2), ends[1])
        grid.add_row(*(self.cell(view, square) for square in range(size // 2 + SIDE - 1, size // 2 - 1, -1)))
        return grid

    def cell(self, view: View, square: int) -> Text:
        """Number, the beginnings of its faces, and the pawns on it."""
        faces = "".join(map(self.short, view.board[square].faces))
        cell = Text(f"{square:>2}", "dim")
        pawns = [seat for seat, player in enumerate(view.players) if player.square == square]
        if not pawns:
            cell.append(faces, "brass")
            return cell
        for seat in pawns[:4]:
            symbol, style = self.badge(seat)
            cell.append(symbol, f"bold {style}")
        return cell

    def people(self, view: View) -> Table:
        grid = self.crowd()
        grid.add_column()
        for seat, player in enumerate(view.players):
            grid.add_row(*self.who(seat), self.about(player))
        return grid

    def hand(self, view: View) -> Text:
        assert view.hand is not None
        shown = Text(self.say("hand", men=view.hand.men) + " ")
        for card in held(view):
            shown.append(f" {self.card(card)} ", "card")
            shown.append(" ")
        for known in view.known:
            holders = "/".join(self.names[seat] for seat in known.seats)
            shown.append(f"{holders}: {self.card(known.card)} ", "dim")
        return shown
