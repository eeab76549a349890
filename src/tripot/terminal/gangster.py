"""Gangster in a terminal: the quarter with its forty squares, the players, the hand, the question."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tripot.games.gangster import events as told
from tripot.games.gangster.actions import NUMBER
from tripot.games.gangster.card import Card
from tripot.games.gangster.material import KINDS, Face
from tripot.games.gangster.notation import No, Offer, PickHalf, PickKind, PickNumber, PickPlayer, Roll, Yes
from tripot.games.gangster.outlook import Outlook
from tripot.games.gangster.rules.auction import THOUSANDS
from tripot.games.gangster.view import Player, Question, View
from tripot.kernel.choice import Draft
from tripot.kernel.event import Event
from tripot.kernel.foresight import Ahead
from tripot.kernel.view import View as AnyView
from tripot.terminal import screen
from tripot.terminal.answer import CLOSING, Amounts, Answer
from tripot.terminal.paper import Told, badge
from tripot.terminal.people import listed
from tripot.terminal.reading import Reading
from tripot.terminal.rules import cited
from tripot.text import LANGUAGES, Argument, say

COLOURS = ("yellow", "red", "blue", "green", "orange", "violet")
CELL = 7
SIDE = 11
"""Squares on the long sides of the ring; its ends have the rest."""
SMALL_TALK = (told.DieTaken, told.Declined, told.Reshuffled)
"""What a brief story leaves out."""
FACE_RULES: dict[Face, str] = {
    "refuge": "GA-3.3",
    "aventure": "GA-4.1",
    "collecte": "GA-4.2",
    "course": "GA-4.3",
    "echange": "GA-4.4",
    "enchere": "GA-4.5",
    "expert": "GA-4.6",
    "vendeur": "GA-4.7",
    "mission": "GA-4.8",
    "passage": "GA-4.9",
    "protection": "GA-4.10",
    "recrutement": "GA-4.11",
    "vol": "GA-4.12",
}
"""Where each square is explained."""
HALVES = ("left", "right")
EXPLAINED = ("theft", "collect", "mission", "protect", "bid", "escape")
"""Questions of yes and no whose answers lead to more than nothing."""
GRAVE = (told.Arrested, told.DossierTaken, told.Eliminated)


class Screen(screen.Screen):
    tie_rule = "GA-7.4"

    def badge(self, seat: int) -> tuple[str, str]:
        return badge(COLOURS[seat])

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

    def short(self, face: Face) -> str:
        """Two letters for a square: the legend says which."""
        return self.say("short", face=face)

    def people(self, view: View) -> Table:
        grid = self.crowd()
        grid.add_column()
        for seat, player in enumerate(view.players):
            grid.add_row(*self.who(seat), self.about(player))
        return grid

    def about(self, player: Player) -> Text:
        if player.out:
            return Text(self.say("player-out"), "dim")
        square = -1 if player.square is None else player.square
        parts = [self.say("player", cash=player.cash, square=square), *self.counted(player)]
        return Text(" · ".join([*parts, self.say("offered")] if player.offer else parts))

    def counted(self, player: Player) -> list[str]:
        """What everybody can count of a player's cards: only what there is."""
        counts = {
            "perles": player.perles,
            "diamants": player.diamants,
            "recruits": player.recruits,
            "stars": player.stars,
            "missions": player.missions,
            "tickets": player.tickets,
            "protections": player.protections,
            "dossiers": player.dossiers,
        }
        return [self.say("count", what=what, count=count) for what, count in counts.items() if count]

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

    def card(self, card: Card) -> str:
        """A card's name, and what it is worth if that is its point."""
        if card.deck in ("perle", "diamant"):
            return f"{self.say('deck', deck=card.deck)} {self.say('points', score=card.value)}"
        return f"★ {self.title(card)}" if card.star else self.title(card)

    def effect(self, card: Card) -> str:
        """What a card does, in words."""
        return " ".join(
            self.say(f"effect-{phrase.op}", n=phrase.n, m=phrase.m, what=self.named(phrase.what))
            for phrase in card.effect
        )

    def named(self, what: str) -> str:
        """A deck, a face or a kind of theft that an effect speaks of."""
        if what in ("expert", "vendeur", "vol", "passage", "refuge", "echange", "enchere"):
            return self.say("face", face=what)
        return self.say("deck", deck=what) if what else ""

    def question(self, view: AnyView) -> str:
        assert isinstance(view, View)
        asked = asked_of(view)
        return self.say(f"ask-{asked.step}", **self.context(view, asked))

    def moment(self, view: AnyView) -> str:
        """GA-4.5: anybody may bid until the hammer falls."""
        return self.question(view)

    def context(self, view: View, asked: Question) -> dict[str, Argument]:
        return {
            "rival": "" if asked.rival is None else self.names[asked.rival],
            "kind": self.say("kind", kind=asked.kind) if asked.kind else "",
            "theft": self.say("theft", theft=asked.theft) if asked.theft else "",
            "card": self.card(asked.card) if asked.card else "",
            "number": asked.number,
            "dice": sum(view.dice),
        }

    def answers(self, draft: Draft) -> list[Answer]:
        """At an auction the digits of a bid are no answers: a sum is typed."""
        found = super().answers(draft)
        if self.amounts(draft) is None:
            return found
        return [answer for answer in found if answer.action < NUMBER]

    def amounts(self, draft: Draft) -> Amounts | None:
        """GA-4.5: from the lowest bid that is high enough to all the cash."""
        view = draft.view
        assert isinstance(view, View)
        if asked_of(view).step not in ("bid", "live"):
            return None
        starts = [action for action in draft.legal if action >= NUMBER + THOUSANDS]
        if not starts:
            return None
        said = self.say("amounts", least=bids_from(draft, starts[0])[0], most=bids_from(draft, starts[-1])[-1])
        return Amounts(said, 100, digits)

    def answer(self, view: AnyView, action: int) -> Answer:
        assert isinstance(view, View)
        assert view.viewer is not None
        step = asked_of(view).step
        written = self.game.notation.text(view.viewer, action)
        match self.game.notation.move(view.viewer, action):
            case PickPlayer(seat):
                name = self.names[seat] if seat < len(self.names) else written
                return Answer(action, name, written)
            case PickNumber(number):
                return self.numbered(view, step, action, number)
            case PickHalf(half):
                faces = view.board[stood_on(view)].faces
                name = self.say("face", face=faces[half - 1]) if half <= len(faces) else written
                return Answer(action, name, str(half), (written, HALVES[half - 1]))
            case PickKind(kind):
                return Answer(
                    action,
                    self.say("deck", deck=kind),
                    also=(kind, *in_all(lambda language: say("ga-deck", language, deck=kind))),
                )
            case No():
                return Answer(action, self.say("do-no", step=step), CLOSING, (written, "non", "passe", "pass"))
            case Yes():
                return Answer(action, self.say("do-yes", step=step), also=(written, "oui", "y", "o"))
        return Answer(
            action,
            self.say("word", word=written),
            also=(written, *in_all(lambda language: say("ga-word", language, word=written))),
        )

    def numbered(self, view: View, step: str, action: int, number: int) -> Answer:
        """What a number means is what is asked."""
        card = next((card for card in pile(view, step) if card.number == number), None)
        if card is not None:
            return Answer(action, self.card(card), also=(str(card.value),) if card.value else ())
        if step == "square" and number < len(view.board):
            return Answer(action, self.faces(number), str(number))
        return Answer(action, str(number), str(number))

    def foretold(self, draft: Draft, action: int, ahead: Ahead) -> list[Told]:
        """Where the die leads, what a square is, what a card does; else what the rules foresee."""
        view = draft.view
        assert isinstance(view, View)
        assert view.viewer is not None
        asked = asked_of(view)
        now, then = self.game.outlook(draft.state, draft.seat), ahead.outlook
        move = self.game.notation.move(view.viewer, action)
        match move:
            case Roll() if isinstance(now, Outlook):
                return [Told(self.reach(now), "GA-3.2")]
            case Offer():
                return [Told(self.say("pre-offer"), "GA-7.2"), Told(self.say("pre-final"), "GA-7.1", style="bad")]
            case PickHalf(half):
                return [self.square(view.board[stood_on(view)].faces[half - 1])]
            case PickPlayer(seat):
                return [Told(self.about(view.players[seat]).plain, asked.rule)]
            case PickKind(kind):
                return [Told(self.say("pre-kind", step=asked.step, count=view.piles[kind].unused), asked.rule)]
            case Yes() | No() if asked.step in EXPLAINED:
                said = "yes" if isinstance(move, Yes) else "no"
                return [Told(self.say("pre-answer", step=asked.step, answer=said), asked.rule), *self.peril(now, said)]
            case PickNumber(number):
                card = next((card for card in pile(view, asked.step) if card.number == number), None)
                if card is not None:
                    return [Told(self.brought(card, asked.step), asked.rule)]
                if asked.step == "square":
                    return [self.square(face) for face in view.board[number].faces]
                if isinstance(then, Outlook):
                    return [Told(self.reach(then), "GA-8.7")]
        return super().foretold(draft, action, ahead)

    def peril(self, now: object, said: str) -> list[Told]:
        """GA-4.14: the next File would be the last."""
        grave = isinstance(now, Outlook) and now.peril and said == "yes"
        return [Told(self.say("pre-peril"), "GA-4.14", style="bad")] if grave else []

    def reach(self, outlook: Outlook) -> str:
        """GA-3.2: what the die leads to."""
        return " · ".join(f"{way.die} {self.faces(way.square)}" for way in outlook.reach)

    def square(self, face: Face) -> Told:
        """What a square is, in the words of the rulebook."""
        return cited(self.game.name, FACE_RULES[face], self.language)

    def brought(self, card: Card, step: str) -> str:
        """What playing, selling or exchanging a card brings."""
        if card.deck in KINDS:
            return self.say("pre-gem", step=step, value=card.value)
        return self.effect(card)

    def readings(self, view: AnyView) -> list[Reading]:
        """GA-5: one's own cards, those that were lawfully seen, and the one that was read last."""
        assert isinstance(view, View)
        seen = [known.card for known in view.known] + ([view.reading] if view.reading else [])
        return [self.read(card, True) for card in (*held(view), *recruited(view))] + [
            self.read(card, False) for card in seen
        ]

    def read(self, card: Card, own: bool) -> Reading:
        return Reading(self.card(card), self.effect(card), own=own)

    def legend(self, view: AnyView) -> list[Told]:
        squares = {face: self.square(face) for face in FACE_RULES}
        return [
            *super().legend(view),
            *(told._replace(text=f"{self.short(face)} · {told.text}") for face, told in squares.items()),
        ]

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


def asked_of(view: View) -> Question:
    """What the viewer is asked, as far as his choice is made."""
    asked = view.choice or view.question
    assert asked is not None
    return asked


def stood_on(view: View) -> int:
    """The square of the player who has the turn."""
    return 0 if view.turn is None else view.players[view.turn].square or 0


def pile(view: View, step: str) -> tuple[Card, ...]:
    """The part of one's hand that numbers are about now."""
    if view.hand is None:
        return ()
    if step in ("before", "block", "escape", "fix"):
        return view.hand.stars
    if step in ("swap", "sell", "star-gem"):
        return view.hand.gems
    return view.hand.missions if step == "mission" else ()


def held(view: View) -> tuple[Card, ...]:
    """One's own cards but for the recruits."""
    if view.hand is None:
        return ()
    return (*view.hand.gems, *view.hand.stars, *view.hand.missions, *view.hand.tickets)


def recruited(view: View) -> tuple[Card, ...]:
    return () if view.hand is None else view.hand.recruits


def digits(bid: int) -> tuple[int, ...]:
    """GA-4.5: a bid as the two steps of its choice."""
    return NUMBER + THOUSANDS + bid // 1000, NUMBER + bid % 1000 // 100


def bids_from(draft: Draft, start: int) -> list[int]:
    """The bids that can begin with these thousands, lowest first."""
    thousands = (start - NUMBER - THOUSANDS) * 1000
    after = Draft(draft.game, draft.state, draft.seat).add(start)
    return [thousands + (action - NUMBER) * 100 for action in after.legal if NUMBER <= action < NUMBER + THOUSANDS]


def in_all(said: Callable[[str], str]) -> tuple[str, ...]:
    """A word in all languages."""
    return tuple(map(said, LANGUAGES))
