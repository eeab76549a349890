"""The box of Règlement de comptes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, ClassVar

from tripot.games.reglement_de_comptes.edition import Edition, Options
from tripot.games.reglement_de_comptes.game import ReglementDeComptes
from tripot.games.reglement_de_comptes.scenarios import scenarios
from tripot.games.reglement_de_comptes.view import View
from tripot.games.reglement_de_comptes.wording import asking
from tripot.kernel import box as kernel
from tripot.kernel.edition import Edition as AnyEdition
from tripot.kernel.game import Game
from tripot.kernel.options import Options as AnyOptions
from tripot.kernel.scenario import Scenario
from tripot.kernel.view import View as AnyView


class Box(kernel.Box):
    name: ClassVar[str] = ReglementDeComptes.name
    prefix: ClassVar[str] = "RC"
    kind: ClassVar[type[Game[Any]]] = ReglementDeComptes
    rules: ClassVar[tuple[int, ...]] = (1, ReglementDeComptes.rules_version)
    minutes: ClassVar[int] = 45
    shelf: ClassVar[int] = 2
    edition_kind: ClassVar[type[AnyEdition]] = Edition
    options_kind: ClassVar[type[AnyOptions]] = Options

    @cached_property
    def scenarios(self) -> tuple[Scenario, ...]:
        return scenarios()

    def players(self, edition: AnyEdition) -> list[int]:
        assert isinstance(edition, Edition)
        return sorted(edition.teams)

    def asked(self, view: AnyView, seat: int, names: Sequence[str], language: str) -> str:
        assert isinstance(view, View)
        return asking(view, language)
