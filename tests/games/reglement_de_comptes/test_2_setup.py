"""RC-2: set-up."""

from __future__ import annotations

from collections import Counter

import pytest

import tripot
from tests.conformance.playout import play_on
from tests.games.reglement_de_comptes.table import NAME, TOTAL, gang, legal, look, match, play, refused, told
from tests.kernel.saying import problem
from tripot.games.reglement_de_comptes.events import Drew, FirstSeater, Seated, TurnBegan
from tripot.games.reglement_de_comptes.material import COLOURS, KINDS
from tripot.games.reglement_de_comptes.rules.cards import shootable, stabbable
from tripot.kernel.bits import members
from tripot.kernel.dice import Dice
from tripot.kernel.seats import NATURE

TEAMS = {3: (1, 2, 2, 5), 4: (1, 1, 2, 3), 5: (1, 1, 1, 3), 6: (1, 1, 1, 2)}
PLAYERS = [3, 4, 5, 6]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seating", ["preset", "free"])
def test_rc_2_1_gangs(players: int, seating: str) -> None:
    view = look(match(players, seating=seating))
    assert [found.colour for found in view.gangs] == list(COLOURS[:players])
    men = [place.gangster for place in view.places if place.gangster]
    men += [man for found in view.gangs for man in found.lobby]
    for seat in range(players):
        kinds = Counter(man.kind for man in men if man.seat == seat)
        assert tuple(kinds[kind] for kind in KINDS) == TEAMS[players]


@pytest.mark.parametrize("players", [2, 7])
def test_rc_2_1_three_to_six_players(players: int) -> None:
    with problem("players-wrong", allowed="3, 4, 5, 6"):
        tripot.load(NAME, players=players)


@pytest.mark.parametrize("players", PLAYERS)
def test_rc_2_2_the_bank(players: int) -> None:
    view = look(match(players, seating="free"))
    assert view.bank == TOTAL[players]
    assert [found.money for found in view.gangs] == [0] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_rc_2_3_five_cards_and_a_cake_each(players: int) -> None:
    m = match(players)
    view = look(m)
    assert [(found.cards, found.cake) for found in view.gangs] == [(5, "home")] * players
    assert view.pile == 60 - 5 * players
    assert [len(look(m, seat).hand) for seat in range(players)] == [5] * players


def test_rc_2_3_cards_are_drawn_by_what_is_left() -> None:
    game = tripot.load(NAME, players=3)
    s = game.start()
    assert members(game.waiting(s)) == [NATURE]
    assert [game.weight(s, card) for card in members(game.legal(s, NATURE))] == [9, 9, 8, 6, 4, 6, 2, 16]
    game.play(s, NATURE, 6)
    game.play(s, NATURE, 6)
    assert members(game.legal(s, NATURE)) == [0, 1, 2, 3, 4, 5, 7]


def test_rc_2_3_nobody_acts_during_the_deal() -> None:
    game = tripot.load(NAME, players=3)
    refusal = game.refusal(game.start(), 0, 5)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("RC-2.3", "rc-refusal-dealing")


def test_rc_2_4_preset_yellow_begins() -> None:
    m = match(4)
    assert told(m, TurnBegan) == [TurnBegan("RC-2.4", 0)]
    assert m.waiting == [0]


@pytest.mark.parametrize("players", PLAYERS)
def test_rc_2_4_free_one_after_the_other_anticlockwise(players: int) -> None:
    m = match(players, seating="free", first_seater=1)
    dice = Dice(1)
    while look(m).phase == "seating":
        seat = m.waiting[0]
        m.part(seat, int(dice.member(m.draft(seat).options)))
    seats = [event.seat for event in told(m, Seated)]
    size = sum(TEAMS[players])
    assert seats == [(1 - turn) % players for turn in range(players)] * size
    assert told(m, TurnBegan)[0].seat == seats[-1] == 2 % players


def test_rc_2_4_who_seats_first_is_drawn_among_all_alike() -> None:
    found = {told(match(4, seed=seed, seating="free"), FirstSeater)[0].seat for seed in range(40)}
    assert found == {0, 1, 2, 3}
    game = tripot.load(NAME, players=4, seating="free")
    s = game.start()
    while members(game.legal(s, NATURE))[0] < 8:
        game.play(s, NATURE, members(game.legal(s, NATURE))[0])
    assert [game.weight(s, outcome) for outcome in members(game.legal(s, NATURE))] == [1] * 4
    refusal = game.refusal(s, 0, 5)
    assert refusal is not None
    assert refusal.reason == "rc-refusal-first-seater"


@pytest.mark.parametrize("seat", [-1, 3])
def test_rc_2_4_the_host_must_name_a_seat(seat: int) -> None:
    with problem("rc-option-first-seater", most=2):
        match(3, seating="free", first_seater=seat)


def test_rc_2_4_whom_and_where_is_the_owners_choice() -> None:
    m = match(3, seating="free", first_seater=0)
    assert legal(m) == list(KINDS)
    assert refused(m, "7") == ("RC-2.4", "rc-refusal-summon")
    assert refused(m, "blade", seat=1) == ("RC-4.13", "rc-refusal-not-your-guest")
    play(m, "blade")
    assert legal(m) == [str(place) for place in range(1, 31)]
    play(m, "7", "godfather")
    assert refused(m, "7") == ("RC-2.4", "rc-refusal-taken")
    assert refused(m, "blade") == ("RC-1.1", "rc-refusal-place")
    assert told(m, Seated) == [Seated("RC-2.4", 0, "blade", False, 7)]


def test_rc_2_4_a_seating_can_be_taken_back_although_the_next_is_thinking() -> None:
    m = play(match(3, seating="free", first_seater=0), "blade", "7")
    assert m.ask(2, m.game.notation.parse(2, "gunman")).legal
    assert m.can_undo(0)
    m.undo(0)
    assert (m.waiting, look(m, 2).choice) == ([0], None)
    assert legal(m) == list(KINDS)


@pytest.mark.parametrize(("players", "empty"), [(3, 0), (4, 2), (5, 0), (6, 0)])
@pytest.mark.parametrize("seating", ["preset", "free"])
def test_rc_2_5_seats_at_the_start(players: int, empty: int, seating: str) -> None:
    m = match(players, seating=seating)
    dice = Dice(2)
    while look(m).phase == "seating":
        seat = m.waiting[0]
        m.part(seat, int(dice.member(m.draft(seat).options)))
    assert sum(place.gangster is None for place in look(m).places) == empty


@pytest.mark.parametrize("players", PLAYERS)
def test_rc_2_6_preset_layouts_are_dangerous_and_without_monopoly(players: int) -> None:
    m = match(players)
    view = look(m)
    state = m.state
    for seat in range(players):
        held = [place for place, found in enumerate(view.places, 1) if found.gangster and found.gangster.seat == seat]
        features = [view.prints[place - 1].feature for place in held]
        assert all(features.count(business) < 2 for business in ("bar", "restaurant", "gambling"))
    threatened = 0
    for seat in range(players):
        threatened |= stabbable(state, seat) | shootable(state, seat)  # type: ignore[arg-type]
    assert len(members(threatened)) * 2 > players * sum(TEAMS[players])


def test_rc_2_7_cards_are_dealt_before_the_seating() -> None:
    m = match(4, seating="free")
    kinds = [type(event) for event in m.events(tripot.SPECTATOR)]
    assert kinds == [Drew] * 20 + [FirstSeater]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_rc_2_7_the_first_to_seat_plays_last(first: int) -> None:
    m = play_on(match(3, seating="free", first_seater=first), Dice(first))
    turns = [event.seat for event in told(m, TurnBegan)][:3]
    assert turns == [(first + 1) % 3, (first + 2) % 3, first]
    assert gang(m, 0).colour == "yellow"
