"""A game against bots that begins at once: a whole one, or one that goes on from a scenario."""

from __future__ import annotations

from msgspec.structs import replace

from tripot.games.registry import box
from tripot.server import lobby
from tripot.server.forms import QuickForm
from tripot.server.person import Person
from tripot.server.sheet import Header, Sheet


def quick_game(person: Person, form: QuickForm, seed: bytes | None, now: int) -> tuple[Sheet, Header]:
    found = None if form.scenario is None else box(form.game).scenario(form.scenario)
    options = dict(form.options) if found is None else found.options
    seat, players = (0, form.players) if found is None else (found.seat, found.players)
    sheet = lobby.new_sheet(form.game, person, seed, options, "none", listed=False)
    sheet, header = lobby.start(lobby.against_bots(sheet, person, seat, players, form.level), person, now)
    return sheet, header if found is None else replace(header, opening=found.opening)
