"""Checks that nobody learns what he may not know: two worlds, sealed alternatives, canaries."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from tests.conformance.playout import LONGEST, actors, choices, finished, lookers, moments, next_choice, steps
from tripot.analysis.counsel import Counsellor
from tripot.kernel.choice import Draft
from tripot.kernel.dice import Dice
from tripot.kernel.event import Event, Hidden, redact
from tripot.kernel.foresight import foresee
from tripot.kernel.game import Game
from tripot.kernel.log import Log
from tripot.kernel.seats import SPECTATOR
from tripot.kernel.state import Sink, State

TRACE = 10
"""How far two worlds are played on side by side."""
ADVISED = 1
"""Moments at which the coach is asked in both: it takes a while."""


def perception(game: Game[Any], s: State, looker: int) -> dict[str, Any]:
    """All that somebody can find out about a state by looking and asking."""
    return {
        **questions(game, s, looker),
        "waiting": game.missing(s, looker),
        "view": msgspec.json.encode(game.view(s, looker)),
        "public": msgspec.json.encode(game.view(s, SPECTATOR)),
    }


def questions(game: Game[Any], s: State, looker: int) -> dict[str, Any]:
    """What is asked of everybody, and what one may do and not do."""
    return {
        "waiting": game.waiting(s),
        "unasked": game.unasked(s),
        "legal": game.legal(s, looker),
        "extra": game.extra(s, looker),
        "refusals": [game.refusal(s, looker, action) for action in range(0, 16, 3)],
    }


def do(game: Game[Any], s: State, seat: int, action: int) -> list[Event]:
    """Take a step; what happened, unredacted."""
    sink = Sink()
    game.apply(s, seat, action, sink)
    return sink.events


def heard(events: Iterable[Event], looker: int) -> bytes:
    """The events as they reach somebody."""
    told = (redact(event, looker) for event in events)
    return msgspec.json.encode([event for event in told if event is not None])


def samples_fit_their_view(game: Game[Any]) -> None:
    dice = Dice(21)
    for s in moments(game, games=2):
        for looker in lookers(game):
            view = game.view(s, looker)
            world = game.sample(view, dice)
            assert game.view(world, looker) == view, f"a sampled world shows seat {looker} another view"
            game.restore(game.position(world))


def what_i_may_not_know_changes_nothing_i_see(game: Game[Any]) -> None:
    dice = Dice(22)
    for s in moments(game, games=2):
        looker = lookers(game)[dice.below(game.players + 1)]
        follow(game, s, game.sample(game.view(s, looker), dice), looker, dice)


def what_i_foresee_is_certain(game: Game[Any]) -> None:
    """In every world that looks the same, each step of a choice leads to the same, as far as it is foreseen. Who
    answers last may not know it."""
    dice = Dice(23)
    for s in moments(game, games=2):
        seat = dice.below(game.players)
        if game.missing(s, seat) != game.waiting(s):
            continue
        world = game.sample(game.view(s, seat), dice)
        assert game.outlook(s, seat) == game.outlook(world, seat), f"the outlook tells seat {seat} a secret"
        here, there = Draft(game, s, seat), Draft(game, world, seat)
        while here.legal:
            assert foresee(here) == foresee(there), f"seat {seat} foresees what it may not know"
            action = int(dice.member(here.options))
            here.add(action)
            there.add(action)


def advice_is_the_same_in_worlds_that_look_the_same(game: Game[Any]) -> None:
    """What the coach says and marks rests on the view alone. A few moments: each is thought about."""
    dice, asked = Dice(27), 0
    for s in moments(game, games=1):
        seat = dice.below(game.players)
        if asked == ADVISED or not game.waiting(s) >> seat & 1 or dice.below(8):
            continue
        asked += 1
        world = game.sample(game.view(s, seat), dice)
        here, there = (Counsellor(game, game.view(one, seat), seat, 5) for one in (s, world))
        assert here.counsel() == there.counsel(), f"advice tells seat {seat} a secret"
        chosen = finished(Draft(game, world, seat), dice).actions
        assert here.judge(chosen) == there.judge(chosen), f"a mark tells seat {seat} a secret"


def follow(game: Game[Any], a: State, b: State, looker: int, dice: Dice) -> None:
    """Play on in two worlds that look the same, until a lawful reveal tells them apart."""
    for _ in range(TRACE):
        seen_a, seen_b = perception(game, a, looker), perception(game, b, looker)
        for what, found in seen_a.items():
            assert found == seen_b[what], f"seat {looker} sees by '{what}' what it may not know"
        common = [(seat, choices(game, a, seat) & choices(game, b, seat)) for seat in actors(game)]
        common = [(seat, mask) for seat, mask in common if mask]
        if not common:
            return
        seat, mask = common[dice.below(len(common))]
        action = int(dice.member(mask))
        unnoticed = any(game.missing(s, looker) != game.waiting(s) for s in (a, b))
        worlds = [do(game, s, seat, action) for s in (a, b)]
        less, more = sorted((heard(events, looker) for events in worlds), key=len)
        if less != more:
            last = unnoticed and more.startswith(less[:-1])  # nobody knows whose answer is the last: then all are told
            revealed = all(any(event.reveals for event in events) for events in worlds)
            assert last or revealed, f"seat {looker} hears by an event that reveals nothing"
            return


def what_others_choose_shows_in_events_and_views_alike(game: Game[Any]) -> None:
    """A view keeps what its events told, and events tell no more than the view shows. (Which Caïd acted last in a month
    is told, and forgotten if the RÉCEPTION follows at once: in these games it does not.)"""
    for seed in (24, 26):
        follow_choices(Log(game), Dice(seed), Dice(23))


def follow_choices(log: Log, play: Dice, dice: Dice) -> None:
    """A game by dice: each choice beside another that its seat could have made."""
    game = log.game
    for _ in range(LONGEST):
        if log.over:
            return
        seat, *actions = next_choice(log, play)
        same_kind = game.legal(log.state, seat) or game.extra(log.state, seat)
        a, b = log.ask(seat, *actions), finished(log.ask(seat, int(dice.member(same_kind))), dice)
        for looker in lookers(game):
            seen_a, seen_b = perception(game, a.state, looker), perception(game, b.state, looker)
            told_alike = heard(a.events, looker) == heard(b.events, looker)
            shown_alike = seen_a["view"] == seen_b["view"]
            assert told_alike or not shown_alike, f"an event tells seat {looker} what its view does not show"
            assert shown_alike or not told_alike, f"the view shows seat {looker} what no event told it"
            assert not shown_alike or seen_a == seen_b, f"seat {looker} sees by the questions what its view hides"
        log.add(seat, tuple(actions))
    raise AssertionError("random play does not end")


def what_is_only_begun_is_in_nobodys_way(game: Game[Any]) -> None:
    """Nothing is told and nothing timed, and nobody else is asked or may do anything else for it. Old records rely on
    it, in which several have begun something at once; that nobody else sees a draft is the kernel's business."""
    for before, seat, action in steps(game, 25):
        after, sink = before.clone(), Sink()
        game.apply(after, seat, action, sink)
        if not sink.unfinished:
            continue
        assert not sink.events, f"a choice that seat {seat} has only begun is told"
        assert game.alarm(before) == game.alarm(after), "a choice that is only begun sets the clock"
        for other in lookers(game):
            same = other == seat or questions(game, before, other) == questions(game, after, other)
            assert same, f"seat {other} is asked something else for what seat {seat} has only begun"


def unseen_extra_actions_are_not_told(game: Game[Any]) -> None:
    """What changes nothing in my view did not happen, as far as I know."""
    dice = Dice(24)
    for s in moments(game, games=2):
        for seat in range(game.players):
            if extra := game.extra(s, seat):
                after = s.clone()
                events = do(game, after, seat, int(dice.member(extra)))
                looker = lookers(game)[dice.below(game.players + 1)]
                unseen = perception(game, s, looker) == perception(game, after, looker)
                assert not unseen or heard(events, looker) == b"[]", f"seat {looker} hears of what it cannot see"


def canaries_stay_in_their_cage(game: Game[Any]) -> None:
    """Unique marks in the place of hidden values reach exactly those who may know them."""
    for seed in range(2):
        for number, (before, seat, action) in enumerate(steps(game, seed)):
            for event in do(game, before, seat, action):
                check_canaries(game, event, f"canary-{number}-")


def check_canaries(game: Game[Any], event: Event, mark: str) -> None:
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    cages = {name: value for name, value in fields.items() if isinstance(value, Hidden)}
    if not cages:
        return
    try:
        msgspec.json.encode(event)
    except TypeError:
        pass
    else:
        raise AssertionError(f"{type(event).__name__} was encoded with its hidden fields")
    marked = {name: Hidden(f"{mark}{name}", cage.knowers) for name, cage in cages.items()}
    event = msgspec.structs.replace(event, **marked)
    for looker in lookers(game):
        data = heard([event], looker)
        for name, cage in marked.items():
            knows = bool(cage.knowers >> looker & 1)
            assert (cage.value.encode() in data) == knows, f"{name} of {type(event).__name__} and seat {looker}"
