"""Checks of everything that is a second form of the same game: clones, positions, replays, notation."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.conformance.playout import actors, choices, lookers, moments, play_on, snapshot, steps
from tripot.kernel.bits import members
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.log import Log
from tripot.kernel.match import Match
from tripot.kernel.record import Record
from tripot.kernel.replay import replay, verify
from tripot.kernel.replayed import Replayed


def clones_are_equal(game: Game[Any]) -> None:
    for s in moments(game):
        assert snapshot(game, s.clone()) == snapshot(game, s), "a clone differs"


def old_states_never_change(game: Game[Any]) -> None:
    kept = [(before, snapshot(game, before)) for before, _, _ in steps(game, 11)]
    s = game.start()
    copies = []
    for before, seat, action in steps(game, 11):
        assert snapshot(game, s) == snapshot(game, before), "the same steps lead elsewhere"
        copies.append(s)
        s = s.clone()
        game.apply(s, seat, action)
    for (old, was), copy in zip(kept, copies, strict=True):
        assert snapshot(game, old) == snapshot(game, copy) == was, "a step changed a state of which it had a clone"


def a_replay_gives_the_same_states_and_views(game: Game[Any]) -> None:
    match = play_on(Match(game, seed=4, nonces=["a nonce"]), Dice(4))
    record = Record.decode(match.record().encode())
    assert snapshot(game, replay(record, game).state) == snapshot(game, match.state), "a replay ends elsewhere"
    assert verify(record, game).steps == len(match.steps)
    told, again = Log(game), Log(game)
    for number, step in enumerate(match.steps):
        told.add(step.seat, step.actions)
        seat, actions = game.notation.parse_line(record.steps[number])
        again.add(seat, actions)
        assert snapshot(game, told.state) == snapshot(game, again.state), f"step {number + 1} leads elsewhere"
        assert told.steps[-1].events == step.events, f"step {number + 1} tells something else"
    for looker in lookers(game):
        assert again.events(looker) == match.events(looker), f"seat {looker} is told something else"


def positions_round_trip(game: Game[Any]) -> None:
    for s in moments(game, games=2):
        position, seen = game.position(s), snapshot(game, s)
        written = msgspec.json.encode(position)
        for data in (position, msgspec.json.decode(written)):
            restored = game.restore(data)
            assert snapshot(game, restored) == seen, "a restored position differs"
            assert msgspec.json.encode(game.position(restored)) == written, "a restored position is written otherwise"


def restored_positions_play_on_alike(game: Game[Any]) -> None:
    restored = game.restore(game.position(game.start()))
    for before, seat, action in steps(game, 12):
        assert snapshot(game, restored) == snapshot(game, before), "a restored game goes another way"
        restored = game.restore(game.position(restored))
        game.apply(restored, seat, action)


def a_game_can_begin_at_any_moment(game: Game[Any]) -> None:
    """As some seat knew it, played on to its end, recorded and verified."""
    dice = Dice(13)
    replayed = Replayed(play_on(Match(game, seed=13), Dice(13)))
    for _ in range(3):
        step, seat = dice.below(len(replayed)), dice.below(game.players)
        opening = replayed.opening(step, seat, dice)
        begun = Log(game, opening)
        assert begun.view(seat) == replayed.view(step, seat), f"seat {seat} begins elsewhere"
        match = play_on(Match(game, seed=14, opening=opening), dice)
        record = Record.decode(match.record().encode())
        assert snapshot(game, replay(record, game).state) == snapshot(game, match.state), "a replay ends elsewhere"
        assert verify(record, game).steps == len(match.steps)


def notation_round_trips(game: Game[Any]) -> None:
    notation = game.notation
    written: dict[str, tuple[int, int]] = {}
    for s in moments(game, games=2):
        for seat in actors(game):
            for action in members(choices(game, s, seat)):
                line = notation.line(seat, (action,))
                assert written.setdefault(line, (seat, action)) == (seat, action), f"{line} means two things"
                assert notation.parse(seat, notation.text(seat, action)) == action, line
                assert notation.parse_line(line) == (seat, (action,)), line
                move = notation.move(seat, action)
                assert notation.action(seat, move) == action, line
                wire = msgspec.json.encode(move)
                assert notation.action(seat, msgspec.json.decode(wire, type=type(move))) == action, line
