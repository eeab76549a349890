"""TG-4: the end."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.conformance.playout import play_on
from tests.games.twelve_gangsters.table import gang, look, match, play_round, restored
from tripot.games.twelve_gangsters.events import Ended, Revealed
from tripot.kernel.dice import Dice
from tripot.kernel.refusal import Illegal
from tripot.kernel.result import Result


def ended(validated: list[list[int]]) -> Result:
    """The result of a game that ended with these cards face up."""
    m = restored([[]] * len(validated), validated)
    result = m.result()
    assert result is not None
    return result


def ranks(validated: list[list[int]]) -> list[int]:
    return [standing.rank for standing in ended(validated).standings]


@pytest.mark.parametrize(("players", "rounds"), [(3, 12), (4, 12), (5, 10), (6, 12)])
def test_tg_4_1_the_game_ends_when_every_card_has_been_played(players: int, rounds: int) -> None:
    m = play_on(match(players), Dice(players))
    assert m.events(0)[-1] == Ended("TG-4.1")
    assert sum(isinstance(event, Revealed) for event in m.events(0)) == players * rounds
    assert all(gang(m, seat).hand == () for seat in range(players))
    assert look(m).round == look(m).rounds == rounds


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_tg_4_1_everybody_was_boss_equally_often(players: int) -> None:
    m = play_on(match(players), Dice(players))
    bosses = Counter(event.seat for event in m.events(0) if isinstance(event, Revealed) and event.boss)
    assert len(bosses) == players
    assert len(set(bosses.values())) == 1


def test_tg_4_1_nothing_goes_on_after_the_end() -> None:
    m = play_on(match(3), Dice(0))
    with pytest.raises(Illegal) as caught:
        m.act(0, 5)
    assert (caught.value.rule, caught.value.reason) == ("TG-4.1", "refusal-over")


def test_tg_4_1_there_is_no_result_before_the_end() -> None:
    m = match(3)
    assert m.result() is None
    play_round(m, 1, 2, 3)
    assert m.result() is None


def test_tg_4_2_the_score_is_the_sum_of_the_cards_face_up() -> None:
    result = ended([[1, 2, 9], [], [12]])
    assert [standing.score for standing in result.standings] == [12, 0, 12]
    line = result.standings[0].lines[0]
    assert (line.rule, line.points, line.args) == ("TG-4.2", 12, {"cards": "1+2+9"})
    assert result.standings[1].lines[0].args == {"cards": "0"}


def test_tg_4_2_the_score_counts_during_the_game() -> None:
    m = match(3)
    play_round(m, 7, 9, 3)
    assert [gang(m, seat).score for seat in range(3)] == [7, 0, 3]


def test_tg_4_2_the_highest_score_wins() -> None:
    assert ranks([[1, 2, 3, 4], [11], [12]]) == [3, 2, 1]
    assert ended([[1, 2, 3, 4], [11], [12]]).winners == [2]


def test_tg_4_3_a_tie_goes_to_more_cards_face_up() -> None:
    assert ranks([[12], [1, 11], [5]]) == [2, 1, 3]


def test_tg_4_3_cards_won_as_boss_count_for_the_tie() -> None:
    m = restored([[5], [8], [3]], [[10], [1, 4], [12]], boss=0)
    m.act(0, 5)
    assert gang(m, 0).validated == (5, 10)
    result = m.result()
    assert result is not None
    assert [(standing.score, standing.rank) for standing in result.standings] == [(15, 1), (5, 3), (15, 1)]
    assert [standing.lines[2].args["count"] for standing in result.standings] == [2, 2, 2]


def test_tg_4_3_still_tied_is_a_shared_victory() -> None:
    result = ended([[3, 9], [2, 10], [1]])
    assert [standing.rank for standing in result.standings] == [1, 1, 3]
    assert result.winners == [0, 1]


def test_tg_4_3_lower_places_are_ranked_the_same_way() -> None:
    assert ranks([[12], [5], [2, 3], [1, 4]]) == [1, 4, 2, 2]
