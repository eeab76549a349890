"""NC-5.1: what is said before the MEETING. All of it is public, and none of it binds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

import msgspec

from tripot.games.nostra_city.events import BidsRevealed
from tripot.games.nostra_city.view import View
from tripot.kernel import talk
from tripot.kernel.event import Event
from tripot.kernel.problem import Problem
from tripot.kernel.talk import Pledge, Subject, Word
from tripot.kernel.view import View as AnyView

ABOUT_A_CARD: Final = ("want", "leave", "swap", "warn")
"""I want it; I leave it to you; leave it to me, and I leave you the other; hands off."""
ANSWERS: Final = ("deal", "no")
"""To a `swap`."""
VERDICTS: Final = ("honour", "traitor")
"""On how somebody kept his word."""
BEFORE: Final = ("business", "meeting")
MOST: Final = 6
"""Words of one player before a MEETING."""


class Talk(talk.Talk):
    kinds: ClassVar[tuple[str, ...]] = (*ABOUT_A_CARD, *ANSWERS, *VERDICTS)

    def put(self, view: AnyView, events: Sequence[Event], said: Sequence[Word], word: Word) -> Word:
        assert isinstance(view, View)
        listeners = {*range(len(view.players))} - {word.seat}
        if word.kind not in self.kinds:
            raise Problem("talk-no-words")
        if word.to not in listeners and (word.kind != "want" or word.to is not None):
            raise Problem("talk-to-nobody")
        plain = Word(word.seat, word.kind, word.to, round=self.tests(events))
        if word.kind in VERDICTS:
            return plain
        recent = [earlier for earlier in said if earlier.round == plain.round]
        if view.phase not in BEFORE:
            raise Problem("talk-too-late")
        if sum(earlier.seat == word.seat for earlier in recent) >= MOST:
            raise Problem("talk-enough", most=MOST)
        if word.kind in ANSWERS:
            offer = open_offer(recent, word.seat, word.to)
            if offer is None:
                raise Problem("talk-no-offer")
            return about(plain, offer.place, offer.card, offer.other, offer.other_card)
        if word.kind != "swap":
            return about(plain, word.place, card_on(view, word.place))
        if word.other == word.place:
            raise Problem("talk-no-card")
        return about(plain, word.place, card_on(view, word.place), word.other, card_on(view, word.other))

    def tests(self, events: Sequence[Event]) -> int:
        """NC-5.3."""
        return len(reveals(events))

    def pledges(self, events: Sequence[Event], said: Sequence[Word]) -> list[Pledge]:
        found: list[Pledge] = []
        revealed = reveals(events)
        for word in said:
            bids = revealed[word.round].bids if word.round < len(revealed) else None
            for kind, seat, to, place, card in given(word):
                bidder = to if kind == "warn" else seat
                kept = None if bids is None else all((bid.seat, bid.slot) != (bidder, place) for bid in bids)
                found.append(Pledge(kind, seat, to, place, word.round, kept, card))
        return found


def reveals(events: Sequence[Event]) -> list[BidsRevealed]:
    return [event for event in events if isinstance(event, BidsRevealed)]


def given(word: Word) -> list[tuple[str, int, int, int, Subject | None]]:
    """Whose word it is, to whom, and for what on which slot: that he leaves it, or that the other had better."""
    if word.to is None or word.place is None:
        return []
    if word.kind in ("leave", "warn"):
        return [(word.kind, word.seat, word.to, word.place, word.card)]
    if word.kind == "deal" and word.other is not None:
        return [
            ("leave", word.seat, word.to, word.place, word.card),
            ("leave", word.to, word.seat, word.other, word.other_card),
        ]
    return []


def open_offer(recent: Sequence[Word], seat: int, of: int | None) -> Word | None:
    """The last swap that somebody offered to this seat, if it has not been answered."""
    found: Word | None = None
    for word in recent:
        if word.kind == "swap" and (word.seat, word.to) == (of, seat):
            found = word
        elif word.kind in ANSWERS and (word.seat, word.to) == (seat, of):
            found = None
    return found


def about(
    word: Word, place: int | None, card: Subject | None, other: int | None = None, beside: Subject | None = None
) -> Word:
    return msgspec.structs.replace(word, place=place, card=card, other=other, other_card=beside)


def card_on(view: View, slot: int | None) -> Subject:
    """What lies on this slot of La Rue, counted from 1."""
    card = view.rue[slot - 1].card if slot is not None and 1 <= slot <= len(view.rue) else None
    if card is None:
        raise Problem("talk-no-card")
    return Subject(card.id, card.names)
