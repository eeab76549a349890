"""Offers as the server makes them, in scenarios of Règlement de comptes with a choice begun."""

from __future__ import annotations

import sys

import msgspec

from tripot.games.registry import load
from tripot.kernel.choice import Draft
from tripot.kernel.match import Match
from tripot.server.offer import offer
from tripot.server.wire import Offer


class Wanted(msgspec.Struct, frozen=True):
    scenario: int
    seat: int
    begun: str
    """As records write it; empty: nothing."""


class Found(msgspec.Struct, frozen=True):
    view: object
    offer: Offer


def found(wanted: Wanted) -> Found:
    game = load("reglement-de-comptes", players=6, scenario=wanted.scenario)
    state = Match(game, seed=1).state
    actions = game.notation.parse_choice(wanted.seat, wanted.begun) if wanted.begun else ()
    draft = Draft(game, state, wanted.seat).add(*actions)
    return Found(draft.view, offer("", draft))


if __name__ == "__main__":
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=list[Wanted])
    sys.stdout.buffer.write(msgspec.json.encode([found(one) for one in asked]))
