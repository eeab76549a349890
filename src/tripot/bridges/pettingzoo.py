"""Every game as a PettingZoo environment; where all choose at once, also as a parallel one.

An agent observes `{"observation": …, "action_mask": …}`: the row of numbers that `tripot.batch` writes for its seat,
whose meanings are `env.unwrapped.labels`, and which actions it may take. Actions are the game's own numbers, and PASS.
"""

from __future__ import annotations

import secrets
from typing import Any

from tripot.batch.extra import missing

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils.conversions import aec_to_parallel
except ImportError:
    raise missing("PettingZoo", "pettingzoo") from None

from tripot.games.registry import BOXES, box, load
from tripot.kernel.game import Game
from tripot.kernel.observation import Observation as Row
from tripot.kernel.refusal import Illegal
from tripot.kernel.row import Rows
from tripot.turns.observing import environment, observation_of
from tripot.turns.reward import least, rewards
from tripot.turns.table import ACTIONS, OVER, opened

SETS = np.array([[number >> bit & 1 for bit in range(8)] for number in range(256)], np.int8)
"""The members of every set of eight."""

Observation = dict[str, NDArray[Any]]


class Table(AECEnv):
    """One agent for each seat, asked in the order of `tripot.batch`; chance is drawn from the seed of `reset`."""

    def __init__(self, game: Game[Any], longest: int | None = None, row: Row[Any] | None = None) -> None:
        super().__init__()
        self.game = game
        self.longest = longest
        """After so many decisions the game is broken off; None: never."""
        parallel = box(game.name).sealed
        self.metadata = {"render_modes": [], "name": environment(game), "is_parallelizable": parallel}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._row = observation_of(game) if row is None else row
        self._rows = Rows(self._row.size)
        self._observed = {agent: self._space() for agent in self.possible_agents}
        self._acted = {agent: Discrete(ACTIONS) for agent in self.possible_agents}

    def _space(self) -> Dict:
        numbers = Box(-np.inf, np.inf, (self._row.size,), np.float32)
        return Dict({"observation": numbers, "action_mask": Box(0, 1, (ACTIONS,), np.int8)})

    @property
    def labels(self) -> list[str]:
        """What each number of an observation means."""
        return self._row.labels

    def observation_space(self, agent: str) -> Dict:
        return self._observed[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._acted[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table = opened(self.game, secrets.randbits(60) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        rows, table = self._rows, self.table
        rows.clear(1)
        self._row.write(table.state, seat, rows)
        legal = int(table.legal(seat)).to_bytes(8, "little")
        return {
            "observation": np.array(memoryview(rows.numbers), np.float32),
            "action_mask": SETS[np.frombuffer(legal, np.uint8)].reshape(-1)[:ACTIONS],
        }

    def step(self, action: int | None) -> None:
        """The selected agent's action; Illegal, with the rule, if it is not allowed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        table = self.table
        if not (0 <= action < ACTIONS and table.legal(table.seat) >> int(action) & 1):
            self._refuse(int(action))
            return
        table.act(int(action))
        self._select()

    def _refuse(self, action: int) -> None:
        refusal = self.game.refusal(self.table.state, self.table.seat, action)
        assert refusal is not None
        raise Illegal(refusal)

    def _select(self) -> None:
        """Who is asked; when the game is over, what it was worth. Until then all rewards are 0."""
        seat = self.table.seat
        if seat != OVER:
            self.agent_selection = self.possible_agents[seat]
            if self.table.decisions == self.longest:
                self.truncations = dict.fromkeys(self.agents, True)
            return
        self._end(rewards(self.game, self.table.state))

    def _end(self, paid: list[float]) -> None:
        self.rewards = dict(zip(self.agents, paid, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> None:
        """There is nothing to see: `tripot play` and the browser show a table."""

    def close(self) -> None:
        """Nothing is open."""


class Guarded(Table):
    """Does what PettingZoo's wrapper TerminateIllegal does, which with its usual companions takes four fifths of the
    time: an illegal action ends the game, at the agent's cost."""

    def _refuse(self, action: int) -> None:
        self._end([least(self.game) if seat == self.table.seat else 0.0 for seat in range(self.game.players)])


def raw_env(game: str, players: int, longest: int | None = None, **setting: Any) -> Table:
    """A table that refuses what is illegal: `edition` and options as for `tripot.load`."""
    return Table(load(game, players, **setting), longest)


def env(game: str, players: int, longest: int | None = None, **setting: Any) -> Table:
    """A table that ends the game on an illegal action."""
    return Guarded(load(game, players, **setting), longest)


def parallel_env(players: int, longest: int | None = None, game: str | None = None, **setting: Any) -> Any:
    """A game where all choose at once: 12 Gangsters, unless another is named."""
    chosen = game or next(name for name, found in BOXES.items() if found.sealed)
    return aec_to_parallel(env(chosen, players, longest, **setting))
