"""Every game as a PettingZoo environment; where all choose at once, also as a parallel one.

An agent observes `{"observation": …, "action_mask": …}`: the view of its seat as a row of numbers, whose meanings are
`env.unwrapped.labels`, and which actions it may take. Actions are the game's own numbers, and PASS.
"""

from __future__ import annotations

import secrets
from typing import Any

from tripot.bridges.extra import missing

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils.conversions import aec_to_parallel
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper
except ImportError:
    raise missing("PettingZoo", "pettingzoo") from None

from tripot.bridges.reward import least, rewards
from tripot.bridges.survey import view_shape
from tripot.bridges.turns import ACTIONS, Turns
from tripot.games.registry import BOXES, box, load
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.rollout import outcome
from tripot.kernel.seats import NATURE

Observation = dict[str, NDArray[Any]]


class Table(AECEnv):
    """One agent for each seat, asked in the order of `Turns`; chance is drawn from the seed of `reset`."""

    def __init__(self, game: Game[Any], longest: int | None = None) -> None:
        super().__init__()
        self.game = game
        self.longest = longest
        """After so many decisions the game is broken off; None: never."""
        self.metadata = {"render_modes": [], "name": game.name, "is_parallelizable": box(game.name).sealed}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._shape = view_shape(game)
        self._observed = {agent: self._space() for agent in self.possible_agents}
        self._acted = {agent: Discrete(ACTIONS) for agent in self.possible_agents}

    def _space(self) -> Dict:
        numbers = Box(-np.inf, np.inf, (self._shape.size,), np.float32)
        return Dict({"observation": numbers, "action_mask": Box(0, 1, (ACTIONS,), np.int8)})

    @property
    def labels(self) -> list[str]:
        """What each number of an observation means."""
        return self._shape.labels("")

    def observation_space(self, agent: str) -> Dict:
        return self._observed[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._acted[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._dice = Dice(secrets.randbits(60) if seed is None else seed)
        self.turns = Turns(self.game)
        self._decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        numbers: list[float] = []
        self._shape.write(self.game.view(self.turns.state, seat), numbers)
        mask = np.zeros(ACTIONS, np.int8)
        mask[self.turns.legal(seat)] = 1
        return {"observation": np.array(numbers, np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The selected agent's action; Illegal, with the rule, if there is one against it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.turns.act(int(action))
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Play Nature until an agent is asked, or the game is over."""
        turns = self.turns
        while (seat := turns.actor) == NATURE:
            turns.act(outcome(turns.state, self._dice))
        if seat is None:
            self.rewards = dict(zip(self.agents, rewards(self.game, turns.state), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[seat]
            if self._decisions == self.longest:
                self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> None:
        """There is nothing to see: `tripot play` and the browser show a table."""

    def close(self) -> None:
        """Nothing is open."""


def raw_env(game: str, players: int, longest: int | None = None, **setting: Any) -> Table:
    """A table without wrappers: `edition` and options as for `tripot.load`."""
    return Table(load(game, players, **setting), longest)


def env(game: str, players: int, longest: int | None = None, **setting: Any) -> Any:
    """A table that ends the game on an illegal action, at the agent's cost."""
    table = raw_env(game, players, longest, **setting)
    guarded = TerminateIllegalWrapper(table, illegal_reward=least(table.game))
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(guarded))


def parallel_env(players: int, longest: int | None = None, game: str | None = None, **setting: Any) -> Any:
    """A game where all choose at once: 12 Gangsters, unless another is named."""
    chosen = game or next(name for name, found in BOXES.items() if found.sealed)
    return aec_to_parallel(env(chosen, players, longest, **setting))
