"""A game at a table: the match, a story for every viewer, and the clock. It is a fold of header and entries."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from tripot.kernel.bits import members
from tripot.kernel.match import Match
from tripot.kernel.notation import Move, Notation
from tripot.kernel.problem import Problem
from tripot.kernel.refusal import Refusal
from tripot.kernel.seats import SPECTATOR
from tripot.server.clock import Clock
from tripot.server.sheet import UNDO, Entry, Header
from tripot.server.story import Story, Told
from tripot.server.wire import Outgoing, Situation, Snapshot, Step, Undone


class Play:
    def __init__(self, number: int, header: Header, seconds: float | None, entries: Iterable[Entry] = ()) -> None:
        self.number = number
        self.header = header
        self.game = header.load()
        self.match = Match(self.game, header.seed, header.nonces, header.names)
        self.stories = {viewer: Story(viewer, self.match.steps) for viewer in (*range(self.game.players), SPECTATOR)}
        self.clock = Clock(self.game.players, seconds)
        self.clock.ask(self.match.waiting, header.at)
        self.entries = 0
        for entry in entries:
            self.take(entry)

    @property
    def over(self) -> bool:
        return self.match.over

    def take(self, entry: Entry) -> dict[int, Told]:
        """Do it, and say what each viewer is told; Problem if it cannot be done, and then nothing has changed."""
        match, undo = self.match, entry.action == UNDO
        before = len(match.steps)
        if undo:
            match.undo(entry.seat)
        else:
            match.act(entry.seat, entry.action)
        self.entries += 1
        self.clock.ask(match.waiting, entry.at, entry.seat, undo)
        told = {}
        for viewer, story in self.stories.items():
            news = story.go_back(match.steps) if undo else story.go_on(match.steps[before:])
            if news is not None:
                told[viewer] = news
        return told

    def action(self, seat: int, move: Move) -> int:
        """The action behind a move; Problem if no seat could ever mean it."""
        try:
            return self.game.notation.action(seat, move)
        except ValueError:
            raise Problem("server-move", detail=type(move).__name__) from None

    def refusal(self, seat: int, action: int) -> Refusal | None:
        return self.game.refusal(self.match.state, seat, action)

    def situation(self, viewer: int) -> Situation:
        game, state, seated = self.game, self.match.state, viewer != SPECTATOR
        return Situation(
            view=game.view(state, viewer),
            legal=moves(game.notation, viewer, game.legal(state, viewer)) if seated else (),
            extra=moves(game.notation, viewer, game.extra(state, viewer)) if seated else (),
            can_undo=self.match.can_undo(viewer),
            deadlines=tuple(self.clock.deadlines),
            result=game.result(state),
        )

    def message(self, viewer: int, told: Told, actor: int) -> Outgoing:
        """What this viewer is told, live."""
        seen, seq = seat_or_none(viewer), self.stories[viewer].seq
        if told.undone:
            return Undone(self.number, seen, seq, actor, told.keep, told.events, self.situation(viewer))
        return Step(self.number, seen, seq, told.events, self.situation(viewer))

    def catch_up(self, viewer: int, seq: int) -> Outgoing | None:
        """What a viewer who has seen everything up to this number needs; None: nothing."""
        story = self.stories[viewer]
        missed = story.since(seq)
        if missed is None:
            return self.snapshot(viewer)
        if seq == story.seq:
            return None
        return Step(self.number, seat_or_none(viewer), story.seq, missed, self.situation(viewer))

    def snapshot(self, viewer: int) -> Snapshot:
        story = self.stories[viewer]
        return Snapshot(self.number, seat_or_none(viewer), story.seq, tuple(story.events), self.situation(viewer))


@lru_cache(maxsize=4096)
def moves(notation: Notation, seat: int, actions: int) -> tuple[Move, ...]:
    return tuple(notation.move(seat, action) for action in members(actions))


def seat_or_none(viewer: int) -> int | None:
    return None if viewer == SPECTATOR else viewer
