"""What is kept on disk about a table and its games, besides what was done in them."""

from __future__ import annotations

from typing import Any

import msgspec

from tripot.bots.level import Level
from tripot.games.records import begun
from tripot.kernel.game import Game
from tripot.kernel.problem import Problem
from tripot.kernel.record import Damaged, EditionId
from tripot.kernel.talk import Word
from tripot.server.wire import Channel, Gone, Pace, Phase, Utterance


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """Empty, a person's, or a bot's; a person's with a level has a bot standing in."""

    person: str | None = None
    name: str = ""
    level: Level | None = None
    nonce: str = ""
    character: str | None = None
    """Of the cast, if a bot sits here; older tables know only levels."""
    coach: bool = False
    """The person agrees that the coach speaks at this table."""
    gone: Gone = ""
    """Whether the person has left this game for good, and how: a bot has the chair, its result is the person's."""
    against: tuple[int, ...] = ()
    """The seats that want this person out of the game."""

    @property
    def held(self) -> bool:
        """A person sits here, though a bot may stand in."""
        return self.person is not None and not self.gone

    @property
    def taken(self) -> bool:
        return self.person is not None or self.level is not None


class Sheet(msgspec.Struct, frozen=True):
    """A table. It never changes: whoever changes something writes a new sheet."""

    code: str
    game: str
    seed: bytes
    """The secret of the game that is played or prepared. It leaves only in the record of a finished game."""
    chairs: tuple[Chair, ...]
    host: str | None
    options: dict[str, Any] = {}
    pace: Pace = "none"
    open: bool = False
    phase: Phase = "lobby"
    number: int = 1
    kicked: tuple[str, ...] = ()
    lesson: bool = False
    """The game that is played is the lesson of its game."""
    duel: str = ""
    """Others play the same deal: the duel's name. Empty: nobody does."""
    rated: bool = False
    """What comes of its games moves the ratings of the people who sit here."""
    evening: str = ""
    """It belongs to a round of this evening. Empty: of none."""

    @property
    def counts(self) -> bool:
        """For something outside the table: it is played to its end, and nobody is advised."""
        return self.rated or bool(self.evening)

    def chair_of(self, person: str) -> int | None:
        for number, chair in enumerate(self.chairs):
            if chair.person == person and not chair.gone:
                return number
        return None

    def with_chair(self, number: int, chair: Chair) -> Sheet:
        chairs = (*self.chairs[:number], chair, *self.chairs[number + 1 :])
        return msgspec.structs.replace(self, chairs=chairs)


class Dealt(msgspec.Struct, frozen=True):
    """Where a deal comes from that others have played or will play: its bots think alike."""

    source: str
    """The table, or the day."""
    number: int
    sealed: int
    """Until then nobody is told what was hidden, in milliseconds since 1970."""


class Header(msgspec.Struct, frozen=True):
    """A game that began: all that is needed to replay its moves."""

    game: str
    rules: int
    edition: str
    options: dict[str, Any]
    names: tuple[str, ...]
    nonces: tuple[str, ...]
    seed: bytes
    pace: Pace
    at: int
    levels: tuple[Level | None, ...] = ()
    """Of the bots that sat down at the start; None for people."""
    characters: tuple[str | None, ...] = ()
    """As the levels."""
    lesson: bool = False
    """It is the lesson of its game."""
    opening: dict[str, Any] | None = None
    """The position that it began in; None: a whole game."""
    dealt: Dealt | None = None
    """None: this deal was made for this table."""

    def source(self, code: str, number: int) -> tuple[str, int]:
        """By what bots think alike: where its deal comes from, or this game of this table."""
        return (code, number) if self.dealt is None else (self.dealt.source, self.dealt.number)

    def load(self) -> Game[Any]:
        """The game by the rules and with the edition that it began with; Problem if this house knows them no more."""
        try:
            return begun(self.game, len(self.names), self.options, self.rules, EditionId(self.game, self.edition))
        except Damaged as damaged:
            raise Problem("server-outdated", game=self.game, problem=damaged) from None


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One thing that a seat did: a whole choice as records write it, UNDO or END."""

    seat: int
    choice: str
    at: int


class Spoken(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing said at a table."""

    channel: Channel
    number: int
    name: str
    chair: int | None
    text: str
    at: int
    reaction: Utterance | None = None
    word: Word | None = None
    person: str = ""
    """Who has said it; empty: nobody remembers."""


UNDO = "undo"
END = "end"
"""The game is stopped as it is."""
AWAY = "away "
"""Its person is on holiday; until when follows, in milliseconds since 1970."""
