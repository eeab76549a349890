"""Every message on a table's socket, in both directions. `docs/protocol.md` explains them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tripot.bots.level import Level
from tripot.kernel.event import Event
from tripot.kernel.foresight import Ahead
from tripot.kernel.notation import Move
from tripot.kernel.outlook import Outlook
from tripot.kernel.refusal import Refusal
from tripot.kernel.result import Result
from tripot.kernel.talk import Pledge, Word
from tripot.kernel.view import View
from tripot.learning.guidance import Guidance
from tripot.text import Argument

encode = msgspec.json.Encoder().encode

Pace = Literal["none", "relaxed", "fast", "days", "bank"]
Phase = Literal["lobby", "playing", "over"]
Channel = Literal["players", "gallery"]
Gone = Literal["", "conceded", "voted"]
"""Whether somebody has left a game for good, and how: by himself, or by a vote of the others."""
Reaction = Literal["bravo", "ouch", "thanks", "no-grudge", "haha", "shall-we", "fishy", "cheers"]
"""What can be said by one press; its words are the text `web-reaction-<reaction>` of whoever reads it."""
Utterance = Literal["bravo", "ouch", "thanks", "no-grudge", "haha", "shall-we", "fishy", "cheers", "nudge"]
"""These, and that somebody was reminded."""
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Chair = Annotated[int, msgspec.Meta(ge=0, le=7)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1 << 40)]
Whole = Annotated[int, msgspec.Meta(ge=-(1 << 40), le=1 << 40)]
Hex = Annotated[str, msgspec.Meta(max_length=64)]
"""32 bytes."""

LONGEST_SAYING = 500
LONGEST_CHOICE = 64
"""Moves: every bill of a Banque, and more."""
LONGEST_SALT = 128


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Anything a client sends."""


class Hello(Message, frozen=True, tag="hello"):
    """The first message: what this client has already seen, so that only the rest is sent."""

    game: int | None = None
    viewer: int | None = None
    last_seq: Count = 0


class Ping(Message, frozen=True, tag="ping"):
    """Is the line alive?"""


class Command(Message, frozen=True):
    """Something to do. Sent twice with one id it is done once, and answered twice."""

    id: CommandId


class Sit(Command, frozen=True, tag="sit"):
    chair: Chair


class Stand(Command, frozen=True, tag="stand"):
    pass


class SetOption(Command, frozen=True, tag="set-option"):
    option: Annotated[str, msgspec.Meta(max_length=40)]
    value: Annotated[str, msgspec.Meta(max_length=40)] | Whole | bool


class SetPace(Command, frozen=True, tag="set-pace"):
    pace: Pace


class SetOpen(Command, frozen=True, tag="set-open"):
    """Open tables are listed on the home page; private ones are found by their code alone."""

    open: bool


class SetRated(Command, frozen=True, tag="set-rated"):
    """What comes of the games here moves the ratings of whoever sits here; such a table has a clock."""

    rated: bool


class AddBot(Command, frozen=True, tag="add-bot"):
    """In the lobby: a bot for an empty chair (or another one). In a game: for a player who has gone."""

    chair: Chair
    level: Level
    character: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """In the lobby, this one of the cast at its own level; empty: the house chooses one of the level."""


class RemoveBot(Command, frozen=True, tag="remove-bot"):
    chair: Chair


class Kick(Command, frozen=True, tag="kick"):
    chair: Chair


class Vote(Command, frozen=True, tag="vote"):
    """In a game: that whoever sits there should go, or no longer. Everybody sees it; one has a single vote."""

    chair: Chair
    agreed: bool


class StepOut(Command, frozen=True, tag="step-out"):
    """In a game that counts for nothing: a bot plays until the sender comes again."""


class Concede(Command, frozen=True, tag="concede"):
    """In a game: a bot plays on for good, the sender is last and watches."""


class Salt(Command, frozen=True, tag="salt"):
    """The seat's own part of chance, before the start."""

    nonce: Annotated[str, msgspec.Meta(max_length=LONGEST_SALT)]


class LetCoach(Command, frozen=True, tag="let-coach"):
    """The coach may speak at this table, as far as the sender is concerned; it does when all people here agree."""

    agreed: bool


class Start(Command, frozen=True, tag="start"):
    pass


class Rematch(Command, frozen=True, tag="rematch"):
    """Back to the lobby with the same people; a new commitment."""


class End(Command, frozen=True, tag="end"):
    """Stop a game that cannot go on, or that is nobody else's; its record stays."""


class Witness(Command, frozen=True, tag="witness"):
    """The seat's page signs what it was told, once the game is over."""

    digest: Hex
    """Of its story; `docs/records.md` says how."""
    key: Hex
    signature: Annotated[str, msgspec.Meta(max_length=128)]


class Say(Command, frozen=True, tag="say"):
    """Players speak to the table, spectators among themselves."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_SAYING)]


class React(Command, frozen=True, tag="react"):
    """As `say`, with a word that every page knows in its own language."""

    reaction: Reaction


class Nudge(Command, frozen=True, tag="nudge"):
    """Remind those who are waited for: at the table, and by their notices."""


class SetOrder(Command, frozen=True, tag="set-order"):
    """What the house answers for this seat from now on, up to an amount where it is one of money. Nobody is told."""

    order: Annotated[str, msgspec.Meta(max_length=40)]
    amount: Count = 0


class DropOrder(Command, frozen=True, tag="drop-order"):
    """That it no longer does."""

    order: Annotated[str, msgspec.Meta(max_length=40)]


class Talk(Command, frozen=True, tag="talk"):
    """As `say`, with a word of the game that bots understand: to whom, and about which place."""

    word: Annotated[str, msgspec.Meta(max_length=20)]
    to: Chair | None = None
    place: Chair | None = None
    other: Chair | None = None


Choice = Annotated[tuple[msgspec.Raw, ...], msgspec.Meta(min_length=1, max_length=LONGEST_CHOICE)]
"""Moves that make a choice, or begin one."""
Beginning = Annotated[tuple[msgspec.Raw, ...], msgspec.Meta(max_length=LONGEST_CHOICE)]
"""Moves that begin a choice; none yet, perhaps."""


class Act(Command, frozen=True, tag="act"):
    """Play this choice. If it is only begun, nothing is done, and an `offer` says what may come next."""

    moves: Choice
    question: Count = 0
    """What it answers, by `situation.question`: if that is asked no more, nothing is done. 0: whatever is asked."""


class Ask(Command, frozen=True, tag="ask"):
    """What may come next, and what would it lead to? Changes nothing."""

    moves: Beginning


class Undo(Command, frozen=True, tag="undo"):
    pass


class Why(Command, frozen=True, tag="why"):
    """Why can I not do the last of these? Changes nothing."""

    moves: Choice


Incoming = (
    Hello
    | Ping
    | Sit
    | Stand
    | SetOption
    | SetPace
    | SetOpen
    | SetRated
    | AddBot
    | RemoveBot
    | Kick
    | Vote
    | StepOut
    | Concede
    | Salt
    | LetCoach
    | Start
    | Rematch
    | End
    | Witness
    | Say
    | React
    | Talk
    | Nudge
    | SetOrder
    | DropOrder
    | Act
    | Ask
    | Undo
    | Why
)
incoming = msgspec.json.Decoder(Incoming)


class Reason(msgspec.Struct, frozen=True):
    """A problem in any language: a text's id with its arguments, and the rule if one forbids it."""

    reason: str
    args: dict[str, Argument | Reason] = {}
    rule: str = ""


class Seated(msgspec.Struct, frozen=True):
    """One chair. In a game, chairs are seats: chair 0 is seat 0."""

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    level: Level | None = None
    """Of the bot that sits here or stands in."""
    present: bool = True
    stand_in: bool = False
    """A bot plays for the person until the person comes back."""
    can_fill: bool = False
    """The person has been gone for so long that a bot may be asked in."""
    salted: bool = False
    character: str | None = None
    """Of the cast, if a bot sits here; its name is the text `cast-<character>`."""
    coach: bool = False
    """The person agrees that the coach speaks here."""
    away: int = 0
    """Until when the person is on holiday, in milliseconds since 1970; 0: not at all."""
    gone: Gone = ""
    """The person has left this game for good: the bot plays it to its end."""
    against: tuple[int, ...] = ()
    """The seats that want this person out of the game."""
    needed: int = 0
    """How many of them it takes; 0: there is no vote."""


class Table(msgspec.Struct, frozen=True):
    """All that is public about a table but its game."""

    code: str
    game: str
    phase: Phase
    number: int
    """Of the game at this table, from 1; a rematch is the next."""
    open: bool
    pace: Pace
    options: dict[str, Any]
    host: int | None
    chairs: tuple[Seated, ...]
    commitment: str
    spectators: int
    obstacle: Reason | None
    """Why the game cannot start yet; None if it can."""
    stuck: bool
    """Nobody can go on although the game is not over, which is a fault of the house: the host can end it."""
    coached: bool
    """The coach answers whoever plays here."""
    duel: str
    """Others play the same deal: the duel's name. Empty: nobody does."""
    nudge_after: int
    """How long somebody is waited for before he can be reminded, and again after that, in milliseconds."""
    sealed: int
    """Until then nothing more of its game is told, lest others know their deal, in milliseconds since 1970; or 0."""
    rated: bool
    """What comes of its game moves the ratings of the people who sit here."""
    evening: str
    """It belongs to a round of this evening; empty: of none."""


class StandingOrder(msgspec.Struct, frozen=True):
    """What the house answers for a seat; only its own person is told of it."""

    order: str
    amount: int


class You(msgspec.Struct, frozen=True):
    """Who the receiver is at this table."""

    name: str
    chair: int | None
    host: bool
    orders: tuple[StandingOrder, ...] = ()
    muted: tuple[int, ...] = ()
    """The chairs whose people the receiver does not want to hear."""


class Saying(msgspec.Struct, frozen=True):
    """One thing said."""

    number: int
    """From 1, of its channel."""
    channel: Channel
    name: str
    chair: int | None
    text: str
    at: int
    """Seconds since 1970."""
    reaction: Utterance | None = None
    """Then there is no text."""
    word: Word | None = None
    """Nor here."""


class Situation(msgspec.Struct, frozen=True):
    """The game as the receiver may know it, and what the receiver may do."""

    view: View
    legal: tuple[Move, ...]
    """Answers to what is asked; empty if nothing is asked of the receiver."""
    extra: tuple[Move, ...]
    """What may be done out of turn."""
    question: int
    """The number of what is asked, among all that was asked of the receiver; 0: nothing is."""
    can_undo: bool
    deadlines: tuple[int | None, ...]
    """For each seat: when its time is over, in milliseconds since 1970."""
    since: tuple[int | None, ...]
    """For each seat: since when it is waited for, in milliseconds since 1970."""
    alarm: int | None
    """When the game's own clock acts if nothing happens before; None: the game does not wait for it."""
    result: Result | None
    lesson: Guidance | None = None
    """What the receiver is taught now, if this is the receiver's lesson."""
    pledges: tuple[Pledge, ...] = ()
    """What everybody gave his word for in words of the game, and what came of it."""


class Outgoing(msgspec.Struct, frozen=True, tag_field="type"):
    """Anything the server sends."""


class Welcome(Outgoing, frozen=True, tag="welcome"):
    """The first answer to `hello`; a snapshot or the missed step follows if there is a game."""

    table: Table
    you: You
    chat: tuple[Saying, ...]
    now: int
    """The server's time in milliseconds, for the clocks."""


class Lobby(Outgoing, frozen=True, tag="lobby"):
    """The table has changed."""

    table: Table
    you: You


class Snapshot(Outgoing, frozen=True, tag="snapshot"):
    """The whole game as the receiver may know it."""

    game: int
    viewer: int | None
    seq: int
    events: tuple[Event, ...]
    situation: Situation


class Step(Outgoing, frozen=True, tag="step"):
    """What happened since the receiver's last sequence number, and what it has come to."""

    game: int
    viewer: int | None
    after: int
    """The sequence number that this goes on from."""
    seq: int
    events: tuple[Event, ...]
    situation: Situation
    missed: bool = False
    """It happened while the receiver was away."""


class Undone(Outgoing, frozen=True, tag="undone"):
    """A seat took something back: keep the first `keep` events, then take these."""

    game: int
    viewer: int | None
    seq: int
    seat: int
    keep: int
    events: tuple[Event, ...]
    situation: Situation


class Clocks(Outgoing, frozen=True, tag="clocks"):
    """Somebody goes on holiday or is back: the deadlines of the situation are these from now on."""

    game: int
    deadlines: tuple[int | None, ...]


class Said(Outgoing, frozen=True, tag="said"):
    saying: Saying


class Ack(Outgoing, frozen=True, tag="ack"):
    """Done, and kept on disk."""

    id: str


class Offer(Outgoing, frozen=True, tag="offer"):
    """The answer to `ask`, and to an `act` that is only begun: the view with this beginning, and what may come next."""

    id: str
    view: View | None
    """None if nothing was chosen yet, or all: then it is the view that the client has."""
    legal: tuple[Move, ...]
    """Empty if the choice is whole."""
    ahead: tuple[Ahead, ...]
    """What each of these would lead to."""
    outlook: Outlook | None
    """What the table holds for this seat now, if the game has more to say than the view."""


class Because(Outgoing, frozen=True, tag="because"):
    """The answer to `why`; no refusal: it can be done."""

    id: str
    refusal: Refusal | None


class Refused(Outgoing, frozen=True, tag="error"):
    """A message was malformed or refused; nothing has changed."""

    id: str | None
    problem: Reason


class Pong(Outgoing, frozen=True, tag="pong"):
    pass


class Close:
    """Why the server closed a socket (WebSocket close codes)."""

    RESTART = 1012
    FULL = 1013
    NO_TABLE = 4404
    FORBIDDEN = 4403
    NONSENSE = 4400
    TOO_FAST = 4429
    TOO_SLOW = 4408
    OUTDATED = 4409
    KICKED = 4410
    BANNED = 4411
