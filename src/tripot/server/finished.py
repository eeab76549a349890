"""A game that is over: its record, the proof that chance was fair, and its replay. Before the end: nothing."""

from __future__ import annotations

from typing import Any

import msgspec

from tripot.analysis.report import Analysis
from tripot.games.records import verify
from tripot.kernel.choice import Draft
from tripot.kernel.game import Game
from tripot.kernel.problem import Problem
from tripot.kernel.record import Record
from tripot.kernel.replay import Draw
from tripot.kernel.replayed import ALL, Replayed
from tripot.kernel.seats import SPECTATOR
from tripot.kernel.signature import signed
from tripot.kernel.state import State
from tripot.server.past_forms import Checked, OtherMove, Part, Replay, ReplayStep
from tripot.server.play import Play
from tripot.server.problems import reason


def record(play: Play) -> Record:
    if not play.over:
        raise Problem("game-not-over")
    return play.match.record(stopped=play.ended)


def signed_record(play: Play, signing: bytes) -> Record:
    """The house stands by it, and tells which seats do."""
    return signed(record(play), signing, play.oaths.values())


def checked(play: Play, signing: bytes) -> Checked:
    """From the record alone, as anybody could do it."""
    found = Record.decode(signed_record(play, signing).encode())
    draws: tuple[Draw, ...] = ()
    problem = None
    try:
        draws = verify(found).draws
    except Problem as failed:
        problem = reason(failed)
    return Checked(
        honest=problem is None,
        commitment=found.fairness.commitment,
        seed=found.fairness.seed or "",
        nonces=found.fairness.nonces,
        names=found.names,
        steps=len(found.steps),
        draws=draws,
        house=found.signed.key if found.signed else "",
        witnesses=found.signed.seats if found.signed else (),
        problem=problem,
    )


def replay(play: Play, seat: int) -> Replay:
    """Step by step as a seat, a spectator, or somebody who may know everything (ALL) sees it."""
    found, replayed = record(play), Replayed(play.match)
    eyes = list(range(play.game.players)) if seat == ALL else [seat]
    result = found.result
    if result is None:
        raise Problem("game-stopped")
    return Replay(
        game=found.game,
        number=play.number,
        names=found.names,
        levels=play.header.levels or (None,) * play.game.players,
        characters=play.header.characters or (None,) * play.game.players,
        options=found.options,
        seat=seat if 0 <= seat < play.game.players else None,
        all=seat == ALL,
        start=tuple(replayed.view(0, viewer) for viewer in eyes),
        outlook=replayed.outlook(0, seat),
        steps=tuple(
            ReplayStep(
                line=found.steps[number - 1] if seat == ALL else "",
                events=tuple(replayed.events(number, seat)),
                views=tuple(replayed.view(number, viewer) for viewer in eyes),
                outlook=replayed.outlook(number, seat),
            )
            for number in range(1, len(replayed) + 1)
        ),
        result=result,
    )


def encoded(replay: Replay) -> bytes:
    """As JSON, step by step: in one go a long game would hold up every table for a while."""
    steps: Any = tuple(msgspec.Raw(msgspec.json.encode(step)) for step in replay.steps)
    return msgspec.json.encode(msgspec.structs.replace(replay, steps=steps))


def moves(play: Play, analysis: Analysis) -> tuple[OtherMove, ...]:
    """The choices that could have been better, part by part."""
    states = Replayed(play.match).states
    return tuple(
        OtherMove(*(parts(play.game, states[one.step - 1], one.seat, text) for text in (one.chosen, one.found)))
        for one in analysis.choices
    )


def parts(game: Game[Any], state: State, seat: int, choice: str) -> tuple[Part, ...]:
    """A choice as its seat would have made it."""
    draft, found = Draft(game, state, seat), []
    for action in game.notation.parse_choice(seat, choice):
        found.append(Part(game.notation.move(seat, action), draft.view))
        draft.add(action)
    return tuple(found)


def perspective(text: str, play: Play) -> int:
    """`all`, `spectator` or the number of a seat."""
    if text == "all":
        return ALL
    if text == "spectator":
        return SPECTATOR
    if text.isascii() and text.isdigit() and len(text) == 1 and int(text) < play.game.players:
        return int(text)
    raise Problem("server-perspective", text=text, most=play.game.players - 1)
