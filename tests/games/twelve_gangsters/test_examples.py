"""The worked examples of the specification."""

from __future__ import annotations

import pytest

from tests.games.twelve_gangsters.table import gang, match, play_round, restored, verdicts


def test_example_1_one_equals_the_boss_one_is_higher() -> None:
    m = match(4)
    assert verdicts(m, 7, 5, 9, 7) == [False, True, False, True]
    assert [gang(m, seat).score for seat in range(4)] == [0, 5, 0, 7]


def test_example_2_two_equal_the_highest_card() -> None:
    assert verdicts(match(4), 12, 1, 12, 12) == [False, True, True, True]


def test_example_3_the_last_round_is_played_without_asking() -> None:
    m = match(3)
    for card in range(1, 12):
        assert not m.over
        play_round(m, card, card, card)
    assert m.over
    assert [(step.seat, step.actions, step.asked) for step in m.steps[-3:]] == [
        (seat, (12,), False) for seat in range(3)
    ]


@pytest.mark.parametrize(("players", "ceiling"), [(3, 78), (4, 78), (5, 55), (6, 78)])
def test_example_4_the_score_ceiling(players: int, ceiling: int) -> None:
    """Reached when the others play as seat 0 does, except in its own rounds as Boss."""
    m = match(players)
    theirs = list(gang(m, 0).hand)
    mine = theirs.copy()
    as_boss = range(0, len(theirs), players)
    for here, there in zip(as_boss, [*as_boss[1:], as_boss[0]], strict=True):
        mine[here] = theirs[there]
    for own, other in zip(mine[:-1], theirs[:-1], strict=True):
        play_round(m, own, *[other] * (players - 1))
    assert m.over
    assert gang(m, 0).score == ceiling == sum(theirs)


def test_example_5_three_heists_beat_two_at_twelve_points() -> None:
    result = restored([[]] * 3, [[2, 10], [1, 2, 9], [11]]).result()
    assert result is not None
    assert [(standing.score, standing.rank) for standing in result.standings] == [(12, 2), (12, 1), (11, 3)]
