"""Before and between games: who sits where, and by which options. Each change gives a new sheet, or a Problem."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from tripot.bots.level import Level
from tripot.games.registry import box
from tripot.kernel.fairness import secret_seed
from tripot.kernel.options import read_options
from tripot.kernel.problem import Problem
from tripot.server.casting import invited, surprise
from tripot.server.codes import new_code
from tripot.server.person import Person
from tripot.server.sheet import Chair, Header, Sheet
from tripot.server.wire import Pace

EMPTY = Chair()
RUNNING: Final = ("relaxed", "fast")
"""The paces at which everybody sits at the table at the same time."""
SLOW: Final = ("days", "bank")
"""Those at which nobody need be there for hours."""


def new_sheet(game: str, host: Person, seed: bytes | None, options: dict[str, Any], pace: Pace, listed: bool) -> Sheet:
    """A table whose host sits in the first chair."""
    found = box(game)
    read_options(found.options_kind, options)
    chairs = (Chair(host.id, host.name), *[EMPTY] * (most_chairs(game) - 1))
    return Sheet(new_code(), game, secret_seed(seed), chairs, host.id, options, pace, listed)


def most_chairs(game: str) -> int:
    return max(box(game).players(box(game).edition))


def in_lobby(sheet: Sheet) -> None:
    if sheet.phase != "lobby":
        raise Problem("lobby-started")


def by_host(sheet: Sheet, person: Person) -> None:
    if sheet.host != person.id:
        raise Problem("lobby-not-host")


def timed(sheet: Sheet) -> bool:
    """Everybody is here and answers for himself."""
    return sheet.pace in RUNNING


def alone(sheet: Sheet) -> bool:
    """One person, and bots."""
    return sum(chair.held for chair in sheet.chairs) == 1


def coached(sheet: Sheet) -> bool:
    """Whether the coach may speak: nobody else is there, or everybody agrees; never where it counts."""
    people = [chair for chair in sheet.chairs if chair.held]
    return not (sheet.duel or sheet.counts) and (len(people) == 1 or all(chair.coach for chair in people))


def let_coach(sheet: Sheet, person: Person, agreed: bool) -> Sheet:
    """This person agrees that the coach speaks here, or no longer does; at any time."""
    own = sheet.chair_of(person.id)
    if own is None:
        raise Problem("lobby-not-seated")
    return sheet.with_chair(own, replace(sheet.chairs[own], coach=agreed))


def chair_at(sheet: Sheet, number: int) -> Chair:
    if number >= len(sheet.chairs):
        raise Problem("lobby-no-chair", chairs=len(sheet.chairs))
    return sheet.chairs[number]


def sit(sheet: Sheet, person: Person, number: int) -> Sheet:
    in_lobby(sheet)
    if person.id in sheet.kicked:
        raise Problem("lobby-kicked")
    if chair_at(sheet, number).taken:
        raise Problem("lobby-chair-taken")
    own = sheet.chair_of(person.id)
    chair = Chair(person.id, person.name)
    if own is not None:
        chair = sheet.chairs[own]
        sheet = sheet.with_chair(own, EMPTY)
    sheet = sheet.with_chair(number, chair)
    return sheet if sheet.host is not None else replace(sheet, host=person.id)


def stand(sheet: Sheet, person: Person) -> Sheet:
    in_lobby(sheet)
    own = sheet.chair_of(person.id)
    if own is None:
        raise Problem("lobby-not-seated")
    return pass_host(sheet.with_chair(own, EMPTY), person.id)


def pass_host(sheet: Sheet, leaver: str, present: frozenset[str] | None = None) -> Sheet:
    """The host goes: the next person around the table who is there takes the role; nobody: it waits for one."""
    if sheet.host != leaver:
        return sheet
    start = sheet.chair_of(leaver) or 0
    around = [*sheet.chairs[start:], *sheet.chairs[:start]]
    people = [chair.person for chair in around if chair.held and chair.person != leaver]
    heirs = [person for person in people if present is None or person in present]
    if heirs:
        return replace(sheet, host=heirs[0])
    return sheet if present is not None else replace(sheet, host=None)


def set_option(sheet: Sheet, person: Person, option: str, value: Any) -> Sheet:
    by_host(sheet, person)
    in_lobby(sheet)
    options = {**sheet.options, option: value}
    read_options(box(sheet.game).options_kind, options)
    return replace(sheet, options=options)


def set_pace(sheet: Sheet, person: Person, pace: Pace) -> Sheet:
    by_host(sheet, person)
    in_lobby(sheet)
    return replace(sheet, pace=pace)


def set_rated(sheet: Sheet, person: Person, rated: bool) -> Sheet:
    """A rated table has a clock, so that each game comes to an end, whoever leaves."""
    by_host(sheet, person)
    in_lobby(sheet)
    pace: Pace = "relaxed" if rated and sheet.pace == "none" else sheet.pace
    return replace(sheet, rated=rated, pace=pace)


def set_open(sheet: Sheet, person: Person, listed: bool) -> Sheet:
    by_host(sheet, person)
    return replace(sheet, open=listed)


def add_bot(sheet: Sheet, person: Person, number: int, level: Level, character: str = "") -> Sheet:
    """This character at its own level, or whom the house finds at the level."""
    by_host(sheet, person)
    in_lobby(sheet)
    if chair_at(sheet, number).person is not None:
        raise Problem("lobby-chair-taken")
    return sheet.with_chair(number, invited(sheet, number, character) if character else surprise(sheet, number, level))


def against_bots(sheet: Sheet, person: Person, seat: int, players: int, level: Level) -> Sheet:
    """The host in this chair, bots of this level in the others of so many."""
    sheet = sheet if sheet.chair_of(person.id) == seat else sit(sheet, person, seat)
    for chair in range(min(players, len(sheet.chairs))):
        if not sheet.chairs[chair].taken:
            sheet = add_bot(sheet, person, chair, level)
    return sheet


def remove_bot(sheet: Sheet, person: Person, number: int) -> Sheet:
    by_host(sheet, person)
    in_lobby(sheet)
    chair = chair_at(sheet, number)
    if chair.person is not None or chair.level is None:
        raise Problem("lobby-no-bot")
    return sheet.with_chair(number, EMPTY)


def kick(sheet: Sheet, person: Person, number: int) -> tuple[Sheet, str]:
    """Without whoever sat there, and who that was."""
    kicked = chair_at(sheet, number).person
    by_host(sheet, person)
    in_lobby(sheet)
    if kicked is None or kicked == person.id:
        raise Problem("lobby-nobody")
    return replace(sheet.with_chair(number, EMPTY), kicked=(*sheet.kicked, kicked)), kicked


def salt(sheet: Sheet, person: Person, nonce: str) -> Sheet:
    in_lobby(sheet)
    own = sheet.chair_of(person.id)
    if own is None:
        raise Problem("lobby-not-seated")
    return sheet.with_chair(own, replace(sheet.chairs[own], nonce=nonce))


def obstacle(sheet: Sheet) -> Problem | None:
    """Why the game cannot start; None if it can."""
    if sheet.phase != "lobby":
        return Problem("lobby-started")
    found = box(sheet.game)
    seated = sum(chair.taken for chair in sheet.chairs)
    allowed = found.players(found.edition)
    if seated not in allowed:
        return Problem("lobby-players", seated=seated, allowed=", ".join(map(str, allowed)))
    if sheet.rated and sheet.pace == "none":
        return Problem("lobby-rated-clock")
    if sheet.rated and sheet.options.get("scenario", "none") != "none":
        return Problem("lobby-rated-scenario")
    try:
        found.load(seated, found.edition, sheet.options)
    except Problem as problem:
        return problem
    return None


def start(sheet: Sheet, person: Person, at: int) -> tuple[Sheet, Header]:
    by_host(sheet, person)
    return begin(sheet, at)


def begin(sheet: Sheet, at: int) -> tuple[Sheet, Header]:
    """Empty chairs are taken away; the game gets its header."""
    problem = obstacle(sheet)
    if problem is not None:
        raise problem
    chairs = tuple(chair for chair in sheet.chairs if chair.taken)
    sheet = replace(sheet, phase="playing", chairs=chairs)
    found = box(sheet.game)
    options = found.paced(sheet.options, sheet.pace in RUNNING)
    game = found.load(len(chairs), found.edition, options)
    header = Header(
        game=sheet.game,
        rules=game.rules_version,
        edition=game.edition.hash,
        options=options,
        names=tuple(chair.name for chair in chairs),
        nonces=tuple(chair.nonce for chair in chairs),
        seed=sheet.seed,
        pace=sheet.pace,
        at=at,
        levels=tuple(chair.level for chair in chairs),
        characters=tuple(chair.character for chair in chairs),
        lesson=sheet.lesson,
    )
    return sheet, header


def rematch(sheet: Sheet, person: Person, seed: bytes | None) -> Sheet:
    """The same people in the same order, a new secret, room for more; a lesson is over, and so is what was agreed."""
    if sheet.phase != "over":
        raise Problem("game-not-over")
    if sheet.chair_of(person.id) is None:
        raise Problem("lobby-not-seated")
    seats = [
        replace(chair, nonce="", coach=False, level=None if chair.person else chair.level, against=())
        for chair in sheet.chairs
        if not chair.gone
    ]
    chairs = (*seats, *[EMPTY] * (most_chairs(sheet.game) - len(seats)))
    host = sheet.host or person.id
    return replace(
        sheet,
        phase="lobby",
        number=sheet.number + 1,
        seed=secret_seed(seed),
        chairs=chairs,
        host=host,
        lesson=False,
        duel="",
        evening="",
    )


def stand_in(sheet: Sheet, number: int, level: Level | None) -> Sheet:
    """A bot for a player who has gone, or None: the player is back."""
    return sheet.with_chair(number, replace(chair_at(sheet, number), level=level))
