"""What is asked at Nostra City in a terminal: answers, what each would bring, cards to read."""

from __future__ import annotations

from tripot.games.nostra_city.actions import PASS
from tripot.games.nostra_city.card import Card
from tripot.games.nostra_city.material import VENDETTAS
from tripot.games.nostra_city.notation import Done, Pass, Pick, PickBill, PickCaid, PickPlayer, PickTurf, PlayCard
from tripot.games.nostra_city.outlook import Outlook
from tripot.games.nostra_city.view import View
from tripot.games.nostra_city.wording import asking
from tripot.kernel.choice import Draft
from tripot.kernel.foresight import Ahead
from tripot.kernel.seats import letter
from tripot.kernel.view import View as AnyView
from tripot.terminal.answer import CLOSING, Answer
from tripot.terminal.nostra_city_tale import Tale
from tripot.terminal.paper import Told
from tripot.terminal.people import listed
from tripot.terminal.reading import Reading
from tripot.text import LANGUAGES, Argument, say

DECLINED = ("passe", "passer", "no", "non")
FINISHED = ("fini", "ok")


class Answers(Tale):
    def question(self, view: AnyView) -> str:
        assert isinstance(view, View)
        asked = view.question
        assert asked is not None
        begun = chosen(view)
        if begun and asked.step != "share":
            names = ", ".join(self.named(view, text) for text in begun)
            return self.say("next", what=self.next(view, begun), names=names)
        return asking(view, self.names, self.language)

    def next(self, view: View, begun: tuple[str, ...]) -> str:
        """What is still to say of a choice that has begun."""
        if not begun[0].startswith("caid "):
            return "aim"
        if view.phase == "business":
            return "turf" if len(begun) == 1 else "kind"
        if view.phase == "meeting":
            return "slot" if len(begun) == 1 else "stake"
        return "bribe" if view.phase == "proces" else "aim"

    def moment(self, view: AnyView) -> str:
        """NC-8.2: cards may be played whenever somebody is to begin an action."""
        assert isinstance(view, View)
        begun = chosen(view)
        if begun:
            return self.say("next", what="aim", names=", ".join(self.named(view, text) for text in begun))
        names = listed([self.names[seat] for seat in view.waiting], self.language)
        return self.say("moment", names=names, phase=self.say("phase", phase=view.phase))

    def answers(self, draft: Draft) -> list[Answer]:
        """Out of turn, a play that has begun is completed, or taken back."""
        found = super().answers(draft)
        if draft.view.viewer in draft.view.waiting or not draft.actions:
            return found
        return [answer for answer in found if Draft(draft.game, draft.state, draft.seat).add(answer.action).whole]

    def standing(self, draft: Draft) -> int | None:
        """NC-8.2: at a pause one may go on without a card."""
        view = draft.view
        assert isinstance(view, View)
        return PASS if view.question is not None and view.question.step == "pause" else None

    def answer(self, view: AnyView, action: int) -> Answer:
        assert isinstance(view, View)
        assert view.viewer is not None
        step = "pause" if view.question is None else view.question.step
        written = self.game.notation.text(view.viewer, action)
        match self.game.notation.move(view.viewer, action):
            case Pass():
                return Answer(action, self.say("do-pass", step=step), CLOSING, (written, *DECLINED))
            case Done():
                trades = self.next(view, chosen(view) or ("",)) == "aim"
                name = self.say("do-done", trade="yes" if trades else "no")
                return Answer(action, name, CLOSING, (written, *FINISHED))
            case Pick(pick):
                return self.picked(view, step, action, pick)
            case PickPlayer(seat):
                name = self.names[seat] if seat < len(self.names) else written
                return Answer(action, name, letter(seat), (written,))
            case PlayCard(card):
                also = tuple(say("nc-card", language, card=card) for language in LANGUAGES)
                return Answer(action, self.named(view, written), also=(written, *also))
        return Answer(action, self.named(view, written), also=(written, written.removeprefix("bill ")))

    def named(self, view: View, written: str) -> str:
        """A card, a bill or a player as the screen calls it; `written` as records do."""
        kind, _, number = written.partition(" ")
        if kind in ("caid", "turf"):
            card = next((card for card in in_sight(view) if card.number == int(number)), None)
            return written if card is None else self.title(card)
        if kind == "bill":
            return self.bill(number)
        if kind == "pick":
            return self.picked(view, "", 0, int(number)).name
        return self.say("card", card=written) if written in VENDETTAS else written

    def picked(self, view: View, step: str, action: int, pick: int) -> Answer:
        """A slot, one of two, the First-player card, or the top of the discard, as the question says."""
        begun = chosen(view)
        turf = next((card for card in in_sight(view) if f"turf {card.number}" in begun), None)
        if turf is not None and pick <= len(turf.starts):
            return Answer(action, self.say("kind", kind=turf.starts[pick - 1]))
        if step == "share":
            return Answer(action, self.say("first-card"))
        if "temoin" in begun:
            return Answer(action, self.say("side", side="innocent" if pick == 1 else "guilty"))
        if step in ("bribe", "proces") and pick == 1:
            top = self.say("none") if view.discard.top is None else self.bill(view.discard.top)
            return Answer(action, self.say("top", bill=top))
        card = view.rue[pick - 1].card
        return Answer(action, str(pick) if card is None else self.title(card), str(pick))

    def foretold(self, draft: Draft, action: int, ahead: Ahead) -> list[Told]:
        """What a Caïd or a card does, what is drawn and owed, what a bill says to the jury; then what happens."""
        view = draft.view
        assert isinstance(view, View)
        assert view.viewer is not None
        assert view.question is not None
        step = view.question.step
        now = self.game.outlook(draft.state, draft.seat)
        lines = self.story(list(ahead.events), brief=True) if ahead.whole else []
        match self.game.notation.move(view.viewer, action):
            case Pass() if step != "share" or not lines:
                return [Told(self.say("pre-pass", step=step), view.question.rule)]
            case PlayCard(card):
                return [Told(self.say(f"vendetta-{card}"), "NC-8.13")]
            case PickCaid(number) | PickTurf(number):
                printed = " · ".join([*self.owner(view, number), *self.printed(view, number)])
                said = [Told(printed, view.question.rule)] if printed else []
                return said if step == "draft" else [*said, *lines]
            case PickBill(bill) if step in ("proces", "bribe"):
                return [Told(self.say("pre-bill", **voice(bill)), "NC-6.1")]
            case PickBill(bill) if step == "meeting" and isinstance(now, Outlook):
                staked = [text.removeprefix("bill ") for text in chosen(view) if text.startswith("bill ")]
                total = sum(map(worth, [*staked, bill])) + now.bonus
                return [Told(self.say("pre-stake", total=total), "NC-5.2")]
            case Pick(pick) if isinstance(now, Outlook):
                lines += self.owing(view, now, pick)
        begun = chosen(view)
        if not lines and begun and begun[0] in VENDETTAS:
            lines.append(Told(self.say(f"vendetta-{begun[0]}"), "NC-8.13"))
        return lines

    def owner(self, view: View, number: int) -> list[str]:
        """Whose card it is, if it is another's."""
        return [
            self.names[seat]
            for seat, player in enumerate(view.players)
            if seat != view.viewer and any(holding.card.number == number for holding in player.territory)
        ]

    def printed(self, view: View, number: int) -> list[str]:
        return [part for card in in_sight(view) if card.number == number for part in self.does(card)]

    def owing(self, view: View, now: Outlook, pick: int) -> list[Told]:
        """NC-4.3: what an Encaissement will owe; NC-5.2: what lies on a slot."""
        begun = chosen(view)
        found = [one for one in now.collects if one.pick == pick and f"turf {one.turf}" in begun]
        if found:
            owed = [f"{self.names[seat]} {count}" for seat, count in enumerate(found[0].owed) if count]
            return [Told(self.say("pre-owed", names=", ".join(owed) or "none"), "NC-4.3")]
        card = view.rue[pick - 1].card if view.phase == "meeting" else None
        return [] if card is None else [Told(" · ".join(self.does(card)), "NC-5.2")]

    def readings(self, view: AnyView) -> list[Reading]:
        """One's own Vendetta cards and Territoire first, then all that lies open."""
        assert isinstance(view, View)
        held = () if view.hand is None else tuple(dict.fromkeys(view.hand.cards))
        found = [Reading(self.say("card", card=card), self.say(f"vendetta-{card}"), "NC-8.13", True) for card in held]
        for card in in_sight(view):
            own = view.viewer is not None and any(card == mine.card for mine in view.players[view.viewer].territory)
            found.append(Reading(self.title(card), " · ".join(self.does(card)), own=own))
        found += [
            Reading(self.say("card", card=card), self.say(f"vendetta-{card}"), "NC-8.13")
            for card in VENDETTAS
            if card not in held
        ]
        return sorted(found, key=lambda reading: not reading.own)

    def legend(self, view: AnyView) -> list[Told]:
        return [*super().legend(view), Told(self.say("legend"))]


def chosen(view: View) -> tuple[str, ...]:
    """The steps of the viewer's own choice, as records write them."""
    return () if view.choice is None else view.choice.chosen


def in_sight(view: View) -> list[Card]:
    """Every card that lies open: the Territoires, La Rue, what is picked from."""
    found = [holding.card for player in view.players for holding in player.territory]
    found += [slot.card for slot in view.rue if slot.card is not None]
    found += [card for pack in view.packs for card in pack]
    return list({card.number: card for card in found}.values())


def worth(bill: str) -> int:
    """What a bill is worth, as it is printed on it."""
    return int(bill.rstrip("ic")) * 1000


def voice(bill: str) -> dict[str, Argument]:
    """NC-1.3: what a bill says to the jury."""
    side = {"i": "innocent", "c": "guilty"}.get(bill[-1], "none")
    return {"side": side, "value": {"10": 1, "20": 2, "50": 3}.get(bill[:-1], 0)}
