"""One game between bots, and how it went; the same plan and number give the same game anywhere."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from tripot.arena.dealt import Dealt
from tripot.arena.plan import Plan
from tripot.arena.steadied import ALONE, Chair
from tripot.arena.traits import traits_of
from tripot.bots.answer import answer
from tripot.bots.thought import seated
from tripot.bots.volunteers import let_time_pass
from tripot.kernel.event import Event
from tripot.kernel.game import Game
from tripot.kernel.match import Match
from tripot.kernel.seats import CLOCK
from tripot.kernel.state import State


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one game went, in order of seats."""

    number: int
    lineup: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    steps: int
    record: bytes | None = None
    end: str = ""
    """How it ended, in the words of its traits."""
    traits: tuple[tuple[str, ...], ...] = ()
    """For each seat, what may have helped it: `dealt:aldo`."""
    deal: int | None = None
    """Which deal it was, if others were played of it."""
    luck: tuple[float, ...] = ()
    """For each seat, by how much chance has raised its share of the win, by the forecast."""

    @property
    def shares(self) -> tuple[float, ...]:
        """What each seat has of the victory; a shared one counts in parts, one that all lost for nobody."""
        return tuple(1 / self.ranks.count(1) if rank == 1 else 0.0 for rank in self.ranks)

    def chair(self, seat: int) -> Chair:
        return Chair(
            ALONE if self.deal is None else self.deal, self.shares[seat], self.luck[seat] if self.luck else 0.0
        )

    def pair(self, seat: int, rival: int) -> Chair:
        """Whether this seat ended ahead of that one, and by how much more luck; a tie counts half."""
        ahead = 0.5 * ((self.ranks[seat] < self.ranks[rival]) + (self.ranks[seat] <= self.ranks[rival]))
        mine, his = self.chair(seat), self.chair(rival)
        return Chair(mine.deal, ahead, mine.luck - his.luck)


def play(plan: Plan, number: int, record: bool = False) -> Played:
    """One game, and what there is to tell of it."""
    match = play_match(plan, number)
    events = [event for step in match.steps for event in step.events]
    found = finished(match.game, match.state, events, number, plan.lineup(number), len(match.steps))
    if isinstance(match, Dealt):
        return msgspec.structs.replace(found, deal=plan.deal(number), luck=tuple(match.luck))
    return msgspec.structs.replace(found, record=match.record().encode()) if record else found


def play_match(plan: Plan, number: int) -> Match:
    """One game to its end; every bot gets its own view and nothing else."""
    game = plan.load()
    lineup = plan.lineup(number)
    secret = plan.secret(number, "chance")
    match = Dealt(game, secret, lineup) if plan.paired else Match(game, secret, names=lineup)
    chairs = [seated(name, game, seat, bot_seed(plan, number, seat)) for seat, name in enumerate(lineup)]
    while not match.over:
        seat = match.waiting[0]
        if seat == CLOCK:
            let_time_pass(match, dict(enumerate(chairs)))
            continue
        bot, clock = chairs[seat]
        answer(match, seat, bot, clock)
    return match


def finished(
    game: Game[Any], s: State, events: Iterable[Event], number: int, lineup: Iterable[str], steps: int
) -> Played:
    """What there is to tell of a game that is over."""
    result = game.result(s)
    assert result is not None
    heard = traits_of(game).hear(s, events)
    return Played(
        number=number,
        lineup=tuple(lineup),
        ranks=tuple(standing.rank for standing in result.standings),
        scores=tuple(standing.score for standing in result.standings),
        steps=steps,
        end=heard.end,
        traits=heard.traits,
    )


def bot_seed(plan: Plan, number: int, seat: int) -> int:
    return int.from_bytes(plan.secret(number, f"bot {seat}")[:7])
