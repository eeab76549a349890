"""Checks of "why not?": what is refused changes nothing, and says why in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.conformance.order import ACTIONS
from tests.conformance.playout import actors, choices, moments, snapshot, steps
from tripot.games.rulebook import rules
from tripot.kernel.game import Game
from tripot.kernel.refusal import Illegal, Refusal
from tripot.kernel.seats import SPECTATOR
from tripot.kernel.state import Sink, State
from tripot.text import LANGUAGES, say

TRIED = range(-1, ACTIONS + 2)


def forbidden(game: Game[Any], s: State) -> Iterator[tuple[int, int]]:
    """Every step, by anybody or nobody, that is not open now."""
    for seat in [-1, *range(SPECTATOR + 3)]:
        may = choices(game, s, seat) if seat in actors(game) else 0
        yield from ((seat, action) for action in TRIED if action < 0 or not may >> action & 1)


def all_refusals(game: Game[Any]) -> dict[tuple[str, str], Refusal]:
    """One example of every refusal that random games meet."""
    met: dict[tuple[str, str], Refusal] = {}
    for s in moments(game):
        for step in forbidden(game, s):
            refusal = game.refusal(s, *step)
            assert refusal is not None
            met[refusal.rule, refusal.reason] = refusal
    return met


def the_forbidden_changes_nothing(game: Game[Any]) -> None:
    for s in moments(game):
        before = snapshot(game, s)
        for seat in actors(game):
            may = choices(game, s, seat)
            for action in TRIED:
                open_now = action >= 0 and may >> action & 1
                assert (game.refusal(s, seat, action) is None) == bool(open_now), f"seat {seat}, action {action}"
        for step in forbidden(game, s):
            sink = Sink()
            try:
                game.apply(s, *step, sink)
            except Illegal:
                assert not sink.events, f"{step} was refused but tells {sink.events}"
            else:
                raise AssertionError(f"{step} was not refused")
        assert snapshot(game, s) == before, "a refused step changed the state"


def refusals_cite_rules(game: Game[Any]) -> None:
    cited = {rule for rule, _ in all_refusals(game)}
    for language in LANGUAGES:
        strange = cited - {"", *rules(game.name, language)}
        assert not strange, f"no such rule in the rulebook ({language}): {strange}"


def refusals_have_texts(game: Game[Any]) -> None:
    for refusal in all_refusals(game).values():
        for language in LANGUAGES:
            assert say(refusal.reason, language, **refusal.args), refusal


def events_cite_rules(game: Game[Any]) -> None:
    cited: set[str] = set()
    for before, seat, action in steps(game, 3):
        sink = Sink()
        game.apply(before, seat, action, sink)
        cited |= {event.rule for event in sink.events}
    for language in LANGUAGES:
        assert cited <= set(rules(game.name, language)), f"no such rule in the rulebook ({language})"


def results_cite_rules(game: Game[Any]) -> None:
    *_, last = moments(game)
    result = game.result(last)
    assert result is not None
    for line in (line for standing in result.standings for line in standing.lines):
        for language in LANGUAGES:
            assert line.rule in rules(game.name, language), f"no such rule in the rulebook ({language}): {line.rule}"
            assert say(line.reason, language, **line.args), line
