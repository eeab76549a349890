"""Règlement de comptes at one table."""

from __future__ import annotations

__compile__ = True

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from tripot.games.reglement_de_comptes import belief, outlook, position, view
from tripot.games.reglement_de_comptes.edition import Edition, Options
from tripot.games.reglement_de_comptes.material import COLOURS
from tripot.games.reglement_de_comptes.notation import Notation
from tripot.games.reglement_de_comptes.printed import board_of, cards_of, prints_of, seat_layout, team_pack
from tripot.games.reglement_de_comptes.readings import Readings
from tripot.games.reglement_de_comptes.rules import ending, setup
from tripot.games.reglement_de_comptes.scenarios import opening
from tripot.games.reglement_de_comptes.scoring import result
from tripot.games.reglement_de_comptes.state import NOBODY, State
from tripot.games.reglement_de_comptes.twin import Twin
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.outlook import Outlook
from tripot.kernel.problem import Problem
from tripot.kernel.result import Result
from tripot.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class ReglementDeComptes(Game[State]):
    """RC-1 to RC-7 for the players, edition and options it was made with."""

    name: ClassVar[str] = "reglement-de-comptes"
    rules_version: ClassVar[int] = 2
    end_rule: ClassVar[str] = "RC-6.4"

    def __init__(self, players: int, edition: Edition, options: Options) -> None:
        super().__init__(players, edition, options, Notation())
        self.first_seater = NOBODY if isinstance(options.first_seater, str) else options.first_seater
        if options.first_seater != "random" and not 0 <= self.first_seater < players:
            raise Problem("rc-option-first-seater", most=players - 1)
        self.prints = prints_of(edition)
        self.blank = blank(players, edition, options, self.first_seater)
        self.opening = self.blank.clone()
        if isinstance(options.scenario, int):
            self.opening = self.restore(opening(options.scenario, players))
        elif options.seating == "preset":
            for seat, colour in enumerate(COLOURS[:players]):
                seat_layout(self.opening, seat, edition.layouts[players][colour])

    def start(self) -> State:
        """RC-2: the gangs sit (preset) or wait to be seated; the cards are still to be dealt."""
        return self.opening.clone()

    def merit(self, s: State, seat: int) -> int:
        return ending.merit(s, seat)

    def result(self, s: State) -> Result | None:
        return result(s) if s.frame is None else None

    def view(self, s: State, seat: int) -> View:
        return view.view(s, seat, self.prints)

    def outlook(self, s: State, seat: int) -> Outlook | None:
        return outlook.outlook(s, seat)

    def sample(self, seen: View, dice: Dice) -> State:
        assert isinstance(seen, view.View)
        return belief.sample(seen, dice, self.blank, self.first_seater)

    def position(self, s: State) -> dict[str, Any]:
        return position.position(s)

    def restore(self, data: dict[str, Any]) -> State:
        return position.restore(data, self.blank, self.first_seater)


def blank(players: int, edition: Edition, options: Options, first_seater: int) -> State:
    """The table before the deal, all gangsters off it."""
    deal = setup.Deal(0, first_seater)
    readings = Readings(options.alert == "discarded", options.pills == "three", options.version < 2)
    bank, team = edition.bank[players], team_pack(edition.teams[players])
    return Twin(State(deal, board_of(edition), readings, players, bank, cards_of(edition), team))
