"""What each game tells of how it was won: a witness for every game of the house."""

from typing import Any

from tripot.arena.traits.gangster import GangsterWitness
from tripot.arena.traits.nostra_city import NostraCityWitness
from tripot.arena.traits.reglement_de_comptes import ReglementDeComptesWitness
from tripot.arena.traits.twelve_gangsters import TwelveGangstersWitness
from tripot.arena.traits.witness import Heard, Witness
from tripot.kernel.game import Game

__all__ = ["WITNESSES", "Heard", "Witness", "witness"]

WITNESSES: dict[str, type[Witness]] = {
    "twelve-gangsters": TwelveGangstersWitness,
    "reglement-de-comptes": ReglementDeComptesWitness,
    "gangster": GangsterWitness,
    "nostra-city": NostraCityWitness,
}


def witness(game: Game[Any]) -> Witness:
    return WITNESSES[game.name](game)
