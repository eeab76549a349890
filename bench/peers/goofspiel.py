"""OpenSpiel's goofspiel, the published game nearest to 12 Gangsters: four hands of twelve, sealed choices."""

from __future__ import annotations

from importlib.metadata import version
from itertools import count
from random import random
from typing import Any

import pyspiel

from bench import probe

PLAYERS = 4
GAME = pyspiel.load_game("goofspiel(players=4,num_cards=12)")
CHOICES = 44
"""In a game: OpenSpiel plays the last round by itself."""


def bots(seconds: float) -> float:
    """Choices per second of whole games between OpenSpiel's C++ random bots."""
    start = GAME.new_initial_state()
    seated = [pyspiel.make_uniform_random_bot(player, player) for player in range(PLAYERS)]
    seeds = count()

    def batch() -> int:
        for _ in range(100):
            pyspiel.evaluate_bots(start.clone(), seated, next(seeds))
        return 100 * CHOICES

    return probe.rate(batch, seconds)


def search(seconds: float) -> float:
    """Choices per second of the random rollouts in OpenSpiel's C++ tree search, which evaluates one leaf here."""
    rollouts = 2000
    game = pyspiel.convert_to_turn_based(GAME)
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 3, False)
    start = game.new_initial_state()
    start.apply_action(start.legal_actions()[0])  # the first prize; every choice is still to come

    def batch() -> int:
        bot.mcts_search(start)
        return rollouts * CHOICES

    return probe.rate(batch, seconds)


def mcts(seconds: float) -> float:
    """Simulations per second of OpenSpiel's C++ tree search with one random rollout each, at the first choice."""
    simulations = 1000
    game = pyspiel.convert_to_turn_based(GAME)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, simulations, 100, False, 3, False)
    start = game.new_initial_state()
    start.apply_action(start.legal_actions()[0])

    def batch() -> int:
        bot.mcts_search(start)
        return simulations

    return probe.rate(batch, seconds)


def driven(seconds: float) -> float:
    """Choices per second of random games driven from Python."""
    return probe.rate(lambda: play(GAME.new_initial_state(), 12), seconds)


def clones(seconds: float) -> float:
    """Copies per second of a state in mid-game, from a Python loop."""
    state = GAME.new_initial_state()
    play(state, 6)

    def batch() -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    return probe.rate(batch, seconds)


def play(state: Any, rounds: int) -> int:
    """Play so many rounds, or to the end; how many choices were made."""
    choices = 0
    while not state.is_terminal() and choices < rounds * PLAYERS:
        if state.is_chance_node():
            prizes = state.legal_actions()
            state.apply_action(prizes[int(random() * len(prizes))])
        else:
            hands = map(state.legal_actions, range(PLAYERS))
            state.apply_actions([hand[int(random() * len(hand))] for hand in hands])  # faster than random.choice
            choices += PLAYERS
    return choices


PROBES: dict[str, probe.Probe] = {"bots": bots, "search": search, "mcts": mcts, "driven": driven, "clones": clones}

if __name__ == "__main__":
    probe.main(PROBES, {"peer": f"OpenSpiel {version('open_spiel')}"})
