"""Run where High Card is installed: the suites of both kits find nothing to complain of."""

from __future__ import annotations

import warnings

import pyspiel
from pettingzoo.test import api_test, parallel_api_test

from tripot.bridges.openspiel import called
from tripot.bridges.pettingzoo import env, parallel_env

NAME = "high-card"

if __name__ == "__main__":
    warnings.simplefilter("ignore")
    api_test(env(NAME, 3), num_cycles=50)
    parallel_api_test(parallel_env(2, game=NAME), num_cycles=20)
    pyspiel.random_sim_test(pyspiel.load_game(called(NAME), {"players": 3}), 2, True, False)
    print("passed")
