"""What happens at Règlement de comptes, told in a terminal."""

from __future__ import annotations

from tripot.games.reglement_de_comptes import events as told
from tripot.games.reglement_de_comptes.events import Victim
from tripot.games.reglement_de_comptes.material import COLOURS
from tripot.kernel.event import Event
from tripot.terminal import screen
from tripot.terminal.paper import Told, badge
from tripot.terminal.people import listed
from tripot.text import Argument


class Tale(screen.Screen):
    tie_rule = "RC-6.4"
    small_talk = (told.Stopped, told.CakeReturned)
    grave = (told.Exploded, told.Stabbed, told.Shot, told.WentOut)

    def badge(self, seat: int) -> tuple[str, str]:
        return badge(COLOURS[seat])

    def card(self, card: str) -> str:
        return self.say("card", card=card)

    def is_small_talk(self, event: Event) -> bool:
        """What only clears the table, and the cards that others draw."""
        return super().is_small_talk(event) or (isinstance(event, told.Drew) and event.card is None)

    def tell(self, event: Event) -> Told:
        line = super().tell(event)
        if isinstance(event, (told.Exploded, told.CakeReturned)):
            line = line._replace(badge=self.badge(event.owner))
        return line

    def words(self, event: Event) -> dict[str, Argument]:
        """Names for cards, kinds and seats, lists as texts, and how long they are."""
        found: dict[str, Argument] = {
            key: value for key, value in super().words(event).items() if isinstance(value, (str, int))
        }
        match event:
            case told.Drew(card=str(card)) | told.Played(card=card) | told.Discarded(card=card):
                found["card"] = self.card(card)
            case told.Seated(kind=kind) | told.Moved(kind=kind):
                found["kind"] = self.say("kind", kind=kind)
            case told.Exploded(owner=owner, dead=dead):
                found |= {**self.person(owner), "count": len(dead), "dead": self.victims(dead)}
            case told.CakeReturned(owner=owner):
                found |= self.person(owner)
            case told.CakePassed(owner=owner):
                found |= {"owner": self.names[owner], "owned": self.person(owner)["who"]}
            case told.Stabbed(dead=victim) | told.Shot(dead=victim):
                found["dead"] = self.victims((victim,))
            case told.Drugged(asleep=asleep, dead=dead):
                found |= {"asleep": self.numbers(asleep), "sleepers": len(asleep)}
                found |= {"dead": self.victims(dead), "count": len(dead)}
            case told.Earned():
                found |= {"parts": self.parts(event), "short": "yes" if event.paid < event.due else "no"}
            case told.Woke(places=places):
                found["places"] = self.numbers(places)
            case told.WentOut(cards=cards):
                found["cards"] = ", ".join(map(self.card, cards)) or "none"
        return found

    def victims(self, dead: tuple[Victim, ...]) -> str:
        named = [
            self.say("victim", kind=self.say("kind", kind=man.kind), name=self.names[man.seat], place=man.place)
            for man in dead
        ]
        return listed(named, self.language)

    def numbers(self, places: tuple[int, ...]) -> str:
        return listed([str(place) for place in places], self.language)

    def parts(self, event: told.Earned) -> str:
        """RC-3.2: where an income comes from."""
        parts = [] if event.godfather is None else [self.say("part-godfather")]
        if event.businesses:
            parts.append(self.say("part-businesses", count=len(event.businesses)))
        for business in event.monopolies:
            parts.append(self.say("part-monopoly", business=self.say("business", business=business)))
        return ", ".join(parts)
