"""What more thought is worth: `python -m tripot.arena.thinking_time GAME --thoughts 1000,3000` (iterations of search).

Whole games with long thoughts cost hours, so this looks at single choices of games between quick searching bots. Every
thought answers the same questions; what its answers bring is found from the true table, in `--rounds` imagined games
with the same luck for all. A line is a thought: processor time for a choice, then, in points of the win with 95 %, what
a choice brings beyond the heuristic's and beyond that of the line before.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import count, pairwise
from time import process_time

import msgspec

from tripot.analysis.luck import Luck
from tripot.analysis.playout import Playout
from tripot.analysis.reviewer import Reviewer
from tripot.analysis.tally import Tally
from tripot.arena.plan import Plan
from tripot.arena.played import play
from tripot.arena.steadied import Z95
from tripot.bots.bot import Clock
from tripot.bots.brain import brain_kind
from tripot.games.records import replay
from tripot.games.registry import games
from tripot.kernel.dice import Dice
from tripot.kernel.record import Record
from tripot.kernel.replayed import Replayed

EACH = 8
"""Choices looked at in one game: more of them would be too much alike."""


class Thought(msgspec.Struct, frozen=True):
    """What one choice brings its seat on average, in parts of the win."""

    iterations: int
    seconds: float
    """Processor time for a choice."""
    gain: float
    """Beyond what the heuristic bot would have chosen."""
    gain_error: float
    step: float
    """Beyond the thought before it in the list."""
    step_error: float


def questions(game: str, players: int, seed: int) -> Iterator[tuple[Replayed, Reviewer, int]]:
    """Choices of games between searching bots, a few of each game."""
    for number in count():
        plan = Plan(game, players, (f"search:{brain_kind(game).iterations}",), number + 1, seed)
        record = play(plan, number, record=True).record
        assert record is not None
        replayed = Replayed(replay(Record.decode(record)))
        reviewer = Reviewer(replayed, seed + number)
        open_ones, dice = reviewer.decisions(), Dice(seed + number)
        for _ in range(min(EACH, len(open_ones))):
            yield replayed, reviewer, open_ones.pop(dice.below(len(open_ones)))


def worth(replayed: Replayed, asked: int, seat: int, answers: Sequence[tuple[int, ...]], rounds: int) -> list[float]:
    """What each answer brings its seat beyond the heuristic's."""
    playout, s = Playout(replayed.game), replayed.states[asked]
    gains = Tally(len(answers))
    for turn in range(rounds):
        luck = Luck(asked, turn)
        usual = playout.choice(s, seat, luck.at(0))
        ends = {one: playout.after(s, seat, one, luck, 0)[seat] for one in {usual, *answers}}
        gains.add([ends[answer] - ends[usual] for answer in answers])
    return list(gains.means())


def measured(game: str, players: int, iterations: Sequence[int], choices: int, rounds: int, seed: int) -> list[Thought]:
    gains, steps = Tally(len(iterations)), Tally(len(iterations))
    spent = [0.0] * len(iterations)
    for _, (replayed, reviewer, number) in zip(range(choices), questions(game, players, seed), strict=False):
        answers = []
        for index, thought in enumerate(iterations):
            began = process_time()
            answers.append(reviewer.answer(number, Clock(iterations=thought)))
            spent[index] += process_time() - began
        found = worth(replayed, reviewer.asked(number), replayed.steps[number].seat, answers, rounds)
        gains.add(found)
        steps.add([0.0, *(longer - shorter for shorter, longer in pairwise(found))])
    columns = zip(gains.means(), gains.errors(), steps.means(), steps.errors(), strict=True)
    return [
        Thought(thought, seconds / choices, *column)
        for thought, seconds, column in zip(iterations, spent, columns, strict=True)
    ]


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tripot.arena.thinking_time", description="What more thought is worth."
    )
    parser.add_argument("game", choices=games())
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--thoughts", default="100,1000")
    parser.add_argument("--choices", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=2026)
    chosen = parser.parse_args(words)
    thoughts = [int(thought) for thought in chosen.thoughts.split(",")]
    for one in measured(chosen.game, chosen.players, thoughts, chosen.choices, chosen.rounds, chosen.seed):
        print(
            f"search:{one.iterations}\t{one.seconds:.3f} s"
            f"\t{100 * one.gain:+.2f} ± {100 * Z95 * one.gain_error:.2f}"
            f"\t{100 * one.step:+.2f} ± {100 * Z95 * one.step_error:.2f}"
        )


if __name__ == "__main__":
    main()
