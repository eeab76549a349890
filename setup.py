"""Compiles kernel, rules and search with mypyc; without a C compiler everything stays interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup

COMPILED = [
    "src/tripot/kernel/seats.py",
    "src/tripot/kernel/bits.py",
    "src/tripot/kernel/dice.py",
    "src/tripot/kernel/state.py",
    "src/tripot/kernel/game.py",
    "src/tripot/kernel/rollout.py",
    "src/tripot/games/twelve_gangsters/state.py",
    "src/tripot/games/twelve_gangsters/rules.py",
    "src/tripot/games/twelve_gangsters/game.py",
    "src/tripot/games/reglement_de_comptes/actions.py",
    "src/tripot/games/reglement_de_comptes/board.py",
    "src/tripot/games/reglement_de_comptes/packs.py",
    "src/tripot/games/reglement_de_comptes/state.py",
    "src/tripot/games/reglement_de_comptes/step.py",
    "src/tripot/games/reglement_de_comptes/shuffle.py",
    "src/tripot/games/reglement_de_comptes/rules/cards.py",
    "src/tripot/games/reglement_de_comptes/rules/death.py",
    "src/tripot/games/reglement_de_comptes/rules/ending.py",
    "src/tripot/games/reglement_de_comptes/rules/income.py",
    "src/tripot/games/reglement_de_comptes/rules/refusals.py",
    "src/tripot/games/reglement_de_comptes/rules/seating.py",
    "src/tripot/games/reglement_de_comptes/rules/setup.py",
    "src/tripot/games/reglement_de_comptes/rules/targets.py",
    "src/tripot/games/reglement_de_comptes/rules/turn.py",
    "src/tripot/games/reglement_de_comptes/game.py",
    "src/tripot/games/gangster/actions.py",
    "src/tripot/games/gangster/effect.py",
    "src/tripot/games/gangster/kit.py",
    "src/tripot/games/gangster/state.py",
    "src/tripot/games/gangster/step.py",
    "src/tripot/games/gangster/rules/money.py",
    "src/tripot/games/gangster/rules/secrets.py",
    "src/tripot/games/gangster/rules/ending.py",
    "src/tripot/games/gangster/rules/turn.py",
    "src/tripot/games/gangster/rules/drawing.py",
    "src/tripot/games/gangster/rules/godfather.py",
    "src/tripot/games/gangster/rules/market.py",
    "src/tripot/games/gangster/rules/missions.py",
    "src/tripot/games/gangster/rules/squares.py",
    "src/tripot/games/gangster/rules/theft.py",
    "src/tripot/games/gangster/rules/race.py",
    "src/tripot/games/gangster/rules/exchange.py",
    "src/tripot/games/gangster/rules/auction.py",
    "src/tripot/games/gangster/rules/effects.py",
    "src/tripot/games/gangster/rules/stars.py",
    "src/tripot/games/gangster/game.py",
    "src/tripot/games/nostra_city/actions.py",
    "src/tripot/games/nostra_city/bags.py",
    "src/tripot/games/nostra_city/kit.py",
    "src/tripot/games/nostra_city/numbering.py",
    "src/tripot/games/nostra_city/state.py",
    "src/tripot/games/nostra_city/step.py",
    "src/tripot/games/nostra_city/rules/secrets.py",
    "src/tripot/games/nostra_city/rules/verdict.py",
    "src/tripot/games/nostra_city/rules/turn.py",
    "src/tripot/games/nostra_city/rules/business.py",
    "src/tripot/games/nostra_city/rules/sharing.py",
    "src/tripot/games/nostra_city/rules/grievance.py",
    "src/tripot/games/nostra_city/rules/meeting.py",
    "src/tripot/games/nostra_city/rules/resolution.py",
    "src/tripot/games/nostra_city/rules/stakes.py",
    "src/tripot/games/nostra_city/rules/titles.py",
    "src/tripot/games/nostra_city/rules/proces.py",
    "src/tripot/games/nostra_city/rules/pause.py",
    "src/tripot/games/nostra_city/rules/vendetta.py",
    "src/tripot/games/nostra_city/rules/reprisals.py",
    "src/tripot/games/nostra_city/rules/reception.py",
    "src/tripot/games/nostra_city/rules/setup.py",
    "src/tripot/games/nostra_city/guesses.py",
    "src/tripot/games/nostra_city/game.py",
    "src/tripot/bots/belief.py",
    "src/tripot/bots/guide.py",
    "src/tripot/bots/judge.py",
    "src/tripot/bots/policy.py",
    "src/tripot/bots/regret.py",
    "src/tripot/bots/rehearsal.py",
    "src/tripot/bots/sealed.py",
    "src/tripot/bots/search.py",
    "src/tripot/bots/tree.py",
    "src/tripot/bots/gangster/bidding.py",
    "src/tripot/bots/gangster/forecast.py",
    "src/tripot/bots/gangster/hands.py",
    "src/tripot/bots/gangster/horizon.py",
    "src/tripot/bots/gangster/instinct.py",
    "src/tripot/bots/gangster/odds.py",
    "src/tripot/bots/gangster/pending.py",
    "src/tripot/bots/gangster/policy.py",
    "src/tripot/bots/gangster/prices.py",
    "src/tripot/bots/gangster/quarter.py",
    "src/tripot/bots/gangster/scruples.py",
    "src/tripot/bots/gangster/wealth.py",
    "src/tripot/bots/nostra_city/bidding.py",
    "src/tripot/bots/nostra_city/bribing.py",
    "src/tripot/bots/nostra_city/city.py",
    "src/tripot/bots/nostra_city/collecting.py",
    "src/tripot/bots/nostra_city/feuds.py",
    "src/tripot/bots/nostra_city/forecast.py",
    "src/tripot/bots/nostra_city/future.py",
    "src/tripot/bots/nostra_city/outlook.py",
    "src/tripot/bots/nostra_city/policy.py",
    "src/tripot/bots/nostra_city/prices.py",
    "src/tripot/bots/nostra_city/suspicion.py",
    "src/tripot/bots/nostra_city/taste.py",
    "src/tripot/bots/nostra_city/worlds.py",
    "src/tripot/bots/reglement_de_comptes/banquet.py",
    "src/tripot/bots/reglement_de_comptes/forecast.py",
    "src/tripot/bots/reglement_de_comptes/hands.py",
    "src/tripot/bots/reglement_de_comptes/instinct.py",
    "src/tripot/bots/reglement_de_comptes/policy.py",
    "src/tripot/bots/twelve_gangsters/forecast.py",
    "src/tripot/bots/twelve_gangsters/policy.py",
]


def compiler_works() -> bool:
    """Whether the C compiler that Python was built with can compile against Python's headers here."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX; }\n")
        include = f"-I{sysconfig.get_path('include')}"
        command = [*compiler, include, "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def extensions() -> list[Any]:
    if os.environ.get("TRIPOT_COMPILE") == "0":
        print("tripot: TRIPOT_COMPILE=0, so everything stays interpreted", file=sys.stderr)
        return []
    if not compiler_works():
        print("tripot: no working C compiler, so everything stays interpreted (slower, same results)", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fvisibility=hidden"
    return mypycify(["--config-file=pyproject.toml", *COMPILED], opt_level="3", group_name="tripot")


setup(ext_modules=extensions())
