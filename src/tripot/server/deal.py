"""A deal that several people play, each alone: the same seat, the same chance, the same bots."""

from __future__ import annotations

import hmac
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Final

import msgspec
from msgspec.structs import replace

from tripot.bots.cast import CAST
from tripot.games.registry import box
from tripot.kernel.fairness import commitment
from tripot.kernel.problem import Problem
from tripot.server.casting import seated
from tripot.server.codes import new_code
from tripot.server.person import Person
from tripot.server.sheet import Chair, Dealt, Header, Sheet

PLAYERS: Final = 3
"""In the duel of a day."""
DAYS_SEALED: Final = 2
"""The secret of a day is told at the end of the next one: until then its games can be finished."""


class Deal(msgspec.Struct, frozen=True):
    name: str
    """Of the duel."""
    seat: int
    header: Header
    """All but who sits in that seat, and when."""

    def begin(self, person: Person, now: int) -> tuple[Sheet, Header]:
        """A table of this person and the bots, at which the game has begun."""
        begun, seat = self.header, self.seat
        names = (*begun.names[:seat], person.name, *begun.names[seat + 1 :])
        characters = begun.characters or (None,) * len(names)
        pairs = enumerate(zip(names, begun.levels, characters, begun.nonces, strict=True))
        chairs = tuple(
            Chair(person.id if number == seat else None, name, level, nonce, character)
            for number, (name, level, character, nonce) in pairs
        )
        sheet = Sheet(
            code=new_code(),
            game=begun.game,
            seed=begun.seed,
            chairs=chairs,
            host=person.id,
            options=begun.options,
            pace=begun.pace,
            phase="playing",
            duel=self.name,
        )
        return sheet, replace(begun, names=names, at=now)


class Day(msgspec.Struct, frozen=True):
    """One deal of each game for everybody. They follow from the secret of the day, which is sealed at first."""

    date: str
    secret: bytes

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    @property
    def opens(self) -> int:
        """When its secret is told, in milliseconds since 1970."""
        end = datetime.fromisoformat(self.date).replace(tzinfo=UTC) + timedelta(days=DAYS_SEALED)
        return round(end.timestamp() * 1000)

    def name(self, game: str) -> str:
        return f"{self.date} {game}"

    def deal(self, game: str) -> Deal:
        """The seed is HMAC-SHA256 of the game's name; who comes, and where one sits, follow from it as well."""
        found = box(game)
        seed = hmac.digest(self.secret, game.encode(), "sha256")
        luck = Random(seed)
        players = min(found.players(found.edition), key=lambda number: abs(number - PLAYERS))
        seat = luck.randrange(players)
        company = iter(luck.sample(sorted(CAST), players - 1))
        chairs = [Chair() if number == seat else at_home(next(company)) for number in range(players)]
        options = found.paced({}, False)
        loaded = found.load(players, found.edition, options)
        header = Header(
            game=game,
            rules=loaded.rules_version,
            edition=loaded.edition.hash,
            options=options,
            names=tuple(chair.name for chair in chairs),
            nonces=("",) * players,
            seed=seed,
            pace="none",
            at=0,
            levels=tuple(chair.level for chair in chairs),
            characters=tuple(chair.character for chair in chairs),
            dealt=Dealt(self.name(game), 1, self.opens),
        )
        return Deal(self.name(game), seat, header)


def at_home(character: str) -> Chair:
    return seated(CAST[character], CAST[character].level)


def day(house: bytes, now: int, ago: int = 0) -> Day:
    """Of so many days ago. Only the house can work out its secret, and any node of it does."""
    date = (datetime.fromtimestamp(now / 1000, UTC) - timedelta(days=ago)).date().isoformat()
    return Day(date, hmac.digest(house, f"tripot day {date}".encode(), "sha256"))


def offered(name: str, code: str, number: int, begun: Header) -> Deal:
    """The deal of a game that one person has played against bots; Problem if it was another game."""
    alone = [seat for seat, level in enumerate(begun.levels) if level is None]
    if len(alone) != 1 or len(begun.levels) < 2 or begun.lesson:
        raise Problem("duel-company")
    return Deal(name, alone[0], replace(begun, dealt=begun.dealt or Dealt(code, number, 0)))
