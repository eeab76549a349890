"""Règlement de comptes in a terminal: the long table with its 30 places, the gangs, the hand."""

from __future__ import annotations

from itertools import groupby

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tripot.games.reglement_de_comptes.material import Feature, Kind
from tripot.games.reglement_de_comptes.view import Gangster, View
from tripot.kernel.view import View as AnyView
from tripot.terminal.reglement_de_comptes_answers import Answers

CELL = 5
KINDS: dict[Kind, str] = {"godfather": "♛", "gunman": "⌐", "blade": "†", "bruiser": "•"}
FEATURES: dict[Feature, str] = {
    "revolver": "⌐",
    "knife": "†",
    "glass": "Y",
    "bar": "B",
    "restaurant": "R",
    "gambling": "♠",
    "register": "$",
}


class Screen(Answers):
    def table(self, view: AnyView) -> RenderableType:
        assert isinstance(view, View)
        head = self.say("dealing") if view.turn is None else self.say("turn", name=self.names[view.turn].upper())
        laid = sum(view.discards.values())
        bank = self.say("bank", bank=view.bank, pile=view.pile, discards=laid)
        parts: list[RenderableType] = [
            "",
            Rule(Text.assemble((head, "title"), "  ", bank), style="brass"),
            self.ring(view),
            Text(self.say("legend"), "dim"),
            Text(self.say("legend-table"), "dim"),
            self.gangs(view),
        ]
        if view.viewer is not None and view.hand:
            parts.append(self.hand(view))
        return Group(*parts)

    def ring(self, view: View) -> Table:
        """Both long sides and both ends; a table of another size than 30 gets one long side more."""
        size = len(view.places)
        side = (size - 6) // 2 if size > 6 else size
        right, left = min(3, size - side), max(0, min(3, size - 2 * side - 3))
        grid = Table.grid()
        for _ in range(side + 2):
            grid.add_column(width=CELL, no_wrap=True)
        blank = Text()
        top = [self.cell(view, place) for place in range(1, side + 1)]
        grid.add_row(blank, *top, blank)
        for row in range(max(right, left)):
            near = side + 1 + row
            far = size - row
            ends = (
                self.cell(view, far) if row < left else blank,
                self.cell(view, near) if row < right else blank,
            )
            grid.add_row(ends[0], *[blank] * side, ends[1])
        bottom = [self.cell(view, place) for place in range(size - left, side + right, -1)]
        grid.add_row(blank, *bottom, *[blank] * (side - len(bottom)), blank)
        return grid

    def cell(self, view: View, place: int) -> Text:
        """Number and what is printed there; below, who sits there and whose cake lies there."""
        feature = view.prints[place - 1].feature
        here = view.places[place - 1]
        cell = Text(f"{place:>2}", "dim")
        cell.append(FEATURES[feature] if feature else " ", "brass")
        cell.append("\n")
        cell.append(self.figure(here.gangster))
        if here.cake is not None:
            symbol, style = self.badge(here.cake)
            cell.append(f"✹{symbol}", style)
        return cell

    def figure(self, gangster: Gangster | None) -> Text:
        if gangster is None:
            return Text("· ", "dim")
        symbol, style = self.badge(gangster.seat)
        sleep = "z" if gangster.asleep else ""
        return Text(f"{symbol}{KINDS[gangster.kind]}{sleep}", f"dim {style}" if gangster.asleep else f"bold {style}")

    def gangs(self, view: View) -> Table:
        grid = self.crowd()
        grid.add_column()
        for seat, gang in enumerate(view.gangs):
            if gang.out is not None:
                about = Text(self.say("gang-out", money=gang.money), "dim")
            else:
                numbers = {"money": gang.money, "gangsters": gang.gangsters, "cards": gang.cards}
                about = Text(self.say("gang", income=gang.income, **numbers))
            if gang.lobby:
                about.append(f"  {self.say('lobby')} ")
                about.append(Text(" ").join(map(self.figure, gang.lobby)))
            grid.add_row(*self.who(seat), about)
        return grid

    def hand(self, view: View) -> Text:
        hand = Text(self.say("hand") + " ")
        for card, group in groupby(view.hand):
            times = len(list(group))
            hand.append(f" {self.card(card)}{f' ×{times}' if times > 1 else ''} ", "card")
            hand.append(" ")
        return hand
