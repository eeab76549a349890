"""12 Gangsters in a terminal: a strip of cards for each gang, the reveal as cause and effect."""

from __future__ import annotations

from itertools import groupby

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from tripot.games.twelve_gangsters.edition import Edition
from tripot.games.twelve_gangsters.events import Changed, Chose, Revealed
from tripot.games.twelve_gangsters.view import Gang, View
from tripot.kernel.choice import Draft
from tripot.kernel.event import Event
from tripot.kernel.foresight import Ahead
from tripot.kernel.view import View as AnyView
from tripot.terminal import screen
from tripot.terminal.answer import Answer
from tripot.terminal.paper import Told, badge

CARDS_IN_LINE = 12
FORCED = "TG-3.9"


class Screen(screen.Screen):
    tie_rule = "TG-4.3"
    reconsiders = True

    def badge(self, seat: int) -> tuple[str, str]:
        """TG-1.1: each seat has one colour of the edition, and its symbol."""
        assert isinstance(self.game.edition, Edition)
        return badge(self.game.edition.colours[seat])

    def table(self, view: AnyView) -> RenderableType:
        assert isinstance(view, View)
        boss = "" if view.boss is None or not view.waiting else self.say("boss-is", **self.person(view.boss))
        title = Text.assemble((self.say("round", round=view.round, rounds=view.rounds), "title"), "  ", boss)
        gangs = self.crowd()
        gangs.add_column(justify="right", no_wrap=True)
        gangs.add_column(no_wrap=True)
        for seat, gang in enumerate(view.gangs):
            letter, badge, name = self.who(seat)
            if seat == view.boss and view.waiting:
                name.append(" ♛", "brass")
            gangs.add_row(letter, badge, name, self.points(gang.score), self.strip(view, seat))
        parts: list[RenderableType] = ["", Rule(title, style="brass"), gangs, Text(self.signs(view), "dim")]
        if view.viewer is not None and view.waiting:
            parts.append(self.hand(view, view.gangs[view.viewer]))
        return Group(*parts)

    def strip(self, view: View, seat: int) -> Text:
        """Every card in its place; an opponent's hidden and unplayed ones only with the memory aid (TG-3.8)."""
        gang = view.gangs[seat]
        known = view.memory_aid or seat == view.viewer
        cards = sorted((*gang.hand, *gang.validated, *gang.refused))
        strip = Text()
        for index, card in enumerate(cards):
            if index and index % CARDS_IN_LINE == 0:
                strip.append("\n")
            if card in gang.validated:
                strip.append(f"[{card}]".rjust(4), f"bold {self.badge(seat)[1]}")
            elif not known:
                strip.append("·".rjust(3) + " ", "dim")
            elif card in gang.refused:
                strip.append(f"×{card}".rjust(3) + " ", "refused")
            else:
                strip.append(str(card).rjust(3) + " ")
        return strip

    def signs(self, view: View) -> str:
        return self.say("legend", aid="yes" if view.memory_aid else "no")

    def legend(self, view: AnyView) -> list[Told]:
        assert isinstance(view, View)
        return [*super().legend(view), Told(self.signs(view))]

    def hand(self, view: View, gang: Gang) -> Text:
        """The viewer's own cards, the sealed one marked."""
        hand = Text(self.say("hand") + " ")
        for card in gang.hand:
            hand.append(f" {card} ", "reverse" if card == view.choice else "card")
            hand.append(" ")
        return hand

    def question(self, view: AnyView) -> str:
        assert isinstance(view, View)
        assert view.boss is not None
        return self.say("question", **self.person(view.boss))

    def answer(self, view: AnyView, action: int) -> Answer:
        return Answer(action, str(action), str(action))

    def hint(self, draft: Draft, action: int, ahead: Ahead) -> str:
        """What a card may bring is told once it is sealed, before the reveal."""
        return ""

    def foretold(self, draft: Draft, action: int, ahead: Ahead) -> list[Told]:
        view = draft.view
        assert isinstance(view, View)
        assert view.boss is not None
        if view.boss == self.viewer:
            rivals = sum(action in gang.hand for seat, gang in enumerate(view.gangs) if seat != self.viewer)
            lines = [Told(self.say("preview-boss", card=action), "TG-3.6")]
            odds = self.say("preview-rivals", card=action, count=rivals)
        else:
            name = self.names[view.boss]
            held = view.gangs[view.boss].hand
            lines = [
                Told(self.say("preview-safe", card=action, name=name), "TG-3.3", style="good"),
                Told(self.say("preview-refused", card=action, name=name), "TG-3.4", style="bad"),
            ]
            safe = sum(card >= action for card in held)
            odds = self.say("preview-odds", card=action, name=name, safe=safe, held=len(held))
        return [*lines, Told(odds, "TG-3.5" if view.boss == self.viewer else "TG-3.8")] if view.memory_aid else lines

    def story(self, events: list[Event], brief: bool = False) -> list[Told]:
        """The Boss's card first, since the others are measured by it; what becomes of it last."""
        lines: list[Told] = []
        for kind, group in groupby(events, key=type):
            told = list(group)
            if kind is Revealed:
                lines += self.reveal([event for event in told if isinstance(event, Revealed)])
            elif not brief or kind not in (Chose, Changed):
                lines += super().story(told)
            elif told[0].rule == FORCED:
                lines.append(Told(self.say("last-round"), FORCED, style="brass"))
        return lines

    def reveal(self, events: list[Revealed]) -> list[Told]:
        boss = next(event for event in events if event.boss)
        limit = Told(
            self.say("limit", card=boss.card, **self.person(boss.seat)), "TG-3.1", self.badge(boss.seat), "bold"
        )
        others = [event for event in events if not event.boss]
        return [limit, *map(self.tell, others), self.tell(boss)]

    def tell(self, event: Event) -> Told:
        line = super().tell(event)
        return line._replace(style="good" if event.validated else "bad") if isinstance(event, Revealed) else line
