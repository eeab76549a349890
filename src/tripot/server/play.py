"""A game at a table: the match, a story for every viewer, and the clock. It is a fold of header and entries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from tripot.bots.heard import Heard, heard
from tripot.kernel.bits import lowest, members
from tripot.kernel.event import happened
from tripot.kernel.match import Match
from tripot.kernel.notation import Move, Notation
from tripot.kernel.problem import Problem
from tripot.kernel.record import Oath
from tripot.kernel.seats import CLOCK, SPECTATOR
from tripot.kernel.talk import Word
from tripot.learning.lesson import taught
from tripot.learning.tutor import Tutor
from tripot.server.bank import Bank
from tripot.server.clock import Clock
from tripot.server.sheet import AWAY, END, UNDO, Entry, Header
from tripot.server.story import Story
from tripot.server.wire import Outgoing, Situation, Snapshot, Step, Undone


class Play:
    def __init__(
        self,
        number: int,
        header: Header,
        time: Bank | float | None,
        entries: Iterable[Entry] = (),
        oaths: Iterable[Oath] = (),
    ) -> None:
        self.number = number
        self.header = header
        self.game = header.load()
        self.match = Match(self.game, header.seed, header.nonces, header.names, header.opening)
        course = taught(header.game) if header.lesson else None
        self.tutor = None if course is None else Tutor(course, self.match)
        """Of the learner, if this is a lesson."""
        self.stories = {viewer: Story(viewer, self.match.steps) for viewer in (*range(self.game.players), SPECTATOR)}
        self.clock = Clock(self.game.players, time)
        self.clock.ask(self.match.waiting, header.at, quiet=self.game.quiet(self.match.state))
        self.clock.wind(self.game.alarm(self.match.state), header.at, public=True)
        self.entries: list[Entry] = []
        self.words: list[Word] = []
        """What was said in words of the game."""
        self.actor = 0
        """Who did the last thing."""
        self.ended = False
        """Somebody has stopped it before its end."""
        self.oaths = {oath.seat: oath for oath in oaths}
        """What the seats' pages have signed once it was over."""
        for entry in entries:
            self.take(entry)
        self.settle()

    def settle(self) -> None:
        """Whoever comes is told all of it: nobody waits for news."""
        for story in self.stories.values():
            story.settle()

    @property
    def over(self) -> bool:
        return self.ended or self.match.over

    @property
    def stuck(self) -> bool:
        """Nobody can go on although it is not over. The rules know no such position."""
        return not self.over and self.clock.alarm is None and not any(map(self.match.legal, self.match.waiting))

    def take(self, entry: Entry) -> None:
        """Do it; Problem if it cannot be done, and then nothing has changed."""
        if self.ended:
            raise Problem("game-stopped")
        if entry.choice == END:
            self._end(entry)
        elif entry.choice.startswith(AWAY):
            self.entries.append(entry)
            self.clock.rest(entry.seat, int(entry.choice.removeprefix(AWAY)), entry.at)
        else:
            self._go_on(entry)

    def _end(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.ended = True
        self.clock.ask([], entry.at)
        self.clock.wind(0, entry.at, public=True)

    def _go_on(self, entry: Entry) -> None:
        match, undo = self.match, entry.choice == UNDO
        before = len(match.steps)
        if undo:
            match.take_back(entry.seat)
        else:
            match.act(entry.seat, *self.game.notation.parse_choice(entry.seat, entry.choice))
        self.entries.append(entry)
        self.actor = entry.seat
        taken = match.steps[before:]
        public = any(happened(event, SPECTATOR) for step in taken for event in step.events)
        self.clock.ask(match.waiting, entry.at, entry.seat, undo, public, self.game.quiet(match.state))
        self.clock.wind(self.game.alarm(match.state), entry.at, public)
        for story in self.stories.values():
            if undo:
                story.go_back(match.steps)
            else:
                story.go_on(taken)

    @property
    def heard(self) -> Heard:
        """What everybody makes of what was said."""
        return heard(self.game.talk, self.stories[SPECTATOR].events, self.words)

    def put(self, word: Word) -> Word:
        """The word as it is kept; Problem if it cannot be said now."""
        if self.over:
            raise Problem("talk-too-late")
        return self.game.talk.put(self.match.view(SPECTATOR), self.stories[SPECTATOR].events, self.words, word)

    def can_undo(self, seat: int) -> bool:
        """Never the end: by then its secret is out."""
        return not self.over and self.match.can_undo(seat)

    def hammer(self, now: int) -> Entry | None:
        """What the game's own clock does, if its time has come."""
        alarm = self.clock.alarm
        if alarm is None or alarm > now:
            return None
        return self.entry(CLOCK, [lowest(self.game.legal(self.match.state, CLOCK))], now)

    def rewind(self, now: int) -> None:
        """The house was closed for a while: the game's own clock starts anew."""
        self.clock.wind(self.game.alarm(self.match.state), now, public=True)

    def entry(self, seat: int, actions: Sequence[int], at: int) -> Entry:
        return Entry(seat, self.game.notation.choice(seat, actions), at)

    def advise(self, seat: int, actions: Sequence[int]) -> None:
        """Problem with something to try instead, if the learner is not to make this choice now."""
        if self.tutor is not None and seat == self.tutor.seat:
            self.tutor.check(actions, self.match.ask(seat, *actions).whole)

    def moves(self, seat: int, actions: int) -> tuple[Move, ...]:
        return moves(self.game.notation, seat, actions)

    def situation(self, viewer: int) -> Situation:
        game, state, able = self.game, self.match.state, viewer != SPECTATOR and not self.ended
        view = game.view(state, viewer)
        awaited = () if self.ended else view.waiting
        return Situation(
            view=view,
            legal=self.moves(viewer, game.legal(state, viewer)) if able else (),
            extra=self.moves(viewer, game.extra(state, viewer)) if able else (),
            question=self.clock.tickets[viewer] if able else 0,
            can_undo=able and self.can_undo(viewer),
            deadlines=self.clock.shown(awaited),
            since=tuple(since if seat in awaited else None for seat, since in enumerate(self.clock.since)),
            alarm=self.clock.alarm,
            result=game.result(state),
            lesson=self.tutor.guidance() if self.tutor is not None and viewer == self.tutor.seat else None,
            pledges=self.heard.pledges if self.words else (),
        )

    def deadlines(self, viewer: int) -> tuple[int | None, ...]:
        """As far as this viewer may know."""
        waiting = 0 if self.ended else self.game.missing(self.match.state, viewer)
        return self.clock.shown(members(waiting))

    def news(self, listening: set[int]) -> dict[int, Outgoing]:
        """After a turn: what each viewer has to be told, if anything. Whoever does not listen will ask."""
        found = {viewer: self._news(viewer) for viewer in listening if self.stories[viewer].untold}
        self.settle()
        return found

    def _news(self, viewer: int) -> Outgoing:
        story, seen, told = self.stories[viewer], seat_or_none(viewer), self.stories[viewer].told
        events = story.since(told)
        if events is None:
            rest = tuple(story.events[story.standing :])
            return Undone(self.number, seen, story.seq, self.actor, story.standing, rest, self.situation(viewer))
        return Step(self.number, seen, told, story.seq, events, self.situation(viewer))

    def catch_up(self, viewer: int, seq: int) -> Outgoing | None:
        """What a viewer who has seen everything up to this number needs; None: nothing."""
        story = self.stories[viewer]
        missed = story.since(seq)
        if missed is None:
            return self.snapshot(viewer)
        if seq == story.seq:
            return None
        return Step(self.number, seat_or_none(viewer), seq, story.seq, missed, self.situation(viewer), True)

    def snapshot(self, viewer: int) -> Snapshot:
        story = self.stories[viewer]
        return Snapshot(self.number, seat_or_none(viewer), story.seq, tuple(story.events), self.situation(viewer))


@lru_cache(maxsize=4096)
def moves(notation: Notation, seat: int, actions: int) -> tuple[Move, ...]:
    return tuple(notation.move(seat, action) for action in members(actions))


def seat_or_none(viewer: int) -> int | None:
    return None if viewer == SPECTATOR else viewer
