"""Règlement de comptes in a terminal: the long table with its 30 places, the gangs, the hand."""

from __future__ import annotations

from itertools import groupby

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tripot.games.reglement_de_comptes import events as told
from tripot.games.reglement_de_comptes.events import Victim
from tripot.games.reglement_de_comptes.material import CARDS, COLOURS, Card, Feature, Kind
from tripot.games.reglement_de_comptes.notation import Discard, PickPlace, Play, Summon
from tripot.games.reglement_de_comptes.outlook import Outlook
from tripot.games.reglement_de_comptes.view import Gangster, View
from tripot.kernel.choice import Draft
from tripot.kernel.event import Event
from tripot.kernel.foresight import Ahead
from tripot.kernel.view import View as AnyView
from tripot.terminal import screen
from tripot.terminal.answer import CLOSING, Answer
from tripot.terminal.paper import Told, badge
from tripot.terminal.people import listed
from tripot.terminal.reading import Reading
from tripot.terminal.rules import cited
from tripot.text import LANGUAGES, Argument, say

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
RULES: dict[Card, str] = {
    "knife": "RC-4.1",
    "gun": "RC-4.2",
    "cake": "RC-4.3",
    "pass": "RC-4.4",
    "boom": "RC-4.6",
    "cocktail": "RC-4.7",
    "alert": "RC-4.9",
    "move": "RC-4.10",
}
"""Where each card is explained."""
THROW = ("discard", "throw", "jeter", "jette", "défausser")
SMALL_TALK = (told.Stopped, told.CakeReturned)
"""What a brief story leaves out."""
DEADLY = (told.Exploded, told.Stabbed, told.Shot, told.WentOut)


class Screen(screen.Screen):
    tie_rule = "RC-6.4"

    def badge(self, seat: int) -> tuple[str, str]:
        return badge(COLOURS[seat])

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
        cell.append("\n ")
        cell.append(self.figure(here.gangster))
        if here.cake is not None:
            cell.append("✹", self.badge(here.cake)[1])
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

    def card(self, card: str) -> str:
        return self.say("card", card=card)

    def question(self, view: AnyView) -> str:
        assert isinstance(view, View)
        choice = view.choice
        if choice is None and view.phase == "seating":
            return self.say("ask-summon")
        if choice is None:
            return self.say("ask-second") if view.phase == "second" else self.say("ask-card")
        if choice.gangster is not None:
            return self.say("ask-seat", kind=self.say("kind", kind=choice.gangster.kind))
        return self.say(f"ask-{choice.step}")

    def answer(self, view: AnyView, action: int) -> Answer:
        assert isinstance(view, View)
        assert view.viewer is not None
        written = self.game.notation.text(view.viewer, action)
        match self.game.notation.move(view.viewer, action):
            case PickPlace(place):
                return Answer(action, self.place(view, place), str(place))
            case Play(card):
                return Answer(action, self.card(card), also=(card, written, *spoken(card)))
            case Discard(card):
                also = (written, *(f"{verb} {word}" for verb in THROW for word in (self.card(card), *spoken(card))))
                return Answer(action, self.say("discard", card=self.card(card)), also=also, minor=True)
            case Summon(kind, asleep):
                name = self.say("summon", kind=self.say("kind", kind=kind), asleep="yes" if asleep else "no")
                return Answer(action, name, also=(written,))
        return Answer(action, self.say("word", word=written), CLOSING, (written,))

    def place(self, view: View, place: int) -> str:
        """Who sits at a place, whose cake lies there, what is before it."""
        if not 1 <= place <= len(view.places):
            return str(place)
        here, feature = view.places[place - 1], view.prints[place - 1].feature
        parts = [self.say("free")]
        if here.gangster is not None:
            parts = [f"{self.say('kind', kind=here.gangster.kind)} ({self.names[here.gangster.seat]})"]
        if here.cake is not None:
            parts.append(f"✹ ({self.names[here.cake]})")
        return ", ".join([*parts, self.say("feature", feature=feature)] if feature else parts)

    def foretold(self, draft: Draft, action: int, ahead: Ahead) -> list[Told]:
        """What happens, what it changes in income and danger; of a card, what it does."""
        assert draft.view.viewer is not None
        lines = super().foretold(draft, action, ahead)
        move = self.game.notation.move(draft.view.viewer, action)
        if isinstance(move, Play):
            return [Told(self.say("brief", card=move.card), RULES[move.card]), *lines]
        now = self.game.outlook(draft.state, draft.seat)
        if not isinstance(ahead.outlook, Outlook) or not isinstance(now, Outlook) or not ahead.whole:
            return lines
        if ahead.outlook.income != now.income:
            lines.append(Told(self.say("pre-income", now=now.income, then=ahead.outlook.income), "RC-3.2"))
        return lines + self.blasts(now, ahead.outlook, draft.view) + self.dangers(now, ahead.outlook)

    def blasts(self, now: Outlook, then: Outlook, view: AnyView) -> list[Told]:
        """RC-4.5: whom a cake would reach that was not there before."""
        assert isinstance(view, View)
        lines = []
        for blast in then.blasts:
            if blast not in now.blasts:
                seated = [place for place in blast.places if view.places[place - 1].gangster is not None]
                near = listed([f"{place} {self.place(view, place)}" for place in seated], self.language)
                lines.append(Told(self.say("pre-blast", name=self.names[blast.owner], near=near or "none"), "RC-4.5"))
        return lines

    def dangers(self, now: Outlook, then: Outlook) -> list[Told]:
        """Who of one's own could be killed that could not before, and who no more."""
        before, after = ({threat.place for threat in outlook.threats} for outlook in (now, then))
        lines = []
        if after - before:
            lines.append(Told(self.say("pre-danger", places=self.numbers(tuple(sorted(after - before)))), style="bad"))
        if before - after:
            lines.append(Told(self.say("pre-saved", places=self.numbers(tuple(sorted(before - after)))), style="good"))
        return lines

    def readings(self, view: AnyView) -> list[Reading]:
        """RC-4: the rule of each card."""
        assert isinstance(view, View)
        found = [
            Reading(
                self.card(card),
                cited(self.game.name, RULES[card], self.language).text,
                RULES[card],
                card in view.hand,
                (card, *spoken(card)),
            )
            for card in CARDS
        ]
        return sorted(found, key=lambda reading: not reading.own)

    def legend(self, view: AnyView) -> list[Told]:
        return [*super().legend(view), Told(self.say("legend")), Told(self.say("legend-table"))]

    def story(self, events: list[Event], brief: bool = False) -> list[Told]:
        """Brief: without what only clears the table, and without the cards that others draw."""
        return super().story([event for event in events if not (brief and self.is_small_talk(event))])

    def is_small_talk(self, event: Event) -> bool:
        return isinstance(event, SMALL_TALK) or (isinstance(event, told.Drew) and event.card is None)

    def tell(self, event: Event) -> Told:
        line = super().tell(event)
        if isinstance(event, (told.Exploded, told.CakeReturned)):
            line = line._replace(badge=self.badge(event.owner))
        return line._replace(style="bad") if isinstance(event, DEADLY) else line

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


def spoken(card: Card) -> tuple[str, ...]:
    """What a card is called in all languages, in full and in short."""
    return tuple(
        name
        for language in LANGUAGES
        for name in (say("rc-card", language, card=card), say("rc-short", language, card=card))
    )
