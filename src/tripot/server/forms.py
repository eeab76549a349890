"""What the pages ask over HTTP, and what they get. All JSON but texts, records and pictures."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tripot.bots.cast import Character
from tripot.bots.level import Level
from tripot.server.career_forms import PastGame
from tripot.server.wire import Count, Pace, Reason, Whole

Language = Literal["fr", "en"]
ShortText = Annotated[str, msgspec.Meta(max_length=200)]


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a POST."""


class MeForm(Form, frozen=True):
    """POST /api/me: what to change."""

    name: ShortText | None = None
    language: Language | None = None


class PhraseForm(Form, frozen=True):
    """POST /api/enter: the name and the pass-phrase that were set on another device."""

    name: ShortText
    phrase: ShortText


class NewPhraseForm(PhraseForm, frozen=True):
    """POST /api/me/phrase sets the pass-phrase for this name."""

    old: ShortText = ""
    """The pass-phrase until now, if there is one."""


class LogoutForm(Form, frozen=True):
    """POST /api/me/logout: this device, unless it says another."""

    device: ShortText | None = None
    """One of the list."""
    others: bool = False
    """All but this one."""


class TableForm(Form, frozen=True):
    """POST /api/tables."""

    game: ShortText
    open: bool = False
    pace: Pace = "none"
    options: dict[str, ShortText | Whole | bool] = {}
    rated: bool = False


class QuickForm(Form, frozen=True):
    """POST /api/quick: a game against bots that has already begun."""

    game: ShortText
    players: Annotated[int, msgspec.Meta(ge=2, le=8)] = 4
    level: Level = "solid"
    options: dict[str, ShortText | Whole | bool] = {}
    scenario: Whole | None = None
    """One of the game's scenarios, by its number: it says how many play, where the sender sits, and where it begins."""
    puzzle: ShortText | None = None
    """One of its puzzles, by its name: it says the same."""
    lesson: bool = False
    """The guided first game instead: it says all that."""


class WhatIfForm(Form, frozen=True):
    """POST /api/tables/{code}/games/{number}/what-if: play on from a moment of a finished game, against bots."""

    step: Count
    """After so many steps."""
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    level: Level = "solid"


class JoinForm(Form, frozen=True):
    """POST /api/join: a code as somebody typed it."""

    code: ShortText


class Me(msgspec.Struct, frozen=True):
    """GET /api/me."""

    name: str
    language: Language
    has_phrase: bool


class Device(msgspec.Struct, frozen=True):
    """Where somebody is known."""

    id: str
    name: str
    """Roughly, as `Firefox, Linux`; empty if nothing is known of it."""
    since: int
    """When it was first seen, in milliseconds since 1970."""
    seen: int
    """The day on which it was last seen, by its beginning, in milliseconds since 1970."""
    here: bool
    """It is this one."""


class Devices(msgspec.Struct, frozen=True):
    """GET /api/me/devices: this one first."""

    devices: tuple[Device, ...]


class Place(msgspec.Struct, frozen=True):
    """The table that was made or found."""

    code: str


class OptionCard(msgspec.Struct, frozen=True):
    """An option of a game; its text is `<prefix>-about-<name>`."""

    name: str
    default: str | int | bool
    choices: tuple[str, ...]
    number: bool
    """Any whole number will do as well."""
    flag: bool


class ScenarioCard(msgspec.Struct, frozen=True):
    """A set position to learn from; its texts are `<prefix>-scenario-<number>-title` and so on."""

    number: int
    players: int
    seat: int


class GameCard(msgspec.Struct, frozen=True):
    """A game of the house; its sentence is `<prefix>-about`."""

    name: str
    prefix: str
    players: tuple[int, ...]
    minutes: int
    options: tuple[OptionCard, ...]
    scenarios: tuple[ScenarioCard, ...]
    lesson: int
    """How many minutes a guided first game takes; 0: there is none."""
    puzzles: int
    """How many are on its shelf."""
    orders: tuple[str, ...]
    """What the house answers for whoever wants it, where no clock runs; its texts are `<prefix>-order-<name>`."""


class BotCard(msgspec.Struct, frozen=True):
    """A level of bots: its name is `level-<level>`, how they play `level-<level>-how`."""

    level: Level


class OpenTable(msgspec.Struct, frozen=True):
    """A table that anybody may join or watch."""

    code: str
    game: str
    phase: Literal["lobby", "playing"]
    host: str
    names: tuple[str, ...]
    """Who sits there, in order."""
    chairs: int
    pace: Pace
    touched: int
    """When its seats or options last changed, in milliseconds since 1970."""
    rated: bool


class MyTable(msgspec.Struct, frozen=True):
    """A table where the reader sits."""

    table: OpenTable
    waits: tuple[str, ...]
    """For whom it waits, by name; nobody: for no person, or not for long."""
    turn: bool
    """For the reader, too."""
    since: int
    """Since when it has waited for the reader, or else for whoever was asked first, in milliseconds since 1970."""
    deadline: int | None
    """When the reader's time is over, or that of whoever has least; None: nobody's ever is."""


class MyTurn(msgspec.Struct, frozen=True):
    """A table that waits for the reader."""

    code: str
    prefix: str
    """Of the texts of its game."""
    host: str
    since: int
    """In milliseconds since 1970."""


class MyTurns(msgspec.Struct, frozen=True):
    """GET /api/me/turns: whoever has waited longest comes first."""

    turns: tuple[MyTurn, ...]


class Home(msgspec.Struct, frozen=True):
    """GET /api/home."""

    games: tuple[GameCard, ...]
    bots: tuple[BotCard, ...]
    cast: tuple[Character, ...]
    """Who can be called to a table: `cast-<id>` and `cast-<id>-life` tell of each."""
    tables: tuple[OpenTable, ...]
    mine: tuple[MyTable, ...]
    """Unfinished tables where this person sits: first those that wait for this person."""
    past: tuple[PastGame, ...]
    """This person's last finished games."""


class HouseKey(msgspec.Struct, frozen=True):
    """GET /api/key: what the house's signatures are checked with."""

    key: str


class Rule(msgspec.Struct, frozen=True):
    number: str
    text: str


class Rulebook(msgspec.Struct, frozen=True):
    """GET /api/rules/{game}/{language}."""

    game: str
    language: Language
    rules: tuple[Rule, ...]
    markdown: str


class Failed(msgspec.Struct, frozen=True):
    """The body of every answer that is not 2xx."""

    problem: Reason
