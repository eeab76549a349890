"""Nostra City in a terminal: La Rue, the jury, the Territoires, the hand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tripot.games.nostra_city.card import Card
from tripot.games.nostra_city.view import Player, View
from tripot.kernel.view import View as AnyView
from tripot.terminal.nostra_city_answers import Answers


class Screen(Answers):
    def table(self, view: AnyView) -> RenderableType:
        assert isinstance(view, View)
        first = "–" if view.first is None else self.names[view.first]
        month = self.say("month", month=view.month)
        head = self.say("head", month=month, phase=self.say("phase", phase=view.phase), first=first)
        parts: list[RenderableType] = [
            "",
            Rule(Text(head, "title"), style="brass"),
            self.jury(view),
            self.rue(view),
            self.people(view),
        ]
        if view.hand is not None:
            parts.append(self.hand(view))
        return Group(*parts)

    def jury(self, view: View) -> Text:
        side = "guilty" if view.verdict >= view.guilty else "innocent"
        return Text(
            self.say(
                "jury",
                verdict=view.verdict,
                spaces=view.spaces,
                side=self.say("side", side=side),
                corruption=view.corruption,
                bills=view.piles.bills,
                rue=view.piles.rue,
                vendetta=view.piles.vendetta,
                top=self.say("none") if view.discard.top is None else self.bill(view.discard.top),
            )
        )

    def rue(self, view: View) -> Table:
        shown = Table.grid(padding=(0, 1))
        for number, slot in enumerate(view.rue, 1):
            name = self.say("none") if slot.card is None else self.described(slot.card)
            force = f" · {self.say('acting')}" if slot.acting else ""
            shown.add_row(f"{number}.", Text(name + force, "bad" if slot.acting else "card"))
        return shown

    def described(self, card: Card) -> str:
        """A card's name, number, and what it does."""
        return " · ".join([self.title(card), *self.does(card)])

    def people(self, view: View) -> Table:
        grid = self.crowd()
        grid.add_column()
        for seat, player in enumerate(view.players):
            grid.add_row(*self.who(seat), self.about(player))
        return grid

    def about(self, player: Player) -> Text:
        shown = Text(
            self.say("player", respect=player.respect, bills=player.bills, cards=player.cards, bribes=player.bribes)
        )
        for holding in player.territory:
            style = "bad" if holding.burnt else "dim" if holding.engaged else "card"
            shown.append("\n" if holding is player.territory[0] else ", ")
            state = "burnt" if holding.burnt else "engaged" if holding.engaged else "free"
            shown.append(self.say("holding", card=self.title(holding.card), state=state), style)
        for bid in player.bids:
            said = self.say("bid", caid=self.title(bid.caid), count=bid.count, slot=bid.slot or 0)
            shown.append(f"\n→ {said}", "brass")
        return shown

    def hand(self, view: View) -> Text:
        assert view.hand is not None
        cards = ", ".join(self.say("card", card=card) for card in view.hand.cards) or self.say("none")
        shown = Text(self.say("hand", bank=self.bills(view.hand.bank), cards=cards))
        for card in dict.fromkeys(view.hand.cards):
            shown.append(f"\n{self.say('card', card=card)} · {self.say(f'vendetta-{card}')}", "dim")
        if view.drawn is not None and view.drawn.bills is not None:
            shown.append("\n" + self.say("drawn", bills=self.bills(view.drawn.bills)))
        for known in view.known:
            if known.seat is not None and known not in view.common:
                line = self.say("known", name=self.names[known.seat], bills=self.bills(known.bills), lost=known.lost)
                shown.append(f"\n{line}", "dim")
        return shown
