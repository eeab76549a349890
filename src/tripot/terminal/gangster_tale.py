"""What happens at Gangster, told in a terminal: names of cards and squares, and the events."""

from __future__ import annotations

from tripot.games.gangster import events as told
from tripot.games.gangster.card import Card
from tripot.games.gangster.material import dossier_number
from tripot.games.gangster.wording import phrased, titled
from tripot.kernel.event import Event
from tripot.terminal import screen
from tripot.terminal.paper import badge
from tripot.terminal.people import listed
from tripot.text import Argument

COLOURS = ("yellow", "red", "blue", "green", "orange", "violet")
STARRED = (told.StarKept, told.StarPlayed)
"""Their sentences have the star already."""


class Tale(screen.Screen):
    tie_rule = "GA-7.4"
    small_talk = (told.DieTaken, told.Declined, told.Reshuffled)
    grave = (told.Arrested, told.DossierTaken, told.Eliminated)

    def badge(self, seat: int) -> tuple[str, str]:
        return badge(COLOURS[seat])

    def card(self, card: Card) -> str:
        """A card's name, and what it is worth if that is its point."""
        if card.deck in ("perle", "diamant"):
            return f"{self.say('deck', deck=card.deck)} {self.say('points', score=card.value)}"
        return titled(card, self.language)

    def effect(self, card: Card) -> str:
        """What a card does, in words."""
        return phrased(card.effect, self.language)

    def faces(self, square: int) -> str:
        """What a square shows."""
        board = self.game.board  # type: ignore[attr-defined]
        return "/".join(self.say("face", face=face) for face in board[square].faces)

    def words(self, event: Event) -> dict[str, Argument]:
        """Names for cards, kinds and seats, lists as texts, and how long they are."""
        found: dict[str, Argument] = {}
        for key, value in super().words(event).items():
            if isinstance(value, (str, int)):
                found[key] = value
        for key in ("rival", "payer", "payee"):
            if hasattr(event, key):
                seat = getattr(event, key)
                found[key] = self.say("bank") if seat is None else self.names[seat]
        for key in ("card", "given", "taken"):
            card = getattr(event, key, None)
            if isinstance(card, Card):
                name = self.title(card) if isinstance(event, STARRED) else self.card(card)
                found |= {key: name, "effect": self.effect(card), "deck": self.say("deck", deck=card.deck)}
            elif hasattr(event, key):
                found[key] = "none"
                found.setdefault("effect", "")
        return found | self.more(event)

    def more(self, event: Event) -> dict[str, Argument]:
        """What the texts of some events need besides."""
        match event:
            case told.StartTied(seats=seats):
                return {"names": listed([self.names[seat] for seat in seats], self.language)}
            case told.Moved(path=path):
                return {"steps": len(path), "square": path[-1], "faces": self.faces(path[-1])}
            case told.Jumped(square=square):
                return {"faces": self.faces(square)}
            case told.CardRead(card=card):
                return {"tale": card.tale(self.prefix, self.language) or "none"}
            case told.SideChosen(effect=effect):
                return {"effect": phrased(effect, self.language)}
            case told.DossierTaken(seat=seat, dossiers=dossiers):
                number = dossier_number(seat, dossiers)
                return {"title": self.say("dossier", number=number), "tale": self.say("dossier-tale", number=number)}
            case told.FaceChosen(face=face):
                return {"face": self.say("face", face=face)}
            case told.StarAimed(kind=kind):
                return {"kind": kind or "none"}
            case told.Withdrawn():
                return {}
            case told.Peeked(cards=cards):
                seen = cards if isinstance(cards, tuple) else ()
                return {"cards": listed([self.card(card) for card in seen], self.language) if seen else "none"}
            case told.TheftDared(theft=theft) | told.Arrested(theft=theft):
                return {"theft": self.say("theft", theft=theft)}
        extra: dict[str, Argument] = {}
        if isinstance(event, (told.StarKept, told.Took, told.Stolen, told.Reshuffled)):
            extra["deck"] = self.say("deck", deck=event.deck)
        kind = getattr(event, "kind", None)
        if isinstance(kind, str):
            extra["kind"] = self.say("kind", kind=kind)
        return extra
