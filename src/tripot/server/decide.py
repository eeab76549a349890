"""What each command means at a table; Problem if it cannot be done."""

from __future__ import annotations

from tripot.kernel.problem import Problem
from tripot.kernel.record import Oath
from tripot.kernel.refusal import Refusal
from tripot.kernel.signature import story_digest, sworn
from tripot.kernel.talk import Word
from tripot.server import departure, lobby, nudge, wire
from tripot.server.change import Acted, Arranged, Begun, Change, Conceded, Dismissed, Ordered, Said, Witnessed
from tripot.server.identity import clean
from tripot.server.kinds import read_actions
from tripot.server.offer import offer
from tripot.server.patch import difference
from tripot.server.person import Person
from tripot.server.play import Play
from tripot.server.presence import Presence
from tripot.server.settings import Settings
from tripot.server.sheet import END, UNDO, Entry, Sheet, Spoken
from tripot.server.table_state import TableState


def decide(state: TableState, presence: Presence, settings: Settings, person: Person, command: wire.Command) -> Change:
    sheet = state.sheet
    match command:
        case wire.Act():
            play, seat = seat_in_play(state, person)
            if command.question not in (0, play.clock.tickets[seat]):
                raise Problem("game-asked-anew")
            actions = read_actions(play.game, seat, command.moves)
            play.advise(seat, actions)
            return Acted(play.entry(seat, actions, settings.now()))
        case wire.Undo():
            play, seat = seat_in_play(state, person)
            if not play.can_undo(seat):
                raise Problem("match-no-undo")
            return Acted(Entry(seat, UNDO, settings.now()))
        case wire.End():
            play, seat = seat_in_play(state, person)
            lobby.by_host(sheet, person)
            if play.over or not (play.stuck or lobby.alone(sheet)):
                raise Problem("game-goes-on")
            if sheet.counts and not play.stuck:
                raise Problem("game-rated")
            return Acted(Entry(seat, END, settings.now()))
        case wire.Witness():
            return Witnessed(sworn_by(*seat_in_play(state, person), command))
        case wire.Say():
            return Said(spoken(state, person, text_of(command), settings.now()))
        case wire.React():
            return Said(spoken(state, person, "", settings.now(), command.reaction))
        case wire.Talk():
            play, seat = seat_in_play(state, person)
            word = play.put(Word(seat, command.word, command.to, command.place, command.other))
            return Said(uttered(state, word, settings.now()))
        case wire.Nudge():
            nudge.check(*seat_in_play(state, person), state, settings)
            return Said(spoken(state, person, "", settings.now(), nudge.REMARK))
        case wire.SetOrder():
            return Ordered(*ordered(state, person, command.order), command.amount)
        case wire.DropOrder():
            return Ordered(*ordered(state, person, command.order), None)
        case wire.Kick():
            after, kicked = lobby.kick(sheet, person, command.chair)
            return Dismissed(difference(sheet, after), kicked)
        case wire.Vote():
            after = departure.vote(sheet, person, command.chair, command.agreed)
            patch, accused = difference(sheet, after), sheet.chairs[command.chair].person or ""
            return Dismissed(patch, accused) if after.chairs[command.chair].gone else Arranged(patch)
        case wire.Concede():
            return Conceded(difference(sheet, departure.concede(sheet, person)), person.id)
        case wire.Start():
            return Begun(*lobby.start(sheet, person, settings.now()))
    return Arranged(difference(sheet, arranged(sheet, presence, settings, person, command)))


def arranged(sheet: Sheet, presence: Presence, settings: Settings, person: Person, command: wire.Command) -> Sheet:
    """The table as this command would have it."""
    match command:
        case wire.Sit():
            return lobby.sit(sheet, person, command.chair)
        case wire.Stand():
            return lobby.stand(sheet, person)
        case wire.SetOption():
            return lobby.set_option(sheet, person, command.option, command.value)
        case wire.SetPace():
            return lobby.set_pace(sheet, person, command.pace)
        case wire.SetOpen():
            return lobby.set_open(sheet, person, command.open)
        case wire.SetRated():
            return lobby.set_rated(sheet, person, command.rated)
        case wire.AddBot():
            return add_bot(sheet, presence, settings, person, command)
        case wire.RemoveBot():
            return lobby.remove_bot(sheet, person, command.chair)
        case wire.Salt():
            return lobby.salt(sheet, person, command.nonce)
        case wire.LetCoach():
            return lobby.let_coach(sheet, person, command.agreed)
        case wire.StepOut():
            return departure.step_out(sheet, person)
        case wire.Rematch():
            return lobby.rematch(sheet, person, settings.seed)
    raise TypeError(f"nobody decides {type(command).__name__}")


def seat_in_play(state: TableState, person: Person) -> tuple[Play, int]:
    if state.play is None:
        raise Problem("game-not-started")
    seat = state.sheet.chair_of(person.id)
    if seat is None:
        raise Problem("lobby-not-seated")
    return state.play, seat


def ordered(state: TableState, person: Person, order: str) -> tuple[int, str]:
    """Whose standing order it is; Problem if the game knows no such thing."""
    play, seat = seat_in_play(state, person)
    if play.over:
        raise Problem("game-stopped" if play.ended else "order-too-late")
    if order not in play.game.orders or lobby.timed(state.sheet):
        raise Problem("order-unknown")
    return seat, order


def sworn_by(play: Play, seat: int, command: wire.Witness) -> Oath:
    """What this seat's page has signed; Problem before the end, and if the house has told it something else."""
    if not play.over:
        raise Problem("game-not-over")
    match = play.match
    if command.digest != story_digest(match.names, match, seat):
        raise Problem("witness-differs")
    oath = Oath(seat, command.key, command.digest, command.signature)
    if not sworn(oath, match.commitment):
        raise Problem("witness-unsigned")
    return oath


def crossing(state: TableState, person: Person, command: wire.Act) -> int:
    play, seat = seat_in_play(state, person)
    first, *_ = read_actions(play.game, seat, command.moves)
    return play.game.crossing(play.match.state, seat, first)


def offered(state: TableState, person: Person, command: wire.Ask | wire.Act) -> wire.Offer:
    play, seat = seat_in_play(state, person)
    return offer(command.id, play.match.imagine(seat, *read_actions(play.game, seat, command.moves)))


def why(state: TableState, person: Person, command: wire.Why) -> Refusal | None:
    play, seat = seat_in_play(state, person)
    return play.match.why_not(seat, *read_actions(play.game, seat, command.moves))


def text_of(command: wire.Say) -> str:
    text = clean(command.text)
    if not text:
        raise Problem("chat-empty")
    return text


def spoken(state: TableState, person: Person, text: str, now: int, reaction: wire.Utterance | None = None) -> Spoken:
    chair = state.sheet.chair_of(person.id)
    channel: wire.Channel = "gallery" if chair is None else "players"
    name = person.name if chair is None else state.sheet.chairs[chair].name  # as the table calls him, on every node
    return Spoken(channel, state.chat.next_number(channel), name, chair, text, now // 1000, reaction, person=person.id)


def uttered(state: TableState, word: Word, now: int) -> Spoken:
    """A word of the game, said from a chair by whoever sits there."""
    name = state.sheet.chairs[word.seat].name
    return Spoken("players", state.chat.next_number("players"), name, word.seat, "", now // 1000, word=word)


def add_bot(sheet: Sheet, presence: Presence, settings: Settings, person: Person, command: wire.AddBot) -> Sheet:
    """In the lobby for an empty chair; in a game for a player who has gone."""
    if sheet.phase == "lobby":
        return lobby.add_bot(sheet, person, command.chair, command.level, command.character)
    if sheet.chair_of(person.id) is None:
        raise Problem("lobby-not-seated")
    lobby.chair_at(sheet, command.chair)
    if not presence.can_fill(sheet, command.chair, settings.now()):
        raise Problem("lobby-cannot-fill", seconds=round(settings.grace))
    return lobby.stand_in(sheet, command.chair, command.level)
