"""The balance lab of Nostra City (section 10): `python -m tripot.arena.city --players 4 --games 2000 --seed 2026`.

The heuristic bot plays in every chair. It reads of the others' secrets only how many bills and cards there are, so it
plays on the true table, many times faster than through views.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from statistics import fmean
from typing import Final

import msgspec

from tripot.arena.played import Played
from tripot.arena.summary import Share, summarise
from tripot.bots.nostra_city.policy import Weigh
from tripot.bots.nostra_city.taste import Taste
from tripot.games.nostra_city import bags
from tripot.games.nostra_city.game import NostraCity
from tripot.games.nostra_city.kit import CAIDS
from tripot.games.nostra_city.rules.verdict import is_guilty, is_indic
from tripot.games.nostra_city.state import SETUP, State
from tripot.games.registry import box
from tripot.kernel.bits import lowest, members
from tripot.kernel.dice import Dice
from tripot.kernel.seats import NATURE

STREAM: Final = 1_000_003
"""Games of different seeds have nothing in common."""


class Trial(msgspec.Struct, frozen=True):
    """How one game went."""

    played: Played
    guilty: bool
    indics: int
    """Players who are Indics."""
    grudges: int
    """Vendetta cards in all hands at the end."""
    verdict: int
    dealt: tuple[int, ...]
    """For each seat, the Caïds that it began with."""


class Caid(msgspec.Struct, frozen=True):
    """How much more often than an equal share those win who begin with this Caïd."""

    name: str
    games: int
    more: float


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
    caids: list[Caid]


def trial(game: NostraCity, policy: Weigh, number: int, seed: int) -> Trial:
    dice = Dice(seed * STREAM + number)
    s = game.start()
    dealt: tuple[int, ...] = ()
    steps = 0
    while s.frame is not None:
        seat = lowest(s.frame.awaited)
        action = s.frame.draw(s, dice) if seat == NATURE else policy.choose(s, seat, dice)
        game.play(s, seat, action)
        steps += 1
        if not dealt and s.phase != SETUP:
            dealt = tuple(land & CAIDS for land in s.lands)
    seats = range(game.players)
    return Trial(
        played=outcome(game, s, number, steps),
        guilty=is_guilty(s),
        indics=sum(is_indic(s, seat) for seat in seats),
        grudges=sum(bags.cards_in(hand) for hand in s.hands),
        verdict=s.verdict,
        dealt=dealt,
    )


def outcome(game: NostraCity, s: State, number: int, steps: int) -> Played:
    result = game.result(s)
    assert result is not None
    ranks = tuple(standing.rank for standing in result.standings)
    scores = tuple(standing.score for standing in result.standings)
    return Played(number, ("heuristic",) * game.players, ranks, scores, steps, None)


def report(game: NostraCity, trials: list[Trial]) -> Report:
    summary = summarise([one.played for one in trials])
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
        caids=caids(game, trials),
    )


def caids(game: NostraCity, trials: list[Trial]) -> list[Caid]:
    """Whoever is dealt a Caïd is not the better player for it, so this is what the card does; the strongest first."""
    wins: dict[int, list[float]] = {}
    for one in trials:
        ranks = one.played.ranks
        for seat, dealt in enumerate(one.dealt):
            for caid in members(dealt):
                wins.setdefault(caid, []).append(1 / ranks.count(1) if ranks[seat] == 1 else 0.0)
    equal = fmean(share for shares in wins.values() for share in shares)
    found = [Caid(game.kit.shown[caid].en, len(shares), fmean(shares) - equal) for caid, shares in wins.items()]
    return sorted(found, key=lambda one: -one.more)


def measured(game: NostraCity, games: int, seed: int, taste: Taste | None = None) -> Report:
    policy = Weigh(taste or Taste())
    return report(game, [trial(game, policy, number, seed) for number in range(games)])


def table(players: int, edition: Path | None) -> NostraCity:
    chosen = box("nostra-city")
    material = chosen.edition if edition is None else chosen.read_edition(edition.read_text("utf-8"))
    game = chosen.load(players, material, {})
    assert isinstance(game, NostraCity)
    return game


def main() -> None:
    parser = argparse.ArgumentParser(description="The figures of section 10, with the heuristic bot in every chair.")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--edition", type=Path)
    chosen = parser.parse_args()
    found = measured(table(chosen.players, chosen.edition), chosen.games, chosen.seed)
    print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())


if __name__ == "__main__":
    main()
