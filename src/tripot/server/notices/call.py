"""Somebody's turn, of which somebody is told. It says whose table it is and what is asked, never what anybody holds."""

from __future__ import annotations

import msgspec

from tripot.games.registry import box
from tripot.kernel.seats import SPECTATOR
from tripot.server.forms import Language
from tripot.server.play import Play
from tripot.server.sheet import Sheet
from tripot.text import say


class Call(msgspec.Struct, frozen=True):
    title: str
    text: str
    code: str
    game: str
    host: str
    asked: str
    """As a spectator knows it."""
    since: int
    """In milliseconds since 1970."""

    def link(self, base: str) -> str:
        return f"{base}/t/{self.code}"


def call(sheet: Sheet, play: Play, seat: int, since: int, language: Language) -> Call:
    host = next((chair.name for chair in sheet.chairs if chair.person == sheet.host), "")
    found, view = box(sheet.game), play.match.view(SPECTATOR)
    names = [chair.name for chair in sheet.chairs]
    game = found.edition.name
    asked = found.asked(view, seat, names, language) or say("notice-asked", language)
    return Call(
        title=say("notice-title", language, game=game),
        text=say("notice-text", language, game=game, host=host, code=sheet.code, asked=asked),
        code=sheet.code,
        game=sheet.game,
        host=host,
        asked=asked,
        since=since,
    )
