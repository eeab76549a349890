"""What more thought is worth."""

from __future__ import annotations

import pytest

from tripot.arena.thinking_time import main, measured, questions, worth
from tripot.games.registry import games
from tripot.kernel.bits import members

pytestmark = pytest.mark.slow


def test_thoughts_are_compared_on_the_same_questions() -> None:
    few, again, same = (measured("twelve-gangsters", 3, thoughts, 6, 20, seed=1) for thoughts in ([9], [9], [9, 9]))
    assert few[0].gain == again[0].gain == same[0].gain == same[1].gain
    assert (same[1].step, few[0].step) == (0, 0)
    assert few[0].seconds > 0


def test_a_better_answer_is_worth_more() -> None:
    best = 0.0
    for _, (replayed, reviewer, number) in zip(range(24), questions("twelve-gangsters", 3, 4), strict=False):
        asked, seat = reviewer.asked(number), replayed.steps[number].seat
        answers = [(card,) for card in members(replayed.game.legal(replayed.states[asked], seat))]
        gains = worth(replayed, asked, seat, answers, 20)
        assert worth(replayed, asked, seat, answers[:1], 20) == gains[:1]
        best = max(best, *(gain - min(gains) for gain in gains))
    assert best > 0.2


@pytest.mark.parametrize("game", games())
def test_the_command_has_a_line_for_each_thought(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    main([game, "--thoughts", "2,4", "--choices", "2", "--rounds", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split("\t")[0] for line in lines] == ["search:2", "search:4"]
