"""Nostra City in a terminal: La Rue, the jury, the Territoires, the hand, the question."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tripot.games.nostra_city import events as told
from tripot.games.nostra_city.card import Card
from tripot.games.nostra_city.view import Player, Question, View
from tripot.kernel.bits import members
from tripot.kernel.dice import Dice
from tripot.kernel.event import Event
from tripot.kernel.result import Result
from tripot.kernel.view import View as AnyView
from tripot.terminal import nostra_city_words, screen
from tripot.terminal.paper import Told, badge
from tripot.terminal.people import listed
from tripot.text import Argument

COLOURS = ("yellow", "red", "blue", "green", "orange")
SMALL_TALK = (told.Declined, told.Paused, told.Answered, told.Reshuffled, told.PackDealt)
"""What a brief story leaves out."""
GRAVE = (told.Raided, told.Wronged, told.Killed, told.Seized)
CARDS = ("card", "caid", "turf", "target", "replaced")
"""Fields of events that hold cards."""


class Screen(screen.Screen):
    tie_rule = "NC-7.5"

    def badge(self, seat: int) -> tuple[str, str]:
        return badge(COLOURS[seat])

    def understood(self, text: str) -> str:
        return nostra_city_words.notation(text)

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

    def rue(self, view: View) -> Text:
        shown = Text()
        for number, slot in enumerate(view.rue, 1):
            name = self.say("none") if slot.card is None else self.described(slot.card)
            shown.append(self.say("slot", slot=number, card=name), "bad" if slot.acting else "card")
            shown.append("\n" if number < len(view.rue) else "")
        return shown

    def described(self, card: Card) -> str:
        """A card's name, number, and what it does."""
        parts = [f"{self.title(card)} [{card.number}]"]
        if card.respect:
            parts.append(f"{card.respect:+}")
        if card.traffic is not None:
            parts.append(self.say("kind", kind=card.traffic))
        parts += [self.say("kind", kind=borough) for borough in card.boroughs]
        if card.bribe:
            parts.append(f"{card.bribe // 1000}k")
        if card.power is not None:
            parts.append(self.say(f"power-{card.power}"))
        if card.effect is not None:
            parts.append(self.say(f"enquete-{card.effect}"))
        return " · ".join(parts)

    def people(self, view: View) -> Table:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=1)
        grid.add_column(no_wrap=True, overflow="ellipsis", max_width=12)
        grid.add_column()
        for seat, player in enumerate(view.players):
            name = Text(self.names[seat], "bold" if seat == view.viewer else "")
            grid.add_row(Text(*self.badge(seat)), name, self.about(player))
        return grid

    def about(self, player: Player) -> Text:
        shown = Text(
            self.say("player", respect=player.respect, bills=player.bills, cards=player.cards, bribes=player.bribes)
        )
        for holding in player.territory:
            style = "bad" if holding.burnt else "dim" if holding.engaged else "card"
            shown.append("\n" if holding is player.territory[0] else ", ")
            shown.append(f"{self.title(holding.card)} [{holding.card.number}]", style)
        for bid in player.bids:
            said = self.say("bid", caid=self.title(bid.caid), count=bid.count, slot=bid.slot or 0)
            shown.append(f"\n→ {said}", "brass")
        return shown

    def hand(self, view: View) -> Text:
        assert view.hand is not None
        cards = ", ".join(self.say("card", card=card) for card in view.hand.cards) or self.say("none")
        shown = Text(self.say("hand", bank=self.bills(view.hand.bank), cards=cards))
        for card in sorted(set(view.hand.cards)):
            shown.append(f"\n{self.say('card', card=card)}: {self.say(f'vendetta-{card}')}", "dim")
        if view.drawn is not None and view.drawn.bills is not None:
            shown.append("\n" + self.say("drawn", bills=self.bills(view.drawn.bills)))
        for known in view.known:
            if known.seat is not None:
                line = self.say("known", name=self.names[known.seat], bills=self.bills(known.bills), lost=known.lost)
                shown.append(f"\n{line}", "dim")
        if view.choice is not None and view.choice.chosen:
            shown.append("\n" + self.say("chosen", chosen=", ".join(view.choice.chosen)))
        return shown

    def bills(self, bills: tuple[str, ...]) -> str:
        return ", ".join(map(self.bill, bills)) or self.say("none")

    def bill(self, bill: str) -> str:
        side = {"i": "innocent", "c": "guilty"}.get(bill[-1], "none")
        return self.say("bill", amount=int(bill.rstrip("ic")) * 1000, side=side)

    def question(self, view: AnyView) -> str:
        assert isinstance(view, View)
        asked = view.question
        assert asked is not None
        return self.say(f"ask-{asked.step}", **self.context(view, asked), choices=self.choices(view))

    def context(self, view: View, asked: Question) -> dict[str, Argument]:
        receiver = None if view.choice is None else view.choice.rival
        return {
            "rival": "" if asked.rival is None else self.names[asked.rival],
            "card": "" if asked.card is None else self.title(asked.card),
            "vendetta": "" if asked.vendetta is None else self.say("card", card=asked.vendetta),
            "slot": asked.slot or 0,
            "number": asked.number,
            "receiver": "" if receiver is None else self.names[receiver],
        }

    def choices(self, view: View) -> str:
        """All that may be answered, in words: whatever the others hold, it is the same."""
        assert view.viewer is not None
        s = self.game.sample(view, Dice(0))
        legal = self.game.legal(s, view.viewer) or self.game.extra(s, view.viewer)
        texts = [self.game.notation.text(view.viewer, action) for action in members(legal)]
        return ", ".join(nostra_city_words.said(texts, self.language))

    def preview(self, view: AnyView, action: int) -> list[Told]:
        assert isinstance(view, View)
        assert view.viewer is not None
        assert view.question is not None
        choice = nostra_city_words.said([self.game.notation.text(view.viewer, action)], self.language)[0]
        return [Told(self.say("preview", choice=choice), view.question.rule, style="good")]

    def remarks(self, result: Result) -> list[Told]:
        if not result.winners:
            return [Told(self.say("all-lose"), self.tie_rule)]
        return super().remarks(result)

    def story(self, events: list[Event], brief: bool = False) -> list[Told]:
        return super().story([event for event in events if not (brief and isinstance(event, SMALL_TALK))])

    def tell(self, event: Event) -> Told:
        line = super().tell(event)
        return line._replace(style="bad") if isinstance(event, GRAVE) else line

    def words(self, event: Event) -> dict[str, Argument]:
        """Names for cards, bills and seats, lists as texts."""
        found = {key: value for key, value in super().words(event).items() if isinstance(value, (str, int))}
        for key in ("rival", "first", "taker", "holder"):
            seat = getattr(event, key, None)
            if isinstance(seat, int) and not isinstance(seat, bool):
                found[key] = self.names[seat]
        for key in CARDS:
            card = getattr(event, key, None)
            if isinstance(card, Card):
                found[key] = self.title(card)
            elif isinstance(card, str):
                found[key] = "nothing" if card == "none" else self.say("card", card=card)
        if isinstance(getattr(event, "bill", None), str):
            found["bill"] = self.bill(str(found["bill"]))
        bills = getattr(event, "bills", None)
        if isinstance(bills, tuple):
            found["bills"] = self.bills(bills) if bills else "none"
        return found | self.more(event)

    def more(self, event: Event) -> dict[str, Argument]:
        """What the texts of some events need besides."""
        match event:
            case told.MonthBegan(month=month):
                return {"month": self.say("month", month=month)}
            case told.PhaseBegan(phase=phase):
                return {"phase": self.say("phase", phase=phase)}
            case told.Collected(kind=kind):
                return {"kind": self.say("kind", kind=kind)}
            case told.BonusGiven(bonus=bonus):
                return {"bonus": self.say("bonus", bonus=bonus)}
            case told.PicksShown(cards=cards):
                return {"cards": listed([self.title(card) for card in cards], self.language)}
            case told.BidsRevealed(bids=bids):
                return {"bids": "; ".join(map(self.located, bids)) or "none"}
            case told.StakesRevealed(stakes=stakes):
                return {"stakes": "; ".join(f"{self.names[stake.seat]} {stake.amount // 1000}k" for stake in stakes)}
            case told.Paused(slot=slot):
                return {"slot": slot or 0}
            case told.Answered(choice=choice):
                texts = list(choice) if isinstance(choice, tuple) else []
                return {"choice": ", ".join(nostra_city_words.said(texts, self.language)) or "none"}
            case told.AnswersOpened(seats=seats) | told.IndicsRevealed(seats=seats) | told.Ended(winners=seats):
                return {"names": listed([self.names[seat] for seat in seats], self.language) or "none"}
            case told.Played():
                return {"aim": self.aim(event)}
        return {}

    def located(self, bid: told.Located) -> str:
        said = self.say("bid", caid=self.title(bid.caid), count=bid.count, slot=bid.slot)
        return f"{self.names[bid.seat]}, {said}"

    def aim(self, event: told.Played) -> str:
        """What a Représaille is played at."""
        if event.target is not None:
            return self.title(event.target)
        if event.rival is not None:
            return self.names[event.rival]
        if event.side is not None:
            return self.say("side", side=event.side)
        return str(event.slot)
