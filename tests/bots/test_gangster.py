"""The bots of Gangster: what they estimate, what they refuse, and how they bid."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import tripot
from tests.bots.test_bots import shares
from tripot.arena.plan import Plan
from tripot.arena.played import play
from tripot.bots import Clock, make, names
from tripot.bots.gangster import bidding, refused_parts
from tripot.bots.gangster.forecast import Forecast, forecast
from tripot.bots.gangster.guide import GangsterGuide
from tripot.bots.gangster.hands import Hands
from tripot.bots.gangster.horizon import at_least, turns_left
from tripot.bots.gangster.odds import Odds
from tripot.bots.gangster.policy import Weigh
from tripot.bots.gangster.prices import LEARNT
from tripot.bots.gangster.search_bot import odds_of
from tripot.bots.gangster.wealth import Purse
from tripot.games.gangster import effect as ops
from tripot.games.gangster.actions import NO, NUMBER, OFFER
from tripot.games.gangster.game import Gangster
from tripot.games.gangster.kit import AVENTURE, COURSE
from tripot.games.gangster.rules.auction import Bid, Live, begin
from tripot.games.gangster.rules.race import Fix
from tripot.games.gangster.rules.theft import Theft
from tripot.games.gangster.rules.turn import Before
from tripot.games.gangster.state import State
from tripot.games.gangster.step import Ask
from tripot.kernel.bits import lowest, members
from tripot.kernel.dice import Dice
from tripot.kernel.seats import CLOCK, NATURE
from tripot.kernel.state import Sink

FEW = Clock(iterations=8)


def gangster(players: int = 3, **options: str) -> Gangster:
    game = tripot.load("gangster", players=players, **options)
    assert isinstance(game, Gangster)
    return game


GAME = gangster()
ODDS = odds_of(GAME)
FORECAST = Forecast(ODDS, 0)
SOBER = Weigh(ODDS, FORECAST, whim=0.0)


def midway(game: Gangster, seed: int, steps: int) -> State:
    """A game between heuristic bots after so many steps."""
    s = game.start()
    dice = Dice(seed)
    odds = Odds(game.kit)
    policy = Weigh(odds, Forecast(odds, 0))
    while s.frame is not None and steps:
        seat = lowest(s.frame.awaited)
        game.play(s, seat, s.frame.draw(s, dice) if seat == NATURE else policy.choose(s, seat, dice))
        steps -= 1
    return s


def asked(s: State, frame: Ask) -> State:
    s.frame = frame
    s.turn = frame.seat
    s.rolled = not isinstance(frame, Before)
    return s


def quiet() -> State:
    s = GAME.start()
    return asked(s, Before(0))


def test_the_material_promises_what_the_rules_say() -> None:
    """GA-1.3: a shop brings 1 600 two times in three, a bank 4 800 one time in two."""
    assert pytest.approx([1600 * 2 / 3, 2400], rel=0.05) == ODDS.loot
    assert pytest.approx([1 / 3, 1 / 2]) == ODDS.arrests
    assert at_least(2.0, 0) == 1.0
    assert at_least(1.0, 1) == pytest.approx(0.632, abs=0.001)


def test_forecasts_are_shares() -> None:
    for steps in (0, 150, 400):
        assert sum(forecast(ODDS, midway(GAME, 1, steps), 0)) == pytest.approx(1)
    s = quiet()
    s.cash[1] = 30_000
    assert forecast(ODDS, s, 0)[1] > 0.8
    s.out |= 1 << 1
    assert forecast(ODDS, s, 0)[1] == 0.0
    s.frame = None
    assert forecast(ODDS, s, 0) == [0.5, 0.0, 0.5]


def test_an_offer_brings_the_end_near() -> None:
    s = quiet()
    far = turns_left(s)
    s.squares[2] = 36
    s.offers |= 1 << 2
    assert turns_left(s) < 3 < 30 < far


def test_own_gems_count_exactly_and_those_of_others_on_average() -> None:
    s = quiet()
    s.gems[0], s.gems[1] = 1 << 23, 1 << 22
    purse = Purse(ODDS, s, 0, 20.0)
    assert purse.gems(0) == pytest.approx(7500, rel=0.1)
    assert purse.gems(1) < 4000
    assert Purse(ODDS, s, 1, 20.0).gems(1) == pytest.approx(7200, rel=0.1)


def test_whoever_leads_offers_and_whoever_trails_does_not() -> None:
    """GA-7.1."""
    s = quiet()
    s.cash[:] = [51_000, 46_000, 20_000]
    s.squares[0] = 30
    assert SOBER.choose(s, 0, Dice(1)) == OFFER
    s.cash[1] = 56_000
    assert SOBER.choose(s, 0, Dice(1)) != OFFER


def test_nobody_steals_with_everything_to_lose() -> None:
    """GA-4.13, GA-4.14: with two Dossiers and no money for a fine, a shop is not worth it."""
    s = quiet()
    s.cash[:] = [12_000, 10_000, 10_000]
    s.rolled = True
    shop = asked(s, Theft(0, 0))
    assert SOBER.choose(shop, 0, Dice(1)) != NO
    s.dossiers[0] = 2
    s.cash[0] = 200
    assert SOBER.choose(shop, 0, Dice(1)) == NO


@pytest.mark.parametrize("refused", [refused_parts.STEALING, refused_parts.ERRANDS, refused_parts.DEALING])
def test_those_who_refuse_a_part_of_the_game_do_refuse_it(refused: int) -> None:
    game = gangster()
    policy = Weigh(ODDS, FORECAST, refused)
    s = game.start()
    dice = Dice(4)
    seen: set[str] = set()
    while s.frame is not None and len(seen) < 400:
        seat = lowest(s.frame.awaited)
        sink = Sink()
        game.play(s, seat, s.frame.draw(s, dice) if seat == NATURE else policy.choose(s, seat, dice), sink)
        seen.update(type(event).__name__ for event in sink.events)
    shunned = {
        refused_parts.STEALING: {"TheftDared"},
        refused_parts.ERRANDS: {"MissionDone"},
        refused_parts.DEALING: {"BidMade", "Swapped"},
    }
    assert not seen & shunned[refused]


@pytest.mark.parametrize("steps", [40, 260, 500])
def test_the_heuristic_bot_reads_no_hand_but_its_own(steps: int) -> None:
    """The balance lab relies on it: the true table and any that the view allows give the same answer."""
    s = midway(GAME, 2, steps)
    while s.frame is None or s.frame.awaited >> NATURE:
        steps += 1
        s = midway(GAME, 2, steps)
    seat = lowest(s.frame.awaited)
    view = GAME.view(s, seat)
    worlds = [s, GAME.sample(view, Dice(1)), GAME.sample(view, Dice(2))]
    assert len({Weigh(ODDS, FORECAST).choose(world, seat, Dice(9)) for world in worlds}) == 1


@pytest.mark.parametrize("name", names("gangster"))
def test_a_bot_needs_nothing_but_its_view(name: str) -> None:
    s = midway(GAME, 3, 300)
    steps = 300
    while s.frame is None or s.frame.awaited >> NATURE or s.frame.legal(s, lowest(s.frame.awaited)).bit_count() < 2:
        steps += 1
        s = midway(GAME, 3, steps)
    seat = lowest(s.frame.awaited)
    view = GAME.view(s, seat)
    legal = members(GAME.legal(s, seat))
    copies: list[Any] = [view, msgspec.json.decode(msgspec.json.encode(view), type=type(view))]
    copies.append(GAME.view(GAME.sample(view, Dice(7)), seat))
    answers = {make(name, GAME, seat, 5).decide(copy, legal, FEW) for copy in copies}
    assert len(answers) == 1
    assert answers <= set(legal)


@pytest.mark.parametrize("steps", [100, 350, 600])
def test_a_deal_is_one_that_the_view_allows(steps: int) -> None:
    s = midway(GAME, 5, steps)
    view = GAME.view(s, 0)
    belief = Hands(GAME.sample(view, Dice(1)), 0)
    dealt = [belief.deal(Dice(seed)) for seed in range(8)]
    assert all(GAME.view(deal, 0) == view for deal in dealt)
    if any(s.gems[1:]):
        assert len({tuple(deal.gems) for deal in dealt}) > 1


def test_search_bids_all_that_a_gem_seems_worth_and_counts_it_for_less() -> None:
    """GA-4.15: more than the heuristic's limit, which stops short of it."""
    s = quiet()
    s.cash[:] = [9000] * 3
    begin(s, 0, 0, None)
    lot = s.frame
    assert isinstance(lot, Bid)
    learnt = Odds(GAME.kit, LEARNT)
    assert bidding.worth(learnt, s, 0, lot) == pytest.approx(bidding.worth(ODDS, s, 0, lot))
    assert Purse(learnt, s, 0, 20.0).another(0, 0) < Purse(ODDS, s, 0, 20.0).another(0, 0)
    guide = GangsterGuide(learnt, Forecast(learnt, 0), Forecast(learnt, 0))
    assert guide.sensible(s, 0, lot.legal(s, 0)) == 1 << bidding.boldly(learnt, s, 0, lot)
    assert bidding.boldly(learnt, s, 0, lot) >= bidding.in_turn(ODDS, s, 0, lot, Dice(1))


def test_ga_8_5_search_thinks_for_its_own_seat_while_others_are_asked_too() -> None:
    """Seat 2 can have a race run again that a rival wins, and that only it could win then."""
    s = quiet()
    card = lowest(GAME.kit.doing[ops.REROLL_RACE])
    s.tickets[0], s.tickets[2] = 1, s.unused[COURSE] & ~1
    s.unused[COURSE] = 0
    s.dice = (1, 1)  # the first ticket wins
    s.stars[2] = 1 << card
    s.unused[AVENTURE] &= ~(1 << card)
    asked(s, Fix(0b111, 0, 0b111))
    legal = members(GAME.legal(s, 2))
    assert legal == [NO, NUMBER + card]
    assert make("search", GAME, 2, 1).decide(GAME.view(s, 2), legal, Clock(iterations=100)) == NUMBER + card


def live_lot(cash: int = 9000) -> tuple[Gangster, State]:
    game = gangster(auction="live")
    s = game.start()
    s.cash[:] = [cash] * 3
    s.turn = 0
    s.rolled = True
    begin(s, 0, 0, None)
    assert isinstance(s.frame, Live)
    return game, s


@pytest.mark.parametrize("name", ["heuristic", "search"])
@pytest.mark.parametrize("cash", [700, 2500, 9000])
def test_ga_4_5_bots_bid_unasked_and_never_more_than_they_have(name: str, cash: int) -> None:
    game, s = live_lot(cash)
    bots = [make(name, game, seat, seat) for seat in range(3)]
    quiet_for = 0
    while quiet_for < 3:
        for seat, bot in enumerate(bots):
            extra = members(game.extra(s, seat))
            action = bot.volunteer(game.view(s, seat), extra, FEW) if extra else None
            quiet_for = quiet_for + 1 if action is None else 0
            if action is not None:
                assert action in extra
                game.apply(s, seat, action)
    assert isinstance(s.frame, Live)
    assert 300 <= s.frame.price < cash
    assert s.frame.price < 4000


def test_nothing_is_volunteered_where_nobody_may() -> None:
    assert Weigh(ODDS, FORECAST).volunteer(quiet(), 0, Dice(1)) == -1


def test_ga_4_5_live_auctions_are_played_offline_too() -> None:
    plan = Plan("gangster", 3, ("heuristic", "random"), 1, seed=2, options={"auction": "live"})
    record = tripot.Record.decode(play(plan, 0, record=True).record or b"")
    steps = " ".join(record.steps)
    assert "@" in steps
    tripot.verify(record)


def test_search_lets_the_clock_act() -> None:
    """In its mind auctions are held in turn, whatever the table does."""
    game, s = live_lot()
    game.play(s, CLOCK, 0)
    asked_now = s.frame
    assert asked_now is not None
    seat = lowest(asked_now.awaited)
    legal = members(game.legal(s, seat))
    assert make("search", game, seat, 1).decide(game.view(s, seat), legal, FEW) in legal
    assert isinstance(asked_now, Before)


@pytest.mark.slow
@pytest.mark.parametrize("games", [12, pytest.param(24, marks=pytest.mark.long)])
def test_search_beats_heuristic(games: int) -> None:
    """Few games for so much luck, so every deal is played from both sides."""
    share = shares("gangster", 2, ("search:150", "heuristic"), games, paired=True)
    assert share["search:150"].rate > share["heuristic"].rate + 0.05
