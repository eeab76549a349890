"""RC-3: a turn."""

from __future__ import annotations

from typing import Any

import pytest

import tripot
from tests.games.reglement_de_comptes.table import (
    cake,
    gang,
    legal,
    look,
    match,
    places,
    play,
    refused,
    seated,
    table,
    told,
)
from tripot.games.reglement_de_comptes.events import (
    CakeReturned,
    Discarded,
    Drew,
    Earned,
    Ended,
    Exploded,
    Played,
    Reshuffled,
    Stopped,
    TurnBegan,
    Victim,
    WentOut,
    Woke,
)

SAFE = {9: "yC", 1: "rC", 20: "bC"}


def earned(places: dict[int, str], **more: Any) -> Earned | None:
    """What yellow earns at the beginning of its turn."""
    found = told(table(places | {20: "bC"}, "move", step="begin", **more), Earned)
    return found[0] if found else None


def test_rc_3_1_ones_own_cake_explodes_first_and_returns() -> None:
    m = table({9: "yC", 1: "rC", 2: "rC", 20: "bC"}, "move", step="begin", cakes={"y": 2})
    assert told(m, Exploded) == [Exploded("RC-3.1", 0, 2, (Victim(1, 1, "bruiser"), Victim(2, 1, "bruiser")))]
    assert told(m, CakeReturned) == [CakeReturned("RC-3.1", 0, False)]
    assert cake(m, "y") == "home"
    assert (seated(m, 1), seated(m, 2), seated(m, 9)) == (None, None, "yC")


def test_rc_3_1_the_cakes_of_others_stay() -> None:
    m = table(SAFE, "move", step="begin", cakes={"r": 20})
    assert (cake(m, "r"), told(m, Exploded)) == (20, [])


@pytest.mark.parametrize(
    ("held", "due", "businesses", "monopolies"),
    [
        ({9: "yP"}, 1000, (), ()),
        ({9: "yC"}, 0, (), ()),
        ({3: "yC"}, 1000, (3,), ()),
        ({3: "yC", 2: "yC", 7: "yC"}, 3000, (2, 3, 7), ()),
        ({3: "yC", 17: "yC"}, 4000, (), ("bar",)),
        ({3: "yC", 17: "yC", 2: "yC", 22: "yF", 26: "yC"}, 9000, (26,), ("bar", "gambling")),
        ({3: "yP"}, 2000, (3,), ()),
        ({3: "yP", 17: "yC"}, 5000, (), ("bar",)),
    ],
)
@pytest.mark.parametrize("accountant", [False, True])
def test_rc_3_2_income(
    held: dict[int, str], due: int, businesses: tuple[int, ...], monopolies: tuple[str, ...], accountant: bool
) -> None:
    found = earned(held | ({30: "yC"} if accountant else {}))
    if due == 0:
        assert found is None
        return
    assert found is not None
    assert (found.due, found.paid) == (due * (1 + accountant),) * 2
    assert (found.businesses, found.monopolies, found.doubled) == (businesses, monopolies, accountant)
    assert found.bank == 120_000 - found.due


def test_rc_3_2_others_hold_for_themselves() -> None:
    m = table({3: "yC", 17: "rC", 30: "rC", 20: "bC"}, "move", step="begin")
    assert [gang(m, seat).income for seat in range(3)] == [1000, 2000, 0]
    assert (gang(m, 0).money, look(m).bank) == (1000, 119_000)


@pytest.mark.parametrize(
    ("held", "due"),
    [
        ({9: "yPz", 3: "yC"}, 1000),
        ({9: "yP", 3: "yCz"}, 1000),
        ({3: "yC", 17: "yCz"}, 1000),
        ({9: "yP", 30: "yCz"}, 1000),
    ],
)
def test_rc_3_3_a_sleeper_earns_nothing(held: dict[int, str], due: int) -> None:
    found = earned(held)
    assert found is not None
    assert (found.due, found.doubled) == (due, False)


def test_rc_3_4_a_bank_of_1000_pays_4000_as_1000_and_the_game_ends() -> None:
    m = table({3: "yC", 17: "yC", 1: "rC", 20: "bC"}, "move", step="begin", money=[0, 119_000, 0])
    found = told(m, Earned)[0]
    assert (found.rule, found.due, found.paid, found.bank) == ("RC-3.4", 4000, 1000, 0)
    assert m.events(0)[-1] == Ended("RC-6.2")
    assert m.over


def test_rc_3_4_the_last_dollar_paid_in_full_ends_the_game_too() -> None:
    m = table({3: "yC", 1: "rC", 20: "bC"}, "move", step="begin", money=[0, 119_000, 0])
    assert told(m, Earned)[0].rule == "RC-3.2"
    assert m.over


def test_rc_3_5_an_action_then_optionally_a_move() -> None:
    m = play(table(SAFE, "cake move move"), "play cake", "1")
    assert legal(m) == ["play move", "stop"]
    play(m, "play move", "9", "10")
    assert [event.card for event in told(m, Played)] == ["cake", "move"]
    assert m.waiting == [1]


def test_rc_3_5_a_move_then_a_second_one_but_no_action() -> None:
    m = play(table(SAFE, "cake move move"), "play move", "9", "10")
    assert refused(m, "play cake") == ("RC-3.5", "rc-refusal-only-move")
    assert refused(m, "discard cake") == ("RC-3.5", "rc-refusal-only-move")
    play(m, "play move", "10", "11")
    assert (seated(m, 11), m.waiting) == ("yC", [1])


def test_rc_3_5_or_throw_one_away() -> None:
    m = play(table(SAFE, "cake move"), "discard move")
    assert told(m, Discarded) == [Discarded("RC-3.5", 0, "move")]
    assert m.waiting == [1]


def test_rc_3_5_one_of_the_three_is_compulsory() -> None:
    m = table(SAFE, "knife cake")
    assert legal(m) == ["play cake", "discard knife", "discard cake"]
    assert refused(m, "stop") == ("RC-3.5", "rc-refusal-stop-too-early")
    assert refused(m, "9") == ("RC-3.5", "rc-refusal-card-first")
    assert refused(m, "play boom") == ("RC-3.5", "rc-refusal-not-held")
    assert refused(m, "discard boom") == ("RC-3.5", "rc-refusal-not-held")


def test_rc_3_5_then_draw_back_to_five() -> None:
    m = play(table(SAFE, "cake cake move move knife"), "play cake", "1", "play move", "9", "10")
    assert gang(m, 0).cards == 5
    assert [event.card for event in told(m, Drew, 1)] == [None, None]
    assert None not in [event.card for event in told(m, Drew, 0)]


def test_rc_3_6_played_cards_are_laid_down_before_the_draw() -> None:
    m = play(table(SAFE, "cake move knife"), "discard cake")
    steps = [type(event) for event in m.events(0)]
    assert steps.index(Discarded) < steps.index(Drew)
    assert look(m).discards == {"cake": 1}


def test_rc_3_6_the_discards_become_the_pile_with_its_last_card() -> None:
    left = {"knife": 8, "gun": 9, "cake": 6, "pass": 6, "boom": 4, "cocktail": 6, "alert": 2, "move": 10}
    m = table(SAFE, "cake move move move move", discards=left, others="move")
    assert look(m).pile == 2
    play(m, "discard cake")
    assert told(m, Reshuffled) == []
    assert look(m).pile == 1
    play(m, "discard move")
    assert told(m, Reshuffled)[0] == Reshuffled("RC-3.6", 53)
    assert look(m).discards == {}
    assert (look(m).pile, gang(m, 1).cards) == (53 - 4, 5)


def test_rc_3_6_a_small_edition_plays_on_with_smaller_hands() -> None:
    left = {"knife": 9, "gun": 9, "cake": 8, "pass": 6, "boom": 4, "cocktail": 6, "alert": 2, "move": 13}
    m = table(SAFE, "move", removed=left, others="move")
    assert look(m).pile == 0
    play(m, "discard move")
    assert (gang(m, 0).cards, m.waiting) == (1, [1])


def test_rc_3_7_waking_is_automatic_and_ones_own() -> None:
    m = play(table({9: "yCz", 10: "yC", 1: "rCz", 20: "bC"}, "move"), "discard move")
    assert told(m, Woke) == [Woke("RC-3.7", 0, (9,))]
    assert (seated(m, 9), seated(m, 1)) == ("yC", "rCz")


def test_rc_3_8_a_turn_ends_when_ones_cake_kills_ones_last() -> None:
    m = table({9: "yC", 1: "rP", 20: "bC"}, "move", step="begin", cakes={"y": 10})
    assert told(m, WentOut) == [WentOut("RC-5.1", 0, ("move",))]
    assert [(event.seat, event.rule) for event in told(m, TurnBegan)] == [(0, "RC-3.10"), (1, "RC-3.10")]
    assert [event.seat for event in told(m, Earned)] == [1]
    assert cake(m, "y") == "gone"


@pytest.mark.parametrize("hand", ["cake knife", "cake move"])
def test_rc_3_9_the_second_card_is_asked_whatever_is_held(hand: str) -> None:
    m = play(table(SAFE, hand), "play cake", "1")
    assert m.waiting == [0]
    assert look(m, 1).phase == "second"
    assert ("play move" in legal(m)) == ("move" in hand)
    play(m, "stop")
    assert told(m, Stopped) == [Stopped("RC-3.9", 0)]
    assert m.waiting == [1]


def test_rc_3_9_never_without_anybody_awake_nor_after_throwing_away() -> None:
    m = play(table({9: "yCz", 1: "rC", 20: "bC"}, "cake move"), "play cake", "1")
    assert m.waiting == [1]
    m = play(table(SAFE, "cake move"), "discard cake")
    assert m.waiting == [1]


def test_rc_3_9_never_without_a_free_place() -> None:
    full = {place: "yC" if place <= 5 else "rC" if place <= 10 else "bC" for place in range(1, 16)}
    more = {place: "yL" if place < 18 else "yF" if place < 20 else "yP" for place in range(16, 21)}
    rest = {21: "rP", 22: "rF", 23: "rF", 24: "rL", 25: "rL", 26: "bP", 27: "bF", 28: "bF", 29: "bL", 30: "bL"}
    m = table(full | more | rest, "cake move")
    assert refused(m, "play move") == ("RC-3.11", "rc-refusal-no-effect")
    play(m, "play cake", "25")
    assert m.waiting == [1]


def test_rc_3_10_clockwise_and_those_who_are_out_are_skipped() -> None:
    m = table({9: "yC", 1: "bC", 20: "gC"}, "move", players=4)
    play(m, "discard move", "discard cake", "discard cake")
    assert [event.seat for event in told(m, TurnBegan)] == [2, 3, 0]


def test_rc_3_10_nobody_else_may_play() -> None:
    m = table(SAFE, "move")
    assert refused(m, "discard cake", seat=1) == ("RC-3.10", "rc-refusal-not-your-turn")
    refusal = m.game.refusal(m.state, 8, 3)
    assert refusal is not None
    assert refusal.reason == "rc-refusal-no-chance"


@pytest.mark.parametrize(
    ("card", "with_effect"),
    [
        ("knife", table({9: "yL", 10: "rC", 20: "bC"}, "knife")),
        ("gun", table({9: "yF", 19: "rC", 20: "bC"}, "gun")),
        ("cocktail", table({9: "yC", 5: "rC", 21: "bC"}, "cocktail")),
        ("boom", table({9: "yC", 1: "rC", 21: "bC"}, "boom", cakes={"r": 28})),
        ("pass", table({9: "yC", 1: "rC", 21: "bC"}, "pass", cakes={"r": 28})),
        ("move", table({9: "yC", 1: "rC", 21: "bC"}, "move")),
    ],
)
def test_rc_3_11_a_card_is_playable_when_it_does_something(card: str, with_effect: tripot.Match) -> None:
    assert f"play {card}" in legal(with_effect)
    idle = table({9: "yCz", 1: "rC", 21: "bC"}, card)
    assert legal(idle) == [f"discard {card}"]
    assert refused(idle, f"play {card}") == ("RC-3.11", "rc-refusal-no-effect")


def test_rc_3_11_cake_and_alert_are_always_playable() -> None:
    assert legal(table({9: "yCz", 1: "rC", 21: "bC"}, "cake alert")) == [
        *("play cake", "play alert", "discard cake", "discard alert"),
    ]


def test_rc_3_5_nothing_is_known_of_a_choice_before_its_last_step() -> None:
    m = play(table(SAFE, "cake move"), "play move", "9")
    for other in (1, 2, tripot.SPECTATOR):
        assert m.events(other) == []
        assert look(m, other).choice is None
        assert look(m, other).phase == "card"
    choice = look(m, 0).choice
    assert choice is not None
    assert (choice.step, choice.places) == ("move-where", (9,))
    assert (len(m.steps), m.can_undo(0)) == (0, False)
    m.begun = {}
    assert legal(m) == ["play cake", "play move", "discard cake", "discard move"]
    play(m, "play cake", "1")
    assert [m.game.notation.choice(step.seat, step.actions) for step in m.steps if step.asked] == ["play cake, 1"]
    assert not m.can_undo(0)


def test_rc_3_1_a_set_position_begins_by_itself() -> None:
    m = match(6, scenario=3)
    assert (m.steps[0].asked, m.waiting) == (False, [4])
    game = m.game
    refusal = game.refusal(game.start(), 4, 31)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("RC-3.1", "rc-refusal-begin")
    assert places(m) == set()
