"""The box of Nostra City."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from tripot.games.nostra_city.edition import Edition, Options
from tripot.games.nostra_city.game import NostraCity
from tripot.games.nostra_city.lists import lists
from tripot.games.nostra_city.view import View
from tripot.games.nostra_city.wording import asking
from tripot.kernel import box as kernel
from tripot.kernel.edition import Edition as AnyEdition
from tripot.kernel.game import Game
from tripot.kernel.options import Options as AnyOptions
from tripot.kernel.view import View as AnyView


class Box(kernel.Box):
    name: ClassVar[str] = NostraCity.name
    prefix: ClassVar[str] = "NC"
    kind: ClassVar[type[Game[Any]]] = NostraCity
    rules: ClassVar[tuple[int, ...]] = (1, NostraCity.rules_version)
    minutes: ClassVar[int] = 75
    shelf: ClassVar[int] = 4
    edition_kind: ClassVar[type[AnyEdition]] = Edition
    former: ClassVar[dict[str, str]] = {
        "1bb58dec75ad5cc9a15d8eef9abae8c866bd97d4cc65c914d5e7a1f19c96d1e1": (
            "05cde613db955a24f6a6bb5af621c340fff9fa79ac5e2527615679a7adb624fe"
        )
    }
    options_kind: ClassVar[type[AnyOptions]] = Options
    all_may_lose: ClassVar[bool] = True
    """NC-7.5: then nobody gets what the winner would have."""

    def players(self, edition: AnyEdition) -> list[int]:
        assert isinstance(edition, Edition)
        return sorted(edition.bench.start)

    def lists(self, language: str) -> str:
        assert isinstance(self.edition, Edition)
        return lists(self.edition, language)

    def asked(self, view: AnyView, seat: int, names: Sequence[str], language: str) -> str:
        assert isinstance(view, View)
        return asking(view, names, language)
