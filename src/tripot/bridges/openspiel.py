"""Every game as a game of OpenSpiel: importing this registers each as `tripot_` and its name.

Parameters: `players`, `edition` (a file; none: ours), `memory`, and the options of the game. A sealed choice is made
one seat after the other, each in ignorance of the others'; chance is explicit. The string of an information state is
all that the seat has done and been told, and its view; its tensor holds the last `memory` entries of that.
"""

from __future__ import annotations

from typing import Any, ClassVar, get_args, get_type_hints

import msgspec

from tripot.batch.extra import missing

try:
    import numpy as np
    import pyspiel
except ImportError:
    raise missing("OpenSpiel", "openspiel") from None

from tripot.bridges.memory import Remembered, Story
from tripot.bridges.survey import memory_shape
from tripot.games.registry import BOXES, load
from tripot.kernel import game as kernel
from tripot.kernel.bits import members
from tripot.kernel.box import Box
from tripot.kernel.dice import Dice
from tripot.kernel.row import Rows
from tripot.kernel.seats import MOST_SEATS, NATURE, SPECTATOR, letter
from tripot.turns.moment import Packed, packed, unpacked
from tripot.turns.observing import observation_of
from tripot.turns.reward import least, rewards
from tripot.turns.shape import Shape
from tripot.turns.survey import view_shape
from tripot.turns.table import ACTIONS, OVER, PASS

LONGEST = 100_000
"""No game takes more actions."""
MEMORY = 128
"""How many entries a tensor remembers: all of 12 Gangsters with up to four players."""
USUAL = -1
"""For an option that is a number or a word: the default, if that is a word."""
WHOLE = pyspiel.PrivateInfoType.SINGLE_PLAYER


def called(name: str) -> str:
    """A game's name in OpenSpiel."""
    return f"tripot_{name.replace('-', '_')}"


def type_of(box: Box) -> Any:
    return pyspiel.GameType(
        short_name=called(box.name),
        long_name=box.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if box.all_may_lose else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(box),
    )


def parameters(box: Box) -> dict[str, Any]:
    """Every parameter with its default. OpenSpiel has one type for each: an option that may be a number is one."""
    hints = get_type_hints(box.options_kind)
    options = {field.name: field.default for field in msgspec.structs.fields(box.options_kind)}
    return {
        "players": min(box.players(box.edition)),
        "edition": "",
        "memory": MEMORY,
        **{
            name: USUAL if int in get_args(hints[name]) and not isinstance(default, int) else default
            for name, default in options.items()
        },
    }


def chosen(box: Box, given: dict[str, Any]) -> dict[str, Any]:
    """The options that are not left as they are."""
    usual = parameters(box)
    return {name: given[name] for name in box.options_kind.__struct_fields__ if given[name] != usual[name]}


class Game(pyspiel.Game):
    """One game at one table. Each game of the house has its own class, as OpenSpiel's registry wants it."""

    box: ClassVar[Box]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        box = self.box
        given = {**parameters(box), **(params or {})}
        self.rules = load(box.name, given["players"], given["edition"] or None, **chosen(box, given))
        self.memory: int = given["memory"]
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=PASS,
            num_players=self.rules.players,
            min_utility=least(self.rules),
            max_utility=1.0,
            utility_sum=None if box.all_may_lose else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(box), info, params or {})

    def new_initial_state(self) -> State:
        return State(self, self.rules)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        return Observer(self.rules, self.memory, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Course(Remembered):
    """OpenSpiel copies states deeply and pickles them, which compiled ones cannot be."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return again, (packed(self.game, self.state), self.passed, self.story)


def again(table: Packed, passed: int, story: Story) -> Course:
    """A course that was pickled."""
    return Course(*unpacked(table), passed, story)


class State(pyspiel.State):
    """A moment of the game."""

    def __init__(self, game: Game, rules: kernel.Game[Any]) -> None:
        super().__init__(game)
        self.turns = Course(rules)

    def current_player(self) -> int:
        seat: int = self.turns.seat
        if seat == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else seat

    def is_terminal(self) -> bool:
        return bool(self.turns.seat == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        return members(self.turns.legal(player)) if player == self.turns.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        game, state = self.turns.game, self.turns.state
        weights = {outcome: game.weight(state, outcome) for outcome in members(self.turns.legal(NATURE))}
        total = sum(weights.values())
        return [(outcome, weight / total) for outcome, weight in weights.items()]

    def _apply_action(self, action: int) -> None:
        self.turns.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        seat = NATURE if player == pyspiel.PlayerId.CHANCE else player
        return f"{letter(seat)} pass" if action == PASS else self.turns.game.notation.line(seat, (action,))

    def returns(self) -> list[float]:
        game, state = self.turns.game, self.turns.state
        return rewards(game, state) if self.is_terminal() else [0.0] * game.players

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """A state that the player cannot tell from this one, as the game's own belief has it."""
        other: State = self.clone()
        other.turns = self.turns.imagined(player, Dice(int(sampler() * 2**60)))
        return other

    def __str__(self) -> str:
        return msgspec.json.encode(self.turns.game.position(self.turns.state)).decode()


class Observer:
    """What a player sees, and with perfect recall remembers; without private information, what everybody may know."""

    def __init__(self, rules: kernel.Game[Any], memory: int, kind: Any) -> None:
        self._rules = rules
        self._memory = memory
        self._recalls = kind.perfect_recall
        self._private = kind.private_info == WHOLE
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("there are observers of one player or of what is public, and of nothing else")
        self._row = observation_of(rules)
        self._rows = Rows(self._row.size)
        self._view: Shape = view_shape(rules)
        self._entry: Shape = memory_shape(rules)
        size = self._row.size if self._private else self._view.size
        self.tensor = np.zeros(size + (1 + memory * self._entry.size if self._recalls else 0), np.float32)
        self.dict = {"view": self.tensor[:size]}
        if self._recalls:
            self.dict["entries"] = self.tensor[size : size + 1]
            self.dict["memory"] = self.tensor[size + 1 :].reshape(memory, self._entry.size)

    def set_from(self, state: State, player: int) -> None:
        seat = player if self._private else SPECTATOR
        self.dict["view"][:] = self._numbers(state, seat)
        if self._recalls:
            entries = state.turns.memory(seat)
            self.dict["entries"][:] = len(entries)
            self.dict["memory"].fill(0)
            for row, entry in zip(self.dict["memory"], entries[-self._memory :], strict=False):
                numbers: list[float] = []
                self._entry.write(entry, numbers)
                row[:] = numbers

    def _numbers(self, state: State, seat: int) -> Any:
        """The row of `tripot.batch`; for a spectator, who has none, the view field by field."""
        if self._private:
            self._rows.clear(1)
            self._row.write(state.turns.state, seat, self._rows)
            return memoryview(self._rows.numbers)
        numbers: list[float] = []
        self._view.write(self._rules.view(state.turns.state, seat), numbers)
        return numbers

    def string_from(self, state: State, player: int) -> str:
        seat = player if self._private else SPECTATOR
        seen = [self._rules.view(state.turns.state, seat)]
        return msgspec.json.encode([*state.turns.memory(seat), *seen] if self._recalls else seen[0]).decode()


for _box in BOXES.values():
    pyspiel.register_game(type_of(_box), type(called(_box.name), (Game,), {"box": _box}))
