"""From a record back to its log, and the proof that chance was fair."""

from __future__ import annotations

from typing import Any

import msgspec

from tripot.kernel import fairness
from tripot.kernel.game import Game
from tripot.kernel.log import Log
from tripot.kernel.match import fair_outcome
from tripot.kernel.problem import Problem
from tripot.kernel.record import Damaged, Record, chain
from tripot.kernel.seats import NATURE


def replay(record: Record, game: Game[Any]) -> Log:
    """The log that the record tells; Damaged with the step that the rules or the checks refuse."""
    _check_chain(record)
    log = Log(game)
    for number in range(len(record.steps)):
        _take(log, record, number)
    _check_result(record, log)
    return log


class Verified(msgspec.Struct, frozen=True):
    """What a successful verification looked at."""

    steps: int
    outcomes: int
    commitment: str


def verify(record: Record, game: Game[Any]) -> Verified:
    """Re-derive every outcome of chance from the revealed seed; Damaged with the first step that fails."""
    if record.fairness.seed is None:
        raise Problem("verify-unfinished")
    seed = _seed(record.fairness.seed)
    if fairness.commitment(seed) != record.fairness.commitment:
        raise Damaged("verify-commitment")
    _check_chain(record)
    log = Log(game)
    outcomes = 0
    for number in range(len(record.steps)):
        derived = None
        if game.waiting(log.state) >> NATURE & 1:
            derived = fair_outcome(log, seed, record.fairness.nonces, outcomes)
            outcomes += 1
        _take(log, record, number)
        if derived is not None and (log.steps[-1].seat, log.steps[-1].action) != (NATURE, derived):
            expected = game.notation.line(NATURE, derived)
            raise Damaged("verify-outcome", step=number + 1, found=record.steps[number], expected=expected)
    _check_result(record, log)
    return Verified(len(record.steps), outcomes, record.fairness.commitment)


def _take(log: Log, record: Record, number: int) -> None:
    """Take one step of the record."""
    try:
        log.add(*log.game.notation.parse_line(record.steps[number]))
    except Problem as problem:
        raise Damaged("record-step", step=number + 1, text=record.steps[number], why=problem) from None


def _check_chain(record: Record) -> None:
    """Find the first check that does not fit: the header's, or a step's."""
    expected = chain(record.head(), record.steps)
    if len(record.checks) != len(expected):
        raise Damaged("record-checks-count", checks=len(record.checks), steps=len(record.steps))
    for number, (ours, theirs) in enumerate(zip(expected, record.checks, strict=True)):
        if ours != theirs:
            raise Damaged("record-check", step=number) if number else Damaged("record-header")


def _check_result(record: Record, log: Log) -> None:
    """Compare as written: 12 and 12.0 are equal, but not the same bytes."""
    if msgspec.json.encode(log.result()) != msgspec.json.encode(record.result):
        raise Damaged("record-result")


def _seed(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        raise Damaged("verify-seed") from None
    if seed.hex() != text:
        raise Damaged("verify-seed")
    return fairness.secret_seed(seed)
