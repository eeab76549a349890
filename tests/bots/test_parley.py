"""NC-5.1: bots talk before the MEETING, understand what is said, and remember what came of it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

import tripot
from tripot import bots
from tripot.bots.answer import choose
from tripot.bots.bot import Clock
from tripot.bots.brain import brain
from tripot.bots.heard import Heard, heard
from tripot.bots.manner import Manner
from tripot.bots.nostra_city.hearsay import Hearsay
from tripot.bots.nostra_city.parley import TONES, hearsay
from tripot.games.nostra_city.talk import ABOUT_A_CARD, Talk
from tripot.games.nostra_city.view import View
from tripot.kernel.dice import Dice
from tripot.kernel.match import Match
from tripot.kernel.seats import SPECTATOR
from tripot.kernel.talk import Pledge, Word

GAME = tripot.load("nostra-city", players=4)
QUICK = Clock(iterations=4)


def looked_at(match: Match) -> View:
    view = match.view(SPECTATOR)
    assert isinstance(view, View)
    return view


def go_on(match: Match, number: int = 0) -> None:
    seat = match.waiting[0]
    match.act(seat, *choose(bots.make("heuristic", GAME, seat, number), match.ask(seat), QUICK))


def at_meeting(seed: int) -> Match:
    """The first of the MEETING is about to bid."""
    match = Match(GAME, seed=seed)
    while looked_at(match).phase != "meeting":
        go_on(match, seed)
    return match


def bid_on(match: Match, manner: Manner, told: Heard, seed: int) -> int:
    """The slot of the next bid, 0 if there is none."""
    seat = match.waiting[0]
    bot = bots.make("heuristic", GAME, seat, seed)
    brain(GAME).listen(bot, manner, told)
    chosen = [GAME.notation.text(seat, action) for action in choose(bot, match.ask(seat), QUICK)]
    return next((int(text.split()[1]) for text in chosen if text.startswith("pick")), 0)


def favourite(match: Match) -> int:
    """The slot that is bid on most where nothing was said."""
    slots = Counter(bid_on(match, "careful", Heard(), seed) for seed in range(40))
    return max((slot for slot in slots if slot), key=lambda slot: slots[slot])


def bids(match: Match, manner: Manner, told: Heard, slot: int, games: int = 60) -> int:
    return sum(bid_on(match, manner, told, 1000 + seed) == slot for seed in range(games))


def promised(kind: str, seat: int, to: int, place: int, kept: bool | None = None) -> Pledge:
    return Pledge(kind, seat, to, place, 0, kept)


def test_a_bot_mostly_keeps_its_word_but_a_sly_one_less() -> None:
    match = at_meeting(1)
    me, slot = match.waiting[0], favourite(at_meeting(1))
    told = Heard(pledges=(promised("leave", me, (me + 1) % 4, slot),))
    bound = bids(match, "careful", told, slot)
    assert bound < bids(match, "careful", Heard(), slot) / 3
    assert bound < bids(match, "sly", told, slot)


def test_what_a_trusted_rival_leaves_is_bid_on_more_and_a_liar_is_not_believed() -> None:
    seat, rival, place = 0, 2, 3
    open_word = promised("leave", rival, seat, place)
    odds = {}
    for name, past in {"new": [], "true": [True] * 4, "liar": [False] * 2}.items():
        pledges = [promised("leave", rival, 1, 1, kept) for kept in past] + [open_word]
        found = hearsay(seat, "bold", Heard(pledges=tuple(pledges)))
        odds[name] = found.odds[rival * 4 + place - 1]
    assert odds["true"] < odds["new"] < odds["liar"] < 1


def test_a_broken_word_is_resented_and_a_kept_one_is_not_forgotten() -> None:
    def spite(kind: str, kept: bool) -> float:
        return hearsay(0, "bold", Heard(pledges=(promised(kind, 2, 0, 1, kept),))).spite[2]

    assert spite("leave", False) > Hearsay(0).spite[2] > spite("leave", True)
    defied = hearsay(0, "bold", Heard(pledges=(promised("warn", 0, 2, 1, False),)))
    assert defied.spite[2] > 1
    assert hearsay(1, "bold", Heard(pledges=(promised("warn", 0, 2, 1, False),))).spite[2] == 1


def test_a_warning_frightens_the_careful_and_not_the_bold() -> None:
    told = Heard(pledges=(promised("warn", 3, 0, 2),))
    assert hearsay(0, "careful", told).cost[1] > hearsay(0, "greedy", told).cost[1] > 0
    assert hearsay(0, "bold", told).cost == [0.0] * 4
    assert hearsay(1, "careful", told).cost == [0.0] * 4


def spoken(match: Match, said: list[Word], manner: Manner, seat: int, seed: int) -> Word | None:
    told = heard(Talk(), match.events(SPECTATOR), said)
    return brain(GAME).speak(looked_at(match), seat, manner, told, Dice(seed))


@pytest.mark.parametrize("manner", TONES)
def test_what_a_bot_says_can_be_said_and_is_said_once(manner: Manner) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(40):
        match, said = at_meeting(seed % 4), list[Word]()
        word = spoken(match, said, manner, 1, seed)
        if word is None:
            continue
        said.append(Talk().put(looked_at(match), match.events(SPECTATOR), said, word))
        kinds[word.kind] += 1
        assert spoken(match, said, manner, 1, seed) is None
    assert {*kinds} == {*TONES[manner]} <= {*ABOUT_A_CARD}
    assert sum(kinds.values()) < 40


def answers(broken: int) -> set[str]:
    """What seat 1 says to all the exchanges that seat 0 could offer, after so many broken words."""
    past = tuple(promised("leave", 0, 2, 1, False) for _ in range(broken))
    found: set[str] = set()
    for match in map(at_meeting, range(4)):
        view, events = looked_at(match), match.events(SPECTATOR)
        for place, other in permutations([slot for slot in range(1, 5) if view.rue[slot - 1].card], 2):
            offer = Talk().put(view, events, [], Word(0, "swap", 1, place, other))
            answer = brain(GAME).speak(view, 1, "sly", Heard((offer,), past), Dice(1))
            assert answer is not None
            found.add(answer.kind)
    return found


def test_an_offer_is_taken_if_it_is_fair_and_comes_from_somebody_who_keeps_his_word() -> None:
    assert answers(0) == {"deal", "no"}
    assert answers(3) == {"no"}


def test_whoever_was_promised_something_says_what_came_of_it() -> None:
    match = at_meeting(3)
    said = [
        Talk().put(looked_at(match), match.events(SPECTATOR), [], Word(0, "leave", 1, slot)) for slot in (1, 2, 3, 4)
    ]
    while looked_at(match).phase == "meeting":
        go_on(match)
    pledges = Talk().pledges(match.events(SPECTATOR), said)
    word = spoken(match, said, "bold", 1, 1)
    assert word is not None
    assert (word.to, word.kind) == (0, "honour" if pledges[0].kept else "traitor")
    assert (
        spoken(match, [*said, Talk().put(looked_at(match), match.events(SPECTATOR), said, word)], "bold", 1, 1) is None
    )


def test_words_show_no_secret() -> None:
    """Two worlds: whatever nobody sees, the same is said."""
    for seed in range(3):
        match = at_meeting(seed)
        other = GAME.sample(match.view(SPECTATOR), Dice(seed))
        for seat in range(4):
            for manner in TONES:
                views = [GAME.view(state, SPECTATOR) for state in (match.state, other)]
                words = [brain(GAME).speak(view, seat, manner, Heard(), Dice(seed)) for view in views]
                assert words[0] == words[1]
