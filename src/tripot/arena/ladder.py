"""`python -m tripot.arena.ladder docs/bots.md` measures anew how far neighbouring bots are apart, between the marks.

`--games` are for each pair at each number of players. They are kept in a folder (`--keep`): the same command goes on
where it was stopped, and more `--games` go on as well.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tripot.arena.crew import Crew, crew, default_workers
from tripot.arena.games_file import GamesFile, folder_name
from tripot.arena.marks import rewritten
from tripot.arena.plan import Plan
from tripot.arena.played import Played
from tripot.arena.simulate import simulate
from tripot.arena.summary import Share, summarise
from tripot.bots.brain import brain_kind
from tripot.games.registry import box, games

BEGIN = "<!-- the ladder of {game}, measured by `make ladder`: what stands here is overwritten -->\n"
END = "\n<!-- end of the ladder -->"
SEED = 2026


def rungs(game: str) -> list[tuple[str, str]]:
    """Neighbours, the weaker one first; the search thinks as long as in analyses."""
    return [("random", "brute"), ("brute", "heuristic"), ("heuristic", f"search:{brain_kind(game).iterations}")]


def played(plan: Plan, keep: Path, hands: Crew) -> list[Played]:
    """The games of this plan, as far as they are not there yet."""
    with GamesFile(keep / folder_name(plan), plan) as kept:
        for game in simulate(plan, hands, [number for number in range(plan.games) if number not in kept.games]):
            kept.add(game)
        return kept.played(plan.games)


def line(game: str, players: int, number: int, keep: Path, hands: Crew) -> str:
    """The ladder at one number of players."""
    cells = [str(players), f"{100 / players:.1f} %"]
    for weaker, stronger in rungs(game):
        plan = Plan(game, players, (weaker, stronger), number, SEED, paired=True)
        shares = {share.who: share for share in summarise(played(plan, keep, hands)).bots}
        cells.append(compared(shares[weaker], shares[stronger]))
        print(f"{game}, {players}: {weaker}, {stronger}: {cells[-1]}", file=sys.stderr, flush=True)
    return f"| {' | '.join(cells)} |"


def compared(weaker: Share, stronger: Share) -> str:
    """`<` and bold if the intervals do not touch."""
    apart = weaker.high < stronger.low
    return f"{written(weaker)} < **{written(stronger)}**" if apart else f"{written(weaker)} ≈ {written(stronger)}"


def written(share: Share) -> str:
    return f"{100 * share.rate:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})"


def table(game: str, number: int, keep: Path, hands: Crew) -> str:
    columns = " | ".join(f"`{weaker}`, `{stronger}`" for weaker, stronger in rungs(game))
    found = box(game)
    lines = [line(game, players, number, keep, hands) for players in sorted(found.players(found.edition))]
    return "\n".join([f"| players | equal share | {columns} |", "|---|---|---|---|---|", *lines])


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tripot.arena.ladder", description="Measure the ladder anew.")
    parser.add_argument("page", type=Path)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--keep", type=Path, default=Path(".build/ladder"))
    parser.add_argument("--workers", type=int, default=default_workers())
    chosen = parser.parse_args(words)
    for name in chosen.game:
        if name not in games():
            parser.error(f"{name}: the games are {', '.join(games())}")
    with crew(chosen.workers) as hands:
        for name in chosen.game or games():
            begin = BEGIN.format(game=name)
            rewritten(chosen.page.read_text("utf-8"), begin, END, "")  # before it costs anything
            measured = table(name, chosen.games, chosen.keep, hands)
            text = chosen.page.read_text("utf-8")
            chosen.page.write_text(rewritten(text, begin, END, measured), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
