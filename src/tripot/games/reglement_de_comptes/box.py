"""The box of Règlement de comptes."""

from __future__ import annotations

from typing import ClassVar

from tripot.games.reglement_de_comptes.edition import Edition, Options
from tripot.games.reglement_de_comptes.game import ReglementDeComptes
from tripot.games.reglement_de_comptes.scenarios import scenarios
from tripot.kernel import box as kernel
from tripot.kernel.edition import Edition as AnyEdition
from tripot.kernel.options import Options as AnyOptions
from tripot.kernel.scenario import Scenario


class Box(kernel.Box):
    name: ClassVar[str] = ReglementDeComptes.name
    prefix: ClassVar[str] = "RC"
    package: ClassVar[str] = "tripot.games.reglement_de_comptes"
    rules: ClassVar[tuple[int, ...]] = (ReglementDeComptes.rules_version,)
    minutes: ClassVar[int] = 45
    edition_kind: ClassVar[type[AnyEdition]] = Edition
    options_kind: ClassVar[type[AnyOptions]] = Options

    @property
    def scenarios(self) -> tuple[Scenario, ...]:
        return scenarios()

    def players(self, edition: AnyEdition) -> list[int]:
        assert isinstance(edition, Edition)
        return sorted(edition.teams)

    def make(self, players: int, edition: AnyEdition, options: AnyOptions) -> ReglementDeComptes:
        assert isinstance(edition, Edition)
        assert isinstance(options, Options)
        return ReglementDeComptes(players, edition, options)
