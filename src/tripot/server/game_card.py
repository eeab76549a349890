"""A game of the house, as its box is shown."""

from __future__ import annotations

from tripot.kernel.box import Box
from tripot.learning.lesson import taught
from tripot.learning.puzzle import shelf
from tripot.server.forms import GameCard, ScenarioCard
from tripot.server.kinds import option_cards


def card(box: Box) -> GameCard:
    players = tuple(box.players(box.edition))
    course = taught(box.name)
    return GameCard(
        name=box.name,
        prefix=box.prefix.lower(),
        players=players,
        minutes=box.minutes,
        options=option_cards(box.name),
        scenarios=scenario_cards(box),
        lesson=0 if course is None else course.minutes,
        puzzles=len(shelf(box.name)),
        orders=box.kind.orders,
    )


def scenario_cards(box: Box) -> tuple[ScenarioCard, ...]:
    return tuple(ScenarioCard(one.number, one.players, one.seat) for one in box.scenarios)
