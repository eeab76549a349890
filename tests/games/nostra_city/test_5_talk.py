"""NC-5.1: talk before the MEETING; it binds nobody, and everybody sees what came of it."""

from __future__ import annotations

import pytest

import tripot
from tests.conformance.playout import next_choice
from tripot.games.nostra_city.events import BidsRevealed
from tripot.games.nostra_city.talk import MOST, Talk
from tripot.games.nostra_city.view import View
from tripot.kernel.dice import Dice
from tripot.kernel.event import Event
from tripot.kernel.match import Match
from tripot.kernel.problem import Problem
from tripot.kernel.seats import SPECTATOR
from tripot.kernel.talk import Subject, Word

TALK = Talk()


class Evening:
    """A game by dice, and what is said in it."""

    def __init__(self, seed: int = 3) -> None:
        self.match = Match(tripot.load("nostra-city", players=3), seed=seed)
        self.said: list[Word] = []
        self._dice = Dice(seed)

    @property
    def events(self) -> list[Event]:
        return self.match.events(SPECTATOR)

    @property
    def view(self) -> View:
        view = self.match.view(SPECTATOR)
        assert isinstance(view, View)
        return view

    def until(self, phase: str) -> None:
        while self.view.phase != phase:
            self.go_on()

    def go_on(self) -> None:
        seat, *actions = next_choice(self.match, self._dice)
        self.match.act(seat, *actions)

    def say(self, word: Word) -> Word:
        self.said.append(TALK.put(self.view, self.events, self.said, word))
        return self.said[-1]

    def refused(self, word: Word) -> str:
        with pytest.raises(Problem) as refusal:
            self.say(word)
        return refusal.value.reason


def test_nc_5_1_a_word_names_the_card_that_lies_there() -> None:
    evening = Evening()
    evening.until("meeting")
    word = evening.say(Word(0, "swap", 1, 2, 4))
    second, fourth = evening.view.rue[1].card, evening.view.rue[3].card
    assert second is not None
    assert fourth is not None
    assert (word.card, word.other_card) == (Subject(second.id, second.names), Subject(fourth.id, fourth.names))
    assert word.round == 0


def test_nc_5_1_what_cannot_be_said() -> None:
    evening = Evening()
    evening.until("business")
    assert evening.refused(Word(0, "sing", 1, 2)) == "talk-no-words"
    assert evening.refused(Word(0, "leave", None, 2)) == "talk-to-nobody"
    assert evening.refused(Word(0, "leave", 0, 2)) == "talk-to-nobody"
    assert evening.refused(Word(0, "leave", 3, 2)) == "talk-to-nobody"
    assert evening.refused(Word(0, "want", None, 5)) == "talk-no-card"
    assert evening.refused(Word(0, "want", None, None)) == "talk-no-card"
    assert evening.refused(Word(0, "swap", 1, 2, 2)) == "talk-no-card"
    assert evening.refused(Word(0, "deal", 1)) == "talk-no-offer"
    for _ in range(MOST):
        evening.say(Word(0, "want", None, 1))
    assert evening.refused(Word(0, "want", None, 1)) == "talk-enough"
    evening.until("resolution")
    assert evening.refused(Word(1, "want", None, 1)) == "talk-too-late"
    assert evening.say(Word(1, "traitor", 0)).kind == "traitor"


def test_nc_5_1_an_offer_is_answered_once() -> None:
    evening = Evening()
    evening.until("business")
    evening.say(Word(0, "swap", 1, 1, 2))
    assert evening.refused(Word(2, "deal", 0)) == "talk-no-offer"
    evening.say(Word(1, "deal", 0))
    assert evening.refused(Word(1, "no", 0)) == "talk-no-offer"
    mine, yours = TALK.pledges(evening.events, evening.said)
    assert (mine.seat, mine.to, mine.place, mine.kept) == (1, 0, 1, None)
    assert (yours.seat, yours.to, yours.place, yours.kept) == (0, 1, 2, None)


@pytest.mark.parametrize("seed", range(6))
def test_nc_5_1_a_word_is_kept_or_broken_when_the_bids_are_revealed(seed: int) -> None:
    """Also next month's is not taken for this one's."""
    evening = Evening(seed)
    evening.until("business")
    for seat in range(3):
        for slot in (1, 2, 3, 4):
            evening.say(Word(seat, "leave", (seat + 1) % 3, slot))
    evening.say(Word(0, "warn", 1, 1))
    evening.until("resolution")
    revealed = next(event for event in evening.events if isinstance(event, BidsRevealed))
    bids = {(bid.seat, bid.slot) for bid in revealed.bids}
    pledges = TALK.pledges(evening.events, evening.said)
    for pledge in pledges:
        bidder = pledge.to if pledge.kind == "warn" else pledge.seat
        assert pledge.kept == ((bidder, pledge.place) not in bids)
    evening.until("business")
    assert evening.say(Word(0, "leave", 1, 1)).round == 1
    assert TALK.pledges(evening.events, evening.said)[:-1] == pledges
    assert TALK.pledges(evening.events, evening.said)[-1].kept is None
