"""Somebody's turn, of which somebody is told. It says whose table it is and what is asked, never what anybody holds."""

from __future__ import annotations

import msgspec

from tripot.games.registry import box
from tripot.server.forms import Language
from tripot.server.sheet import Sheet
from tripot.text import say


class Call(msgspec.Struct, frozen=True):
    title: str
    text: str
    code: str
    game: str
    host: str
    since: int
    """In milliseconds since 1970."""

    def link(self, base: str) -> str:
        return f"{base}/t/{self.code}"


def call(sheet: Sheet, since: int, language: Language) -> Call:
    host = next((chair.name for chair in sheet.chairs if chair.person == sheet.host), "")
    game = box(sheet.game).edition.name
    return Call(
        title=say("notice-title", language, game=game),
        text=say("notice-text", language, game=game, host=host, code=sheet.code),
        code=sheet.code,
        game=sheet.game,
        host=host,
        since=since,
    )
