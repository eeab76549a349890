"""The balance lab of Nostra City: `python -m tripot.arena.nostra_city_lab --players 4 --games 2000 --seed 2026`.

The heuristic bot plays in every chair. It reads of the others' secrets only how many bills and cards there are, so it
plays on the true table, many times faster than through views.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from statistics import fmean

import msgspec

from tripot.arena.effects import Effect, effects
from tripot.arena.lab import dice_of, play_through, table
from tripot.arena.played import Played, finished
from tripot.arena.summary import Share, summarise
from tripot.bots.nostra_city.policy import Weigh
from tripot.bots.nostra_city.weights import Weights
from tripot.games.nostra_city import bags
from tripot.games.nostra_city.game import NostraCity
from tripot.games.nostra_city.rules.verdict import is_guilty, is_indic


class Trial(msgspec.Struct, frozen=True):
    """How one game went."""

    played: Played
    guilty: bool
    indics: int
    """Players who are Indics."""
    grudges: int
    """Vendetta cards in all hands at the end."""
    verdict: int


class Report(msgspec.Struct, frozen=True):
    """The figures of section 10."""

    players: int
    games: int
    guilty: float
    somebody: float
    """Games in which somebody is an Indic."""
    lost: float
    """Games that everybody loses."""
    indic_wins: float
    """Games that an Indic wins."""
    grudges: float
    verdict: float
    score: float
    steps: float
    seats: list[Share]
    caids: list[Effect]
    """Of beginning with each; the strongest first. Whoever is dealt a Caïd is not the better player for it, so this is
    what the card does."""


def trial(game: NostraCity, policy: Weigh, number: int, seed: int) -> Trial:
    dice, s = dice_of(seed, number), game.start()
    sink, steps = play_through(game, s, lambda seat: policy.choose(s, seat, dice), dice)
    seats = range(game.players)
    return Trial(
        played=finished(game, s, sink.events, number, ["heuristic"] * game.players, steps),
        guilty=is_guilty(s),
        indics=sum(is_indic(s, seat) for seat in seats),
        grudges=sum(bags.cards_in(hand) for hand in s.hands),
        verdict=s.verdict,
    )


def report(game: NostraCity, trials: list[Trial]) -> Report:
    games = [one.played for one in trials]
    summary = summarise(games)
    lost = [1 not in one.played.ranks for one in trials]
    return Report(
        players=game.players,
        games=len(trials),
        guilty=fmean(one.guilty for one in trials),
        somebody=fmean(one.indics > 0 for one in trials),
        lost=fmean(lost),
        indic_wins=fmean(one.guilty and one.indics > 0 for one in trials),
        grudges=fmean(one.grudges for one in trials),
        verdict=fmean(one.verdict for one in trials),
        score=fmean(score for one in trials for score in one.played.scores),
        steps=summary.mean_steps,
        seats=summary.seats,
        caids=[one for one in effects(games) if one.group == "dealt"],
    )


def measured(game: NostraCity, games: int, seed: int, weights: Weights | None = None) -> Report:
    policy = Weigh(weights or Weights())
    return report(game, [trial(game, policy, number, seed) for number in range(games)])


def main() -> None:
    parser = argparse.ArgumentParser(description="The figures of section 10, with the heuristic bot in every chair.")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--edition", type=Path)
    chosen = parser.parse_args()
    found = measured(table(NostraCity, chosen.players, chosen.edition), chosen.games, chosen.seed)
    print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())


if __name__ == "__main__":
    main()
