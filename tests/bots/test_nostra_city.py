"""The bots of Nostra City: what they suspect, share, bid, bribe and avenge, and what they may not know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import tripot
from tripot.bots import Clock, make, names
from tripot.bots.judge import shares_of
from tripot.bots.nostra_city.bidding import begins, stake_of
from tripot.bots.nostra_city.forecast import Forecast, forecast
from tripot.bots.nostra_city.guide import NostraCityGuide
from tripot.bots.nostra_city.outlook import Outlook
from tripot.bots.nostra_city.policy import Weigh
from tripot.bots.nostra_city.suspicion import suspicions
from tripot.bots.nostra_city.weights import Weights
from tripot.bots.nostra_city.worlds import Worlds
from tripot.bots.rehearsal import Attempt
from tripot.games.nostra_city import bags
from tripot.games.nostra_city.actions import BILL, CAID, CARD, DONE, PASS, PICK
from tripot.games.nostra_city.belief import Belief
from tripot.games.nostra_city.game import NostraCity
from tripot.games.nostra_city.kit import COLERE, HONTE, INDIC, TEMOIN
from tripot.games.nostra_city.numbering import rival_action
from tripot.games.nostra_city.rules.reception import Cut
from tripot.games.nostra_city.rules.sharing import Share
from tripot.games.nostra_city.rules.turn import Act
from tripot.games.nostra_city.state import APRIL, BUSINESS, JUNE, LAST, MEETING, NONE, PROCES, State
from tripot.games.nostra_city.view import View
from tripot.kernel.bits import lowest, members
from tripot.kernel.dice import Dice
from tripot.kernel.result import LOST
from tripot.kernel.seats import NATURE

FEW = Clock(iterations=8)
TASTE = Weights()
WEIGH = Weigh(TASTE)
FIVE, TEN_I, TEN_C, TWENTY_I, FIFTY_C = 0, 1, 2, 3, 6


def city(players: int = 4, **options: Any) -> NostraCity:
    game = tripot.load("nostra-city", players=players, first_player=0, **options)
    assert isinstance(game, NostraCity)
    return game


GAME = city()


def play_on(game: NostraCity, s: State, dice: Dice, steps: int) -> State:
    while s.frame is not None and steps:
        seat = lowest(s.frame.awaited)
        game.play(s, seat, s.frame.draw(s, dice) if seat == NATURE else WEIGH.choose(s, seat, dice))
        steps -= 1
    return s


def choosing(game: NostraCity, seed: int, steps: int) -> State:
    """A game between heuristic bots, at the first question with a choice after so many steps."""
    dice = Dice(seed)
    s = play_on(game, game.start(), dice, steps)
    while s.frame is not None:
        seat = lowest(s.frame.awaited)
        if seat != NATURE and s.frame.legal(s, seat).bit_count() > 1:
            return s
        play_on(game, s, dice, 1)
    return choosing(game, seed + 1, steps)


def opened(phase: int, month: int = 1, turn: int = 0) -> State:
    """A dealt table at the beginning of somebody's turn."""
    dice = Dice(4)
    s = GAME.start()
    while s.frame is not None and lowest(s.frame.awaited) == NATURE:
        GAME.play(s, NATURE, s.frame.draw(s, dice))
    s.phase, s.month, s.turn, s.opener, s.first = phase, month, turn, 0, 0
    s.acting = s.engaged = 0
    s.frame = Act(turn)
    return s


def bag(*kinds: int) -> int:
    return sum(bags.bill(kind) for kind in kinds)


def test_whoever_has_drawn_more_cards_is_suspected_more() -> None:
    """NC-8.3."""
    s = opened(BUSINESS)
    assert suspicions(TASTE, s, 0) == [0.0] * 4
    s.hands[1] = bags.card(COLERE)
    s.hands[2] = bags.card(COLERE) * 3
    s.vendetta -= s.hands[1] + s.hands[2]
    found = suspicions(TASTE, s, 0)
    assert found[0] == found[3] == 0.0
    assert 0.05 < found[1] < found[2] < 0.5
    s.bribes[1] = 4
    assert suspicions(TASTE, s, 0)[1] > found[1]


def test_with_both_indics_in_hand_nobody_else_is_suspected() -> None:
    """NC-7.5."""
    s = opened(BUSINESS)
    s.hands[0] = bags.card(INDIC) * 2
    s.hands[1] = bags.card(COLERE) * 3
    assert suspicions(TASTE, s, 0) == [1.0, 0.0, 0.0, 0.0]


@pytest.mark.parametrize("indic", [False, True])
def test_nc_7_5_everybody_bribes_for_his_own_camp(indic: bool) -> None:
    s = opened(PROCES, month=3, turn=3)
    s.banks[3] = bag(TEN_I, TEN_C)
    s.hands[3] = bags.card(INDIC if indic else COLERE)
    first = WEIGH.choose(s, 3, Dice(1))
    assert first >= CAID
    s.drafts[3] = first
    assert WEIGH.choose(s, 3, Dice(1)) == BILL + (TEN_C if indic else TEN_I)


def test_nc_4_3_the_smallest_bill_is_given_and_none_where_nobody_can_take_revenge() -> None:
    s = opened(BUSINESS)
    s.first = 1
    s.kind = 0
    s.lands[1] |= s.kit.counted[0] & -s.kit.counted[0]
    s.frame = Share(0, 1)
    s.drawn = bag(FIVE, FIFTY_C)
    assert WEIGH.choose(s, 0, Dice(1)) == BILL + FIVE
    s.vendetta = 0
    assert WEIGH.choose(s, 0, Dice(1)) in (PASS, rival_action(0, 2), rival_action(0, 3))


def test_nc_4_6_the_first_player_card_is_given_before_a_bill() -> None:
    s = opened(BUSINESS)
    s.kind = 0
    s.lands[1] |= s.kit.counted[0] & -s.kit.counted[0]
    s.frame = Share(0, 1)
    s.drawn = bag(TWENTY_I)
    assert WEIGH.choose(s, 0, Dice(1)) == PICK


def test_nc_7_1_the_least_useful_bill_is_cut() -> None:
    s = opened(PROCES)
    s.banks[0] = bag(FIVE, TEN_I, TEN_C, TWENTY_I, FIFTY_C)
    s.frame = Cut(1)
    assert WEIGH.choose(s, 0, Dice(1)) == BILL + FIVE


def test_nc_6_2_the_only_one_who_could_bribe_does() -> None:
    """Last to act, nobody has, and only a worthless bill is left: it still earns a Respect."""
    s = opened(PROCES, month=APRIL, turn=3)
    s.banks[3] = bag(FIVE)
    assert WEIGH.choose(s, 3, Dice(1)) >= CAID
    s.zeal = 0b11
    assert WEIGH.choose(s, 3, Dice(1)) == PASS


def test_nc_8_2_shame_is_for_the_leader_and_for_the_end() -> None:
    s = opened(LAST, month=JUNE)
    s.hands[0] = bags.card(HONTE)
    s.hands[1] = bags.card(COLERE) * 3
    s.titles[0] = 2
    assert WEIGH.choose(s, 0, Dice(1)) == CARD + HONTE
    s.drafts[0] = CARD + HONTE
    assert WEIGH.choose(s, 0, Dice(1)) == rival_action(0, 2)


@pytest.mark.parametrize("indic", [False, True])
def test_nc_8_13_the_false_witness_speaks_for_his_camp(indic: bool) -> None:
    s = opened(LAST, month=JUNE)
    s.verdict = 7
    s.hands[0] = bags.card(TEMOIN) + (bags.card(INDIC) if indic else 0)
    s.hands[1] = bags.card(COLERE) * 4
    assert WEIGH.choose(s, 0, Dice(1)) == CARD + TEMOIN
    s.drafts[0] = CARD + TEMOIN
    assert WEIGH.choose(s, 0, Dice(1)) == (PICK + 1 if indic else PICK)


def test_nc_5_2_bids_are_mixed() -> None:
    """Nobody can tell slot and stake, and every step of a bid leads to a stake that was thought of."""
    seen: set[tuple[int, int]] = set()
    for seed in range(40):
        s = opened(MEETING)
        s.banks[0] = bag(FIVE, TEN_I, TEN_C, TWENTY_I, FIFTY_C)
        dice = Dice(seed)
        while s.turn == 0 and not any(caid != NONE for caid in s.bidders):
            GAME.play(s, 0, WEIGH.choose(s, 0, dice))
        seen.update((slot, s.stakes[slot]) for slot in range(4) if s.bidders[slot] != NONE)
    assert len({slot for slot, _ in seen}) > 1
    assert len({stake for _, stake in seen}) > 2


def test_stakes_are_made_of_what_is_least_missed() -> None:
    s = opened(MEETING)
    o = Outlook(TASTE, s, 0)
    assert stake_of(o, bag(FIVE, TEN_I, TEN_C, FIFTY_C), 10, 1) == bag(TEN_C)
    assert stake_of(o, bag(FIVE, TEN_I, TEN_C, FIFTY_C), 25, 1) == bag(FIVE, TEN_I, TEN_C)
    assert stake_of(o, bag(FIVE, FIFTY_C), 5, 2) == bag(FIVE, FIFTY_C)
    assert stake_of(o, bag(FIVE), 10, 1) == 0
    assert begins(bag(FIVE, TEN_C, FIFTY_C), bag(FIFTY_C, TEN_C))
    assert not begins(bag(FIVE, TEN_C, FIFTY_C), bag(TEN_C))


def test_forecasts_are_shares() -> None:
    """What is missing from 1 is the chance that everybody loses (NC-7.5)."""
    for steps in (40, 200, 500):
        s = choosing(GAME, 1, steps)
        assert 0.0 < sum(forecast(TASTE, s)) <= 1.0001
    s = opened(PROCES, month=5)
    s.titles[0] = 1
    s.hands[2] = bags.card(INDIC)
    s.verdict = 2
    found = forecast(TASTE, s)
    assert found[1] > 0.5
    s.verdict = 12
    assert forecast(TASTE, s)[2] > 0.7
    assert shares_of([LOST] * 3) == [0.0] * 3


@pytest.mark.parametrize("steps", [25, 90, 170, 260, 400])
def test_the_heuristic_bot_reads_no_secret_but_its_own(steps: int) -> None:
    """The balance lab relies on it: the true table and any that the view allows give the same answer."""
    for seed in range(4):
        s = choosing(GAME, seed, steps)
        assert s.frame is not None
        seat = lowest(s.frame.awaited)
        view = GAME.view(s, seat)
        worlds = [s, GAME.sample(view, Dice(1)), GAME.sample(view, Dice(2))]
        assert len({WEIGH.choose(world, seat, Dice(9)) for world in worlds}) == 1


@pytest.mark.parametrize("name", names("nostra-city"))
@pytest.mark.parametrize("steps", [60, 350])
def test_a_bot_needs_nothing_but_its_view(name: str, steps: int) -> None:
    s = choosing(GAME, 3, steps)
    assert s.frame is not None
    seat = lowest(s.frame.awaited)
    view = GAME.view(s, seat)
    legal = members(GAME.legal(s, seat))
    copies: list[Any] = [view, msgspec.json.decode(msgspec.json.encode(view), type=type(view))]
    copies.append(GAME.view(GAME.sample(view, Dice(7)), seat))
    answers = {make(name, GAME, seat, 5).decide(copy, legal, FEW) for copy in copies}
    assert len(answers) == 1
    assert answers <= set(legal)


@pytest.mark.parametrize("steps", [60, 200, 420])
def test_a_deal_is_one_that_the_view_allows(steps: int) -> None:
    s = choosing(GAME, 5, steps)
    assert s.frame is not None
    seat = lowest(s.frame.awaited)
    view = GAME.view(s, seat)
    assert isinstance(view, View)
    seen = Belief(view, GAME.blank)
    worlds = Worlds(TASTE, seen.table, seen.unknown, seat)
    assert all(GAME.view(worlds.deal(Dice(seed)), seat) == view for seed in range(5))


def test_a_pile_of_bribes_is_believed_to_be_innocent_if_nobody_can_be_an_indic() -> None:
    s = opened(PROCES, month=2)
    for seat in (1, 2, 3):
        GAME.play(s, s.turn, PASS)
        first = CAID + lowest(s.free(seat))
        GAME.play(s, seat, first)
        if isinstance(s.frame, Act):
            GAME.play(s, seat, BILL + TEN_I)
    view = GAME.view(s, 0)
    assert isinstance(view, View)
    seen = Belief(view, GAME.blank)
    worlds = Worlds(TASTE, seen.table, seen.unknown, 0)
    dealt = [worlds.deal(Dice(seed)).corruption for seed in range(40)]
    assert sum(bags.innocent(pile) for pile in dealt) > 1.5 * sum(bags.guilty(pile) for pile in dealt)


def test_of_many_caids_one_is_thought_about() -> None:
    s = opened(MEETING)
    guide = NostraCityGuide(TASTE, Forecast(TASTE))
    sensible = guide.sensible(s, 0, GAME.legal(s, 0))
    assert sensible.bit_count() == 2
    s.drafts[0] = sensible.bit_length() - 1
    s.place = 0
    s.banks[0] = bag(FIVE, TEN_I, TEN_C, FIFTY_C)
    assert guide.sensible(s, 0, GAME.legal(s, 0)) >> DONE & 1 == 0


def test_an_attempt_must_be_clearly_better() -> None:
    attempt = Attempt(3)
    for gain in (1.0, -1.0, 1.0, -1.0, 0.5):
        attempt.add(gain)
    assert attempt.mean() == pytest.approx(0.1)
    assert attempt.error() > attempt.mean()


def test_nc_8_2_cards_are_played_out_of_turn_too() -> None:
    """An Incendie hits whoever is about to collect."""
    s = opened(BUSINESS, turn=1)
    assert WEIGH.volunteer(s, 0, Dice(1)) == -1
    s.hands[0] = bags.card(1)
    s.vendetta -= s.hands[0]
    first = WEIGH.volunteer(s, 0, Dice(1))
    assert first == CARD + 1
    GAME.apply(s, 0, first)
    GAME.apply(s, 0, WEIGH.volunteer(s, 0, Dice(1)))
    assert s.hands[0] == 0
