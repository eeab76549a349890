"""What each command means at a table; Problem if it cannot be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripot.kernel.problem import Problem
from tripot.kernel.refusal import Refusal
from tripot.server import lobby, wire
from tripot.server.change import Acted, Arranged, Begun, Change, Dismissed, Said
from tripot.server.identity import clean
from tripot.server.kinds import read_move
from tripot.server.offer import offer
from tripot.server.person import Person
from tripot.server.play import Play
from tripot.server.sheet import UNDO, Entry, Sheet, Spoken

if TYPE_CHECKING:
    from tripot.server.table import Table


def decide(table: Table, person: Person, command: wire.Command) -> Change:
    sheet, settings = table.sheet, table.services.settings
    match command:
        case wire.Act():
            play, seat = seat_in_play(table, person)
            return Acted(play.entry(seat, chosen(play, seat, command.moves), settings.now()))
        case wire.Undo():
            play, seat = seat_in_play(table, person)
            if not play.match.can_undo(seat):
                raise Problem("match-no-undo")
            return Acted(Entry(seat, UNDO, settings.now()))
        case wire.Say():
            return Said(spoken(table, person, command.text))
        case wire.Sit():
            return Arranged(lobby.sit(sheet, person, command.chair))
        case wire.Stand():
            return Arranged(lobby.stand(sheet, person))
        case wire.SetOption():
            return Arranged(lobby.set_option(sheet, person, command.option, command.value))
        case wire.SetPace():
            return Arranged(lobby.set_pace(sheet, person, command.pace))
        case wire.SetOpen():
            return Arranged(lobby.set_open(sheet, person, command.open))
        case wire.AddBot():
            return Arranged(add_bot(table, person, command))
        case wire.RemoveBot():
            return Arranged(lobby.remove_bot(sheet, person, command.chair))
        case wire.Kick():
            return Dismissed(*lobby.kick(sheet, person, command.chair))
        case wire.Salt():
            return Arranged(lobby.salt(sheet, person, command.nonce))
        case wire.Start():
            return Begun(*lobby.start(sheet, person, settings.now()))
        case wire.Rematch():
            return Arranged(lobby.rematch(sheet, person, settings.seed))
    raise TypeError(f"nobody decides {type(command).__name__}")


def seat_in_play(table: Table, person: Person) -> tuple[Play, int]:
    if table.play is None:
        raise Problem("game-not-started")
    seat = table.sheet.chair_of(person.id)
    if seat is None:
        raise Problem("lobby-not-seated")
    return table.play, seat


def chosen(play: Play, seat: int, moves: wire.Beginning) -> tuple[int, ...]:
    """The actions behind what came over the wire; Problem if they are none of this game's."""
    return play.actions(seat, [read_move(play.game.name, move) for move in moves])


def offered(table: Table, person: Person, command: wire.Ask | wire.Act) -> wire.Offer:
    play, seat = seat_in_play(table, person)
    return offer(command.id, play.draft(seat, chosen(play, seat, command.moves)))


def why(table: Table, person: Person, command: wire.Why) -> Refusal | None:
    play, seat = seat_in_play(table, person)
    return play.refusal(seat, chosen(play, seat, command.moves))


def spoken(table: Table, person: Person, text: str) -> Spoken:
    text = clean(text)
    if not text:
        raise Problem("chat-empty")
    chair = table.sheet.chair_of(person.id)
    channel: wire.Channel = "gallery" if chair is None else "players"
    at = table.services.settings.now() // 1000
    return Spoken(channel, table.chat.next_number(channel), person.name, chair, text, at)


def add_bot(table: Table, person: Person, command: wire.AddBot) -> Sheet:
    """In the lobby for an empty chair; in a game for a player who has gone."""
    sheet = table.sheet
    if sheet.phase == "lobby":
        return lobby.add_bot(sheet, person, command.chair, command.level)
    if sheet.chair_of(person.id) is None:
        raise Problem("lobby-not-seated")
    lobby.chair_at(sheet, command.chair)
    if not table.can_fill(command.chair):
        raise Problem("lobby-cannot-fill", seconds=round(table.services.settings.grace))
    return lobby.stand_in(sheet, command.chair, command.level)
