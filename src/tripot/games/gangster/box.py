"""The box of Gangster."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from tripot.games.gangster.edition import Edition, Options
from tripot.games.gangster.game import Gangster
from tripot.games.gangster.lists import lists
from tripot.games.gangster.view import View
from tripot.games.gangster.wording import asking
from tripot.kernel import box as kernel
from tripot.kernel.edition import Edition as AnyEdition
from tripot.kernel.game import Game
from tripot.kernel.options import Options as AnyOptions
from tripot.kernel.view import View as AnyView


class Box(kernel.Box):
    name: ClassVar[str] = Gangster.name
    prefix: ClassVar[str] = "GA"
    kind: ClassVar[type[Game[Any]]] = Gangster
    rules: ClassVar[tuple[int, ...]] = (1, Gangster.rules_version)
    minutes: ClassVar[int] = 90
    shelf: ClassVar[int] = 3
    edition_kind: ClassVar[type[AnyEdition]] = Edition
    former: ClassVar[dict[str, str]] = {
        "296319e9b145d2cf46fdc27d82676fd75a174424276f464ab0e563d619e5ecf2": (
            "150b04babae4c1bd552d7d7c1814da3e14fbb9c1db4de4be25b944c58c61b018"
        )
    }
    options_kind: ClassVar[type[AnyOptions]] = Options
    clocked: ClassVar[str] = "auction"

    def players(self, edition: AnyEdition) -> list[int]:
        assert isinstance(edition, Edition)
        return sorted(edition.goals)

    def lists(self, language: str) -> str:
        assert isinstance(self.edition, Edition)
        return lists(self.edition, language)

    def asked(self, view: AnyView, seat: int, names: Sequence[str], language: str) -> str:
        assert isinstance(view, View)
        assert view.question is not None
        return asking(view, view.question, names, language)
