"""A game against bots that goes on from a moment of a finished one. What was hidden from the seat is dealt anew."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from tripot.kernel.dice import Dice
from tripot.kernel.problem import Problem
from tripot.kernel.replayed import Replayed
from tripot.server import finished, lobby
from tripot.server.forms import WhatIfForm
from tripot.server.person import Person
from tripot.server.play import Play
from tripot.server.sheet import Header, Sheet


def what_if(person: Person, play: Play, form: WhatIfForm, seed: bytes | None, now: int) -> tuple[Sheet, Header]:
    """The same rules, edition and options, the person in that seat, bots in all others; the record stays as it is."""
    finished.record(play)
    replayed, begun = Replayed(play.match), play.header
    if not (form.seat < play.game.players and form.step <= len(replayed)):
        raise Problem("what-if-nowhere", steps=len(replayed), most=play.game.players)
    if not play.game.waiting(replayed.states[form.step]):
        raise Problem("what-if-over")
    opening = replayed.opening(form.step, form.seat, Dice(secrets.randbits(60)))
    sheet = lobby.new_sheet(begun.game, person, seed, begun.options, "none", listed=False)
    sheet = lobby.against_bots(sheet, person, form.seat, play.game.players, form.level)
    sheet, header = lobby.start(sheet, person, now)
    return sheet, replace(header, rules=begun.rules, edition=begun.edition, options=begun.options, opening=opening)
