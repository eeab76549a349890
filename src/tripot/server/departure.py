"""Leaving in the middle of a game, by oneself or because the others have voted: a bot takes the chair. All of it is
public, so nothing that anybody holds shows in it."""

from __future__ import annotations

from msgspec.structs import replace

from tripot.bots.level import Level
from tripot.kernel.problem import Problem
from tripot.server import lobby
from tripot.server.person import Person
from tripot.server.sheet import Sheet
from tripot.server.wire import Gone

SUBSTITUTE: Level = "solid"
"""Answers for a person who has gone, or whose time is over."""
LEAST_VOTERS = 2
NOBODY = "Anonyme"
"""What stands for the name of somebody who wants to be known no more."""


def step_out(sheet: Sheet, person: Person) -> Sheet:
    """A bot plays until this person is back; not where it counts, for its play would count as his."""
    own = playing(sheet, person.id)
    if lobby.alone(sheet) or sheet.counts:
        raise Problem("departure-counts" if sheet.counts else "departure-alone")
    return lobby.stand_in(sheet, own, SUBSTITUTE)


def concede(sheet: Sheet, person: Person) -> Sheet:
    """For good: a bot plays on, and its person is last in all that is kept about people."""
    own = playing(sheet, person.id)
    if lobby.alone(sheet) and not sheet.counts:
        raise Problem("departure-alone")
    return out(sheet, own, "conceded")


def vote(sheet: Sheet, person: Person, number: int, agreed: bool) -> Sheet:
    """Somebody wants another out of the game, or no longer; one at a time. Where enough agree, that is done."""
    own = playing(sheet, person.id)
    accused = lobby.chair_at(sheet, number)
    if number == own or not accused.held:
        raise Problem("lobby-nobody")
    most = needed(sheet, number)
    if not most:
        raise Problem("departure-few", least=LEAST_VOTERS)
    sheet = withdrawn(sheet, own)
    if not agreed:
        return sheet
    against = (*sheet.chairs[number].against, own)
    sheet = sheet.with_chair(number, replace(sheet.chairs[number], against=against))
    return sheet if len(against) < most else banish(sheet, accused.person or "")


def needed(sheet: Sheet, number: int) -> int:
    """How many must agree that whoever sits here goes: more than half of the others who play, where it counts all of
    them; 0: they are too few to judge."""
    others = [chair for seat, chair in enumerate(sheet.chairs) if seat != number and chair.held and chair.level is None]
    if sheet.phase != "playing" or not sheet.chairs[number].held or len(others) < LEAST_VOTERS:
        return 0
    return len(others) if sheet.counts else len(others) // 2 + 1


def banish(sheet: Sheet, person: str) -> Sheet:
    """He may not come back to this table; in a game, a bot has his chair, and what it makes of it is his result."""
    own, kicked = sheet.chair_of(person), (*sheet.kicked, person)
    if own is None:
        return replace(sheet, kicked=kicked)
    if sheet.phase == "playing":
        return replace(out(sheet, own, "voted"), kicked=kicked)
    return replace(empty(sheet, own), kicked=kicked)


def forget(sheet: Sheet, person: str) -> Sheet:
    """This person is known no more: a bot plays on, and another name stands there."""
    own = sheet.chair_of(person)
    if own is not None and sheet.phase == "lobby":
        return empty(sheet, own)
    if own is not None:
        sheet = out(sheet, own, "conceded")
    chairs = [replace(chair, name=NOBODY) if chair.person == person else chair for chair in sheet.chairs]
    return replace(sheet, chairs=tuple(chairs))


def empty(sheet: Sheet, own: int) -> Sheet:
    """Nobody plays: the chair is free again."""
    leaver = sheet.chairs[own].person or ""
    vacant = lobby.EMPTY if sheet.phase == "lobby" else replace(sheet.chairs[own], gone="voted")
    return lobby.pass_host(sheet.with_chair(own, vacant), leaver)


def out(sheet: Sheet, own: int, how: Gone) -> Sheet:
    """A bot has this chair for the rest of the game."""
    chair = sheet.chairs[own]
    level = SUBSTITUTE if sheet.phase == "playing" else chair.level
    sheet = withdrawn(sheet, own).with_chair(own, replace(chair, level=level, gone=how, against=(), coach=False))
    return lobby.pass_host(sheet, chair.person or "")


def withdrawn(sheet: Sheet, voter: int) -> Sheet:
    """Without what this seat has voted."""
    chairs = [
        replace(chair, against=tuple(seat for seat in chair.against if seat != voter)) if chair.against else chair
        for chair in sheet.chairs
    ]
    return replace(sheet, chairs=tuple(chairs))


def playing(sheet: Sheet, person: str) -> int:
    if sheet.phase != "playing":
        raise Problem("departure-not-playing")
    own = sheet.chair_of(person)
    if own is None:
        raise Problem("lobby-not-seated")
    return own
