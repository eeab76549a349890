"""How a game ended that counts for something: a rated one, or one of an evening."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from tripot.bots.level import Level
from tripot.kernel.result import Result
from tripot.server.play import Play
from tripot.server.sheet import Sheet

UNCOUNTED, COUNTED, UNRATED = 1, 2, 0


class Seat(NamedTuple):
    person: str | None
    """None: a bot."""
    level: Level | None
    rank: int | None
    """None: the game was stopped."""
    score: int | None


class Outcome(msgspec.Struct, frozen=True):
    code: str
    number: int
    game: str
    ended: int
    """In milliseconds since 1970."""
    evening: str
    """Empty: of none."""
    rated: int
    """UNRATED, or whether it has been counted."""
    seats: str
    """In order, as JSON."""

    @property
    def around(self) -> list[Seat]:
        return msgspec.json.decode(self.seats, type=list[Seat])


def counted(sheet: Sheet, result: Result | None) -> dict[int, int]:
    """The ranks as they count for people: whoever has conceded is behind everybody else."""
    order = (
        [] if result is None else [(bool(conceded(sheet, one.seat)), one.rank, one.seat) for one in result.standings]
    )
    keys = [(left, 0 if left else rank) for left, rank, _ in order]
    return {seat: 1 + sum(other < mine for other in keys) for mine, (_, _, seat) in zip(keys, order, strict=True)}


def conceded(sheet: Sheet, seat: int) -> bool:
    return sheet.chairs[seat].gone == "conceded"


def outcome_of(sheet: Sheet, play: Play) -> Outcome | None:
    """None: it is not over, or counts for nothing. A game that was stopped has no ratings."""
    if not play.over or not sheet.counts:
        return None
    result = None if play.ended else play.game.result(play.match.state)
    scores = {} if result is None else {one.seat: one.score for one in result.standings}
    ranks = counted(sheet, result)
    levels = play.header.levels or (None,) * len(sheet.chairs)
    seats = [
        Seat(chair.person, levels[seat] if chair.person is None else None, ranks.get(seat), scores.get(seat))
        for seat, chair in enumerate(sheet.chairs)
    ]
    return Outcome(
        code=sheet.code,
        number=play.number,
        game=play.header.game,
        ended=play.entries[-1].at,
        evening=sheet.evening,
        rated=UNCOUNTED if sheet.rated and result is not None else UNRATED,
        seats=msgspec.json.encode(seats).decode(),
    )
