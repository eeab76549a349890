"""What a finished game leaves to each person who sat there, when its table is long gone."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from tripot.server.outcome import conceded
from tripot.server.play import Play
from tripot.server.sheet import Chair, Sheet


class Companion(NamedTuple):
    """Somebody else at that table."""

    name: str
    person: str | None
    """None: a bot."""
    character: str | None
    rank: int | None


class Past(msgspec.Struct, frozen=True):
    """One person's game."""

    person: str
    code: str
    number: int
    game: str
    seat: int
    players: int
    began: int
    """In milliseconds since 1970."""
    ended: int
    sealed: int
    """Until then others play this deal; 0: nobody does."""
    rank: int | None
    """None: it was stopped."""
    winners: int | None
    """How many share the win."""
    score: int | None
    company: str
    """The others in order of seats, as JSON."""
    luck: float | None = None
    """What its analysis says, once there is one: parts of the win."""
    skill: float | None = None

    @property
    def companions(self) -> list[Companion]:
        return msgspec.json.decode(self.company, type=list[Companion])


def past_of(sheet: Sheet, play: Play) -> list[Past]:
    """For each person who sits there. Lessons, exercises and games that go on from a moment are not counted, nor is
    what nobody has finished."""
    header = play.header
    if not play.over or header.lesson or header.opening is not None:
        return []
    result = None if play.ended else play.game.result(play.match.state)
    standings = None if result is None else {one.seat: one for one in result.standings}

    def companion(seat: int, chair: Chair) -> Companion:
        character = header.characters[seat] if header.characters and chair.person is None else None
        return Companion(
            header.names[seat], chair.person, character, None if standings is None else standings[seat].rank
        )

    around = [companion(seat, chair) for seat, chair in enumerate(sheet.chairs)]
    return [
        Past(
            person=chair.person,
            code=sheet.code,
            number=play.number,
            game=header.game,
            seat=seat,
            players=len(around),
            began=header.at,
            ended=play.entries[-1].at,
            sealed=0 if header.dealt is None else header.dealt.sealed,
            rank=None if standings is None else len(around) if conceded(sheet, seat) else standings[seat].rank,
            winners=None if result is None else len(result.winners),
            score=None if standings is None else standings[seat].score,
            company=msgspec.json.encode([*around[:seat], *around[seat + 1 :]]).decode(),
        )
        for seat, chair in enumerate(sheet.chairs)
        if chair.person is not None
    ]
