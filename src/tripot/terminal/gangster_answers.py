"""What is asked at Gangster in a terminal: answers, what each would bring, cards to read."""

from __future__ import annotations

from rich.text import Text

from tripot.games.gangster.actions import NUMBER
from tripot.games.gangster.card import Card
from tripot.games.gangster.material import KINDS, Face
from tripot.games.gangster.notation import No, Offer, PickHalf, PickKind, PickNumber, PickPlayer, Roll, Yes
from tripot.games.gangster.outlook import Outlook
from tripot.games.gangster.rules.auction import THOUSANDS
from tripot.games.gangster.view import Player, Question, View
from tripot.games.gangster.vocabulary import sides
from tripot.games.gangster.wording import asking, phrased
from tripot.kernel.choice import Draft
from tripot.kernel.foresight import Ahead
from tripot.kernel.view import View as AnyView
from tripot.terminal.answer import CLOSING, Amounts, Answer
from tripot.terminal.gangster_tale import Tale
from tripot.terminal.paper import Told
from tripot.terminal.reading import Reading
from tripot.terminal.rules import cited
from tripot.text import LANGUAGES, say

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


class Answers(Tale):
    def question(self, view: AnyView) -> str:
        assert isinstance(view, View)
        return asking(view, asked_of(view), self.names, self.language)

    def moment(self, view: AnyView) -> str:
        """GA-4.5: anybody may bid until the hammer falls."""
        return self.question(view)

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
            case PickHalf(half) if step == "either":
                return Answer(action, self.side(view, half), str(half), (written, HALVES[half - 1]))
            case PickHalf(half):
                faces = view.board[stood_on(view)].faces
                name = self.say("face", face=faces[half - 1]) if half <= len(faces) else written
                return Answer(action, name, str(half), (written, HALVES[half - 1]))
            case PickKind(kind):
                names = [say("ga-deck", language, deck=kind) for language in LANGUAGES]
                return Answer(action, self.say("deck", deck=kind), also=(kind, *names))
            case No():
                return Answer(action, self.say("do-no", step=step), CLOSING, (written, "non", "passe", "pass"))
            case Yes():
                return Answer(action, self.say("do-yes", step=step), also=(written, "oui", "y", "o"))
        names = [say("ga-word", language, word=written) for language in LANGUAGES]
        return Answer(action, self.say("word", word=written), also=(written, *names))

    def side(self, view: View, half: int) -> str:
        """GA-8.1: what a side of the dilemma does."""
        assert view.reading is not None
        return phrased(sides(view.reading.effect)[half - 1], self.language)

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
            case PickHalf() if asked.step == "either":
                return super().foretold(draft, action, ahead)
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
                if asked.step == "star-die" and isinstance(then, Outlook):
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

    def readings(self, view: AnyView) -> list[Reading]:
        """GA-5: one's own cards, those that were lawfully seen, and the one that was read last."""
        assert isinstance(view, View)
        seen = [known.card for known in view.known] + ([view.reading] if view.reading else [])
        return [self.read(card, True) for card in (*held(view), *recruited(view))] + [
            self.read(card, False) for card in seen
        ]

    def read(self, card: Card, own: bool) -> Reading:
        tale = card.tale(self.prefix, self.language)
        return Reading(self.card(card), f"{tale} {self.effect(card)}" if tale else self.effect(card), own=own)

    def legend(self, view: AnyView) -> list[Told]:
        squares = {face: self.square(face) for face in FACE_RULES}
        return [
            *super().legend(view),
            *(told._replace(text=f"{self.short(face)} · {told.text}") for face, told in squares.items()),
        ]

    def short(self, face: Face) -> str:
        """Two letters for a square: the legend says which."""
        return self.say("short", face=face)


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
