"""Random games for the checks: steps in any order of seats, extra actions among them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.long import LONG
from tripot.kernel.bits import members
from tripot.kernel.choice import Draft
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.log import Log
from tripot.kernel.match import Match
from tripot.kernel.rollout import outcome
from tripot.kernel.seats import CLOCK, NATURE, SPECTATOR
from tripot.kernel.state import State

LONGEST = 20_000
"""No random game takes more steps."""

ALL = 50
"""So many moments of a game are looked at one by one, of the next half of them, and so on; in `make soak` all."""


def lookers(game: Game[Any]) -> list[int]:
    """Everybody who gets a view: the seats and the spectator."""
    return [*range(game.players), SPECTATOR]


def actors(game: Game[Any]) -> list[int]:
    """Everybody who can act: the seats, Nature and the clock."""
    return [*range(game.players), NATURE, CLOCK]


def choices(game: Game[Any], s: State, seat: int) -> int:
    """All that this seat may do now."""
    return game.legal(s, seat) | game.extra(s, seat)


def next_step(game: Game[Any], s: State, dice: Dice) -> tuple[int, int]:
    """Somebody's step: mostly an answer, now and then an extra action."""
    if dice.below(4) == 0:
        out_of_turn = [seat for seat in range(game.players) if game.extra(s, seat)]
        if out_of_turn:
            seat = out_of_turn[dice.below(len(out_of_turn))]
            return seat, int(dice.member(game.extra(s, seat)))
    asked = members(game.waiting(s))
    seat = asked[dice.below(len(asked))]
    if seat == NATURE:
        return seat, outcome(s, dice)
    return seat, int(dice.member(game.legal(s, seat)))


def next_choice(log: Log, dice: Dice) -> tuple[int, ...]:
    """Somebody, and his whole choice."""
    seat, action = next_step(log.game, log.state, dice)
    return seat, *finished(log.ask(seat, action), dice).actions


def finished(draft: Draft, dice: Dice) -> Draft:
    """The choice made to its end, by dice."""
    while not draft.whole:
        draft.add(int(dice.member(draft.options)))
    return draft


def steps(game: Game[Any], seed: int) -> Iterator[tuple[State, int, int]]:
    """One random game: a copy of the state before each step, and the step."""
    dice = Dice(seed)
    s = game.start()
    for _ in range(LONGEST):
        if game.waiting(s) == 0:
            return
        seat, action = next_step(game, s, dice)
        yield s.clone(), seat, action
        game.apply(s, seat, action)
    raise AssertionError("random play does not end")


def states(game: Game[Any], games: int = 1, seed: int = 1) -> Iterator[State]:
    """Copies of the states that random games reach, first and last ones included."""
    for number in range(games):
        s = game.start()
        for before, seat, action in steps(game, seed * 1000 + number):
            s = before.clone()
            game.apply(s, seat, action)
            yield before
        yield s


def moments(game: Game[Any], games: int = 1, seed: int = 1) -> Iterator[State]:
    """As `states`, but of long games a part: the first of each kind of decision, then fewer and fewer, and the end."""
    dice, met = Dice(seed), Counter[type]()
    for s in states(game, games, seed):
        kind = type(s.frame)
        met[kind] += 1
        if LONG or met[kind] <= 3 or dice.below(1 + met.total() // ALL) == 0:
            yield s
        if s.frame is None:
            met.clear()


def snapshot(game: Game[Any], s: State) -> dict[str, Any]:
    """All that can be told of a state through the contract."""
    asked = [*range(game.players), NATURE]
    return {
        "position": game.position(s),
        "waiting": game.waiting(s),
        "unasked": game.unasked(s),
        "legal": [game.legal(s, seat) for seat in asked],
        "extra": [game.extra(s, seat) for seat in asked],
        "views": [game.view(s, seat) for seat in lookers(game)],
        "result": game.result(s),
    }


def play_on(match: Match, dice: Dice) -> Match:
    """The match played to its end at random."""
    while not match.over:
        match.act(*next_choice(match, dice))
    return match
