"""From a record back to its log, and the proof that chance was fair."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tripot.kernel import fairness
from tripot.kernel.game import Game
from tripot.kernel.halves import Halves
from tripot.kernel.log import Log
from tripot.kernel.match import odds
from tripot.kernel.problem import Problem
from tripot.kernel.record import PIECEMEAL, Damaged, Record, Signed, chain
from tripot.kernel.seats import NATURE
from tripot.kernel.signature import check_signed


def replay(record: Record, game: Game[Any]) -> Log:
    """The log that the record tells; Damaged with the step that the rules or the checks refuse."""
    _check_chain(record)
    log = _begun(record, game)
    for number, seat, actions in _choices(record, game):
        _take(log, record, number, seat, actions)
    _check_result(record, log)
    return log


class Draw(msgspec.Struct, frozen=True):
    """One outcome of chance: how likely each was, and the number of the one that came."""

    weights: tuple[int, ...]
    outcome: int


class Verified(msgspec.Struct, frozen=True):
    """What a successful verification looked at."""

    steps: int
    draws: tuple[Draw, ...]
    commitment: str
    signed: Signed | None
    """By whom; every signature is sound."""

    @property
    def outcomes(self) -> int:
        return len(self.draws)


def verify(record: Record, game: Game[Any]) -> Verified:
    """Re-derive every outcome of chance from the revealed seed, and check who signed; Damaged with what fails first."""
    if record.fairness.seed is None:
        raise Problem("verify-unfinished")
    seed = _seed(record.fairness.seed)
    if fairness.commitment(seed) != record.fairness.commitment:
        raise Damaged("verify-commitment")
    _check_chain(record)
    log = _begun(record, game)
    draws: list[Draw] = []
    for number, seat, actions in _choices(record, game):
        derived = None
        if game.waiting(log.state) >> NATURE & 1:
            outcomes, weights = odds(game, log.state)
            outcome = fairness.draw(seed, record.fairness.nonces, len(draws), weights)
            draws.append(Draw(tuple(weights), outcome))
            derived = outcomes[outcome]
        _take(log, record, number, seat, actions)
        if derived is not None and (seat, actions) != (NATURE, (derived,)):
            expected = game.notation.line(NATURE, (derived,))
            raise Damaged("verify-outcome", step=number + 1, found=record.steps[number], expected=expected)
    _check_result(record, log)
    check_signed(record, log)
    return Verified(len(record.steps), tuple(draws), record.fairness.commitment, record.signed)


def _begun(record: Record, game: Game[Any]) -> Log:
    try:
        return Log(game, record.opening)
    except Problem as problem:
        raise Damaged("record-opening", why=problem) from None


def _choices(record: Record, game: Game[Any]) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """The whole choices of the record, with the number of the line that completes each."""
    halves = Halves(game) if record.version == PIECEMEAL else None
    for number, line in enumerate(record.steps):
        try:
            seat, actions = game.notation.parse_line(line)
            whole = actions if halves is None else halves.take(seat, *actions)
        except Problem as problem:
            raise _damaged(record, number, problem) from None
        if whole is not None:
            yield number, seat, whole


def _take(log: Log, record: Record, number: int, seat: int, actions: tuple[int, ...]) -> None:
    """Take one choice of the record."""
    try:
        log.add(seat, actions)
    except Problem as problem:
        raise _damaged(record, number, problem) from None


def _damaged(record: Record, number: int, problem: Problem) -> Damaged:
    return Damaged("record-step", step=number + 1, text=record.steps[number], why=problem)


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
