"""One position, one seat, something to reach. Whoever tries it is alone: nobody else plays on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tripot.analysis.report import Choice
from tripot.games.registry import box
from tripot.kernel.box import Box
from tripot.kernel.choice import Draft
from tripot.kernel.dice import Dice
from tripot.kernel.event import Event
from tripot.kernel.game import Game
from tripot.kernel.match import Match
from tripot.kernel.replayed import Replayed
from tripot.kernel.scenario import Pattern, Scenario
from tripot.learning.pattern import fits

SEED = 1
"""Chance is the same in every attempt."""
PATIENCE = 400
"""So many steps of others are imagined until the learner is asked again."""

Actions = tuple[int, ...]


class Weighed(msgspec.Struct, frozen=True):
    """One choice of all there were."""

    choice: str
    """As records write it."""
    share: float
    """Of the win, as far as the seat can know."""
    lead: float = 0.0
    """How much more the best choice brings, and the standard error of that."""
    error: float = 0.0


class Aim(msgspec.Struct, frozen=True):
    """What is to be reached, as a scenario says it."""

    reach: tuple[Pattern, ...] = ()
    avoid: tuple[Pattern, ...] = ()
    end: Pattern = {}
    worlds: int = 1
    best: str = ""
    """Or: this choice, as records write it."""
    weighed: tuple[Weighed, ...] = ()
    """What else could be chosen, as far as that is known; the best first."""


class Exercise:
    def __init__(self, game: Game[Any], seat: int, opening: dict[str, Any], aim: Aim) -> None:
        self.game = game
        self.seat = seat
        self.opening = opening
        self.aim = aim

    def attempt(self, choices: Sequence[Actions]) -> Attempt:
        """These choices of the learner, one after the other; Illegal or Problem if one of them cannot be made."""
        found = self._attempt(choices, 0)
        for world in range(1, self.aim.worlds if found.over else 1):
            found = self._attempt(choices, world)
            if not found.reached:
                break
        return found

    def _attempt(self, choices: Sequence[Actions], world: int) -> Attempt:
        opening, dice = self.opening, Dice(world)
        if world:
            state = self.game.restore(self.opening)
            opening = self.game.position(self.game.sample(self.game.view(state, self.seat), dice))
        match = Match(self.game, seed=SEED + world, opening=opening)
        for actions in choices:
            match.act(self.seat, *actions)
        found = Attempt(self, match, choices)
        if choices and self.aim.worlds > 1:
            for _ in range(PATIENCE):
                if found.met or not others_act(match, self.seat, dice):
                    break
        return found


class Attempt:
    """What has come of the learner's choices."""

    def __init__(self, exercise: Exercise, match: Match, choices: Sequence[Actions]) -> None:
        self.exercise = exercise
        self.match = match
        self.choices = tuple(choices)

    @property
    def events(self) -> list[Event]:
        """What the learner is told."""
        return self.match.events(self.exercise.seat)

    @property
    def asked(self) -> bool:
        return bool(self.match.legal(self.exercise.seat))

    @property
    def over(self) -> bool:
        """The learner has had the turn, or it is clear already."""
        aim = self.exercise.aim
        return bool(self.choices) and (not self.asked or aim.worlds > 1 or bool(aim.best) or self._early)

    @property
    def reached(self) -> bool:
        return self.over and self.met and not self._spoilt

    @property
    def _early(self) -> bool:
        return not self.exercise.aim.avoid and self.met

    @property
    def met(self) -> bool:
        """Whether all that is wanted has come."""
        aim, seat, game = self.exercise.aim, self.exercise.seat, self.exercise.game
        if aim.best:
            return bool(self.choices) and self.outcome(self.choices[0]) == self.outcome(
                game.notation.parse_choice(seat, aim.best)
            )
        told = self._told
        if not all(any(fits(wanted, event, seat) for event in told) for wanted in aim.reach):
            return False
        return fits(aim.end, msgspec.to_builtins(self._shown), seat)

    def outcome(self, choice: Actions) -> str:
        """What a choice leads to, whatever it is called."""
        exercise = self.exercise
        return Draft(exercise.game, exercise.game.restore(exercise.opening), exercise.seat).add(*choice).outcome

    @property
    def _spoilt(self) -> bool:
        told = self._told
        return any(fits(unwanted, event, self.exercise.seat) for unwanted in self.exercise.aim.avoid for event in told)

    @property
    def _told(self) -> list[Any]:
        """The events as plain data."""
        found: list[Any] = msgspec.to_builtins(self.events)
        return found

    @property
    def _shown(self) -> dict[str, Any]:
        seat, match = self.exercise.seat, self.match
        result = match.result()
        return {
            "view": match.view(seat),
            "outlook": match.game.outlook(match.state, seat),
            "rank": None if result is None else result.standings[seat].rank,
        }


def of_scenario(found: Box, scenario: Scenario) -> Exercise:
    aim = Aim(scenario.reach, scenario.avoid, scenario.end, scenario.worlds)
    options = found.paced(scenario.options, running=False)
    return Exercise(found.load(scenario.players, found.edition, options), scenario.seat, scenario.opening, aim)


def scenario_exercise(game: str, number: int) -> Exercise:
    """Problem if there is no such scenario."""
    return of_scenario(box(game), box(game).scenario(number))


def of_moment(replayed: Replayed, better: Choice) -> Exercise:
    """A choice that could have been better, once more. What its seat could not know is dealt anew."""
    opening = replayed.opening(better.step - 1, better.seat, Dice(better.step))
    return Exercise(replayed.game, better.seat, opening, Aim(best=better.found))


def others_act(match: Match, seat: int, dice: Dice) -> bool:
    """Somebody else answers anything; False if the learner is asked again, or the game is over."""
    others = [other for other in match.waiting if other != seat]
    if not others or seat in match.waiting:
        return False
    other = others[dice.below(len(others))]
    draft = Draft(match.game, match.state, other)
    while not draft.whole:
        draft.add(int(dice.member(match.game.legal(draft.state, other))))
    match.act(other, *draft.actions)
    return True
