"""A game against bots that begins at once: a whole one, or one that goes on from a scenario."""

from __future__ import annotations

from tripot.games.registry import box
from tripot.server import lobby
from tripot.server.forms import QuickForm
from tripot.server.person import Person
from tripot.server.sheet import Header, Sheet


def quick_game(person: Person, form: QuickForm, seed: bytes | None, now: int) -> tuple[Sheet, Header]:
    found = None if form.scenario is None else box(form.game).scenario(form.scenario)
    options = dict(form.options) if found is None else found.options
    sheet = lobby.new_sheet(form.game, person, seed, options, "none", listed=False)
    players = form.players
    if found is not None:
        sheet = sheet if found.seat == 0 else lobby.sit(sheet, person, found.seat)
        players = found.players
    for chair in range(min(players, len(sheet.chairs))):
        if not sheet.chairs[chair].taken:
            sheet = lobby.add_bot(sheet, person, chair, form.level)
    return lobby.start(sheet, person, now)
