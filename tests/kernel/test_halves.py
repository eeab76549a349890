"""What version 0.1 kept part by part, several seats' parts between one another, is put together again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import tripot
from tests.conformance.playout import LONGEST, next_step, snapshot
from tests.conformance.tables import TABLES, quarter
from tests.kernel.saying import problem
from tripot.games.registry import BOXES
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.halves import Halves
from tripot.kernel.log import Log
from tripot.kernel.match import Match, fair_outcome
from tripot.kernel.record import PIECEMEAL, Damaged, Fairness, Record, chain
from tripot.kernel.refusal import Illegal
from tripot.kernel.replay import replay, verify
from tripot.kernel.seats import NATURE
from tripot.kernel.state import Sink, State

LIVE = BOXES["gangster"].load(3, BOXES["gangster"].read_edition(quarter(5_000)), {"auction": "live"})
SEATING = tripot.load("reglement-de-comptes", players=3, seating="free", first_seater=0)
CITY = tripot.load("nostra-city", players=4)


def small_steps(game: Game[Any], seed: int) -> Iterator[tuple[int, int, State, Sink]]:
    """A game by dice as version 0.1 kept it: whose small step, what has come of it, and what was told."""
    s, dice = game.start(), Dice(seed)
    for _ in range(LONGEST):
        if game.waiting(s) == 0:
            return
        seat, action = next_step(game, s, dice)
        hasty = [other for other in range(game.players) if game.extra(s, other)]
        if hasty and seat != NATURE and dice.below(4):  # more is done out of turn, or no bid would come to its end
            seat = hasty[dice.below(len(hasty))]
            action = int(dice.member(game.extra(s, seat)))
        sink = Sink()
        game.apply(s, seat, action, sink)
        yield seat, action, s, sink
    raise AssertionError("random play does not end")


class Kept:
    """How much of what makes it difficult has come up."""

    def __init__(self) -> None:
        self.wholes = self.several = self.between = self.given_up = self.compared = 0


def put_together(game: Game[Any], seed: int) -> Kept:
    """Small steps through Halves and a Log: the same is told, and it is the same position where nothing is begun."""
    halves, log, found = Halves(game), Log(game), Kept()
    begun: dict[int, list[int]] = {}
    for seat, action, s, sink in small_steps(game, seed):
        begun.setdefault(seat, []).append(action)
        choice = halves.take(seat, action)
        assert (choice is None) == sink.unfinished
        if choice is None:
            continue
        parts = begun.pop(seat)
        assert tuple(parts[-len(choice) :]) == choice
        log.add(seat, choice)
        assert log.steps[-1].events == tuple(sink.events)
        found.wholes += 1
        found.several += len(choice) > 1
        found.between += bool(begun)
        found.given_up += len(parts) > len(choice)
        if not begun:
            found.compared += 1
            assert snapshot(game, log.state) == snapshot(game, s)
    assert (log.over, log.result()) == (True, game.result(s))
    return found


@pytest.mark.parametrize(
    "game", [pytest.param(LIVE, id="gangster"), pytest.param(CITY, id="nostra-city", marks=pytest.mark.slow)]
)
def test_parts_of_several_seats_between_one_another(game: Game[Any]) -> None:
    kept = [put_together(game, seed) for seed in range(6)]
    for what, least in {"wholes": 600, "several": 10, "between": 15, "given_up": 3, "compared": 300}.items():
        assert sum(getattr(found, what) for found in kept) >= least, what


@pytest.mark.slow
@pytest.mark.parametrize("game", [pytest.param(table.game, id=table.label) for table in TABLES])
def test_every_game_is_put_together(game: Game[Any]) -> None:
    for seed in range(100, 105):
        put_together(game, seed)


def test_a_choice_is_told_when_its_last_part_comes() -> None:
    halves = Halves(SEATING)
    for step in Match(SEATING, seed=1).steps:
        assert halves.take(step.seat, *step.actions) == step.actions
    (blade, gunman, seven) = (SEATING.notation.parse(0, text) for text in ("blade", "gunman", "7"))
    assert halves.take(0, blade) is None
    with pytest.raises(Illegal):
        halves.take(0, blade)
    with pytest.raises(Illegal):
        halves.take(1, gunman)
    assert halves.take(0, seven) == (blade, seven)


def piecemeal(game: Game[Any], seed: int) -> Record:
    """A game by dice, chance by the seed, written as version 0.1 wrote it."""
    s, dice, lines, drawn = game.start(), Dice(seed), list[str](), 0
    match = Match(game, seed=seed)
    while game.waiting(s):
        if game.waiting(s) >> NATURE & 1:
            seat, action = NATURE, fair_outcome(game, s, match.seed, match.nonces, drawn)
            drawn += 1
        else:
            seat, action = next_step(game, s, dice)
        game.apply(s, seat, action)
        lines.append(game.notation.line(seat, [action]))
    head = msgspec.structs.replace(
        match.record(),
        version=PIECEMEAL,
        fairness=Fairness(match.commitment, match.nonces, match.seed.hex()),
        result=game.result(s),
    )
    return checked(head, lines)


def checked(record: Record, lines: list[str]) -> Record:
    return msgspec.structs.replace(record, steps=tuple(lines), checks=chain(record.head(), tuple(lines)))


@pytest.mark.parametrize("game", [LIVE, CITY], ids=["gangster", "nostra-city"])
def test_a_record_of_parts_is_replayed_and_verified(game: Game[Any]) -> None:
    parts = 0
    for seed in range(6):
        record = piecemeal(game, seed)
        log = replay(record, game)
        assert log.result() == record.result
        assert verify(record, game).outcomes == sum(step.seat == NATURE for step in log.steps) > 0
        parts += len(record.steps) - len(log.steps)
    assert parts > 3


def test_the_line_of_a_part_that_the_rules_forbid_is_named() -> None:
    record = piecemeal(CITY, 5)
    sizes = [
        len(replay(checked(msgspec.structs.replace(record, result=None), [*record.steps[:n]]), CITY).steps)
        for n in range(40)
    ]
    half = next(number for number in range(1, 40) if sizes[number] == sizes[number - 1])
    lines = [*record.steps[:half], record.steps[half - 1], *record.steps[half:]]
    with problem("record-step", Damaged, step=half + 1):
        replay(checked(record, lines), CITY)
