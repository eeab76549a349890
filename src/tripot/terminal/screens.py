"""Which screen shows which game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tripot.kernel.game import Game
from tripot.terminal import gangster, nostra_city, reglement_de_comptes, twelve_gangsters
from tripot.terminal.screen import Screen

SCREENS: dict[str, type[Screen]] = {
    "twelve-gangsters": twelve_gangsters.Screen,
    "reglement-de-comptes": reglement_de_comptes.Screen,
    "gangster": gangster.Screen,
    "nostra-city": nostra_city.Screen,
}


def screen(game: Game[Any], names: Sequence[str], viewer: int | None, language: str) -> Screen:
    return SCREENS[game.name](game, names, viewer, language)
