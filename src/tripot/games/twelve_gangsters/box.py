"""The box of 12 Gangsters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from tripot.games.twelve_gangsters.edition import Edition, Options
from tripot.games.twelve_gangsters.game import TwelveGangsters
from tripot.games.twelve_gangsters.view import View
from tripot.kernel import box as kernel
from tripot.kernel.edition import Edition as AnyEdition
from tripot.kernel.game import Game
from tripot.kernel.options import Options as AnyOptions
from tripot.kernel.view import View as AnyView
from tripot.text import say


class Box(kernel.Box):
    name: ClassVar[str] = TwelveGangsters.name
    prefix: ClassVar[str] = "TG"
    kind: ClassVar[type[Game[Any]]] = TwelveGangsters
    rules: ClassVar[tuple[int, ...]] = (TwelveGangsters.rules_version,)
    minutes: ClassVar[int] = 15
    shelf: ClassVar[int] = 1
    edition_kind: ClassVar[type[AnyEdition]] = Edition
    options_kind: ClassVar[type[AnyOptions]] = Options
    sealed: ClassVar[bool] = True

    def players(self, edition: AnyEdition) -> list[int]:
        assert isinstance(edition, Edition)
        return sorted(edition.hands)

    def asked(self, view: AnyView, seat: int, names: Sequence[str], language: str) -> str:
        assert isinstance(view, View)
        assert view.boss is not None
        return say("tg-question", language, who="you" if seat == view.boss else "other", name=names[view.boss])
