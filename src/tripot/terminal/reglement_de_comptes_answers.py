"""What is asked at Règlement de comptes in a terminal: answers, what each would bring, cards to read."""

from __future__ import annotations

from tripot.games.reglement_de_comptes.material import CARDS, Card
from tripot.games.reglement_de_comptes.notation import Discard, PickPlace, Play, Summon
from tripot.games.reglement_de_comptes.outlook import Outlook
from tripot.games.reglement_de_comptes.view import View
from tripot.games.reglement_de_comptes.wording import asking
from tripot.kernel.choice import Draft
from tripot.kernel.foresight import Ahead
from tripot.kernel.view import View as AnyView
from tripot.terminal.answer import CLOSING, Answer
from tripot.terminal.paper import Told
from tripot.terminal.people import listed
from tripot.terminal.reading import Reading
from tripot.terminal.reglement_de_comptes_tale import Tale
from tripot.terminal.rules import cited
from tripot.text import LANGUAGES, say

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


class Answers(Tale):
    def question(self, view: AnyView) -> str:
        assert isinstance(view, View)
        return asking(view, self.language)

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
        """Who sits at a place or what is before it, and whose cake lies there."""
        if not 1 <= place <= len(view.places):
            return str(place)
        here, feature = view.places[place - 1], view.prints[place - 1].feature
        if here.gangster is None:
            name = self.say("free", feature=feature or "none")
        else:
            name = f"{self.say('kind', kind=here.gangster.kind)} ({self.names[here.gangster.seat]})"
        return name if here.cake is None else f"{name} ✹ ({self.names[here.cake]})"

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
                lines.append(Told(self.say("pre-blast", near=near or "none", **self.person(blast.owner)), "RC-4.5"))
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


def spoken(card: Card) -> tuple[str, ...]:
    """What a card is called in all languages, in full and in short."""
    return tuple(
        name
        for language in LANGUAGES
        for name in (say("rc-card", language, card=card), say("rc-short", language, card=card))
    )
