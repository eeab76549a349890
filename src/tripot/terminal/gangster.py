"""Gangster in a terminal: the quarter with its forty squares, the players, the hand, the question."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tripot.games.gangster import events as told
from tripot.games.gangster.card import Card
from tripot.games.gangster.material import dossier_number
from tripot.games.gangster.view import Player, Question, View
from tripot.games.gangster.vocabulary import sides
from tripot.games.gangster.wording import phrased
from tripot.kernel.bits import members
from tripot.kernel.dice import Dice
from tripot.kernel.event import Event
from tripot.kernel.seats import letter
from tripot.kernel.view import View as AnyView
from tripot.terminal import gangster_words, screen
from tripot.terminal.paper import Told, badge
from tripot.terminal.people import listed
from tripot.text import Argument

COLOURS = ("yellow", "red", "blue", "green", "orange", "violet")
CELL = 7
SIDE = 11
"""Squares on the long sides of the ring; its ends have the rest."""
SMALL_TALK = (told.DieTaken, told.Declined, told.Reshuffled)
"""What a brief story leaves out."""
GRAVE = (told.Arrested, told.DossierTaken, told.Eliminated)


class Screen(screen.Screen):
    tie_rule = "GA-7.4"

    def badge(self, seat: int) -> tuple[str, str]:
        return badge(COLOURS[seat])

    def understood(self, text: str) -> str:
        return gangster_words.notation(text)

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
        faces = "/".join(self.say("face", face=face)[:2] for face in view.board[square].faces)
        cell = Text(f"{square:>2}", "dim")
        pawns = [seat for seat, player in enumerate(view.players) if player.square == square]
        if not pawns:
            cell.append(faces[:4], "brass")
            return cell
        for seat in pawns[:4]:
            symbol, style = self.badge(seat)
            cell.append(symbol, f"bold {style}")
        return cell

    def people(self, view: View) -> Table:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=1)
        grid.add_column(no_wrap=True, overflow="ellipsis", max_width=14)
        grid.add_column()
        for seat, player in enumerate(view.players):
            name = Text(self.names[seat], "bold" if seat == view.viewer else "")
            grid.add_row(Text(*self.badge(seat)), name, self.about(player))
        return grid

    def about(self, player: Player) -> Text:
        if player.out:
            return Text(self.say("player-out"), "dim")
        return Text(
            self.say(
                "player",
                cash=player.cash,
                square=-1 if player.square is None else player.square,
                perles=player.perles,
                diamants=player.diamants,
                recruits=player.recruits,
                stars=player.stars,
                missions=player.missions,
                tickets=player.tickets,
                protections=player.protections,
                dossiers=player.dossiers,
                offer="yes" if player.offer else "no",
            )
        )

    def hand(self, view: View) -> Text:
        assert view.hand is not None
        shown = Text(self.say("hand", men=view.hand.men) + " ")
        for card in (*view.hand.gems, *view.hand.stars, *view.hand.missions, *view.hand.tickets):
            shown.append(f" {card.number} {self.card(card)} ", "card")
            shown.append(" ")
        for known in view.known:
            holders = "/".join(letter(seat) for seat in known.seats)
            shown.append(f"{holders}: {self.card(known.card)} ", "dim")
        return shown

    def card(self, card: Card) -> str:
        """A card's name, and what it is worth if that is its point."""
        if card.deck in ("perle", "diamant"):
            return f"{self.say('deck', deck=card.deck)} {self.say('points', score=card.value)}"
        return f"★ {self.title(card)}" if card.star else self.title(card)

    def effect(self, card: Card) -> str:
        """What a card does, in words."""
        return phrased(card.effect, self.language)

    def question(self, view: AnyView) -> str:
        assert isinstance(view, View)
        asked = view.choice or view.question
        assert asked is not None
        return self.say(f"ask-{asked.step}", **self.context(view, asked), choices=self.choices(view))

    def context(self, view: View, asked: Question) -> dict[str, Argument]:
        reading = view.reading if asked.step == "either" else None
        first, second = sides(reading.effect) if reading else ((), ())
        card = reading or asked.card
        return {
            "first": phrased(first, self.language),
            "second": phrased(second, self.language),
            "rival": "" if asked.rival is None else self.names[asked.rival],
            "kind": self.say("kind", kind=asked.kind) if asked.kind else "",
            "theft": self.say("theft", theft=asked.theft) if asked.theft else "",
            "card": self.card(card) if card else "",
            "thousands": asked.thousands or 0,
            "number": asked.number,
            "dice": sum(view.dice),
        }

    def choices(self, view: View) -> str:
        """All that may be answered, in words: whatever the others hold, it is the same."""
        assert view.viewer is not None
        s = self.game.sample(view, Dice(0))
        legal = self.game.legal(s, view.viewer) or self.game.extra(s, view.viewer)
        texts = [self.game.notation.text(view.viewer, action) for action in members(legal)]
        return ", ".join(gangster_words.said(texts, self.language))

    def preview(self, view: AnyView, action: int) -> list[Told]:
        assert isinstance(view, View)
        assert view.viewer is not None
        asked = view.choice or view.question
        assert asked is not None
        choice = gangster_words.said([self.game.notation.text(view.viewer, action)], self.language)[0]
        return [Told(self.say("preview", choice=choice), asked.rule, style="good")]

    def story(self, events: list[Event], brief: bool = False) -> list[Told]:
        return super().story([event for event in events if not (brief and isinstance(event, SMALL_TALK))])

    def tell(self, event: Event) -> Told:
        line = super().tell(event)
        return line._replace(style="bad") if isinstance(event, GRAVE) else line

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
                found |= {key: self.card(card), "effect": self.effect(card), "deck": self.say("deck", deck=card.deck)}
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

    def faces(self, square: int) -> str:
        """What a square shows."""
        board = self.game.board  # type: ignore[attr-defined]
        return "/".join(self.say("face", face=face) for face in board[square].faces)
