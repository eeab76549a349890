"""A person may act although nobody waits for it: Vendetta cards, bids against the clock, and a standing "go on"."""

from __future__ import annotations

import pytest

from tests.games.gangster import table as gangster
from tests.games.nostra_city.table import bid, person, resolved, table
from tests.terminal.seated import match_at, sit
from tripot.games.gangster.events import BidMade
from tripot.games.nostra_city.events import Played
from tripot.kernel.match import Match


def vendetta() -> Match:
    """Seat B is to begin an action; seat A holds a card."""
    people = (person("aldo", hand="honte"), person("enzo fabio gina"), person("marco otto pia"))
    t = table(*people, phase="proces", seat=1)
    return match_at(t.game, t.state)


def pause(hand: str) -> Match:
    """A pause before the first slot; only seat B holds something that others do not know of."""
    people = (person("aldo", hand=hand), person("enzo", hand="honte"), person("marco", bids=[bid("marco", 1, "5")]))
    t = resolved(*people)
    return match_at(t.game, t.state)


def test_nc_8_2_a_card_is_played_in_anothers_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    match = vendetta()
    shown = sit(match, ["shame", "C"], monkeypatch)
    assert "Marcel is to act. Play a card first?" in shown
    assert "Stays before an opponent: −1 Respect." in shown
    assert any(isinstance(event, Played) and event.card == "honte" for event in match.events(0))


def test_nc_8_2_enter_lets_the_other_act_and_the_question_comes_again(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sit(vendetta(), [""] * 3, monkeypatch).count("Play a card first?") > 1


def test_nc_8_2_go_on_stands_until_it_is_said_again(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = sit(vendetta(), ["go on"], monkeypatch)
    assert shown.count("Play a card first?") == 1
    assert shown.count("Going on: no question at pauses and in others’ turns") == 2  # said, and reminded of later
    assert "You are asked again at pauses" in sit(vendetta(), ["go on", "continuer"], monkeypatch)


def test_nc_8_2_a_play_that_is_only_begun_is_dropped_when_the_person_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    match = vendetta()
    sit(match, ["shame", "go on", "0"], monkeypatch)
    assert not any(isinstance(event, Played) for event in match.events(0))
    assert any(step.seat == 1 for step in match.steps)


def test_nc_8_2_at_a_pause_whoever_holds_a_card_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = "A pause before slot 1: play a card?"
    shown = sit(pause("honte"), ["shame", "B"], monkeypatch)
    assert asked in shown
    assert "You play Shame on You!: Marcel." in shown
    assert asked not in sit(pause("colere"), [], monkeypatch)
    assert sit(pause("honte"), ["go on"], monkeypatch).count(asked) == 1


def auction(**options: str) -> Match:
    t = gangster.table(gangster.man(3000), gangster.man(3000), step="lot", seat=1, turn=1, options=options)
    t.do("B perle")
    return match_at(t.game, t.state)


@pytest.mark.parametrize("rule", ["live", "turns"])
def test_ga_4_5_a_person_bids_and_types_the_sum(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = auction(auction=rule)
    shown = sit(match, ["$2,000", *["0"] * 2], monkeypatch, kind="heuristic")
    assert "A sum, from $" in shown
    bids = [event for event in match.events(0) if isinstance(event, BidMade)]
    assert (0, 2000) in [(bid.seat, bid.amount) for bid in bids]


def test_ga_4_5_what_a_bid_would_bring_can_be_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "GA-8.7" not in sit(auction(auction="live"), ["why 400"], monkeypatch)


def test_ga_4_15_a_sum_that_is_too_low_is_refused_with_its_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = sit(auction(auction="live"), ["100", "250"], monkeypatch)
    assert "Bid at least $300." in shown
    assert "GA-4.5" in shown
    assert "A sum goes by steps of $100." in shown
