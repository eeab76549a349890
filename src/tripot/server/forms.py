"""What the pages ask over HTTP, and what they get. All JSON but texts, records and pictures."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tripot.analysis.counsel import Grounds
from tripot.analysis.report import Analysis
from tripot.bots.cast import Character, Level
from tripot.kernel.event import Event
from tripot.kernel.notation import Move
from tripot.kernel.outlook import Outlook
from tripot.kernel.record import Oath
from tripot.kernel.replay import Draw
from tripot.kernel.result import Result
from tripot.kernel.view import View
from tripot.learning.theme import Theme
from tripot.server.wire import Beginning, Count, Pace, Reason, Situation, Whole

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


class ScenarioOf(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="of", tag="scenario"):
    """One of a game's scenarios."""

    game: ShortText
    number: Whole


class MomentOf(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="of", tag="moment"):
    """A choice of a finished game that its analysis found a better one for."""

    code: ShortText
    number: Count
    step: Count


class PuzzleOf(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="of", tag="puzzle"):
    """A puzzle of a game's shelf."""

    game: ShortText
    id: ShortText


class AttemptForm(Form, frozen=True):
    """POST /api/exercises, /api/exercises/ask, /api/exercises/why: all that the learner has chosen so far."""

    of: ScenarioOf | MomentOf | PuzzleOf
    choices: Annotated[tuple[Beginning, ...], msgspec.Meta(max_length=40)] = ()


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


class BotCard(msgspec.Struct, frozen=True):
    """A level of bot; its text is `bot-<bot>`, its name `level-<level>`."""

    level: Level
    bot: str


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


class Home(msgspec.Struct, frozen=True):
    """GET /api/home."""

    games: tuple[GameCard, ...]
    bots: tuple[BotCard, ...]
    cast: tuple[Character, ...]
    """Who can be called to a table: `cast-<id>` and `cast-<id>-life` tell of each."""
    tables: tuple[OpenTable, ...]
    mine: tuple[OpenTable, ...]
    """Unfinished tables where this person sits."""


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


class Checked(msgspec.Struct, frozen=True):
    """GET /api/tables/{code}/games/{number}/verify: what was checked, or the first thing that failed."""

    honest: bool
    commitment: str
    seed: str
    nonces: tuple[str, ...]
    names: tuple[str, ...]
    steps: int
    draws: tuple[Draw, ...]
    """Every outcome of chance, so that a page can derive it again."""
    house: str
    """The key that the house has signed with."""
    witnesses: tuple[Oath, ...]
    """The seats whose pages have signed what they were told."""
    problem: Reason | None


class ReplayStep(msgspec.Struct, frozen=True):
    """One step of a finished game: what happened, and the table after it."""

    line: str
    """As written in the record; empty unless everything is shown."""
    events: tuple[Event, ...]
    views: tuple[View, ...]
    outlook: Outlook | None
    """What the table held for the seat that looks."""


class Replay(msgspec.Struct, frozen=True):
    """GET /api/tables/{code}/games/{number}/replay?seat=all|spectator|0…7.

    One view, the seat's or the spectator's; with `all` the view of every seat, and no event is redacted.
    """

    game: str
    number: int
    names: tuple[str, ...]
    levels: tuple[Level | None, ...]
    """Of the bots that sat down at the start; None for people."""
    characters: tuple[str | None, ...]
    """As the levels."""
    options: dict[str, Any]
    seat: int | None
    all: bool
    start: tuple[View, ...]
    outlook: Outlook | None
    steps: tuple[ReplayStep, ...]
    result: Result


class Part(msgspec.Struct, frozen=True):
    """A part of a choice, and what its seat saw when it was to be chosen."""

    move: Move
    view: View


class PuzzleCard(msgspec.Struct, frozen=True):
    """A puzzle, without what solves it; its theme is `theme-<theme>`."""

    game: str
    id: str
    players: int
    theme: Theme
    rating: int
    """How hard it is: as much as somebody's rating who solves it every second time."""
    state: Literal["new", "missed", "solved"]


class PuzzlesToday(msgspec.Struct, frozen=True):
    """GET /api/puzzles: that of the day for each game."""

    day: int
    """Since 1970."""
    streak: int
    """So many days in a row somebody has solved one of the day."""
    puzzles: tuple[PuzzleCard, ...]


class PuzzleShelf(msgspec.Struct, frozen=True):
    """GET /api/puzzles/{game}: all there are, the easiest first."""

    rating: int
    puzzles: tuple[PuzzleCard, ...]


class Solver(msgspec.Struct, frozen=True):
    """What an answer has done for somebody: only the first one to a puzzle counts."""

    before: int
    rating: int
    streak: int
    daily: bool
    """It was the puzzle of the day."""


class Weighed(msgspec.Struct, frozen=True):
    """A choice, and the share of the win that it brings."""

    parts: tuple[Part, ...]
    share: float
    best: bool
    chosen: bool


class Attempted(msgspec.Struct, frozen=True):
    """What has come of an attempt at an exercise."""

    game: str
    seat: int
    """The learner's."""
    characters: tuple[str | None, ...]
    """Who sits in the other seats; None for the learner."""
    situation: Situation
    events: tuple[Event, ...]
    over: bool
    """The learner has had the turn, or it is clear already."""
    reached: bool
    """What was asked for is done."""
    weighed: tuple[Weighed, ...] = ()
    """Of a puzzle that was answered: the best choices, and the learner's; the best first."""
    solver: Solver | None = None


class AskForm(Form, frozen=True):
    """Where there is nothing to say: POST …/analysis, …/hint, …/mark, …/duel, /api/duels/{id}, /api/daily/{game}."""


class Progress(msgspec.Struct, frozen=True):
    """How far an analysis is."""

    ahead: int
    """Games that are analysed before this one."""
    done: float
    """From 0 to 1."""


class Hint(msgspec.Struct, frozen=True):
    """POST /api/tables/{code}/hint: what the strong bot would do in the sender's place, by what that seat may know."""

    question: int
    """What it answers, as `situation.question`."""
    parts: tuple[Part, ...]
    """The choice, whole."""
    grounds: Grounds | None
    """What speaks most for it, against the next best choice; None: nothing clearly does."""


class Mark(msgspec.Struct, frozen=True):
    """POST /api/tables/{code}/mark: what the sender's last choice gave away, by what that seat could know."""

    question: int
    """What was answered, as `situation.question` was."""
    loss: float
    """How much of the win, if that was clearly more than a tenth of it; else 0."""
    better: tuple[Part, ...]
    """What would have been better; nothing, if it was not marked."""


class OtherMove(msgspec.Struct, frozen=True):
    """What somebody did, and what would have been better."""

    chosen: tuple[Part, ...]
    found: tuple[Part, ...]


class Analysed(msgspec.Struct, frozen=True):
    """GET /api/tables/{code}/games/{number}/analysis: neither progress nor analysis if nobody has asked for it."""

    progress: Progress | None
    analysis: Analysis | None
    moves: tuple[OtherMove, ...]
    """Of the analysis' choices, in their order."""


class Side(msgspec.Struct, frozen=True):
    """Somebody's game at a deal, and what it came to."""

    name: str
    code: str
    number: int
    score: int
    rank: int
    """At that table."""


class Parting(msgspec.Struct, frozen=True):
    """The first choice that was another."""

    step: int
    """In one's own game, and in the other's, counted from 1."""
    their_step: int
    mine: tuple[Part, ...]
    theirs: tuple[Part, ...]


class Swing(msgspec.Struct, frozen=True):
    """A choice after which a chance had changed much."""

    mine: bool
    step: int
    change: float
    """Up to the next choice, to somebody who sees all cards."""
    parts: tuple[Part, ...]


class Comparison(msgspec.Struct, frozen=True):
    """One's own game beside somebody else's at the same deal."""

    mine: Side
    theirs: Side
    parting: Parting | None
    """None: both did the same."""
    swings: tuple[Swing, ...]
    """Of what came after."""


class Duel(msgspec.Struct, frozen=True):
    """GET /api/duels/{id}: what somebody has offered, and how it went. Until one has played it, nothing of the other
    game is told."""

    id: str
    game: str
    challenger: str
    own: bool
    """The reader has offered it."""
    players: int
    seat: int
    characters: tuple[str | None, ...]
    names: tuple[str, ...]
    place: str | None
    """The table at which the reader plays it, or has played it."""
    comparisons: tuple[Comparison, ...]


class Appearance(Form, frozen=True):
    """POST /api/daily/{game}/appear: whether to be named among the results."""

    appears: bool


class DailyResult(msgspec.Struct, frozen=True):
    name: str
    score: int
    rank: int
    you: bool


class DailyGame(msgspec.Struct, frozen=True):
    """The deal of a day in one game."""

    game: str
    prefix: str
    players: int
    characters: tuple[str | None, ...]
    """Who plays against one, by seat; None: the reader's."""
    attempts: int
    """How many people have begun it."""
    place: str | None
    """Where the reader plays it, or has played it."""
    own: DailyResult | None
    """What came of it."""
    appears: bool
    results: tuple[DailyResult, ...]
    """Of those who want to be named, the best first."""


class OpenedDay(msgspec.Struct, frozen=True):
    """A day that is over, with the secret of which all its deals were made."""

    date: str
    commitment: str
    secret: str


class Daily(msgspec.Struct, frozen=True):
    """GET /api/daily: one deal of each game for everybody."""

    date: str
    commitment: str
    """Of the secret of the day; told with it when the next day ends."""
    opens: int
    """When that is, in milliseconds since 1970."""
    tomorrow: str
    """What tomorrow's secret is sealed with."""
    opened: OpenedDay
    """The last day whose secret is told."""
    games: tuple[DailyGame, ...]


class Failed(msgspec.Struct, frozen=True):
    """The body of every answer that is not 2xx."""

    problem: Reason
