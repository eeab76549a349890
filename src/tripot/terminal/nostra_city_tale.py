"""What happens at Nostra City, told in a terminal: names of cards and bills, and the events."""

from __future__ import annotations

from tripot.games.nostra_city import events as told
from tripot.games.nostra_city.card import Card
from tripot.games.nostra_city.game import NostraCity
from tripot.games.nostra_city.material import VENDETTAS
from tripot.games.nostra_city.wording import bill_called, bills_called
from tripot.kernel.event import Event
from tripot.kernel.result import Result
from tripot.terminal import screen
from tripot.terminal.paper import Told, badge
from tripot.terminal.people import listed
from tripot.text import Argument

COLOURS = ("yellow", "red", "blue", "green", "orange")
CARDS = ("card", "caid", "turf", "target", "replaced")
"""Fields of events that hold cards."""


class Tale(screen.Screen):
    tie_rule = "NC-7.5"
    small_talk = (told.Declined, told.Paused, told.Answered, told.Reshuffled, told.PackDealt)
    grave = (told.Raided, told.Wronged, told.Killed, told.Seized)

    def badge(self, seat: int) -> tuple[str, str]:
        return badge(COLOURS[seat])

    def bills(self, bills: tuple[str, ...]) -> str:
        return bills_called(bills, self.language)

    def bill(self, bill: str) -> str:
        return bill_called(bill, self.language)

    def does(self, card: Card) -> list[str]:
        """What is printed on a card: Respect, trades, boroughs, bribe, power."""
        parts = []
        if card.respect:
            parts.append(self.say("respect", respect=f"{card.respect:+}"))
        if card.traffic is not None:
            parts.append(self.say("kind", kind=card.traffic))
        parts += [self.say("kind", kind=borough) for borough in card.boroughs]
        if card.bribe:
            parts.append(self.say("bribe", bribe=card.bribe))
        if card.power is not None:
            parts.append(self.say(f"power-{card.power}"))
        if card.effect is not None:
            parts.append(self.say(f"enquete-{card.effect}"))
        return parts

    def remarks(self, result: Result) -> list[Told]:
        if not result.winners:
            return [Told(self.say("all-lose"), self.tie_rule)]
        return super().remarks(result)

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
                return {"choice": ", ".join(map(self.answered, texts)) or "none"}
            case told.Picked(choice=str(choice)):
                return {"choice": self.answered(choice)}
            case told.AnswersOpened(seats=seats) | told.IndicsRevealed(seats=seats) | told.Ended(winners=seats):
                return {"names": listed([self.names[seat] for seat in seats], self.language) or "none"}
            case told.Played():
                return {"aim": self.aim(event)}
        return {}

    def located(self, bid: told.Located) -> str:
        said = self.say("bid", caid=self.title(bid.caid), count=bid.count, slot=bid.slot)
        return f"{self.names[bid.seat]}, {said}"

    def answered(self, written: str) -> str:
        """A part of a sealed answer, without the table it was given at."""
        kind, _, number = written.partition(" ")
        if kind in ("caid", "turf"):
            assert isinstance(self.game, NostraCity)
            return self.title(self.game.kit.shown[int(number)])
        if written == "pass":
            return self.say("do-pass", step="pause")
        return self.say("card", card=written) if written in VENDETTAS else written

    def aim(self, event: told.Played) -> str:
        """What a Représaille is played at."""
        if event.target is not None:
            return self.title(event.target)
        if event.rival is not None:
            return self.names[event.rival]
        if event.side is not None:
            return self.say("side", side=event.side)
        return str(event.slot)
